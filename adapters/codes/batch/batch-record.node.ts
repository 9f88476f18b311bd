import { createHash } from "node:crypto";
import type { BatchOptions } from "./batch-options.node.ts";
import type { CheckResult } from "./check/check-rows.node.ts";
import type { JobRecord } from "./output/job-record.node.ts";

/** Options that change no file, or what is recorded by itself: how the rows are read shows in the rows. */
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

/** What a run leaves in its folder, so that only the same run goes on there. */
export const recordOf = (options: BatchOptions, check: CheckResult): JobRecord => {
  const json = JSON.stringify(options, (key, value: unknown) => (APART.has(key) ? undefined : value));
  return {
    version: options.version,
    rows: check.source,
    lines: check.lines,
    logos: check.logos,
    options: createHash("sha256").update(json).digest("hex"),
    sample: check.sample.text(),
  };
};
