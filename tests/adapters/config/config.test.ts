import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { VARIABLES, type Variable } from "../../../adapters/config/config-variables.ts";
import { isDebugging, loadConfig, variableWarnings } from "../../../adapters/config/config.ts";

const load = (env: Record<string, string>) => loadConfig({}, env);

test("every variable has a default", () => {
  expect(load({})).toEqual({
    port: 3000,
    host: null,
    dataDir: resolve("data"),
    databaseUrl: null,
    databasePool: 10,
    siteUrl: "http://localhost:3000",
    isSiteUrlSaid: false,
    adminUrl: null,
    secretKey: null,
    admin: null,
    rateLimitFactor: 1,
    logLevel: "info",
    logFormat: null,
    metricsToken: null,
    shutdownDelay: 0,
    trustProxy: 0,
    redirectAllow: [],
    adminOrigins: [],
    images: { store: "local" },
    oidc: [],
    mail: { smtpUrl: null, from: null },
    outboundAllow: [],
    geoip: { file: null, url: null },
    offline: true,
  });
});

test("every variable has its effect", () => {
  expect(
    load({
      PORT: "0",
      HOST: "127.0.0.1",
      DATA_DIR: "/srv/codes",
      DATABASE_URL: "postgres://user:pass@db/codes",
      DATABASE_POOL: "25",
      SITE_URL: "https://codes.example.org/",
      ADMIN_URL: "https://admin.example.org/",
      ADMIN_EMAIL: "root@example.org",
      ADMIN_PASSWORD: "a password",
      RATE_LIMIT_FACTOR: "2.5",
      LOG_LEVEL: "debug",
      LOG_FORMAT: "json",
      METRICS_TOKEN: "read-what-it-counts",
      SHUTDOWN_DELAY: "5",
      TRUST_PROXY: "1",
      REDIRECT_ALLOW: "https://app.example.org/, http://127.0.0.1:5000",
      SMTP_URL: "smtp://mailer:secret@mail.internal:587",
      MAIL_FROM: "Our codes <codes@example.org>",
      OUTBOUND_ALLOW: "mail.internal, 10.0.0.0/8",
      OFFLINE: "off",
    }),
  ).toEqual({
    port: 0,
    host: "127.0.0.1",
    dataDir: "/srv/codes",
    databaseUrl: "postgres://user:pass@db/codes",
    databasePool: 25,
    siteUrl: "https://codes.example.org",
    isSiteUrlSaid: true,
    adminUrl: "https://admin.example.org",
    secretKey: null,
    admin: { email: "root@example.org", password: "a password" },
    rateLimitFactor: 2.5,
    logLevel: "debug",
    logFormat: "json",
    metricsToken: "read-what-it-counts",
    shutdownDelay: 5,
    trustProxy: 1,
    redirectAllow: ["https://app.example.org", "http://127.0.0.1:5000"],
    adminOrigins: [],
    images: { store: "local" },
    oidc: [],
    mail: {
      smtpUrl: "smtp://mailer:secret@mail.internal:587",
      from: { name: "Our codes", address: "codes@example.org" },
    },
    outboundAllow: ["mail.internal", "10.0.0.0/8"],
    geoip: { file: null, url: null },
    offline: false,
  });
});

test("command-line options override the environment, and an empty variable counts as unset", () => {
  const config = loadConfig({ PORT: "8080" }, { PORT: "9090", SITE_URL: " ", ADMIN_EMAIL: "" });
  expect([config.port, config.siteUrl, config.admin]).toEqual([8080, "http://localhost:8080", null]);
});

test.each([
  ["PORT", "http", "a port number from 0 to 65535"],
  ["PORT", "65536", "a port number from 0 to 65535"],
  ["SITE_URL", "codes.example.org", "an address like https://codes.example.org"],
  ["SITE_URL", "ftp://codes.example.org", "an address like https://codes.example.org"],
  ["ADMIN_URL", "admin", "an address like https://admin.example.org"],
  ["ADMIN_EMAIL", "root", "an email address"],
  ["RATE_LIMIT_FACTOR", "0", "a number above 0"],
  ["DATABASE_POOL", "1", "a number of connections from 2 to 200"],
  ["LOG_LEVEL", "loud", "one of fatal, error, warn, info, debug, trace, silent"],
  ["LOG_FORMAT", "xml", "text or json"],
  ["SHUTDOWN_DELAY", "-1", "a number of seconds from 0 to 300"],
  ["TRUST_PROXY", "yes", "the number of proxies in front, 0 to 10"],
  ["REDIRECT_ALLOW", "app", "origins like https://app.example.org, with commas between"],
  ["ADMIN_ORIGINS", "htps:/panel", "origins like https://panel.example.org, with commas between"],
  ["MAIL_FROM", "codes", "an address, or like Quietzone <codes@example.org>"],
  ["OUTBOUND_ALLOW", "10.0.0.0/99", "hosts and networks like mail.internal, 10.0.0.0/8, with commas between"],
  ["OFFLINE", "no", "on or off"],
])("refuses %s=%s and says what it should be", (name, value, shouldBe) => {
  expect(() => load({ [name]: value })).toThrow(
    expect.objectContaining({
      code: "config_invalid",
      message: `${name} should be ${shouldBe}, not "${value}"`,
    }),
  );
});

test.each(["0.0.0.0/0", "mail.internal, 8.0.0.0/6", "::/0"])(
  "refuses OUTBOUND_ALLOW=%s, which would allow more than private networks",
  (value) => {
    expect(() => load({ OUTBOUND_ALLOW: value })).toThrow(/OUTBOUND_ALLOW should hold networks of your own/);
  },
);

test("OUTBOUND_ALLOW accepts the largest private networks", () => {
  const entries = ["10.0.0.0/8", "fc00::/7"];
  expect(load({ OUTBOUND_ALLOW: entries.join(",") }).outboundAllow).toEqual(entries);
});

test.each([
  "*",
  "null",
  "https://*.example.org",
  "panel.example.org",
  "https://a.example/path",
  "https://a.example?x=1",
  "https://a.example#x",
  "https://a.example,*",
  "ftp://a.example",
])("REDIRECT_ALLOW and ADMIN_ORIGINS refuse %s, which is not a list of origins", (value) => {
  for (const [name, example] of [
    ["REDIRECT_ALLOW", "https://app.example.org"],
    ["ADMIN_ORIGINS", "https://panel.example.org"],
  ] as const) {
    const message = `${name} should be origins like ${example}, with commas between, not "${value}"`;
    expect(() => load({ [name]: value })).toThrow(
      expect.objectContaining({ code: "config_invalid", message }),
    );
  }
});

test("normalizes origins, which may be separated by commas or spaces", () => {
  const { adminOrigins } = load({
    ADMIN_ORIGINS: " https://A.example:443/, http://b.example:8080 https://c.example, ",
  });
  expect(adminOrigins).toEqual(["https://a.example", "http://b.example:8080", "https://c.example"]);
  expect(load({ ADMIN_ORIGINS: "" }).adminOrigins).toEqual([]);
});

test("reports problems of several variables together without repeating a password", () => {
  expect(() => load({ SITE_URL: "here", ADMIN_URL: "there", DATABASE_URL: "mysql://me:hidden@db" })).toThrow(
    expect.objectContaining({
      reasons: [
        "DATABASE_URL should be like postgres://user:password@host:5432/quietzone",
        'SITE_URL should be an address like https://codes.example.org, not "here"',
        'ADMIN_URL should be an address like https://admin.example.org, not "there"',
      ],
    }),
  );
});

test.each([
  ["the site's own", "https://codes.example.org"],
  ["one with another protocol", "http://admin.example.org"],
])("refuses a panel host that is %s", (_which, ADMIN_URL) => {
  expect(() => load({ SITE_URL: "https://codes.example.org", ADMIN_URL })).toThrow(
    /^ADMIN_URL should be another host than SITE_URL/,
  );
});

test("refuses ADMIN_EMAIL without ADMIN_PASSWORD and vice versa", () => {
  expect(() => load({ ADMIN_EMAIL: "root@example.org" })).toThrow(/^ADMIN_PASSWORD is missing/);
  expect(() => load({ ADMIN_PASSWORD: "secret" })).toThrow(/^ADMIN_EMAIL is missing/);
});

test("shows stack traces only if QUIETZONE_DEBUG is set and not empty", () => {
  expect([{ QUIETZONE_DEBUG: "1" }, { QUIETZONE_DEBUG: "" }, {}].map(isDebugging)).toEqual([
    true,
    false,
    false,
  ]);
});

test.each(["https://user:secret@mail.example.org", "smtp://", "secret"])(
  "refuses SMTP_URL=%s without repeating it",
  (value) => {
    expect(() => load({ SMTP_URL: value })).toThrow(
      "SMTP_URL should be like smtp://user:password@mail.example.org:587",
    );
  },
);

test("reports every problem in one error, each once", () => {
  const env = {
    PORT: "http",
    IMAGE_STORE: "s3",
    S3_BUCKET: "codes",
    SECRET_KEY: "short-secret",
    OFFLINE: "no",
  };
  expect(() => load(env)).toThrow(
    expect.objectContaining({
      message: `4 variables are wrong:
  - PORT should be a port number from 0 to 65535, not "http"
  - SECRET_KEY should be at least 32 characters: openssl rand -base64 32
  - IMAGE_STORE=s3 needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well
  - OFFLINE should be on or off, not "no"`,
    }),
  );
});

describe("a secret in a file (NAME_FILE)", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "quietzone-secrets-"));
    await writeFile(join(folder, "key"), "a key of thirty-two characters or more\n");
    await writeFile(join(folder, "google"), "of-google");
    await writeFile(join(folder, "empty"), "\n");
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("replaces the variable", () => {
    const { secretKey, oidc } = load({
      SECRET_KEY_FILE: join(folder, "key"),
      OIDC_GOOGLE_CLIENT_ID: "id",
      OIDC_GOOGLE_CLIENT_SECRET_FILE: join(folder, "google"),
    });
    expect([secretKey, oidc[0]?.clientSecret]).toEqual([
      "a key of thirty-two characters or more",
      "of-google",
    ]);
  });

  test("is supported for every variable that holds a secret and for no other", () => {
    const secrets = Object.entries<Variable>(VARIABLES).flatMap(([name, { secret }]) =>
      secret ? [name] : [],
    );
    expect(secrets).toEqual(
      expect.arrayContaining(["ADMIN_PASSWORD", "DATABASE_PASSWORD", "S3_SECRET_ACCESS_KEY", "SMTP_URL"]),
    );
    const gone = join(folder, "gone");
    for (const name of [...secrets, "OIDC_HOUSE_CLIENT_SECRET"]) {
      expect(() => load({ [`${name}_FILE`]: gone })).toThrow(
        `${name}_FILE should be a file that can be read`,
      );
    }
    expect(load({ PORT_FILE: gone, SITE_URL_FILE: gone }).port).toBe(3000);
  });

  test("is refused if the file is missing or empty or the variable is set as well, without repeating the secret", () => {
    const [gone, empty] = [join(folder, "gone"), join(folder, "empty")];
    const env = {
      SMTP_URL_FILE: gone,
      DATABASE_URL_FILE: empty,
      SECRET_KEY_FILE: join(folder, "key"),
      SECRET_KEY: "said",
    };
    expect(() => load(env)).toThrow(
      expect.objectContaining({
        reasons: [
          `SMTP_URL_FILE should be a file that can be read, not "${gone}"`,
          `DATABASE_URL_FILE names an empty file: ${empty}`,
          "SECRET_KEY and SECRET_KEY_FILE are both set: keep one of them",
        ],
      }),
    );
  });
});

test.each([
  ["postgres://codes@db:5432/codes", "postgres://codes@db:5432/codes?password=p%40ss%25%2F%20w%C3%B6rd"],
  [
    "postgres:///codes?host=/var/run/postgresql",
    "postgres:///codes?host=/var/run/postgresql&password=p%40ss%25%2F%20w%C3%B6rd",
  ],
])("passes a separate password for %s to the driver unchanged", (DATABASE_URL, expected) => {
  const password = "p@ss%/ wörd";
  const { databaseUrl } = load({ DATABASE_URL, DATABASE_PASSWORD: `${password}\n` });
  expect(databaseUrl).toBe(expected);
  expect(new Client(expected).password).toBe(password);
});

test("refuses DATABASE_PASSWORD without DATABASE_URL or beside another password, without repeating it", () => {
  expect(() => load({ DATABASE_PASSWORD: "hush" })).toThrow("DATABASE_PASSWORD is set without DATABASE_URL");
  for (const DATABASE_URL of ["postgres://codes:hush@db/codes", "postgres:///codes?password=hush"]) {
    expect(() => load({ DATABASE_URL, DATABASE_PASSWORD: "hush" })).toThrow(/^(?!.*hush).*keep one of them$/);
  }
});

test.each([
  ["SMPT_URL", "did you mean SMTP_URL?"],
  ["DATABSE_URL", "did you mean DATABASE_URL?"],
  ["SITE_ULR", "did you mean SITE_URL?"],
  ["QUIETZONE_PORT", "did you mean PORT?"],
  ["QUIETZONE_COLOR", "see the table in the README"],
  ["OIDC_GOOGLE_CLIENTID", "such names end in _CLIENT_ID, _CLIENT_SECRET, _ISSUER or _LABEL"],
])("warns about the unknown variable %s and suggests the likely name", (name, hint) => {
  expect(variableWarnings({ [name]: "x" })).toEqual([`${name} is set and nobody reads it: ${hint}`]);
});

test("warns that the path of SITE_URL is ignored, since the site needs its own host name", () => {
  expect(variableWarnings({ SITE_URL: "https://example.org/codes/" })).toEqual([
    "SITE_URL is taken as https://example.org, without what follows: the site needs a host name of its own",
  ]);
  for (const SITE_URL of ["https://codes.example.org", "https://codes.example.org:443/", "no address"]) {
    expect(variableWarnings({ SITE_URL })).toEqual([]);
  }
});

test("does not warn about known variables or those of other programs", () => {
  const others = [
    "PATH",
    "HOME",
    "HOSTNAME",
    "LANG",
    "PGPASSWORD",
    "NODE_ENV",
    "TMPDIR",
    "PORTAGE",
    "S3_URL",
  ];
  const ours = ["PORT", "SECRET_KEY_FILE", "OIDC_HOUSE_LABEL", "OIDC_HOUSE_CLIENT_SECRET_FILE", "GEOIP_FILE"];
  expect(variableWarnings(Object.fromEntries([...others, ...ours].map((name) => [name, "x"])))).toEqual([]);
});
