import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { type BulkTable, shownNames } from "./bulk-table.ts";
import type { CheckedTable } from "./check-table.ts";

interface ShownColumn {
  place: number;
  name: string;
  column: BatchColumn | null;
}

/** The columns that are read, in the order of the table. @param texts columns that are lines of text on labels */
export function columnsShown(
  { names, records }: BulkTable,
  { fields }: CheckedTable,
  texts: readonly number[],
): ShownColumn[] {
  const shown = shownNames(names, records[0]?.cells.length ?? 0);
  const places = [...new Set([...fields.flatMap(({ index, others = [] }) => [index, ...others]), ...texts])];
  return places
    .toSorted((one, other) => one - other)
    .map((place) => ({
      place,
      name: shown[place] ?? "",
      column: fields.find(({ index }) => index === place)?.column ?? null,
    }));
}
