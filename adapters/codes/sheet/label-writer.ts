import type { PlannedLabel } from "./planned-label.ts";

/** Writes planned labels to the pages of a PDF or for a label printer. */
export interface LabelWriter {
  add(planned: PlannedLabel): void;
  /** @returns the number of pages; null for a label printer, which has none */
  finish(labels: number): Promise<number | null>;
  /** State as JSON, from which another writer resumes. */
  state(): unknown;
}
