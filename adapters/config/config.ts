import { resolve } from "node:path";
import * as z from "zod/mini";
import { withSecretFiles } from "./config-files.ts";
import { misspelt } from "./config-names.ts";
import { invalid, read, readOptional, readVariable, readAll, type Environment } from "./config-variables.ts";
import { readDatabaseUrl } from "./database-config.ts";
import { readOidcConfig } from "./oidc-config.ts";
import type { OidcProviderConfig } from "../oidc/provider-config.ts";
import { readImageConfig, type ImageConfig } from "./image-config.ts";
import { readMailConfig, readOutboundAllow, type MailConfig } from "./mail-config.ts";
import { parseUrl } from "../addresses/parse-url.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const LOG_FORMATS = ["text", "json"] as const;

/** The operator's configuration. No other module reads the environment. */
export interface Config {
  /** 0: any free port. */
  port: number;
  /** Null: every address of the machine. */
  host: string | null;
  /** Absolute path. */
  dataDir: string;
  /** Null: the embedded Postgres in `dataDir`/db. */
  databaseUrl: string | null;
  /** Connections that this process opens at most; one more listens. */
  databasePool: number;
  /** The origin under which people reach the site, without a slash at its end. */
  siteUrl: string;
  /** Whether it was configured, rather than derived from the local port. */
  isSiteUrlSaid: boolean;
  /** The panel's origin if it has its own host name; null: /admin of the site. */
  adminUrl: string | null;
  /** Seals the secrets that settings hold. Null: a file in `dataDir`, made when it is needed. */
  secretKey: string | null;
  admin: { email: string; password: string } | null;
  /** Multiplies every rate limit. */
  rateLimitFactor: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Null: text on a terminal, otherwise JSON. */
  logFormat: (typeof LOG_FORMATS)[number] | null;
  /** Bearer token to read /metrics. Null: access is disabled. */
  metricsToken: string | null;
  /** Seconds from the signal to stop, when /readyz begins to fail, until no more connections are accepted. */
  shutdownDelay: number;
  /** Number of trusted proxies in front of the server, which may name the client's address. */
  trustProxy: number;
  /** Sources of locations: a .mmdb that replaces the built-in table, and a service to query after it. */
  geoip: { file: string | null; url: string | null };
  /** Additional origins to which users may be redirected after signing in. */
  redirectAllow: string[];
  /** Origins whose pages may call /api/admin with tokens: a panel that is hosted elsewhere. */
  adminOrigins: string[];
  images: ImageConfig;
  /** Additional sign-in providers. */
  oidc: OidcProviderConfig[];
  mail: MailConfig;
  /** Hosts, addresses and networks that settings and users may name although they are not public. */
  outboundAllow: string[];
  /** False: browsers unregister the service worker, and delete its caches. */
  offline: boolean;
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
/** An origin only: a path would be ignored silently. */
// a browser names an origin letter by letter: no pattern would ever match
const isBare = (url: string): boolean =>
  !url.includes("*") && parseUrl(url)?.href === `${parseUrl(url)?.origin}/`;
const bareOrigin = z.pipe(z.url({ protocol: /^https?$/ }).check(z.refine(isBare)), origin);
const listOf = (entry: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((line) => line.split(/[\s,]+/).filter((part) => part !== "")),
    ),
    z.array(entry),
  );

function readAdmin(env: Environment): Config["admin"] {
  const address = readOptional(env, "ADMIN_EMAIL", "an email address", email);
  // spaces may be meant
  const password = env["ADMIN_PASSWORD"] || null;
  if (address !== null && password !== null) return { email: address, password };
  if (address === null && password === null) return null;
  const [missing, given] =
    address === null ? ["ADMIN_EMAIL", "ADMIN_PASSWORD"] : ["ADMIN_PASSWORD", "ADMIN_EMAIL"];
  throw invalid(`${missing} is missing: set it together with ${given}, or neither`);
}

const atLeast = (characters: number) => text.check(z.minLength(characters));
const RANDOM = "openssl rand -base64 32";

function readAdminUrl(env: Environment, siteUrl: () => string): string | null {
  const adminUrl = readOptional(env, "ADMIN_URL", "an address like https://admin.example.org", origin);
  if (adminUrl === null) return null;
  const [panel, site] = [new URL(adminUrl), new URL(siteUrl())];
  if (panel.host !== site.host && panel.protocol === site.protocol) return adminUrl;
  throw invalid(`ADMIN_URL should be another host than SITE_URL, by the same protocol, not "${adminUrl}"`);
}

/**
 * The configuration, with its defaults.
 * @param words command-line values, which override the environment
 * @throws DomainError `config_invalid` with all problems
 */
export function loadConfig(words: Environment = {}, environment: Environment = process.env): Config {
  const env = withSecretFiles({ ...environment, ...words });
  const port = () => read(env, "PORT", "a port number from 0 to 65535", wholeNumber(0, 65_535));
  const siteUrl = () =>
    readOptional(env, "SITE_URL", "an address like https://codes.example.org", origin) ??
    `http://localhost:${port()}`;
  return readAll<Config>({
    port,
    host: () => readOptional(env, "HOST", "an address of this machine", text),
    dataDir: () => resolve(read(env, "DATA_DIR", "a folder", text)),
    databaseUrl: () => readDatabaseUrl(env),
    databasePool: () =>
      read(env, "DATABASE_POOL", "a number of connections from 2 to 200", wholeNumber(2, 200)),
    siteUrl,
    adminUrl: () => readAdminUrl(env, siteUrl),
    isSiteUrlSaid: () => readVariable(env, "SITE_URL") !== null,
    secretKey: () => readOptional(env, "SECRET_KEY", `at least 32 characters: ${RANDOM}`, atLeast(32)),
    admin: () => readAdmin(env),
    rateLimitFactor: () => read(env, "RATE_LIMIT_FACTOR", "a number above 0", positiveNumber),
    logLevel: () => read(env, "LOG_LEVEL", `one of ${LOG_LEVELS.join(", ")}`, z.enum(LOG_LEVELS)),
    logFormat: () => readOptional(env, "LOG_FORMAT", "text or json", z.enum(LOG_FORMATS)),
    metricsToken: () => readOptional(env, "METRICS_TOKEN", `at least 16 characters: ${RANDOM}`, atLeast(16)),
    shutdownDelay: () =>
      read(env, "SHUTDOWN_DELAY", "a number of seconds from 0 to 300", wholeNumber(0, 300)),
    trustProxy: () => read(env, "TRUST_PROXY", "the number of proxies in front, 0 to 10", wholeNumber(0, 10)),
    redirectAllow: () =>
      readOptional(
        env,
        "REDIRECT_ALLOW",
        "origins like https://app.example.org, with commas between",
        listOf(bareOrigin),
      ) ?? [],
    adminOrigins: () =>
      readOptional(
        env,
        "ADMIN_ORIGINS",
        "origins like https://panel.example.org, with commas between",
        listOf(bareOrigin),
      ) ?? [],
    images: () => readImageConfig(env),
    oidc: () => readOidcConfig(env),
    mail: () => readMailConfig(env),
    outboundAllow: () => readOutboundAllow(env),
    geoip: () =>
      readAll<Config["geoip"]>({
        file: () => readOptional(env, "GEOIP_FILE", "a file", text),
        url: () =>
          readOptional(
            env,
            "GEOIP_URL",
            "a web address with {ip} in it, like https://ipapi.co/{ip}/json/",
            text.check(z.regex(/^https?:\/\/.*\{ip\}/)),
          ),
      }),
    offline: () => read(env, "OFFLINE", "on or off", z.enum(["on", "off"])) === "on",
  });
}

/** For an address with more than a host: the site must be at the root. */
const moreThanHost = (env: Environment): string[] =>
  (["SITE_URL", "ADMIN_URL"] as const).flatMap((name) => {
    const address = readVariable(env, name);
    const url = address === null ? null : parseUrl(address);
    if (!url || url.href === `${url.origin}/`) return [];
    return [`${name} is taken as ${url.origin}, without what follows: the site needs a host name of its own`];
  });

/**
 * A sentence for each variable that is unused but was probably meant for this program, or that is used only
 * in part.
 */
export const variableWarnings = (environment: Environment = process.env): string[] => [
  ...misspelt(environment),
  ...moreThanHost(environment),
];

/**
 * Label printers that the command line may send labels to, as the operator lists them: `printer:9100, 192.0.2.7`.
 * @param environment of the process
 */
export const allowedPrinters = (environment: Environment = process.env): string[] =>
  (readVariable(environment, "PRINTERS") ?? "").split(/[\s,]+/).filter((entry) => entry !== "");

/**
 * Time that files of a batch carry: now, or the seconds since 1970 of SOURCE_DATE_EPOCH, with which the same rows give the
 * same bytes (reproducible-builds.org/specs/source-date-epoch).
 * @throws DomainError `config_invalid`
 */
export const sourceDate = (environment: Environment = process.env): Date => {
  const latest = 253_402_300_799;
  const kind = "seconds since 1970, a whole number";
  const seconds = readOptional(environment, "SOURCE_DATE_EPOCH", kind, wholeNumber(0, latest));
  return seconds === null ? new Date() : new Date(seconds * 1000);
};

/**
 * Whether the command line shows the stack of an unexpected error. Read separately, since the rest of the
 * configuration may be the problem.
 */
export const isDebugging = (environment: Environment = process.env): boolean =>
  readVariable(environment, "QUIETZONE_DEBUG") !== null;
