/**
 * Positions at which a spreadsheet would start a formula; East Asian versions accept full-width signs as
 * well. Not only the start of a cell: where numbers have a decimal comma, cells are separated by semicolons,
 * and quotation marks do not hold a text together.
 */
const FORMULA = /(^|[;\t\r\n])(?="*[=+\-@\t\r＝＋－＠])/g;
/** Control characters that could drive the terminal of an admin who views the file there. */
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

/** Rows that an export reads at a time. */
const BATCH = 1000;

interface Export<Item extends { id: string }> {
  columns: readonly string[];
  /** @param last id of the item read before; null: from the newest one on */
  olderThan: (last: string | null, limit: number) => Promise<Item[]>;
  toRow: (item: Item) => string[];
}

/** A whole table as CSV in pieces, the newest item first: never more than one batch is in memory. */
export async function* csvPieces<Item extends { id: string }>({
  columns,
  olderThan,
  toRow,
}: Export<Item>): AsyncGenerator<string> {
  yield csvText([columns]);
  let last: string | null = null;
  for (;;) {
    const items: Item[] = await olderThan(last, BATCH);
    if (items.length > 0) yield csvText(items.map(toRow), { mark: false });
    last = items.at(-1)?.id ?? null;
    if (items.length < BATCH || last === null) return;
  }
}
