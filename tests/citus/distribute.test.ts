/** `distribute` on a real cluster: its results, and its errors where it cannot run. */
import { afterEach, expect, test } from "vitest";
import { migrate, MIGRATION_LOCK } from "../../adapters/db/migrate/migrate.ts";
import { createRepositories } from "../../adapters/db/repositories/repositories.ts";
import { distribute, planDistribution } from "../../adapters/db/spread/distribute.ts";
import { doStep } from "../../adapters/db/spread/do-step.ts";
import { readPlaces } from "../../adapters/db/spread/read-places.ts";
import { LOCAL_TABLES, SPREAD_TABLES } from "../../adapters/db/spread/table-places.ts";
import { migrations } from "../../migrations/index.ts";
import { buildRecord, buildUser } from "../support/rows.ts";
import { createWholeDatabase, type WholeDatabase } from "./whole-database.ts";

const SHARDS = 2;

const opened: WholeDatabase[] = [];
async function whole(): Promise<WholeDatabase> {
  const database = await createWholeDatabase();
  opened.push(database);
  return database;
}
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});

const message = (error: unknown): string => (error as Error).message;
const refusal = (work: Promise<unknown>): Promise<string> => work.then(() => "done", message);

async function mustBeSpread({ knex }: WholeDatabase, shards = SHARDS): Promise<void> {
  const places = await readPlaces(knex);
  for (const { name, by } of SPREAD_TABLES)
    expect(places.get(name)).toMatchObject({ as: "spread", by, shards });
  for (const name of LOCAL_TABLES) expect(places.get(name)).toMatchObject({ as: "local" });
  expect((await planDistribution(knex)).steps).toEqual([]);
}

/** Creates rows of a customer from before distribution. */
async function fill({ knex }: WholeDatabase): Promise<string[]> {
  const { users, history } = createRepositories(knex);
  const ids: string[] = [];
  for (let i = 0; i < 20; i += 1) {
    const user = buildUser();
    await users.insert(user);
    const record = buildRecord(user.id);
    await history.insert(record);
    ids.push(record.id);
  }
  return ids.toSorted();
}

const stored = async ({ knex }: WholeDatabase): Promise<string[]> =>
  (await knex("qr_history").pluck<string[]>("id")).toSorted();

test("every table is placed correctly with all its rows, and a second run has nothing to do", async () => {
  const database = await whole();
  const ids = await fill(database);
  const plan = await planDistribution(database.knex, SHARDS);
  expect((await readPlaces(database.knex)).get("qr_history")).toMatchObject({ as: "local" });
  const { steps } = await distribute(database.knex, { shards: SHARDS });
  expect(steps.map((step) => step.do)).toEqual(plan.steps.map((step) => step.do));
  await mustBeSpread(database);
  expect(await stored(database)).toEqual(ids);
  expect((await distribute(database.knex)).steps).toEqual([]);
});

test("interrupted between any two kinds of steps, the next run finishes without losing or duplicating rows", async () => {
  const database = await whole();
  const ids = await fill(database);
  const kinds = new Set((await planDistribution(database.knex, SHARDS)).steps.map((step) => step.do));
  for (const kind of kinds) {
    const { steps } = await planDistribution(database.knex, SHARDS);
    const [first, ...others] = steps.filter((step) => step.do === kind);
    // interrupt after the first step of a kind, and after all of them
    for (const part of [first ? [first] : [], others]) {
      for (const step of part) await doStep(database.knex, step, SHARDS);
      expect(await stored(database)).toEqual(ids);
    }
  }
  await mustBeSpread(database);
});

/** Terminates all connections to the coordinator and waits until they are gone. */
const killClients = (database: WholeDatabase): Promise<unknown> =>
  database.on(
    database.nodes[0],
    `SELECT pg_terminate_backend(pid, 20000) FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );

test("killed within a step, that step is rolled back, and the next run does it", async () => {
  const database = await whole();
  const ids = await fill(database);
  for (const wanted of ["change", "spread_together", "spread", "clear"]) {
    let killing: Promise<unknown> | undefined;
    const killed = distribute(database.knex, {
      shards: SHARDS,
      onStep: (step) => {
        // the next step may begin before the kill arrives, and a second kill would end the first
        if (step.do === wanted) killing ??= killClients(database);
      },
    });
    await refusal(killed);
    // otherwise the pool could still hand out a connection that is about to be terminated
    await killing;
    expect(await stored(database)).toEqual(ids);
  }
  await distribute(database.knex, { shards: SHARDS });
  await mustBeSpread(database);
  expect(await stored(database)).toEqual(ids);
});

test("one of two concurrent runs does the work, and the other says so", async () => {
  const { knex } = await whole();
  const both = await Promise.allSettled([
    distribute(knex, { shards: SHARDS }),
    distribute(knex, { shards: SHARDS }),
  ]);
  const refused = both.flatMap((one) => (one.status === "rejected" ? message(one.reason) : []));
  expect(refused).toEqual([expect.stringContaining("Another process spreads the tables")]);
});

test("it does not start during a migration, and a migration waits for it", async () => {
  const { knex } = await whole();
  await knex.transaction(async (migrating) => {
    await migrating.raw(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    expect(await refusal(distribute(knex))).toContain("brings this database to its version");
  });
  const older = [
    ...migrations,
    { name: "999_later", up: async () => undefined, down: async () => undefined },
  ];
  const order: string[] = [];
  let migrating: Promise<unknown> = Promise.resolve();
  await distribute(knex, {
    shards: SHARDS,
    onStep: (step) => {
      if (step.do === "change") migrating = migrate(knex, older).then(() => order.push("migrated"));
    },
  }).then(() => order.push("spread"));
  await migrating;
  expect(order).toEqual(["spread", "migrated"]);
});

test("a database of another version is refused", async () => {
  const { knex } = await whole();
  const newest = migrations.at(-1)?.name ?? "";
  await knex("migrations").where({ name: newest }).delete();
  expect(await refusal(distribute(knex))).toContain("quietzone migrate first");
  await knex("migrations").insert([
    { name: newest, batch: 1, migration_time: new Date(), serves_older: true },
    { name: "999_later", batch: 2, migration_time: new Date(), serves_older: true },
  ]);
  expect(await refusal(distribute(knex))).toContain("spread it with that version");
});

test("another number of shards or a wrongly distributed table is refused", async () => {
  const database = await whole();
  await distribute(database.knex, { shards: SHARDS });
  expect(await refusal(distribute(database.knex, { shards: 4 }))).toContain("has 2 shards, not 4");

  const other = await whole();
  await other.knex.raw("SELECT create_distributed_table('visits', 'started_at', shard_count := 2)");
  expect(await refusal(distribute(other.knex))).toMatch(
    /visits is spread by started_at already.*undistribute_table\('visits'\)/,
  );

  const reference = await whole();
  await reference.knex.raw("SELECT create_reference_table('visit_rollups')");
  expect(await refusal(distribute(reference.knex))).toContain("visit_rollups is spread, and has to be whole");
});

test("a cluster without workers, or with one that does not answer, is refused", async () => {
  const { knex, nodes } = await whole();
  const [, first, second] = nodes;
  await knex.raw("UPDATE pg_dist_node SET nodeport = 1 WHERE nodeport = ?", [second?.port ?? 0]);
  expect(await refusal(distribute(knex))).toMatch(/The worker 127\.0\.0\.1:1 does not answer/);
  await knex.raw("DELETE FROM pg_dist_node WHERE nodeport IN (1, ?)", [first?.port ?? 0]);
  expect(await refusal(distribute(knex))).toContain("The cluster has no worker that is active");
});

test("a server without the output plugin that Citus needs is refused", async () => {
  const { knex } = await whole();
  const { rows } = await knex.raw<{ rows: { plugins: string | null }[] }>(
    "SELECT current_setting('output_plugin_libraries', true) AS plugins",
  );
  // older releases of PostgreSQL do not have this setting
  if (!rows[0]?.plugins) return;
  await knex.transaction(async (tx) => {
    await tx.raw("SET LOCAL output_plugin_libraries = 'pgoutput'");
    expect(await refusal(planDistribution(tx))).toContain("output_plugin_libraries = pgoutput, citus");
  });
});
