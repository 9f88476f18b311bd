import { failed, ok, warning, type Finding } from "./check.ts";

/** Lines of Node.js, and the first of each that has all that is used; every line after the last will do (package.json, engines). */
const NODE_LINES: Readonly<Record<number, number>> = { 20: 19, 22: 13, 24: 0 };
const LAST_LINE = Math.max(...Object.keys(NODE_LINES).map(Number));
const MEBIBYTE = 1024 ** 2;
const GIBIBYTE = 1024 ** 3;

/** @param version such as "v22.4.1" */
export function judgeNode(version: string): Finding {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  const isKnownToDo = minor >= (NODE_LINES[major] ?? Infinity);
  if (isKnownToDo || major > LAST_LINE) return ok(version);
  const lines = Object.entries(NODE_LINES).map(([line, since]) => `${line}.${since}`);
  return failed(`${version} is too old: install Node.js ${lines.join(", ")} or later`);
}

/** @param free bytes that the folder's file system has left for this user */
export function judgeSpace(folder: string, free: number): Finding {
  const size = free >= GIBIBYTE ? `${(free / GIBIBYTE).toFixed(1)} GB` : `${Math.floor(free / MEBIBYTE)} MB`;
  const said = `${folder} can be written, ${size} free`;
  if (free < 100 * MEBIBYTE) return failed(`${said}: make room before the database stops`);
  return free < GIBIBYTE ? warning(`${said}: make room soon`) : ok(said);
}

/** @param said description of the database @param encoding its character encoding */
export function judgeDatabase(said: string, encoding: string): Finding {
  if (encoding === "UTF8") return ok(said);
  return warning(
    `${said}, keeps text as ${encoding}, which does not hold every letter: make a backup, and restore it into a database with ENCODING 'UTF8'`,
  );
}

interface Connections {
  /** `max_connections` less what PostgreSQL keeps for superusers. */
  available: number;
  /** By anyone, including this check. */
  inUse: number;
  /** Most connections that one of our processes opens. */
  perProcess: number;
}

export function judgeConnections({ available, inUse, perProcess }: Connections): Finding {
  const said = `${available} for clients, ${inUse} in use, up to ${perProcess} by each process`;
  if (perProcess > available) {
    return failed(`${said}: lower DATABASE_POOL, or raise max_connections of PostgreSQL`);
  }
  const room = Math.floor(available / perProcess);
  if (available - inUse < perProcess / 2 || room < 2) {
    return warning(`${said}: one more process may find none; lower DATABASE_POOL or raise max_connections`);
  }
  return ok(`${said}: room for ${room} processes`);
}

/** @param seconds by which this machine's clock is ahead of the database's */
export function judgeClock(seconds: number): Finding {
  const off = Math.abs(seconds);
  if (off < 2) return ok("this machine and the database agree within two seconds");
  const said = `this machine's clock is ${off.toFixed(0)} s ${seconds > 0 ? "ahead of" : "behind"} the database's`;
  const fix = "let both be set by NTP";
  return off < 60
    ? warning(`${said}: ${fix}`)
    : failed(`${said}, so that codes and links expire at the wrong time: ${fix}`);
}

/** @param sealed names of secret settings @param unopened those that the key cannot decrypt */
export function judgeSecrets(sealed: readonly string[], unopened: readonly string[]): Finding {
  if (sealed.length === 0) return ok("no setting is sealed yet");
  if (unopened.length === 0) return ok(`opens all ${sealed.length} sealed settings`);
  return failed(
    `does not open ${unopened.join(", ")}: set the SECRET_KEY of then, or enter these settings again`,
  );
}

/** @param missing names of migrations that the database lacks @param unknown those that this version does not know */
export function judgeMigrations(missing: readonly string[], unknown: readonly string[]): Finding {
  if (unknown.length > 0) {
    return failed(
      `a newer version was here (${unknown.join(", ")}): install it again, or restore a backup from before`,
    );
  }
  if (missing.length === 0) return ok("the database is up to date");
  return warning(
    `${missing.length} to be made (from ${missing[0]} on): quietzone migrate, or start the server`,
  );
}

interface Site {
  /** As parsed by the class `URL`. */
  siteUrl: { protocol: string; hostname: string; port: string };
  isSiteUrlSaid: boolean;
  trustProxy: number;
  port: number;
}

const LOCAL = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether the site's address, its port and its proxy settings are consistent. */
export function judgeProxy({ siteUrl, isSiteUrlSaid, trustProxy, port }: Site): Finding {
  const { protocol, hostname, port: said } = siteUrl;
  if (!isSiteUrlSaid) return warning("SITE_URL is not set: links in mails and codes lead to localhost");
  if (LOCAL.test(hostname)) return ok("the site is for this machine alone");
  if (protocol === "https:" && trustProxy === 0) {
    return warning(
      "SITE_URL is https, which a proxy in front ends, and TRUST_PROXY is 0: all visitors look like one, and share its limits. Set TRUST_PROXY to the number of proxies",
    );
  }
  if (protocol === "http:") {
    return warning(
      "SITE_URL is http: passwords are read on the way. Put a proxy with a certificate in front",
    );
  }
  if (trustProxy > 0 && said === String(port)) {
    return warning(
      `TRUST_PROXY is ${trustProxy} and SITE_URL names this process's own port: without a proxy, callers choose the address that they come from`,
    );
  }
  return ok(`${trustProxy} in front, believed about visitors' addresses`);
}

/** Fixes for a failing picture store. */
const STORE_FIXES = {
  local: "make room, and hand DATA_DIR/images to this user with chown",
  s3: "correct S3_ENDPOINT, S3_REGION, S3_BUCKET and the two keys, and let them write, read, list and remove in the bucket; or look at the store itself",
  cloudinary:
    "correct CLOUDINARY_URL, or CLOUDINARY_CLOUD_NAME and the account's key and secret; or look at the service itself",
} as const;

/**
 * @param machines number of machines with connections of this program to the database
 * @param problem problem of a test with a small picture; null: none
 */
export function judgeStore(
  store: keyof typeof STORE_FIXES,
  machines: number,
  problem: string | null,
): Finding {
  if (problem !== null) return failed(`${store}: ${problem.replace(/\.$/, "")}: ${STORE_FIXES[store]}`);
  if (store === "local" && machines > 1) {
    return failed(
      `${machines} machines use this database, and pictures are kept on each alone: set IMAGE_STORE to s3 or cloudinary`,
    );
  }
  return ok(`${store}: a picture was written, read, listed and removed`);
}
