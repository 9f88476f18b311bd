/** A serial number of a run: its file, and whether its code scans; null if it was not tested. */
export interface ManifestRow {
  serial: string;
  file: string;
  scans: boolean | null;
}

export const MANIFEST_NAME = "manifest.csv";

/** The manifest of a run: CSV according to RFC 4180. */
export const manifestText = (rows: readonly ManifestRow[]): string =>
  [
    ["serial_number", "file", "scans"],
    ...rows.map(({ serial, file, scans }) => [
      serial,
      file,
      scans === null ? "not tested" : scans ? "yes" : "no",
    ]),
  ]
    .map((cells) => `${cells.map(cell).join(",")}\r\n`)
    .join("");

/** Prefixes a cell that a spreadsheet would evaluate as a formula with '. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
