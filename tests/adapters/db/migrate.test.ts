import type { Knex } from "knex";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createPool } from "../../../adapters/db/pool/connect.ts";
import {
  MIGRATION_LOCK,
  migrate,
  planMigrations,
  rollBackInside,
} from "../../../adapters/db/migrate/migrate.ts";
import { migrations, type Migration } from "../../../migrations/index.ts";
import { addingStep, ofTomorrow } from "../../support/database/migrations-of-tomorrow.ts";
import { createTestDatabase, type TestDatabase } from "../../support/postgres.ts";

const names = migrations.map(({ name }) => name);
const older = migrations.slice(0, -3);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
});
afterEach(() => database.close());

const tables = async () => {
  const { rows } = await database.knex.raw<{ rows: { name: string }[] }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'migrations%'",
  );
  return rows.map(({ name }) => name);
};
const indexOfTomorrow = async () => {
  const { rows } = await database.knex.raw<{ rows: { valid: boolean }[] }>(
    "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('qr_history_of_tomorrow')",
  );
  return rows[0]?.valid;
};

const half: Migration = {
  name: "999_half",
  up: async (knex) => {
    await knex.raw("CREATE TABLE half (id uuid)");
    throw new Error("no more");
  },
  down: async () => undefined,
};

test("migrations are numbered in order", () => {
  expect(names).toEqual(names.toSorted());
  expect(names.every((name, index) => name.startsWith(`${String(index + 1).padStart(3, "0")}_`))).toBe(true);
});

test("an empty database gets every migration, and a second run does nothing", async () => {
  expect(await planMigrations(database.knex, ofTomorrow)).toEqual({
    migrations: [...names, addingStep.name],
    indexes: ["visitors_not_in_visits", "qr_history_of_tomorrow"],
  });
  expect(await migrate(database.knex, ofTomorrow)).toEqual([...names, addingStep.name]);
  expect(await indexOfTomorrow()).toBe(true);
  expect(await migrate(database.knex, ofTomorrow)).toEqual([]);
  expect(await planMigrations(database.knex, ofTomorrow)).toEqual({ migrations: [], indexes: [] });
});

async function at(url: string, work: (knex: Knex) => Promise<void>): Promise<void> {
  const knex = createPool({ connectionString: url });
  try {
    await work(knex);
  } finally {
    await knex.destroy();
  }
}

test("a user without the right to create tables gets an error that says so, and nothing is created", async () => {
  const guest = `guest_${Date.now()}`;
  await database.knex.raw(`CREATE ROLE ${guest} LOGIN PASSWORD 'guest'`);
  const url = database.url.replace(/\/\/[^@]*@/, `//${guest}:guest@`);
  await at(url, async (knex) => {
    await expect(migrate(knex)).rejects.toMatchObject({
      code: "config_invalid",
      message: expect.stringMatching(
        /^The user of DATABASE_URL may not .* \(permission denied for schema public\)\. Make it the owner/,
      ) as string,
    });
  });
  expect(await tables()).toEqual([]);
  await database.knex.raw(`DROP ROLE ${guest}`);
});

test("refuses an empty database that is not in UTF-8 and names the encoding it needs", async () => {
  const name = `latin_${Date.now()}`;
  await database.knex.raw(`CREATE DATABASE ${name} ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
  await at(database.url.replace(/test_\w+/, name), async (knex) => {
    await expect(migrate(knex)).rejects.toMatchObject({
      code: "config_invalid",
      message: expect.stringMatching(/^The database keeps text as LATIN1.* ENCODING 'UTF8'/) as string,
    });
    expect(await knex.schema.hasTable("migrations")).toBe(false);
  });
  await database.knex.raw(`DROP DATABASE ${name}`);
});

test("concurrent processes run each migration once", async () => {
  const results = await Promise.all([1, 2, 3].map(() => migrate(database.knex)));
  expect(results.flat()).toEqual(names);
});

/** A database as version 0.1.0 left it. */
async function leaveOfOldTimes(): Promise<void> {
  const first = migrations.slice(0, 13);
  await database.knex.migrate.latest({
    tableName: "migrations",
    migrationSource: {
      getMigrations: async () => [...first],
      getMigrationName: ({ name }: Migration) => name,
      getMigration: async (migration: Migration) => migration,
    },
  });
  await database.knex("migrations_lock").update({ is_locked: 1 });
}

test("a database of 0.1.0, which used Knex's migrator, is upgraded", async () => {
  await leaveOfOldTimes();
  expect(await migrate(database.knex)).toEqual(names.slice(13));
  expect(await migrate(database.knex)).toEqual([]);
});

test("does not wait forever for a long read of a 0.1.0 database, such as a dump", async () => {
  await leaveOfOldTimes();
  const dump = await database.knex.transaction();
  await dump("migrations").select("name");
  await expect(migrate(database.knex, migrations, { tries: 1 })).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("The list of steps") as string,
  });
  await dump.commit();
  expect(await migrate(database.knex)).toEqual(names.slice(13));
});

test("in an empty database, a failing migration rolls back all others, and the next run does them all", async () => {
  await expect(migrate(database.knex, [...migrations, half])).rejects.toThrow("no more");
  expect(await tables()).toEqual([]);
  expect(await migrate(database.knex)).toEqual(names);
});

test("in any other database, a failing migration rolls back only itself, and the next run continues there", async () => {
  await migrate(database.knex, older);
  await expect(migrate(database.knex, [...migrations, half])).rejects.toThrow("no more");
  expect(await tables()).not.toContain("half");
  expect((await planMigrations(database.knex, [...migrations, half])).migrations).toEqual([half.name]);
});

test("every migration can be reverted", async () => {
  await migrate(database.knex);
  for (const { down } of migrations.toReversed()) await down(database.knex);
  expect(await tables()).toEqual([]);
});

describe("a database already migrated by a newer version", () => {
  beforeEach(async () => {
    await migrate(database.knex);
  });

  test("is served if the newer migrations allow it", async () => {
    await migrate(database.knex, ofTomorrow);
    expect(await migrate(database.knex)).toEqual([]);
  });

  test("is refused and left unchanged if one of them does not", async () => {
    await migrate(database.knex, [...migrations, { ...addingStep, breaksOlder: true }]);
    await expect(migrate(database.knex)).rejects.toMatchObject({
      code: "database_newer",
      message: expect.stringContaining(addingStep.name) as string,
    });
  });
});

describe("while others use the tables", () => {
  beforeEach(async () => {
    await migrate(database.knex);
  });

  test("a migration that cannot get its lock blocks nobody and is retried", async () => {
    const other = await database.knex.transaction();
    await other("qr_history").select("id");
    await expect(migrate(database.knex, ofTomorrow, { tries: 1 })).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringContaining(addingStep.name) as string,
    });
    const running = migrate(database.knex, ofTomorrow);
    // a query queued behind the step waits for at most one second
    await database.knex.raw(
      "SET statement_timeout = 15000; SELECT count(*) FROM qr_history; RESET statement_timeout",
    );
    await other.commit();
    expect(await running).toEqual([addingStep.name]);
  });

  test("a migration that the database aborts in a deadlock is retried", async () => {
    const other = await database.knex.transaction();
    await other("users").select("id");
    const ask = async () => {
      const found = await other("qr_history").select("id");
      await other.commit();
      return found;
    };
    let asked: Promise<unknown> = Promise.resolve();
    let tries = 0;
    const both: Migration = {
      name: "999_both",
      async up(knex) {
        tries += 1;
        // with the shorter timeout, this transaction is the one that detects the deadlock
        await knex.raw("SET LOCAL deadlock_timeout = '10ms'; LOCK TABLE qr_history");
        if (tries === 1) {
          asked = ask();
          const waits = "SELECT FROM pg_locks WHERE relation = 'qr_history'::regclass AND NOT granted";
          await expect.poll(async () => (await knex.raw<{ rows: [] }>(waits)).rows.length).toBe(1);
        }
        await knex.raw("LOCK TABLE users");
      },
      down: async () => undefined,
    };
    expect(await migrate(database.knex, [...migrations, both])).toEqual([both.name]);
    expect([await asked, tries]).toEqual([[], 2]);
  });

  test("waiting for another process keeps no transaction open that an index build could wait for", async () => {
    let looks = 0;
    database.knex.on(
      "query",
      ({ sql }: { sql: string }) => (looks += Number(sql.includes("pg_try_advisory"))),
    );
    const other = await database.knex.transaction();
    await other.raw("SELECT pg_advisory_xact_lock(?)", [MIGRATION_LOCK]);
    const { rows } = await other.raw<{ rows: { pid: number }[] }>("SELECT pg_backend_pid() AS pid");
    const waiting = migrate(database.knex, ofTomorrow);
    const open = async () => {
      const found = await database.knex.raw<{ rows: { query: string }[] }>(
        `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND xact_start IS NOT NULL
         AND pid NOT IN (?, pg_backend_pid())`,
        [rows[0]?.pid ?? 0],
      );
      return found.rows.map(({ query }) => query);
    };
    try {
      await expect.poll(() => looks).toBeGreaterThan(1);
      await expect.poll(open).toEqual([]);
    } finally {
      await other.commit();
    }
    expect(await waiting).toEqual([addingStep.name]);
  });

  test("reverting everything in a transaction fails at once while another process migrates", async () => {
    const other = await database.knex.transaction();
    await other.raw("SELECT pg_advisory_xact_lock(?)", [MIGRATION_LOCK]);
    try {
      await expect(database.knex.transaction((tx) => rollBackInside(tx, migrations))).rejects.toMatchObject({
        code: "conflict",
      });
    } finally {
      await other.commit();
    }
    await database.knex.transaction((tx) => rollBackInside(tx, migrations));
    expect(await tables()).toEqual([]);
  });

  test("an index is created while a writing transaction is open, and again after an interrupted attempt", async () => {
    const [add] = [{ ...addingStep, indexes: [] }];
    await migrate(database.knex, [...migrations, add]);
    // what a process that died in between leaves behind
    await database.knex.raw("CREATE INDEX qr_history_of_tomorrow ON qr_history (of_tomorrow)");
    await database.knex.raw(
      "UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'qr_history_of_tomorrow'::regclass",
    );
    expect((await planMigrations(database.knex, ofTomorrow)).indexes).toEqual(["qr_history_of_tomorrow"]);
    expect(await migrate(database.knex, ofTomorrow)).toEqual([]);
    expect(await indexOfTomorrow()).toBe(true);
  });
});
