import { describe, expect, it } from "vitest";
import type { JobResult } from "../../../../adapters/codes/batch/job.ts";
import { manifestLines, readManifestLine } from "../../../../adapters/codes/batch/manifest.ts";

const HASH = "0123456789abcdef".repeat(4);
const result = (made: Partial<JobResult>): JobResult => ({
  row: 5,
  line: 6,
  file: "000005.png",
  sha256: HASH,
  verified: null,
  recorded: false,
  kept: false,
  failure: null,
  fatal: null,
  packed: null,
  ...made,
});

describe("a line of manifest.csv", () => {
  it.each([
    ["a row that was made", { verified: null }],
    ["a row that was read back", { verified: true }],
    ["a row that does not scan", { verified: false }],
    ["a name with a comma", { file: "a,b.png", verified: true }],
    ["a row that could not be made", { sha256: "", failure: "No." }],
  ])("is read as it was written: %s", (_, made) => {
    const { row, sha256, verified } = result(made);
    const line = manifestLines([result(made)]).trimEnd();
    expect(readManifestLine(line)).toEqual({ row, sha256, verified });
  });

  it.each(["", "5,a.png", `5,a.png,${HASH}`, `5,,${HASH},`, "5,,,", "5,,,yes", "5,,", `x,a.png,${HASH},yes`])(
    "is none of ours: %j",
    (line) => {
      expect(readManifestLine(line)).toBeNull();
    },
  );
});
