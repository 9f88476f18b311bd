import { type ScanProblem, scanProblem } from "../../core/codes/scan.ts";
import type { Findings } from "./scan-findings.ts";
import type { Grey } from "./scan-grey.ts";

/** What is wrong with a picture in which nothing was read, as far as that can be told. */
export function diagnose(_grey: Grey, findings: Findings): ScanProblem {
  if (findings.sawEmpty()) return scanProblem("empty");
  if (findings.doubtful().length > 0) return scanProblem("unsure");
  return scanProblem("no_code");
}
