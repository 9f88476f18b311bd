import type { Attempts } from "./attempts.ts";
import type { CallCounts } from "./call-counts.ts";

/** The scope of limits: one process, or all processes together (docs/decisions/0023-scale-out.md). */
export interface LimitStore {
  counts: CallCounts;
  attempts: Attempts;
}
