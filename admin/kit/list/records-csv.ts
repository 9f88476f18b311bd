import { csvText } from "../../../core/csv-text.ts";

type Cell = string | number | boolean | null | undefined | object;

const written = (value: Cell): string =>
  value === null || value === undefined
    ? ""
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value);

/** Records of a table as CSV: one column per field, named as in the API; nested values are JSON. */
export function recordsCsv(records: readonly Readonly<Record<string, Cell>>[]): string {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
  return csvText([columns, ...records.map((record) => columns.map((column) => written(record[column])))]);
}
