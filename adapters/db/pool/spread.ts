import type { Knex } from "knex";

/** How long a negative answer is cached: tables may be distributed while this process serves. */
const NO_HOLDS_MS = 1000;

interface CachedAnswer {
  isSpread: boolean;
  until: number;
}

const cachedAnswers = new WeakMap<object, CachedAnswer>();

/**
 * Whether customer tables are distributed over several machines
 * (docs/decisions/0034-distributed-postgres.md): a statement that locks rows must then name a single
 * customer.
 * @param knex a pool or an open transaction, which asks the database once
 */
export async function isSpread(knex: Knex): Promise<boolean> {
  // the same object for a pool and all its transactions
  const { config: pool } = knex.client as { config: object };
  const before = cachedAnswers.get(pool);
  if (before && before.until > Date.now()) return before.isSpread;
  const spread = await ask(knex);
  cachedAnswers.set(pool, { isSpread: spread, until: spread ? Infinity : Date.now() + NO_HOLDS_MS });
  return spread;
}

/** feature_not_supported: how Citus refuses a statement for whole tables on tables that are spread. */
const NOT_SUPPORTED = "0A000";

/**
 * Whether work failed because the tables were distributed after this process found them local: from now on,
 * it treats them as distributed, and the work can be repeated.
 */
export function wasSpreadMeanwhile(knex: Knex, error: unknown): boolean {
  if ((error as { code?: unknown }).code !== NOT_SUPPORTED) return false;
  const { config: pool } = knex.client as { config: object };
  return cachedAnswers.get(pool)?.isSpread === false && cachedAnswers.delete(pool);
}

async function ask(knex: Knex): Promise<boolean> {
  const { rows: citus } = await knex.raw<{ rows: unknown[] }>(
    "SELECT FROM pg_extension WHERE extname = 'citus'",
  );
  if (citus.length === 0) return false;
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    "SELECT FROM pg_dist_partition WHERE logicalrelid = to_regclass('short_links') AND partmethod = 'h'",
  );
  return rows.length > 0;
}

/**
 * Splits a statement that locks rows: everything at once, or, if tables are distributed, one shard's
 * customers after another, always in the same order.
 */
export async function byShard<Row>(
  knex: Knex,
  rows: readonly Row[],
  ownerOf: (row: Row) => string,
): Promise<Row[][]> {
  if (rows.length === 0) return [];
  const owners = [...new Set(rows.map(ownerOf))];
  if (owners.length === 1 || !(await isSpread(knex))) return [[...rows]];
  const { rows: places } = await knex.raw<{ rows: { owner: string; shard: string }[] }>(
    `SELECT owner, get_shard_id_for_distribution_column('short_links', owner) AS shard
     FROM unnest(CAST(:owners AS uuid[])) AS owners(owner) ORDER BY shard`,
    { owners },
  );
  const shards = new Map<string, Row[]>(places.map(({ shard }) => [shard, []]));
  const shardOf = new Map(places.map(({ owner, shard }) => [owner, shard]));
  for (const row of rows) shards.get(shardOf.get(ownerOf(row)) ?? "")?.push(row);
  return [...shards.values()];
}
