import { type RowSentence, rowSentence } from "../../../core/codes/row-sentences/row-sentence.ts";
import type { CellProblem } from "../batch/input/table-record.ts";
import { addsNoZeros, KEPT_DIGITS, type NumberText, numberText } from "./number-text.ts";
import type { SharedStrings } from "./shared-strings.ts";
import type { CellFormats } from "./styles.ts";
import { unescaped } from "./text-reader.ts";

/** Content of a `c` element (ECMA-376 part 1, 18.3.1.4). */
export interface CellSource {
  /** Cell type: s, str, inlineStr, b, e, d; n by default. */
  type: string;
  style: number;
  /** Text of the `v` element. */
  value: string;
  /** Text of the `is` element. */
  inline: string;
  hasFormula: boolean;
  /** Text of the `f` element. */
  formula: string;
  /** Target of its hyperlink, "" without one. */
  link: string;
}

export interface CellText {
  text: string;
  /** Why the text may not be what was intended. */
  problem: CellProblem | null;
  /** Effect of its number format on a number. */
  look?: NumberText["look"];
  /** A date as its cell shows it, if it differs. */
  shown?: string;
  /** It is a number, which has no leading zero. */
  isNumber?: boolean;
  /** Target of its hyperlink, if it differs from the text; otherwise null. */
  link: string | null;
}

interface WorkbookContext {
  strings: SharedStrings;
  formats: CellFormats;
  is1904: boolean;
  isUncalculated: boolean;
}

/** The displayed text of a cell; "" if it is empty. */
export const readCell = (cell: CellSource, book: WorkbookContext): CellText => {
  const shown = readShown(cell, book);
  const link = cell.link === "" ? linkOfFormula(cell.formula) : cell.link;
  // rejected: the displayed text differs from the content
  const isElsewhere = link !== null && shown.problem === null && !isSameAddress(shown.text, link);
  return { ...shown, link: isElsewhere ? link : null };
};

type CellValue = Omit<CellText, "link">;

const readShown = (
  cell: CellSource,
  { strings, formats, is1904, isUncalculated }: WorkbookContext,
): CellValue => {
  const { type, value } = cell;
  if (cell.hasFormula && type !== "str" && (value === "" || (isUncalculated && value === "0"))) {
    return doubtful("=", rowSentence("rows.no_result"));
  }
  switch (type) {
    case "s":
      return fine(value === "" ? "" : (strings(Number(value)) ?? ""));
    case "str":
      return fine(unescaped(value));
    case "inlineStr":
      return fine(cell.inline);
    case "b":
      return fine(value === "1" ? "TRUE" : value === "0" ? "FALSE" : "");
    case "e":
      return doubtful(value, rowSentence("rows.formula_error", { text: value }));
    case "d":
      return doubtful(value, dateSentence(value), true);
    default: {
      const number = Number(value);
      if (value === "" || !Number.isFinite(number)) return fine(value);
      const format = formats[cell.style] ?? null;
      const { text, doubt, look, shown } = numberText(number, format, is1904);
      if (doubt === "date")
        return { ...doubtful(text, dateSentence(text), true), ...(shown !== undefined && { shown }) };
      if (doubt === "scientific") return doubtful(text, scientificSentence(text, number));
      return { text, problem: null, look, isNumber: addsNoZeros(format) };
    }
  }
};

const fine = (text: string): CellValue => ({ text, problem: null });
const doubtful = (text: string, sentence: RowSentence, isDate = false): CellValue => ({
  text,
  problem: { ...sentence, isDate },
});

/** The first argument of HYPERLINK, or null; references to other cells are not resolved. */
const linkOfFormula = (formula: string): string | null => {
  // what another part is joined to, such as "https://example.com/"&A3, is not the whole address
  const [found, written] = /^=?HYPERLINK\(\s*(?:"((?:[^"]|"")*)"\s*(?=[,;)]))?/i.exec(formula) ?? [];
  return found === undefined ? null : (written?.replaceAll('""', '"') ?? ANOTHER_ADDRESS);
};
const ANOTHER_ADDRESS = "another address";
/** A hyperlink without its own text displays its target. */
const SHOWS_ADDRESS = /^(?:[a-z][a-z0-9+.-]*:|www\.)\S+$/i;

/** Programs add a scheme or a slash to the typed text, and escape some characters. */
const isSameAddress = (text: string, link: string): boolean =>
  link === ANOTHER_ADDRESS ? SHOWS_ADDRESS.test(text) : comparable(text) === comparable(link);

const comparable = (address: string): string => {
  const bare = address.trim().replace(/^(?:mailto:|tel:|https?:\/\/)/i, "");
  try {
    return decodeURI(bare).replace(/\/$/, "").toLowerCase();
  } catch {
    return bare;
  }
};

const dateSentence = (text: string): RowSentence =>
  rowSentence(/^\d\d:/.test(text) ? "rows.time" : "rows.date", { text });
const scientificSentence = (text: string, number: number): RowSentence =>
  Math.abs(number) >= 10 ** KEPT_DIGITS
    ? rowSentence("rows.number_long", { text, digits: KEPT_DIGITS })
    : rowSentence("rows.number_scientific", { text });
