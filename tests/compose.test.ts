import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import pkg from "../package.json" with { type: "json" };
import { loadConfig, variableWarnings } from "../adapters/config/config.ts";

interface Service {
  image: string;
  command?: string[];
  build?: { context: string; args: Record<string, string> };
  profiles?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  restart?: string;
  stop_grace_period?: string;
}

interface Composition {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
}

/** Substitutes variables as Compose does. */
function compose(env: Record<string, string> = {}): Composition {
  const filled = (text: string): string =>
    text.replaceAll(
      /(?<!\$)\$\{(\w+)(?::-((?:[^{}]|\$\{[^{}]*\})*))?\}/g,
      (_, name: string, other = "") => env[name] || filled(String(other)),
    );
  return parse(filled(readFileSync("compose.yaml", "utf8").replaceAll(/^\s*#.*$/gm, "")), {
    merge: true,
  }) as Composition;
}

const { services, secrets } = compose();
const several = Object.entries(services).filter(([, { profiles }]) => profiles?.includes("several"));
const apps = Object.entries(services).filter(([, { build }]) => build !== undefined);
const nginx = readFileSync("docs/nginx.conf", "utf8");
const dockerfile = readFileSync("Dockerfile", "utf8");

test("compose starts one server by default, and several servers behind a proxy with a profile", () => {
  expect(Object.keys(services).filter((name) => !services[name]?.profiles)).toEqual(["app", "db"]);
  expect(several.map(([name]) => name).toSorted()).toEqual(["app1", "app2", "bucket", "mail", "proxy", "s3"]);
  for (const { depends_on = {} } of Object.values(services)) {
    for (const needed of Object.keys(depends_on)) expect(Object.keys(services)).toContain(needed);
  }
});

test("every image is pinned to a version, and can be replaced by one with a digest", () => {
  const [, node = ""] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile) ?? [];
  const images = Object.values(services).map(({ image, build }) => build?.args["NODE_IMAGE"] ?? image);
  expect(new Set(images)).toContain(node);
  for (const image of images) expect(image).toMatch(/^[\w./-]+:v?\d+\.\d+[\w.-]*$/);
  const digest = "@sha256:0123";
  const pinned = compose({
    NODE_IMAGE: node + digest,
    ...Object.fromEntries(
      ["POSTGRES", "NGINX", "S3", "BUSYBOX", "MAIL"].map((name) => [`${name}_IMAGE`, `some${digest}`]),
    ),
  });
  for (const { image, build } of Object.values(pinned.services)) {
    expect(build?.args["NODE_IMAGE"] ?? image).toContain(digest);
  }
  // the image tag matches the packed version
  for (const [, { image }] of apps) expect(image).toBe(`${pkg.name}:${pkg.version}`);
});

test("passwords and keys come from files, and each service gets only its own", () => {
  for (const { environment = {}, secrets: handed = [], command } of Object.values(services)) {
    const said = Object.entries(environment).filter(([variable]) => /PASSWORD|SECRET|TOKEN/.test(variable));
    expect(said.filter(([variable]) => !variable.endsWith("_FILE"))).toEqual([]);
    const read = [...JSON.stringify([environment, command]).matchAll(/\/run\/secrets\/(\w+)/g)];
    expect(new Set(read.map(([, secret]) => secret))).toEqual(new Set(handed));
    for (const secret of handed) expect(secrets[secret]?.file).toBe(`./secrets/${secret}`);
  }
  expect(services["s3"]?.secrets).toEqual(["s3_secret_key"]);
  const [, made = ""] = /for name in ([\w ]+);/.exec(readFileSync("compose.yaml", "utf8")) ?? [];
  expect(made.split(" ").toSorted()).toEqual(Object.keys(secrets).toSorted());
});

test("every service has a stop grace period, and the app one that is long enough for its shutdown", () => {
  for (const [name, { restart, stop_grace_period = "0s", environment = {} }] of Object.entries(services)) {
    if (restart === undefined) continue;
    const seconds = Number(/^(\d+)s$/.exec(stop_grace_period)?.[1]);
    expect({ name, seconds }).toEqual({ name, seconds: expect.any(Number) });
    const needed = environment["DATABASE_URL"] ? Number(environment["SHUTDOWN_DELAY"] ?? 0) + 20 : 10;
    expect(seconds).toBeGreaterThanOrEqual(needed);
  }
});

/** The environment after the product reads the secret files. */
const read = (environment: Record<string, string>, held: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) =>
      value.startsWith("/run/secrets/") ? [name.replace(/_FILE$/, ""), held] : [name, value],
    ),
  );

test("the app understands the environment that compose gives it", () => {
  const held = "x".repeat(44);
  expect(apps).toHaveLength(3);
  for (const [name, { environment = {}, healthcheck }] of apps) {
    expect(variableWarnings(environment)).toEqual([]);
    const config = loadConfig({}, read(environment, held));
    expect(config.databaseUrl).toBe(`postgres://quietzone@db:5432/quietzone?password=${held}`);
    expect(config.siteUrl).toBe("http://localhost:3000");
    expect(healthcheck?.test.at(-1)).toContain(":3000/readyz");
    if (name === "app") continue;
    const quiet = Number(/keepalive_timeout (\d+)s;/.exec(nginx)?.[1]);
    expect(config.shutdownDelay).toBeGreaterThan(quiet);
    expect(config).toMatchObject({ trustProxy: 1, secretKey: held, mail: { smtpUrl: "smtp://mail:1025" } });
    expect(config.images).toMatchObject({ store: "s3", pathStyle: true, secretAccessKey: held });
  }
});

test("the proxy forwards to the servers that compose starts, and uses the mounted nginx.conf", () => {
  const asked = [...nginx.matchAll(/server (\w+):(\d+)/g)].map(([, name, port]) => [name, port]);
  expect(asked).toEqual([
    ["app1", "3000"],
    ["app2", "3000"],
  ]);
  expect(services["proxy"]?.volumes).toEqual(["./docs/nginx.conf:/etc/nginx/nginx.conf:ro"]);
});

test("the proxy sets every forwarded header itself instead of passing on the client's", () => {
  const said = [...nginx.matchAll(/proxy_set_header (X-[\w-]+) (\S+);/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(said).toEqual([
    ["X-Forwarded-For", "$remote_addr"],
    ["X-Forwarded-Proto", "$scheme"],
    ["X-Request-Id", "$request_id"],
  ]);
});
