import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { type BulkTable, shownNames } from "./bulk-table.ts";
import type { CheckedTable } from "./check-table.ts";

interface ShownColumn {
  place: number;
  name: string;
  column: BatchColumn | null;
}

/** The used columns in the order of the table. @param ofLabels columns on labels beside the code */
export function columnsShown(
  { names, records }: BulkTable,
  { fields }: CheckedTable,
  ofLabels: readonly number[],
): ShownColumn[] {
  const shown = shownNames(names, records[0]?.cells.length ?? 0);
  const places = [
    ...new Set([...fields.flatMap(({ index, others = [] }) => [index, ...others]), ...ofLabels]),
  ];
  return places
    .toSorted((one, other) => one - other)
    .map((place) => ({
      place,
      name: shown[place] ?? "",
      column: fields.find(({ index }) => index === place)?.column ?? null,
    }));
}
