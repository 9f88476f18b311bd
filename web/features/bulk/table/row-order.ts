import type { BulkTable } from "./bulk-table.ts";

export type Direction = "ascending" | "descending";

/** Sorts rows, and moves the places of kept rows with them. Empty cells come last in both directions. @param place of a column */
export function sortedRows(
  table: BulkTable,
  kept: readonly number[],
  place: number,
  direction: Direction,
  language: string,
): { table: BulkTable; kept: number[] } {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: "base" });
  const sign = direction === "ascending" ? 1 : -1;
  const rows = table.records
    .map((record, row) => ({ record, row, text: record.cells[place]?.trim() ?? "" }))
    .toSorted((one, other) => {
      if (one.text === "" || other.text === "") return Number(one.text === "") - Number(other.text === "");
      return sign * compare(one.text, other.text);
    });
  const isKept = new Set(kept);
  return {
    table: { ...table, records: rows.map(({ record }) => record) },
    kept: rows.flatMap(({ row }, at) => (isKept.has(row) ? [at] : [])),
  };
}

/** Whether a shown cell contains a text, ignoring case. @param text in lower case */
export const holds = (
  cells: readonly string[],
  columns: readonly { place: number }[],
  text: string,
): boolean => text === "" || columns.some(({ place }) => cells[place]?.toLowerCase().includes(text));
