import { stringify } from "csv-stringify/sync";
import { neededReaders } from "../../../../core/codes/proven-by.ts";
import type { CodeOrder, ManifestEntry } from "../job.ts";

export const MANIFEST_NAME = "manifest.csv";
export const MANIFEST_HEADER = "row,line,file,sha256,verified,verified_by,content\n";

/** What identifies a row in the manifest. */
interface ManifestRow {
  row: number;
  /** Line of the row file on which the row starts. */
  line: number;
  file: string;
  /** Content that a scanner reads. */
  content: string;
  order: CodeOrder;
}

/**
 * A line of manifest.csv; a row that could not be made, or whose code did not scan, has neither file nor hash. A cell that a spreadsheet would run as a
 * formula gets a ' in front (OWASP, CSV injection).
 */
export const manifestLine = (
  { row, line, file, content, order }: ManifestRow,
  { sha256, verified }: ManifestEntry,
): string =>
  stringify(
    [
      sha256 === ""
        ? [row, line, "", "", "no", "", content]
        : [row, line, file, sha256, ...(verified === null ? ["", ""] : ["yes", readersOf(order)]), content],
    ],
    // a lone CR ends a line for some readers
    { escape_formulas: true, quoted_match: /\r/ },
  );

const readersOf = (order: CodeOrder): string => neededReaders(order.kind === "qr" ? "QR Code" : order.format);

/** Parses this row's line as `manifestLine` wrote it. @returns null if the line is incomplete, was changed, or belongs to another row */
export const readManifestLine = (text: string, expected: ManifestRow): ManifestEntry | null => {
  const match = /^\d+,\d+,(?:,,no|(?:"(?:[^"]|"")*"|[^",]+),([0-9a-f]{64}),(yes|)),/.exec(text);
  if (match === null) return null;
  const [, sha256 = "", verified] = match;
  const entry: ManifestEntry = { sha256, verified: verified ? true : null };
  return manifestLine(expected, entry) === text ? entry : null;
};
