import type { BatchOptions } from "./batch-options.node.ts";
import type { CheckResult } from "./check/check-rows.node.ts";
import { type JobRecord, optionsDigest } from "./output/job-record.node.ts";

/** Options that change no file or have a record of their own; options for reading rows show in the rows. */
const APART = new Set([
  "file",
  "inputFormat",
  "output",
  "folder",
  "logoFolder",
  "onError",
  "restart",
  "version",
  "now",
  "maxRows",
  "unknownColumns",
]);

/** The record of a run in its folder, so that only an identical run resumes there. */
export const recordOf = (options: BatchOptions, check: CheckResult): JobRecord => ({
  version: options.version,
  rows: check.source,
  lines: check.lines,
  logos: check.logos,
  options: optionsDigest(options, APART),
  sample: check.sample.text(),
});
