import type { CodeOrder, ListResult, ManifestEntry } from "../job.ts";

/** A row that is made, as the manifest names it. */
export interface OutputRow {
  row: number;
  line: number;
  file: string;
  order: CodeOrder;
}

/** Where the files of a batch go: a folder or a ZIP. */
export interface BatchOutput {
  /** Folder that the workers write to; null: they return the files. */
  folder: string | null;
  /** Path of the manifest; null where it is inside the ZIP. */
  manifest: string | null;
  /** Time that product payloads and PDF files carry: the same after an interruption as before it. */
  now: Date;
  /** What an earlier run recorded of this row. Asked once for each row that is made, in rising order. */
  findKnown(row: OutputRow): Promise<ManifestEntry | null>;
  /** Receives the results of the lists, in the order of the rows. */
  accept(result: ListResult): void;
  /** @param complete false: interrupted or stopped */
  close(complete: boolean): Promise<void>;
}
