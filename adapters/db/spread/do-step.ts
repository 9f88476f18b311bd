import type { Knex } from "knex";
import { whileServing } from "../migrate/while-serving.ts";
import { keyOf } from "./plan-preparation.ts";
import type { Change, Spreading, Step } from "./step.ts";
import { CUSTOMER_TABLES } from "./table-places.ts";

/** Attempts for a step whose tables are locked by others. */
const TRIES = 60;
const REDO = "quietzone distribute";

/** @param shards for tables that are not colocated with another; undefined: Citus's default */
export async function doStep(knex: Knex, step: Step, shards: number | undefined): Promise<void> {
  switch (step.do) {
    case "fill":
      return withoutLimit(knex, (run) => run(step.sql));
    case "make_key":
      return makeKey(knex, step.table, step.columns);
    case "change":
      return whileServing(
        knex,
        "What the cluster does not know",
        TRIES,
        (inside) => change(inside, step),
        REDO,
      );
    case "check_reference":
      return withoutLimit(knex, (run) => run(`ALTER TABLE ${step.table} VALIDATE CONSTRAINT ${step.name}`));
    case "spread_together":
      return whileServing(
        knex,
        "Spreading the tables of the customers",
        TRIES,
        (inside) => spreadTogether(inside, step.tables, step.beside, shards),
        REDO,
      );
    case "spread":
      return step.isSmall
        ? whileServing(
            knex,
            `The table ${step.table.name}`,
            TRIES,
            (inside) => copyAlone(inside, step, shards),
            REDO,
          )
        : withoutLimit(knex, (run) => spreadAlone(run, step, shards));
    case "clear":
      return whileServing(
        knex,
        "Clearing the rows from before",
        TRIES,
        async (inside) => {
          for (const table of step.tables) {
            await inside.raw(
              "SELECT truncate_local_data_after_distributing_table(CAST(:table AS regclass))",
              { table },
            );
          }
        },
        REDO,
      );
  }
}

async function makeKey(knex: Knex, table: string, columns: readonly string[]): Promise<void> {
  await withoutLimit(knex, async (run) => {
    // one that was broken off is of no use
    await run(`DROP INDEX CONCURRENTLY IF EXISTS ${keyOf(table)}`);
    await run(`CREATE UNIQUE INDEX CONCURRENTLY ${keyOf(table)} ON ${table} (${columns.join(", ")})`);
  });
}

async function change(inside: Knex, { triggers, gone, keys, references, withoutKey }: Change): Promise<void> {
  for (const { table, name } of triggers) await inside.raw(`DROP TRIGGER ${name} ON ${table}`);
  const replaced = references.filter(({ isThere }) => isThere);
  // foreign keys before the keys that they refer to
  for (const { table, name } of [...replaced, ...gone]) {
    await inside.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  }
  for (const { table, name, old } of keys) {
    if (old !== null) await inside.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${old}`);
    await inside.raw(`ALTER TABLE ${table} ADD CONSTRAINT ${old ?? name} PRIMARY KEY USING INDEX ${name}`);
  }
  for (const { table, name, definition } of references) {
    await inside.raw(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition} NOT VALID`);
  }
  for (const table of withoutKey) await inside.raw(`ALTER TABLE ${table} REPLICA IDENTITY FULL`);
}

async function spreadTogether(
  inside: Knex,
  tables: readonly Spreading[],
  beside: string | null,
  shards: number | undefined,
): Promise<void> {
  await inside.raw(`LOCK TABLE ${tables.map(({ name }) => name).join(", ")} IN EXCLUSIVE MODE`);
  // everybody waits for what holds the tables now, and not one second at a time
  await inside.raw("SET LOCAL lock_timeout = 0");
  const first = beside ?? CUSTOMER_TABLES[0]?.name;
  for (const table of tables) {
    const isFirst = table.name === first;
    await inside.raw(
      spreadSql(
        "create_distributed_table",
        table,
        isFirst ? "none" : (first ?? "none"),
        isFirst ? shards : undefined,
      ),
    );
  }
}

type Single = Extract<Step, { do: "spread" }>;

const singleSql = (call: string, { table, beside }: Single, shards: number | undefined): string =>
  spreadSql(call, table, beside ?? "none", beside === null ? shards : undefined);

/** Triggers that stay must be allowed explicitly: Citus does not check what they do. */
const allowTriggers = ({ hasTriggers }: Single): string =>
  `citus.enable_unsafe_triggers = ${hasTriggers ? "on" : "off"}`;

async function copyAlone(inside: Knex, step: Single, shards: number | undefined): Promise<void> {
  await inside.raw(`SET LOCAL ${allowTriggers(step)}`);
  await inside.raw(singleSql("create_distributed_table", step, shards));
}

async function spreadAlone(
  run: (sql: string) => Promise<unknown>,
  step: Single,
  shards: number | undefined,
): Promise<void> {
  await run(`SET ${allowTriggers(step)}`);
  try {
    await run(singleSql("create_distributed_table_concurrently", step, shards));
    // the table that it was: Citus would take it away later, and a backup would take it along
    await run("CALL citus_cleanup_orphaned_resources()");
  } finally {
    await run("RESET citus.enable_unsafe_triggers").catch(() => undefined);
  }
}

/** Names and numbers are constants: the function accepts no parameters instead of names. */
const spreadSql = (
  call: string,
  { name, by }: Spreading,
  beside: string,
  shards: number | undefined,
): string =>
  `SELECT ${call}('${name}', '${by}', colocate_with := '${beside}'` +
  `${shards === undefined ? "" : `, shard_count := ${shards}`})`;

/** Work outside of a transaction that takes as long as it takes. */
async function withoutLimit(
  knex: Knex,
  work: (run: (sql: string) => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const connection: unknown = await knex.client.acquireConnection();
  const run = async (sql: string): Promise<unknown> => knex.raw(sql).connection(connection);
  try {
    await run("SET statement_timeout = 0");
    await work(run);
  } finally {
    await run("RESET statement_timeout").catch(() => undefined);
    await knex.client.releaseConnection(connection);
  }
}
