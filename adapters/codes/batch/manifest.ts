import { stringify } from "csv-stringify/sync";
import type { JobResult, ManifestEntry } from "./job.ts";

export const MANIFEST_NAME = "manifest.csv";
export const MANIFEST_HEADER = "row,file,sha256,verified\n";

/** Results as lines of manifest.csv; a row that could not be made has neither file nor hash. A cell that a spreadsheet would run as a formula gets a ' in front. */
export const manifestLines = (results: JobResult[]): string =>
  stringify(
    results.map(({ row, file, sha256, verified }) =>
      sha256 === "" ? [row, "", "", "no"] : [row, file, sha256, yesNo(verified)],
    ),
    { escape_formulas: true },
  );

const yesNo = (verified: boolean | null): string => (verified === null ? "" : verified ? "yes" : "no");

/**
 * Row, hash and verdict of a line that `manifestLines` wrote, also of a row that could not be made; null where the line is
 * cut or none of ours. The file name follows from the row.
 */
export const readManifestLine = (line: string): ManifestEntry | null => {
  const [, row, sha256 = "", verified] = /^(\d+),(?:,,no|.+,([0-9a-f]{64}),(yes|no|))$/.exec(line) ?? [];
  if (row === undefined) return null;
  return {
    row: Number(row),
    sha256,
    // a row that could not be made was not decoded either
    verified: verified ? verified === "yes" : null,
  };
};
