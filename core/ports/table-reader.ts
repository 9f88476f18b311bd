import type { Signal } from "./signal.ts";

/** A table of texts: its column names and rows. */
export interface TextTable {
  names: string[];
  /** `line`: line in the file, from 1. `broken`: the reason, if the line cannot be parsed. */
  rows: { line: number; cells: string[]; broken?: string | undefined }[];
}

/**
 * Port: reads CSV or TSV with any delimiter, in UTF-8, UTF-16 or Windows-1252.
 * @param maxRows largest number of rows
 * @param signal aborts the reading
 * @throws DomainError `validation_failed` if the file is not a table, or has more rows; the signal's reason
 * once it is aborted
 */
export type ReadTable = (bytes: Uint8Array, maxRows: number, signal?: Signal) => Promise<TextTable>;
