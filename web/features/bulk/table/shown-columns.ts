import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { type BulkTable, shownNames } from "./bulk-table.ts";
import type { CheckedTable } from "./check-table.ts";

/** Number of columns shown that no code uses: a sheet can have 16,384. */
const MOST_UNUSED = 30;

export interface ShownColumn {
  place: number;
  name: string;
  column: BatchColumn | null;
  /** False if neither codes nor labels have it. */
  isUsed: boolean;
}

/**
 * The used columns in the order of the table, and the others after them, with the number of those that are not shown.
 * @param ofLabels columns on labels beside the code
 */
export function columnsShown(
  { names, records }: BulkTable,
  { fields }: CheckedTable,
  ofLabels: readonly number[],
): { columns: ShownColumn[]; hidden: number } {
  const shown = shownNames(names, records[0]?.cells.length ?? 0);
  const used = [
    ...new Set([...fields.flatMap(({ index, others = [] }) => [index, ...others]), ...ofLabels]),
  ].toSorted((one, other) => one - other);
  const isFilled = (place: number) =>
    (names[place] ?? "") !== "" || records.some(({ cells }) => (cells[place] ?? "").trim() !== "");
  const unused = shown.flatMap((_, place) => (used.includes(place) ? [] : [place])).filter(isFilled);
  return {
    columns: [...used, ...unused.slice(0, MOST_UNUSED)].map((place, at) => ({
      place,
      name: shown[place] ?? "",
      column: fields.find(({ index }) => index === place)?.column ?? null,
      isUsed: at < used.length,
    })),
    hidden: Math.max(0, unused.length - MOST_UNUSED),
  };
}
