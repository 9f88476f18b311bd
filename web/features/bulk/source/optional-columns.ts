import { type BatchColumn, DESIGN_COLUMNS } from "../../../../core/codes/texts/batch-columns.ts";

/** Columns that say how a code is made, which codes do without; in a shop's table, their names may mean something else. */
export const OPTIONAL_COLUMNS: readonly BatchColumn[] = ["type", ...DESIGN_COLUMNS, "logo"];
/** A canvas has both sides or none. */
const CANVAS: readonly BatchColumn[] = ["width", "height"];

/** The columns to leave unread if one of them is not about the codes; none if codes need it. */
export const leftWith = (column: BatchColumn | ""): readonly BatchColumn[] =>
  column === "" || !OPTIONAL_COLUMNS.includes(column) ? [] : CANVAS.includes(column) ? CANVAS : [column];

/** The columns chosen by hand that mean the same whatever the codes hold. */
export const optionalOnly = <Place>(columns: Record<string, Place>): Record<string, Place> =>
  Object.fromEntries(
    Object.entries(columns).filter(([column]) => leftWith(column as BatchColumn).length > 0),
  );
