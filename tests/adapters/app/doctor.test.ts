import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { examine } from "../../../adapters/app/doctor.ts";
import { loadConfig } from "../../../adapters/config/config.ts";
import { commandLine } from "../../../core/audit/actor.ts";
import type { Check } from "../../../core/doctor/check.ts";
import { nobodysAddress } from "../../support/closed-port.ts";
import { startMailbox, type Mailbox } from "../../support/mailbox.ts";
import { createTestDatabase } from "../../support/postgres.ts";
import { startServer, type TestServer } from "../../support/server.ts";

let server: TestServer;
let mailbox: Mailbox;
let folder: string;
beforeAll(async () => {
  [server, mailbox] = await Promise.all([startServer(), startMailbox()]);
  folder = await mkdtemp(join(tmpdir(), "quietzone-doctor-"));
});
afterAll(async () => {
  await Promise.all([server.close(), mailbox.close()]);
  await rm(folder, { recursive: true, force: true });
});

async function checksWith(env: Record<string, string>, mailTo: string | null = null) {
  const settings = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, SITE_URL: server.url };
  const checks = await examine(loadConfig({ ...settings, ...env }, {}), { mailTo });
  const of = (name: string): Check | undefined => checks.find((check) => check.name === name);
  return { checks, of, states: checks.map(({ name, state }) => [name, state]) };
}

test("checks everything beside a running server and sends a test mail when asked to", async () => {
  const { states, of } = await checksWith({ SMTP_URL: mailbox.url }, "ada@example.com");
  expect(states).toEqual([
    ["node", "ok"],
    ["data folder", "ok"],
    ["database", "ok"],
    ["migrations", "ok"],
    ["connections", "ok"],
    ["clock", "ok"],
    ["secret key", "ok"],
    ["images", "ok"],
    ["mail", "ok"],
    ["places", "ok"],
    ["proxy", "ok"],
    ["site", "ok"],
    ["codes", "ok"],
  ]);
  expect(of("site")?.message).toContain("is this site");
  expect((await mailbox.next("ada@example.com")).subject).toBe("Quietzone can send mail");
});

describe("reports each failure with how to fix it, along with the other checks:", () => {
  test("an unreachable mail server or provider, a wrong GeoIP file, another site's URL and another key", async () => {
    await server.services.settingsAdministration.save(commandLine, { smtp_password: "sealed before" });
    const stranger = createServer((_request, response) => response.end("somebody else"));
    await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
    const away = await nobodysAddress();
    const { of, checks } = await checksWith({
      SMTP_URL: away.replace("http://", "smtp://me:hidden-password@"),
      OIDC_HOUSE_CLIENT_ID: "id",
      OIDC_HOUSE_CLIENT_SECRET: "hidden-secret",
      OIDC_HOUSE_ISSUER: away,
      GEOIP_FILE: join(folder, "none.mmdb"),
      SITE_URL: `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`,
      SECRET_KEY: "another key than the one of that time",
    });
    await new Promise((resolve) => stranger.close(resolve));
    expect(checks.filter(({ state }) => state === "failed").map(({ name }) => name)).toEqual([
      "secret key",
      "mail",
      "sign-in house",
      "places",
      "site",
    ]);
    expect(of("secret key")?.message).toContain("does not open smtp_password");
    expect(of("mail")?.message).toMatch(/^127\.0\.0\.1:\d+: nobody answers there/);
    expect(of("sign-in house")?.message).toContain("whether OIDC_HOUSE_ISSUER is right");
    expect(of("places")?.message).toContain("GEOIP_FILE should be");
    expect(of("site")?.message).toContain("is not this site: correct SITE_URL");
    expect(JSON.stringify(checks)).not.toContain("hidden");
  });

  test("an unreachable database", async () => {
    const away = await nobodysAddress();
    const { of, states } = await checksWith({
      DATABASE_URL: `${away.replace("http://", "postgres://me:hidden@")}/codes`,
    });
    expect(of("database")).toMatchObject({
      state: "failed",
      message: /Start PostgreSQL or correct DATABASE_URL/,
    });
    expect(states.map(([name]) => name)).not.toContain("migrations");
    // the settings may name a mail server
    expect(of("mail")?.message).toContain("can be read once database and data folder are in order");
    expect(of("codes")?.state).toBe("ok");
  });

  test.runIf(process.platform === "linux")(
    "a data folder that cannot be created, for the embedded and an external database",
    async () => {
      const problem = {
        name: "data folder",
        state: "failed",
        message: expect.stringMatching(/^\/proc\/x cannot be written \(ENOENT\): set DATA_DIR to/),
      };
      const embedded = await checksWith({ DATA_DIR: "/proc/x", DATABASE_URL: "" });
      expect(embedded.of("data folder")).toEqual(problem);
      expect(embedded.of("database")).toBeUndefined();
      const { of } = await checksWith({ DATA_DIR: "/proc/x" });
      expect([of("data folder"), of("database")?.state, of("images")]).toEqual([problem, "ok", undefined]);
    },
  );

  test("a database without our tables", async () => {
    const empty = await createTestDatabase({ empty: true });
    const { of } = await checksWith({ DATABASE_URL: empty.url });
    await empty.close();
    expect(of("migrations")).toMatchObject({ state: "warning" });
    expect(of("site")).toBeUndefined();
  });
});
