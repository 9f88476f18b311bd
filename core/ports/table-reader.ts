import type { Signal } from "./signal.ts";

/** A table of texts: the names of its columns, and the lines below them. */
export interface TextTable {
  names: string[];
  /** `line`: of the file, 1 is the first. `broken`: a sentence, where the line cannot be read. */
  rows: { line: number; cells: string[]; broken?: string }[];
}

/**
 * Port: reads CSV or TSV, with whatever delimiter, in UTF-8, UTF-16 or Windows-1252.
 * @param maxRows further rows are not read
 * @param signal ends the reading
 * @throws DomainError `validation_failed` where it is no table, or has more rows; the reason of the signal once that is aborted
 */
export type ReadTable = (bytes: Uint8Array, maxRows: number, signal?: Signal) => Promise<TextTable>;
