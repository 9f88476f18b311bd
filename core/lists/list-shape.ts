import * as z from "zod/mini";
import type { ListQuery, Page } from "../pagination.ts";
import type { Column, Columns, ColumnValue } from "./column.ts";

/** Values of one column in one filter. */
const MAX_VALUES = 1000;

/** Suffixes that turn a column's name into a range filter: `visited_at_gte`. */
export const BOUNDS = ["gte", "gt", "lte", "lt"] as const;
export type Bound = (typeof BOUNDS)[number];

type ValueOf<C> = C extends Column<infer Value> ? Value : never;
type NameOf<C extends Columns> = keyof C & string;

/** Rows whose columns have one of these values, and lie within these bounds. */
export type ColumnFilter<C extends Columns> = {
  [Name in NameOf<C>]?: readonly ValueOf<C[Name]>[] | undefined;
} & { [Name in NameOf<C> as `${Name}_${Bound}`]?: NonNullable<ValueOf<C[Name]>> | undefined };

/** Columns by which a list can be sorted and filtered. */
export interface ListShape<Field extends string, Filter> {
  columns: Readonly<Record<Field, Column>>;
  /** Default sort order. */
  sort: { sort: Field; order: "asc" | "desc" };
  filter: z.ZodMiniType<Filter>;
  /** The names that a filter knows, without the bounds of columns. */
  filterNames: readonly string[];
}
export type FieldOf<Shape> = Shape extends ListShape<infer Field, infer _Filter> ? Field : never;
export type FilterOf<Shape> = Shape extends ListShape<infer _Field, infer Filter> ? Filter : never;

/** Reads a page of a list. */
export type PageReader<Shape, Row> = (
  query: ListQuery<FieldOf<Shape>>,
  filter: FilterOf<Shape>,
) => Promise<Page<Row>>;

/** `q`: a part of some texts. */
export const searchText = z.string().check(z.trim(), z.maxLength(200));

const ORDERED: readonly Column["kind"][] = ["number", "instant", "day"];

/**
 * A list that sorts by each column, and filters by the value of each column (one, or a list of them), by the bounds of numbers and
 * times, and by what `search` names besides. Its filter schema rejects every other name.
 */
export function listShape<const C extends Columns, S extends Readonly<Record<string, z.ZodMiniType>> = {}>(
  columns: C,
  sort: { sort: NameOf<C>; order: "asc" | "desc" },
  search?: S,
): ListShape<NameOf<C>, ColumnFilter<C> & { [Name in keyof S]?: z.output<S[Name]> | undefined }> {
  const shape: Record<string, z.ZodMiniType> = {};
  for (const [name, { kind, value }] of Object.entries(columns)) {
    shape[name] = z.optional(oneOrMore(value));
    if (!ORDERED.includes(kind)) continue;
    for (const bound of BOUNDS) shape[`${name}_${bound}`] = z.optional(bounding(value));
  }
  for (const [name, value] of Object.entries(search ?? {})) shape[name] = z.optional(value);
  return {
    columns,
    sort,
    filter: z.strictObject(shape) as never,
    filterNames: [...Object.keys(columns), ...Object.keys(search ?? {})],
  };
}

const oneOrMore = (value: z.ZodMiniType<ColumnValue>) =>
  z.pipe(
    z.transform((given: unknown) => (Array.isArray(given) ? (given as unknown[]) : [given])),
    z.array(value).check(z.maxLength(MAX_VALUES)),
  );

/** Nothing sorts before or after null. */
const bounding = (value: z.ZodMiniType<ColumnValue>) =>
  value.check(z.refine((given) => given !== null, "Send a value instead of null"));
