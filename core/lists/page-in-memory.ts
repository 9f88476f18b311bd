import type { ListQuery, Page } from "../pagination.ts";
import type { Column, ColumnValue } from "./column.ts";
import { type Bound, BOUNDS } from "./list-shape.ts";

type Values<Field extends string> = { readonly [Name in Field]?: readonly ColumnValue[] | undefined };
type Limits = { readonly [Name in `${string}_${Bound}`]?: ColumnValue | undefined };

/** A `ColumnFilter`, whatever its columns hold. */
type Filter<Field extends string> = Values<Field> & Limits;

/**
 * A page of rows that are in memory, filtered by their columns and sorted as a database would.
 * @param valueOf a column of a row; rows that are equal by the column of the query are sorted by their `id`
 */
export function pageInMemory<Row, Field extends string>(
  rows: readonly Row[],
  columns: Readonly<Record<Field, Column>>,
  query: ListQuery<Field>,
  filter: Filter<Field>,
  valueOf: (row: Row, field: Field | "id") => ColumnValue,
): Page<Row> {
  // an object may have more keys than its type names; this one has exactly these
  const fields = Object.keys(columns) as Field[];
  const sign = query.order === "asc" ? 1 : -1;
  const found = rows
    .filter((row) => fields.every((field) => fits(valueOf(row, field), field, filter)))
    .toSorted(
      (one, other) =>
        inOrder(valueOf(one, query.sort), valueOf(other, query.sort), sign) ||
        inOrder(valueOf(one, "id"), valueOf(other, "id"), sign),
    );
  return { items: found.slice(query.offset, query.offset + query.limit), total: found.length };
}

function fits<Field extends string>(value: ColumnValue, field: Field, filter: Filter<Field>): boolean {
  const values = filter[field];
  if (values && !values.some((one) => comparable(one) === comparable(value))) return false;
  const limits: Limits = filter;
  return BOUNDS.every((bound) => {
    const limit = limits[`${field}_${bound}`];
    return limit === undefined || (value !== null && isWithin(compare(value, limit), bound));
  });
}

const isWithin = (order: number, bound: Bound): boolean =>
  ({ gte: order >= 0, gt: order > 0, lte: order <= 0, lt: order < 0 })[bound];

const comparable = (value: ColumnValue) => (value instanceof Date ? value.getTime() : value);

function compare(one: ColumnValue, other: ColumnValue): number {
  const [a, b] = [comparable(one) ?? "", comparable(other) ?? ""];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Rows without a value come last, in either order. */
function inOrder(one: ColumnValue, other: ColumnValue, sign: 1 | -1): number {
  if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1;
  return sign * compare(one, other);
}
