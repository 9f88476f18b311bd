/** Later migrations on a distributed database. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate } from "../../adapters/db/migrate/migrate.ts";
import { migrations, type Migration } from "../../migrations/index.ts";
import { buildRecord, buildUser } from "../support/rows.ts";
import { createTestDatabase, type TestDatabase } from "../support/postgres.ts";
import { ofTomorrow } from "../support/database/migrations-of-tomorrow.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.close());

async function saved(): Promise<string> {
  const user = buildUser();
  await database.repositories.users.insert(user);
  const record = buildRecord(user.id);
  await database.repositories.history.insert(record);
  return record.id;
}

interface Placement {
  shard: string;
  from: number;
  to: number;
}

/** A shard of a table, the port of its worker, and the port of another worker. */
async function placement(table: string): Promise<Placement> {
  const { rows } = await database.knex.raw<{ rows: Placement[] }>(
    `SELECT s.shardid AS shard, s.nodeport::integer AS from, (
       SELECT node_port::integer FROM citus_get_active_worker_nodes() WHERE node_port <> s.nodeport LIMIT 1) AS to
     FROM citus_shards s WHERE s.table_name = ?::regclass ORDER BY s.shardid LIMIT 1`,
    [table],
  );
  const [first] = rows;
  if (!first) throw new Error(`${table} has no shard`);
  return first;
}

const move = ({ shard, from, to }: Placement): Promise<unknown> =>
  Promise.resolve(
    database.knex.raw(
      `SELECT citus_move_shard_placement(?, '127.0.0.1', ?, '127.0.0.1', ?, shard_transfer_mode := 'force_logical')`,
      [shard, from, to],
    ),
  );

test("a migration adds a column, a table and an index to every shard", async () => {
  const before = await saved();
  expect(await migrate(database.knex, ofTomorrow)).toEqual(["998_adding"]);
  const after = await saved();
  expect(await database.knex("qr_history").whereIn("id", [before, after]).pluck("of_tomorrow")).toEqual([
    "x",
    "x",
  ]);
  expect(await database.knex("of_tomorrow")).toEqual([]);
  const { rows } = await database.knex.raw<{ rows: { success: boolean; result: string }[] }>(
    "SELECT success, result FROM run_command_on_shards('qr_history', 'SELECT count(*) FROM pg_indexes WHERE tablename = ''%s'' AND indexdef LIKE ''%%(of_tomorrow)%%''')",
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(row).toEqual({ success: true, result: "1" });
});

test("a shard that moves during a migration and writes arrives without losing rows", async () => {
  const where = await placement("qr_history");
  const ids = [await saved()];
  const writing = { goes: true };
  const written = (async () => {
    while (writing.goes) ids.push(await saved());
  })();
  await Promise.all([move(where), migrate(database.knex, ofTomorrow, { tries: 60 })]);
  writing.goes = false;
  await written;
  expect(await database.knex("qr_history").whereIn("id", ids).pluck("of_tomorrow")).toHaveLength(ids.length);
  expect((await placement("qr_history")).from).toBe(where.to);
});

test("a migration that Citus refuses is rolled back and its error reported", async () => {
  const refused: Migration = {
    name: "999_refused",
    up: async (knex) => void (await knex.raw("ALTER TABLE short_links ADD CONSTRAINT once UNIQUE (code)")),
    down: async () => undefined,
  };
  await expect(migrate(database.knex, [...migrations, refused])).rejects.toThrow(
    /cannot create constraint on "short_links"/,
  );
  expect(await migrate(database.knex)).toEqual([]);
});
