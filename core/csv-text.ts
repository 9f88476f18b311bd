/** What a spreadsheet would take for a formula is written so that it does not (auth contract 52). */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8.
 * @param options.mark false for pieces after the first
 */
export const csvText = (
  rows: readonly (readonly (string | number)[])[],
  { mark = true }: { mark?: boolean } = {},
): string => `${mark ? "\ufeff" : ""}${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
