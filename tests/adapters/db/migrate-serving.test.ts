import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createServices } from "../../../adapters/app/create-services.ts";
import { loadConfig } from "../../../adapters/config/config.ts";
import { migrate } from "../../../adapters/db/migrate/migrate.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { migrations } from "../../../migrations/index.ts";
import { call, signUp } from "../../support/call.ts";
import { addingStep, ofTomorrow } from "../../support/database/migrations-of-tomorrow.ts";
import { createTestDatabase } from "../../support/postgres.ts";
import { startServer } from "../../support/server.ts";

const PROGRAM = fileURLToPath(new URL("../../support/database/migrate-program.ts", import.meta.url));

/** A process of the next version that migrates on request. */
function startProgram() {
  const child = spawn(process.execPath, ["--import", "tsx", PROGRAM], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const answer = async () => {
    const { value } = (await lines.next()) as { value?: string };
    return JSON.parse(value ?? "{}") as { migrated?: string[] };
  };
  return {
    ready: answer(),
    async migrate(url: string) {
      child.stdin.write(`${url}\n`);
      return (await answer()).migrated ?? [];
    },
    end: () => child.stdin.end(),
  };
}

let programs: ReturnType<typeof startProgram>[];
beforeAll(async () => {
  programs = Array.from({ length: 4 }, startProgram);
  await Promise.all(programs.map(({ ready }) => ready));
});
afterAll(() => programs.forEach(({ end }) => end()));

test.each([
  ["an empty database", []],
  ["a database of an older version", migrations.slice(0, 13)],
])("four processes that start at once on %s run each migration once", async (_name, there) => {
  const database = await createTestDatabase({ empty: true });
  try {
    if (there.length > 0) await migrate(database.knex, there);
    const made = await Promise.all(programs.map((program) => program.migrate(database.url)));
    expect(made.flat()).toEqual(ofTomorrow.slice(there.length).map(({ name }) => name));
    const [{ count } = { count: 0 }] = await database
      .knex("migrations")
      .count<{ count: string }[]>("* as count");
    expect(Number(count)).toBe(ofTomorrow.length);
  } finally {
    await database.close();
  }
});

test("this version keeps serving and can start while the next version migrates", async () => {
  const server = await startServer();
  try {
    const { token } = await signUp(server.url);
    const design = { kind: "qr", ...qrDesignSchema.parse({}) };
    const statuses: number[] = [];
    const migrated = new AbortController();
    const use = async () => {
      do {
        const id = crypto.randomUUID();
        const json = {
          id,
          content: `https://example.com/${id}`,
          type: "url",
          format: "png",
          design,
          logoUrl: null,
        };
        statuses.push((await call(`${server.url}/api/me/history`, { json, token })).status);
        statuses.push((await call(`${server.url}/api/me/history`, { token })).status);
      } while (!migrated.signal.aborted);
      // and once more after everything is done
      statuses.push((await call(`${server.url}/api/me/history`, { token })).status);
    };
    const users = [use(), use()];
    const made = await programs[0]?.migrate(server.databaseUrl);
    migrated.abort();
    await Promise.all(users);
    expect(made).toEqual([addingStep.name]);
    expect(new Set(statuses)).toEqual(new Set([200, 201]));
    const env = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, LOG_LEVEL: "silent" };
    const another = await createServices(loadConfig(env, {}));
    expect(another.migrated).toEqual([]);
    await another.close();
  } finally {
    await server.close();
  }
});

test("migration 037, waiting for a dump, blocks no saves or sign-ins", async () => {
  const database = await createTestDatabase({ empty: true, connections: 4 });
  try {
    const before = migrations.findIndex(({ name }) => name === "037_product_sums");
    await migrate(database.knex, migrations.slice(0, before));
    const dump = await database.knex.transaction();
    await dump("scan_visitors").select("day");
    const migrated = migrate(database.knex, migrations);
    const locks = () =>
      database
        .knex("pg_locks")
        .join("pg_class", "pg_class.oid", "pg_locks.relation")
        .whereIn("relname", ["scan_visitors", "short_links", "qr_history", "users"])
        .whereNot("mode", "AccessShareLock")
        .select("relname", "granted");
    await expect.poll(locks).toEqual([{ relname: "scan_visitors", granted: false }]);
    await dump.commit();
    await migrated;
  } finally {
    await database.close();
  }
});
