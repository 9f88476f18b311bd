import type { BulkTable } from "./bulk-table.ts";

/** Formats a cell (RFC 4180). */
const csvCell = (text: string): string =>
  /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

/** The corrected table as CSV, in UTF-8 with a byte order mark, which spreadsheets need. */
export function tableCsv({ names, records }: Pick<BulkTable, "names" | "records">): Uint8Array<ArrayBuffer> {
  const width = records.reduce((most, { cells }) => Math.max(most, cells.length), names.length);
  const line = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, place) => csvCell(cells[place] ?? "")).join(",");
  const lines = [names, ...records.map(({ cells }) => cells)].map(line);
  return new TextEncoder().encode(`\uFEFF${lines.join("\r\n")}\r\n`);
}
