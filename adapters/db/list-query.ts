import type { Knex } from "knex";
import type { ListQuery, Page } from "../../core/pagination.ts";
import { toCount } from "./values.ts";

/** For `ILIKE`: the text anywhere in a column; what `LIKE` would read as a wildcard is a letter like any other. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Rows of the same value keep one order from page to page, in the direction of the sort: one index serves both. */
export const inOrder = ({ sort, order }: ListQuery, prefix = "") => [
  { column: prefix + sort, order },
  { column: `${prefix}id`, order },
];

/** The same, and what has no value comes last whatever the direction. */
export const inOrderNullsLast = ({ sort, order }: ListQuery, prefix = "") => [
  { column: prefix + sort, order, nulls: "last" as const },
  { column: `${prefix}id`, order },
];

/** The rows of one page of what was found. */
export const onePage = (found: Knex.QueryBuilder, query: ListQuery, order = inOrder(query)) =>
  found.clone().orderBy(order).offset(query.offset).limit(query.limit);

/**
 * One page of what was found, and how many there are of it.
 * @param toItem what a row of `columns` is to core
 */
export async function readPage<T>(
  found: Knex.QueryBuilder,
  query: ListQuery,
  columns: readonly string[],
  toItem: (row: never) => T,
): Promise<Page<T>> {
  const [rows, counts] = await Promise.all([
    onePage(found, query).select<never[]>(columns),
    found.clone().count<{ count: string }[]>("* as count"),
  ]);
  return { items: rows.map(toItem), total: toCount(counts[0]?.count) };
}
