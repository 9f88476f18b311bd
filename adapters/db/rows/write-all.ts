import type { Knex } from "knex";
import { isSpread } from "../pool/spread.ts";

/**
 * Runs statements that write and do not read what the others wrote, in an open transaction. One Postgres gets them as one statement; where
 * tables are spread each goes to its machine by itself, since a statement of several would be put together out of copies.
 * @param first table expressions that each of them may read: `name AS (SELECT ...)`
 * @param values of the `:names` in all of them
 */
export async function writeAll(
  inside: Knex,
  writes: readonly string[],
  values: Readonly<Record<string, unknown>>,
  first: readonly string[] = [],
): Promise<void> {
  const bound = values as Knex.ValueDict;
  if (await isSpread(inside)) {
    // sent together and done in this order
    await Promise.all(writes.map((write) => inside.raw(withTables(first, write), bound)));
    return;
  }
  const others = writes.slice(0, -1).map((write, index) => `write${index} AS (${write})`);
  const last = writes.at(-1);
  if (last !== undefined) await inside.raw(withTables([...first, ...others], last), bound);
}

const withTables = (tables: readonly string[], statement: string): string =>
  tables.length === 0 ? statement : `WITH ${tables.join(", ")} ${statement}`;
