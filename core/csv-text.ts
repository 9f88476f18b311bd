/**
 * Where a spreadsheet would take what follows for a formula; East Asian ones take the full-width signs as well. Not only at the beginning:
 * where numbers have a decimal comma, cells are parted at semicolons, and quotation marks do not hold a text together there.
 */
const FORMULA = /(^|[;\t\r\n])(?="*[=+\-@\t\r＝＋－＠])/g;
/** What would steer the terminal of an admin who looks at the file there. */
const CONTROL = /[^\P{Cc}\t\r\n]/gu;

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const visible = value.replace(
    CONTROL,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const harmless = visible.replace(FORMULA, "$1'");
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
