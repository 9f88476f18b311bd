import { expect, test } from "vitest";
import {
  judgeClock,
  judgeConnections,
  judgeDatabase,
  judgeMigrations,
  judgeNode,
  judgeProxy,
  judgeSecrets,
  judgeSpace,
  judgeStore,
} from "../../../core/doctor/judge.ts";

const MB = 1024 ** 2;
const site = {
  siteUrl: new URL("https://codes.example.org"),
  isSiteUrlSaid: true,
  trustProxy: 1,
  port: 3000,
};

test.each([
  ["an old Node.js", judgeNode("v18.20.4"), "failed", "install Node.js 20.19"],
  ["one that is a little too old", judgeNode("v20.18.3"), "failed", "too old"],
  ["the oldest that will do", judgeNode("v20.19.0"), "ok", "v20.19.0"],
  ["an early one of a line that will do", judgeNode("v22.4.1"), "failed", "Node.js 20.19, 22.13, 24.0 or"],
  ["a line between those that will do", judgeNode("v21.7.3"), "failed", "too old"],
  ["a newer one", judgeNode("v22.13.0"), "ok", "v22.13.0"],
  ["the newest", judgeNode("v26.1.0"), "ok", "v26.1.0"],
  ["a full disk", judgeSpace("/data", 90 * MB), "failed", "90 MB free: make room before"],
  ["one that fills", judgeSpace("/data", 900 * MB), "warning", "make room soon"],
  ["room enough", judgeSpace("/data", 3 * 1024 * MB), "ok", "3.0 GB free"],
  ["a database for every letter", judgeDatabase("PostgreSQL 18.1", "UTF8"), "ok", "PostgreSQL 18.1"],
  ["one for some of them", judgeDatabase("PostgreSQL 18.1", "SQL_ASCII"), "warning", "text as SQL_ASCII"],
  [
    "a pool larger than the database",
    judgeConnections({ available: 10, inUse: 1, perProcess: 12 }),
    "failed",
    "DATABASE_POOL",
  ],
  [
    "a database that is nearly full",
    judgeConnections({ available: 97, inUse: 95, perProcess: 12 }),
    "warning",
    "max_connections",
  ],
  [
    "connections enough",
    judgeConnections({ available: 97, inUse: 5, perProcess: 12 }),
    "ok",
    "room for 8 processes",
  ],
  ["clocks that agree", judgeClock(-1.2), "ok", "agree"],
  ["clocks that differ", judgeClock(-10), "warning", "10 s behind the database's: let both be set by NTP"],
  ["clocks of different hours", judgeClock(3600), "failed", "3600 s ahead of"],
  ["a key that opens everything", judgeSecrets(["smtp_password"], []), "ok", "all 1 sealed"],
  [
    "another key than then",
    judgeSecrets(["smtp_password"], ["smtp_password"]),
    "failed",
    "does not open smtp_password",
  ],
  ["an empty database", judgeMigrations(["001_a", "002_b"], []), "warning", "2 to be made (from 001_a on)"],
  ["one of a newer version", judgeMigrations([], ["099_later"]), "failed", "099_later"],
  ["https without a proxy to trust", judgeProxy({ ...site, trustProxy: 0 }), "warning", "Set TRUST_PROXY"],
  [
    "passwords in the clear",
    judgeProxy({ ...site, siteUrl: new URL("http://codes.example.org") }),
    "warning",
    "http",
  ],
  [
    "a proxy that is none",
    judgeProxy({ ...site, siteUrl: new URL("https://codes.example.org:3000") }),
    "warning",
    "callers choose",
  ],
  [
    "no address at all",
    judgeProxy({ ...site, siteUrl: new URL("http://localhost:3000"), isSiteUrlSaid: false }),
    "warning",
    "SITE_URL is not set",
  ],
  [
    "a site for this machine",
    judgeProxy({ ...site, siteUrl: new URL("http://127.0.0.1:3000") }),
    "ok",
    "this machine",
  ],
  ["a proxy in front", judgeProxy(site), "ok", "1 in front"],
  ["pictures on one of two machines", judgeStore("local", 2, null), "failed", "IMAGE_STORE"],
  ["pictures that both reach", judgeStore("s3", 2, null), "ok", "s3"],
  ["a folder that takes none", judgeStore("local", 1, "Writing a picture: no"), "failed", "chown"],
  ["a bucket that takes none", judgeStore("s3", 1, "Writing a picture: no"), "failed", "S3_BUCKET"],
  ["an account that takes none", judgeStore("cloudinary", 1, "Writing: no"), "failed", "CLOUDINARY_URL"],
] as const)("%s", (_what, finding, state, part) => {
  expect(finding.state).toBe(state);
  expect(finding.message).toContain(part);
});
