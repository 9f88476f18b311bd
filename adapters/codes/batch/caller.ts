import type { ReportEvent } from "./batch-report.ts";

/** Receives the events of a batch, and may interrupt it. */
export interface Caller {
  report: (event: ReportEvent) => void;
  /** Waits until every event has arrived: a file of a million mistakes must not fill the memory. */
  flush: () => Promise<void>;
  interrupted: () => boolean;
}
