import type { PlannedLabel } from "./planned-label.ts";

/** Writes planned labels to the pages of a PDF or for a label printer. */
export interface LabelWriter {
  add(planned: PlannedLabel): void;
  /** @returns the number of pages; on a roll, one per label */
  finish(labels: number): Promise<number>;
  /** State as JSON, from which another writer resumes. */
  state(): unknown;
}
