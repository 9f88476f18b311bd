import type { Attempts } from "./attempts.ts";
import type { CallCounts } from "./call-counts.ts";

/** Where limits count: in one process, or for all of them together (docs/decisions/0023-scale-out.md). */
export interface LimitStore {
  counts: CallCounts;
  attempts: Attempts;
}
