import * as z from "zod/mini";

/** A value by which rows are compared. */
export type ColumnValue = string | number | boolean | Date | null;

/** A column of a list: what can be in it. */
export interface Column<Value extends ColumnValue = ColumnValue> {
  /** `id` is a UUID; a `day` is a text like `2026-01-31`. */
  kind: "id" | "text" | "number" | "boolean" | "instant" | "day";
  /** Rows without a value come last, in either order. */
  nullable: boolean;
  /** A value in a filter, as JSON has it. */
  value: z.ZodMiniType<Value>;
}
export type Columns = Readonly<Record<string, Column>>;

/** Far above every text that a list is filtered by. */
const TEXT_LENGTH = 8192;

const column = <Value extends ColumnValue>(
  kind: Column["kind"],
  value: z.ZodMiniType<Value>,
): Column<Value> => ({ kind, nullable: false, value });

const anyText = z.string().check(z.maxLength(TEXT_LENGTH));

/** A filter by id in any form: a text that is not a UUID matches no row. */
export const id = column("id", anyText);
export const text = column("text", anyText);
/** A text that is stored in lower case. */
export const lowerCase = column("text", anyText.check(z.trim(), z.toLowerCase()));
/** @param error the sentence about another value; absent: one that names the choices */
export const choice = <Choice extends string>(choices: readonly Choice[], error?: string): Column<Choice> =>
  column("text", z.enum(choices, error));
export const number = column("number", z.number());
export const boolean = column("boolean", z.boolean());
export const instant = column(
  "instant",
  z.pipe(
    // PostgreSQL has no year 0
    z.iso.datetime({ offset: true }).check(z.regex(/^(?!0000)/)),
    z.transform((given) => new Date(given)),
  ),
);
export const day = column("day", z.iso.date().check(z.regex(/^(?!0000)/)));

/** A column in which some rows have no value: a filter may ask for `null`. */
export const nullable = <Value extends ColumnValue>({
  kind,
  value,
}: Column<Value>): Column<Value | null> => ({
  kind,
  nullable: true,
  value: z.nullable(value),
});
