import type { Knex } from "knex";
import type { Column } from "../../../core/lists/column.ts";
import { BOUNDS, type ListShape } from "../../../core/lists/list-shape.ts";
import type { ListQuery, Page } from "../../../core/pagination.ts";
import { isUuid, toCount } from "./values.ts";

/** For `ILIKE`: the text anywhere in a column; what `LIKE` would read as a wildcard is a letter like any other. */
export const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

type Values = Readonly<Record<string, Knex.RawBinding>>;

/** How a list's columns are read from the database. */
export interface ListSql<Field extends string> {
  columns: Readonly<Record<Field, Column>>;
  /** An expression for each column. */
  sql: Readonly<Record<Field, string>> & { id: string };
  /** Sort expressions of columns that are not sorted by their value. */
  order: Partial<Readonly<Record<Field, string>>>;
  /** Values of the `:names` in the expressions. */
  values: Values;
}

/** @param expressions of the columns that are not called so in the database */
export function listSql<Field extends string>(
  { columns }: Pick<ListShape<Field, never>, "columns">,
  expressions: Partial<Record<Field, string>> = {},
  { order = {}, values = {} }: Partial<Pick<ListSql<Field>, "order" | "values">> = {},
): ListSql<Field> {
  const names = Object.keys(columns).map((name) => [name, name]);
  const sql = { ...Object.fromEntries(names), ...expressions } as ListSql<Field>["sql"];
  return { columns, sql, order, values };
}

const OPERATORS = { gte: ">=", gt: ">", lte: "<=", lt: "<" } as const;

/**
 * PostgreSQL type of a filter value. Fractions and huge numbers match no whole number, rather than causing an
 * error.
 */
const TYPES: Readonly<Record<Exclude<Column["kind"], "instant">, string>> = {
  id: "uuid",
  text: "text",
  number: "float8",
  boolean: "boolean",
  day: "date",
};

/** Leaves the rows whose columns have the values and lie within the bounds that a filter of the list asks for. */
export function whereColumns<Field extends string>(
  builder: Knex.QueryBuilder,
  { columns, sql, values }: ListSql<Field>,
  filter: object,
): void {
  const asked = filter as Readonly<Record<string, unknown>>;
  for (const field of Object.keys(columns) as Field[]) {
    const wanted = asked[field] as readonly Knex.RawBinding[] | undefined;
    if (wanted) void builder.where((any) => whereOneOf(any, sql[field], columns[field].kind, wanted, values));
    for (const bound of BOUNDS) {
      const limit = asked[`${field}_${bound}`] as Knex.RawBinding | undefined;
      if (limit !== undefined)
        whereWithin(
          builder,
          { expression: `(${sql[field]})`, kind: columns[field].kind },
          bound,
          limit,
          values,
        );
    }
  }
}

/** Displayed in milliseconds but stored in microseconds: an instant covers a whole millisecond. */
const endOf = (instant: Date): Date => new Date(instant.getTime() + 1);

function whereWithin(
  builder: Knex.QueryBuilder,
  { expression, kind }: { expression: string; kind: Column["kind"] },
  bound: keyof typeof OPERATORS,
  limit: Knex.RawBinding,
  values: Values,
): void {
  if (limit instanceof Date && (bound === "gt" || bound === "lte")) {
    const operator = bound === "gt" ? ">=" : "<";
    void builder.whereRaw(`${expression} ${operator} :end`, { ...values, end: endOf(limit) });
  } else {
    const value = kind === "number" ? `CAST(:limit AS ${TYPES[kind]})` : ":limit";
    void builder.whereRaw(`${expression} ${OPERATORS[bound]} ${value}`, { ...values, limit });
  }
}

function whereOneOf(
  any: Knex.QueryBuilder,
  expression: string,
  kind: Column["kind"],
  wanted: readonly Knex.RawBinding[],
  values: Values,
): void {
  if (wanted.includes(null)) void any.orWhereRaw(`(${expression}) IS NULL`, values);
  const given = wanted.filter((value) => value !== null);
  if (kind === "instant") {
    void any.orWhereRaw("false");
    for (const from of given as Date[]) {
      const until = endOf(from);
      void any.orWhereRaw(`(${expression}) >= :from AND (${expression}) < :until`, {
        ...values,
        from,
        until,
      });
    }
    return;
  }
  const list = kind === "id" ? given.filter((id) => typeof id === "string" && isUuid(id)) : given;
  // with one value, an index gives the rows in its order
  const [one = null] = list;
  if (list.length === 1)
    void any.orWhereRaw(`(${expression}) = CAST(:one AS ${TYPES[kind]})`, { ...values, one });
  else void any.orWhereRaw(`(${expression}) = ANY(CAST(:list AS ${TYPES[kind]}[]))`, { ...values, list });
}

/**
 * Sorts, with rows of the same value in one order from page to page, in the direction of the sort: one index serves both.
 * @param fromEnd the last row first
 */
export function inOrder<Field extends string>(
  found: Knex.QueryBuilder,
  { sort, order }: Pick<ListQuery<Field>, "sort" | "order">,
  { columns, sql, order: sorts, values }: ListSql<Field>,
  fromEnd = false,
): Knex.QueryBuilder {
  const direction = (order === "desc") === fromEnd ? "asc" : "desc";
  // only for nullable columns, since the index would not match otherwise
  const nulls = columns[sort].nullable ? `NULLS ${fromEnd ? "FIRST" : "LAST"}` : "";
  return found.orderByRaw(
    `${sorts[sort] ?? sql[sort]} ${direction} ${nulls}, ${sql.id} ${direction}`,
    values,
  );
}

/** The rows of one page of the result. */
export const onePage = <Field extends string>(
  found: Knex.QueryBuilder,
  query: ListQuery<Field>,
  list: ListSql<Field>,
): Knex.QueryBuilder => inOrder(found.clone(), query, list).offset(query.offset).limit(query.limit);

/**
 * One page of the result, and the total count.
 * @param toItem converts a row of `columns`
 */
export async function readPage<T, Field extends string>(
  found: Knex.QueryBuilder,
  query: ListQuery<Field>,
  list: ListSql<Field>,
  columns: readonly (string | Knex.Raw)[],
  toItem: (row: never) => T,
): Promise<Page<T>> {
  const [rows, counts] = await Promise.all([
    onePage(found, query, list).select<never[]>(columns),
    found.clone().count<{ count: string }[]>("* as count"),
  ]);
  return { items: rows.map(toItem), total: toCount(counts[0]?.count) };
}
