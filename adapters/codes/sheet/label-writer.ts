import type { PlannedLabel } from "./planned-label.ts";

/** Writes planned labels to the pages of a PDF or for a label printer. A file has its name only when it is complete. */
export interface LabelWriter {
  add(planned: PlannedLabel): void;
  /** @returns how many pages the labels take; on a roll, each is one */
  finish(labels: number): Promise<number>;
  /** State as JSON, from which another writer resumes. */
  state(): unknown;
}
