import type { ReportEvent } from "./batch-report.ts";

/** Whoever asked for a batch: is told how it goes, and may interrupt it. */
export interface Caller {
  tell: (event: ReportEvent) => void;
  /** Waits until everything has been told: a file of a million mistakes must not fill the memory. */
  flush: () => Promise<void>;
  interrupted: () => boolean;
}
