import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { loadConfig, variableWarnings } from "../adapters/config/config.ts";

interface Service {
  image?: string;
  build?: string;
  profiles?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

/** The file as Compose reads it, with these variables. */
function compose(env: Record<string, string>): { services: Record<string, Service> } {
  const filled = (text: string): string =>
    text.replaceAll(
      /\$\{(\w+)(?::([-?])((?:[^{}]|\$\{[^{}]*(?:\{[^{}]*\})?[^{}]*\})*))?\}/g,
      (_, name: string, kind, other = "") => {
        const value = env[name];
        if (value) return value;
        if (kind === "?") throw new Error(String(other));
        return filled(String(other));
      },
    );
  return parse(filled(readFileSync("compose.yaml", "utf8").replaceAll(/^\s*#.*$/gm, "")), {
    merge: true,
  }) as {
    services: Record<string, Service>;
  };
}

const { services } = compose({ POSTGRES_PASSWORD: "a word" });
const several = Object.entries(services).filter(([, { profiles }]) => profiles?.includes("several"));
const apps = Object.entries(services).filter(([, { build }]) => build === ".");
const nginx = readFileSync("docs/nginx.conf", "utf8");

test("compose starts one server, or with a profile several behind a proxy", () => {
  expect(Object.keys(services).filter((name) => !services[name]?.profiles)).toEqual(["app", "db"]);
  expect(several.map(([name]) => name).toSorted()).toEqual(["app1", "app2", "bucket", "mail", "proxy", "s3"]);
  expect(() => compose({})).toThrow("POSTGRES_PASSWORD");
  for (const { image, build, depends_on = {} } of Object.values(services)) {
    expect(image ?? build).toMatch(/^\.$|^[\w./-]+:v?\d/);
    for (const needed of Object.keys(depends_on)) expect(Object.keys(services)).toContain(needed);
  }
});

test("what compose says to the servers is what they understand", () => {
  expect(apps).toHaveLength(3);
  for (const [name, { environment = {}, healthcheck }] of apps) {
    const { PGPASSWORD, SECRET_KEY_FILE, ...own } = environment;
    expect(PGPASSWORD).toBe("a word");
    expect(variableWarnings(own)).toEqual([]);
    const config = loadConfig({}, { ...own, ...(SECRET_KEY_FILE && { SECRET_KEY: "x".repeat(44) }) });
    expect(config.databaseUrl).toBe("postgres://quietzone@db:5432/quietzone");
    expect(healthcheck?.test.at(-1)).toContain(":3000/readyz");
    if (name === "app") continue;
    expect(SECRET_KEY_FILE).toBe("/run/secrets/secret_key");
    const quiet = Number(/keepalive_timeout (\d+)s;/.exec(nginx)?.[1]);
    expect(config.shutdownDelay).toBeGreaterThan(quiet);
    expect(config).toMatchObject({ trustProxy: 1, mail: { smtpUrl: "smtp://mail:1025" } });
    expect(config.images).toMatchObject({ store: "s3", pathStyle: true, secretAccessKey: "a word" });
  }
});

test("the proxy asks the servers that compose starts, and compose gives it its file", () => {
  const asked = [...nginx.matchAll(/server (\w+):(\d+)/g)].map(([, name, port]) => [name, port]);
  expect(asked).toEqual([
    ["app1", "3000"],
    ["app2", "3000"],
  ]);
  expect(services["proxy"]?.volumes).toEqual(["./docs/nginx.conf:/etc/nginx/nginx.conf:ro"]);
});

test("what the servers believe of a proxy, the proxy says itself, whatever its caller says", () => {
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
