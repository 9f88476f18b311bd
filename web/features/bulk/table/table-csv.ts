import type { BulkTable } from "./bulk-table.ts";

/** A cell as RFC 4180 has it. */
const csvCell = (text: string): string =>
  /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

/** The table as CSV with its corrections: UTF-8 with a byte order mark, by which spreadsheets know it. */
export function tableCsv({ names, records }: Pick<BulkTable, "names" | "records">): Uint8Array<ArrayBuffer> {
  const width = records.reduce((most, { cells }) => Math.max(most, cells.length), names.length);
  const line = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, place) => csvCell(cells[place] ?? "")).join(",");
  const lines = [names, ...records.map(({ cells }) => cells)].map(line);
  return new TextEncoder().encode(`\uFEFF${lines.join("\r\n")}\r\n`);
}
