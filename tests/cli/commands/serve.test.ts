import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../support/call.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";
import { runProduct } from "../../support/programs/product.ts";
import { buildUser } from "../../support/rows.ts";

/** Requires built pages: npm run build. */
let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-serve-"));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
const settings = (env: Record<string, string> = {}) => ({
  PORT: "0",
  DATA_DIR: join(folder, "data"),
  DATABASE_URL: database.url,
  ...env,
});

describe("quietzone serve", () => {
  test("prints its address and the first admin, answers requests, and shuts down cleanly", async () => {
    const product = runProduct(["serve"], settings());
    const [, url = ""] = await product.says(/^Quietzone: (http:\S+)$/m);
    const [, password = ""] = await product.says(/^One-time password: (\S+)$/m);
    const [, email = ""] = await product.says(/^First admin: (\S+)$/m);
    // the readiness check gives the database two seconds, and a busy machine may need longer
    await expect.poll(async () => (await call(`${url}/readyz`)).status).toBe(200);
    const { status, body } = await call(`${url}/auth/v1/token?grant_type=password`, {
      json: { email, password },
    });
    expect(status).toBe(200);
    expect(body["user"]).toMatchObject({ app_metadata: { role: "admin", password_change_required: true } });
    product.process.kill("SIGTERM");
    const { exitCode, stderr } = await product.ended;
    expect(exitCode).toBe(0);
    const lines = stderr
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const events = lines.map(({ event }) => event).filter((event) => event !== "check_warning");
    expect(events).toEqual(["server_started", "request", "server_stopping", "server_stopped"]);
    expect(lines.find(({ event }) => event === "request")).toMatchObject({
      method: "POST",
      route: "/auth/v1/token",
      status: 200,
    });
    expect(stderr).not.toContain(email);
  });

  test("does not keep the memory that was needed only to load it", async () => {
    const token = "a-token-of-the-one-who-looks";
    const product = runProduct(["serve"], settings({ METRICS_TOKEN: token }));
    const [, url = ""] = await product.says(/^Quietzone: (http:\S+)$/m);
    const metrics = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
    const text = await metrics.text();
    const young = /^nodejs_heap_space_size_total_bytes\{space="new"\} (\d+)$/m.exec(text)?.[1];
    product.process.kill("SIGTERM");
    await product.ended;
    // 32 MB if it doubles while modules load; later work may double it once
    expect(Number(young)).toBeLessThan(16 * 1024 * 1024);
  });

  test("creates the admin of ADMIN_EMAIL without printing the password", async () => {
    const product = runProduct(
      ["serve"],
      settings({ ADMIN_EMAIL: "root@example.org", ADMIN_PASSWORD: "my own choice" }),
    );
    const [, url = ""] = await product.says(/^Quietzone: (http:\S+)$/m);
    await product.says(/^First admin: root@example\.org, with the password in ADMIN_PASSWORD$/m);
    const json = { email: "root@example.org", password: "my own choice" };
    expect((await call(`${url}/auth/v1/token?grant_type=password`, { json })).status).toBe(200);
    product.process.kill("SIGINT");
    const { exitCode, stdout } = await product.ended;
    expect(exitCode).toBe(0);
    expect(stdout).not.toContain("my own choice");
  });

  test("warns if ADMIN_EMAIL belongs to an account that is not an admin, with the command to change that", async () => {
    await database.repositories.users.insert(buildUser({ email: "taken@example.org" }));
    const product = runProduct(
      ["serve"],
      settings({ ADMIN_EMAIL: "taken@example.org", ADMIN_PASSWORD: "my own choice" }),
    );
    await product.says(/^Quietzone: /m);
    product.process.kill("SIGTERM");
    const { exitCode, stderr } = await product.ended;
    expect(exitCode).toBe(0);
    expect(stderr).toContain("quietzone users set-role ADDRESS admin");
  });
});

/** The single line of output. */
const refusal = async (env: Record<string, string>) => {
  const { exitCode, stdout, stderr } = await runProduct(["serve"], settings(env)).ended;
  expect([exitCode, stdout]).toEqual([1, ""]);
  expect(stderr).not.toMatch(/\n\s+at |node_modules/);
  return stderr.trim();
};

describe("startup failures print a message and exit with 1", () => {
  test("for a port in use", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    const said = await refusal({ PORT: String(port) });
    other.close();
    expect(said).toBe(
      `error: Port ${port} is in use: stop the other program, or choose another one with PORT.`,
    );
  });

  test("for a host that is not an address of this machine", async () => {
    expect(await refusal({ HOST: "192.0.2.1" })).toBe(
      "error: HOST 192.0.2.1 is not an address of this machine.",
    );
  });

  test("for an invalid setting", async () => {
    expect(await refusal({ PORT: "eighty" })).toBe(
      'error: PORT should be a port number from 0 to 65535, not "eighty".',
    );
  });

  test("for an unreachable database, without its password", async () => {
    const said = await refusal({ DATABASE_URL: "postgres://me:hidden@127.0.0.1:1/codes" });
    expect(said).toMatch(/^error: Cannot reach the database "codes" at 127\.0\.0\.1:1/);
    expect(said).not.toContain("hidden");
  });

  test("for a data folder that is a file", async () => {
    const occupied = join(folder, "occupied");
    await writeFile(occupied, "");
    expect(await refusal({ DATABASE_URL: "", DATA_DIR: occupied })).toMatch(/^error: .*occupied/);
  });
});
