import { comparableName } from "../../../../core/codes/texts/column-names.ts";
import {
  type RowSentence,
  rowSentence,
  sentences as joined,
} from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import type { Doubt } from "../input/doubts/doubt-sentences.ts";
import { isProductNumber } from "../input/doubts/product-number.ts";
import type { Row } from "../input/row.ts";

interface Value {
  text: string;
  line: number;
}

interface ColumnNumbers {
  column: BatchColumn;
  /** The first value with a leading zero or, for phone numbers, a plus. */
  whole: Value | null;
  /** Number of digits, if all such values agree; null if they differ. */
  digits: number | null;
  /** The longest value of digits only. */
  longest: Value | null;
  /** Values of digits only without a leading zero, by length: the count and the first one. */
  bare: Map<number, Value & { count: number }>;
}

/** Columns in which each digit counts, and a spreadsheet may have dropped leading zeros. */
const COLUMNS: readonly BatchColumn[] = ["content", "phone", "zip_code", "serial_number", "batch_number"];
const LONGEST = 20;
/** Limit: the format column may hold a different text in each row. */
const MAX_KINDS = 100;
const BARE = /^[1-9]\d*$/;
const PADDED = /^0\d+$/;
const PHONE = /^(?:\+|\(?0)/;
const BARE_PHONE = /^[1-9]\d{5,}$/;

/** Finds numbers without the leading zeros that others in their column have. */
export const createShortNumbers = () => {
  /** Per column and barcode format: each has its own numbers. */
  const counts = new Map<string, ColumnNumbers>();

  const count = (column: BatchColumn, format: string, text: string, line: number): void => {
    const isPhone = column === "phone";
    const isWhole = (isPhone ? PHONE : PADDED).test(text);
    if (!isWhole && !(isPhone ? BARE_PHONE : BARE).test(text)) return;
    const key = `${column} ${format}`;
    let known = counts.get(key);
    if (known === undefined) {
      if (counts.size >= MAX_KINDS) return;
      known = { column, whole: null, digits: text.length, longest: null, bare: new Map() };
      counts.set(key, known);
    }
    if (text.length > (known.longest?.text.length ?? 0)) known.longest = { text, line };
    if (isWhole) {
      if (known.whole === null) Object.assign(known, { whole: { text, line }, digits: text.length });
      else if (known.digits !== text.length) known.digits = null;
      return;
    }
    const same = known.bare.get(text.length);
    if (same === undefined) known.bare.set(text.length, { text, line, count: 1 });
    else same.count += 1;
  };

  return {
    /** Records a row that has a code. */
    look({ cells, line, found = [], numberFormat, isBarcode }: Row): void {
      const format = comparableName(cells.barcode_format ?? "");
      for (const column of COLUMNS) {
        const text = cells[column]?.trim();
        if (text === undefined || text.length > LONGEST) continue;
        // product numbers have a check digit, and countries a fixed number of digits
        if (
          column === "content" ? numberFormat !== undefined : column === "zip_code" && cells.country?.trim()
        )
          continue;
        // so does one among barcodes: an EAN-8 is short and whole
        if (column === "content" && isBarcode && BARE.test(text) && isProductNumber(text)) continue;
        if (!found.some((doubt) => doubt.column === column && NAMED.has(doubt.kind)))
          count(column, format, text, line);
      }
    },
    /** @param headers the table's names for our columns, if they differ */
    sentences: (headers: ReadonlyMap<string, string>): RowSentence[] =>
      [...counts.values()].flatMap((counted) =>
        sentencesOf(counted.column, headers.get(counted.column) ?? counted.column, counted),
      ),
  };
};

/** Doubts that already say the same of a single value. */
const NAMED: ReadonlySet<Doubt> = new Set<Doubt>(["lostZeros", "numericCells"]);

const sentencesOf = (
  column: BatchColumn,
  name: string,
  { whole, digits, longest, bare }: ColumnNumbers,
): RowSentence[] => {
  const lacking = column === "phone" ? "rows.short_plus" : "rows.short_zeros";
  const isShort = (length: number): boolean =>
    column === "phone" ? whole !== null : whole !== null && digits !== null && length < digits;
  const short = [...bare].filter(([length]) => isShort(length)).map(([, value]) => value);
  if (short.length > 0 && whole !== null) return [sentence(lacking, name, short, whole)];
  const other = bare.get((longest?.text.length ?? 0) - 1);
  return column === "zip_code" && other !== undefined && longest !== null
    ? [sentence("rows.short_digit", name, [other], longest)]
    : [];
};

const sentence = (
  lacking: "rows.short_plus" | "rows.short_zeros" | "rows.short_digit",
  name: string,
  short: readonly (Value & { count: number })[],
  beside: Value,
): RowSentence => {
  const first = short.reduce((one, other) => (other.line < one.line ? other : one));
  const count = short.reduce((sum, each) => sum + each.count, 0);
  const values = { n: count, name, line: first.line, text: first.text, other: beside.text };
  return joined(rowSentence(lacking, values), rowSentence("rows.short_advice"));
};
