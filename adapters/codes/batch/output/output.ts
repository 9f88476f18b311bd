import type { CodeOrder, ListResult, ManifestEntry } from "../job.ts";

/** A row with a code, as the manifest lists it. */
export interface OutputRow {
  row: number;
  line: number;
  file: string;
  order: CodeOrder;
}

/** Output of a batch: a folder or a ZIP. */
export interface BatchOutput {
  /** Folder that the workers write to; null: they return the files. */
  folder: string | null;
  /** Path of the manifest; null if it is inside the ZIP. */
  manifest: string | null;
  /** Timestamp in product payloads and PDF files: unchanged when an interrupted run resumes. */
  now: Date;
  /** An earlier run's record of this row. Called once for each created row, in ascending order. */
  findKnown(row: OutputRow): Promise<ManifestEntry | null>;
  /** Receives the results of the lists, in row order. */
  accept(result: ListResult): void;
  /** @param complete false: interrupted or stopped */
  close(complete: boolean): Promise<void>;
}
