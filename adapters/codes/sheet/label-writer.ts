import type { PlannedLabel } from "./planned-label.ts";

/** Where planned labels go: the pages of a PDF, or a label printer. There is a whole file under its name, or none. */
export interface LabelWriter {
  add(planned: PlannedLabel): void;
  /** @returns how many pages the labels take; on a roll, each is one */
  finish(labels: number): Promise<number>;
  /** As JSON: a writer that is given it goes on after what is written. */
  state(): unknown;
}
