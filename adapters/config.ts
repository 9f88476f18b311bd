import { resolve } from "node:path";
import * as z from "zod/mini";
import { DomainError } from "../core/errors.ts";
import { readOidcConfig } from "./oidc-config.ts";
import type { OidcProviderConfig } from "./oidc/provider-config.ts";
import { readImageConfig, type ImageConfig } from "./image-config.ts";
import { readMailConfig, readOutboundAllow, type MailConfig } from "./mail-config.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** What the operator says about this installation (design §6). Nothing else reads the environment. */
export interface Config {
  /** 0: any free port. */
  port: number;
  /** Null: every address of the machine. */
  host: string | null;
  /** Absolute path. */
  dataDir: string;
  /** Null: the embedded Postgres in `dataDir`/db. */
  databaseUrl: string | null;
  /** The origin under which people reach the site, without a slash at its end. */
  siteUrl: string;
  /** Whether that was said, and not just the port of this machine. */
  isSiteUrlSaid: boolean;
  /** The origin of the panel, where it has a host name of its own; null: /admin of the site (D23). */
  adminUrl: string | null;
  /** Seals the secrets that settings hold. Null: a file in `dataDir`, made when it is needed. */
  secretKey: string | null;
  admin: { email: string; password: string } | null;
  /** Multiplies every rate limit. */
  rateLimitFactor: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** How many proxies stand in front of the server and may say who is calling. */
  trustProxy: number;
  /** Where addresses are: a .mmdb in the place of the table that comes with the program, and a service to ask after it. */
  geoip: { file: string | null; url: string | null };
  /** Origins beside the site's that people may be sent on to after signing in. */
  redirectAllow: string[];
  images: ImageConfig;
  /** Where people may sign in, too. */
  oidc: OidcProviderConfig[];
  mail: MailConfig;
  /** Hosts, addresses and networks that settings and users may name although they are not public. */
  outboundAllow: string[];
  /** False: browsers remove the service worker that they have, and what it kept. */
  offline: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * First step: the variables as they are written. An empty one counts as absent.
 * @throws DomainError `config_invalid`, naming the variable and what it should be
 */
function read<T>(env: Environment, name: string, shouldBe: string, schema: z.ZodMiniType<T>, absent: T): T {
  const text = env[name]?.trim();
  if (!text) return absent;
  const parsed = schema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new DomainError("config_invalid", `${name} should be ${shouldBe}, not "${text}"`);
}

const wholeNumber = (from: number, to: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
    z.int().check(z.minimum(from), z.maximum(to)),
  );
const positiveNumber = z.pipe(z.pipe(z.string(), z.transform(Number)), z.number().check(z.positive()));
const text = z.string();
const email = z.string().check(z.email());
const origin = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((url) => new URL(url).origin),
);
const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((line) => line.split(/[\s,]+/).filter((part) => part !== "")),
  ),
  z.array(origin),
);

function readAdmin(env: Environment): Config["admin"] {
  const address = read(env, "ADMIN_EMAIL", "an email address", z.nullable(email), null);
  const password = env["ADMIN_PASSWORD"] || null;
  if (address !== null && password !== null) return { email: address, password };
  if (address === null && password === null) return null;
  const [missing, given] =
    address === null ? ["ADMIN_EMAIL", "ADMIN_PASSWORD"] : ["ADMIN_PASSWORD", "ADMIN_EMAIL"];
  throw new DomainError("config_invalid", `${missing} is missing: set it together with ${given}, or neither`);
}

/** No message repeats it. */
function readSecretKey(env: Environment): string | null {
  const key = env["SECRET_KEY"]?.trim() || null;
  if (key === null || key.length >= 32) return key;
  throw new DomainError(
    "config_invalid",
    "SECRET_KEY should be at least 32 characters: openssl rand -base64 32",
  );
}

function readAdminUrl(env: Environment, siteUrl: string): string | null {
  const shouldBe = "an address like https://admin.example.org";
  const adminUrl = read(env, "ADMIN_URL", shouldBe, z.nullable(origin), null);
  if (adminUrl === null) return null;
  const [panel, site] = [new URL(adminUrl), new URL(siteUrl)];
  if (panel.host !== site.host && panel.protocol === site.protocol) return adminUrl;
  throw new DomainError(
    "config_invalid",
    `ADMIN_URL should be another host than SITE_URL, by the same protocol, not "${adminUrl}"`,
  );
}

/**
 * Second step: the configuration, with its defaults.
 * @param said what the command line says; it wins over the environment
 * @throws DomainError `config_invalid`
 */
export function loadConfig(said: Environment = {}, environment: Environment = process.env): Config {
  const env = { ...environment, ...said };
  const port = read(env, "PORT", "a port number from 0 to 65535", wholeNumber(0, 65_535), 3000);
  const siteUrl = read(
    env,
    "SITE_URL",
    "an address like https://codes.example.org",
    origin,
    `http://localhost:${port}`,
  );
  return {
    port,
    host: read(env, "HOST", "an address of this machine", z.nullable(text), null),
    dataDir: resolve(read(env, "DATA_DIR", "a folder", text, "./data")),
    // whoever connects checks it: no message of ours repeats it, since it holds a password
    databaseUrl: env["DATABASE_URL"]?.trim() || null,
    siteUrl,
    adminUrl: readAdminUrl(env, siteUrl),
    isSiteUrlSaid: Boolean(env["SITE_URL"]?.trim()),
    secretKey: readSecretKey(env),
    admin: readAdmin(env),
    rateLimitFactor: read(env, "RATE_LIMIT_FACTOR", "a number above 0", positiveNumber, 1),
    logLevel: read(env, "LOG_LEVEL", `one of ${LOG_LEVELS.join(", ")}`, z.enum(LOG_LEVELS), "info"),
    trustProxy: read(env, "TRUST_PROXY", "the number of proxies in front, 0 to 10", wholeNumber(0, 10), 0),
    redirectAllow: read(
      env,
      "REDIRECT_ALLOW",
      "addresses like https://app.example.org, with commas between",
      origins,
      [],
    ),
    images: readImageConfig(env),
    oidc: readOidcConfig(env),
    mail: readMailConfig(env),
    outboundAllow: readOutboundAllow(env),
    geoip: {
      file: read(env, "GEOIP_FILE", "a file", z.nullable(text), null),
      url: read(
        env,
        "GEOIP_URL",
        "a web address with {ip} in it, like https://ipapi.co/{ip}/json/",
        z.nullable(text.check(z.regex(/^https?:\/\/.*\{ip\}/))),
        null,
      ),
    },
    offline: read(env, "OFFLINE", "on or off", z.enum(["on", "off"]), "on") === "on",
  };
}

/** Whether the command line shows the stack of an error that nobody foresaw. Apart from the rest: that may be what is wrong. */
export const isDebugging = (environment: Environment = process.env): boolean =>
  Boolean(environment["QUIETZONE_DEBUG"]?.trim());
