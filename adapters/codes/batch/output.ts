import type { JobResult, ManifestEntry } from "./job.ts";

/** Where the files of a batch go: a folder or a ZIP. */
export interface BatchOutput {
  /** Folder that the workers write to; null: they hand the files back. */
  folder: string | null;
  /** Path of the manifest; null where it is inside the ZIP. */
  manifest: string | null;
  /** Time that product payloads and PDF files carry: the same after an interruption as before it. */
  now: Date;
  /** What an interrupted run left of this row. Asked once for each row that is made, in rising order. */
  findKnown(row: number): Promise<ManifestEntry | null>;
  /** Takes the results of a list of jobs, in the order of the rows. */
  accept(results: JobResult[]): void;
  /** @param complete false: interrupted or stopped */
  close(complete: boolean): Promise<void>;
}
