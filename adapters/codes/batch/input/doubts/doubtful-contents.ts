import type { BatchColumn } from "../../../../../core/codes/texts/batch-columns.ts";
import { isPayloadType, NEEDED_FIELDS } from "../../../../../core/codes/texts/payload-fields.ts";
import { type RowType, findRowType } from "../../../../../core/codes/texts/row-types.ts";
import { brokenAddress } from "../../../../../core/codes/texts/address-problem.ts";
import { isAddressName, isNumberName } from "../../../../../core/codes/texts/column-names.ts";
import { rowSentence } from "../../../../../core/codes/row-sentences/row-sentence.ts";
import type { FoundDoubt } from "./doubt-sentences.ts";
import { isAmount } from "./amount.ts";
import { notAnAddress } from "./doubtful-address.ts";
import { looksLikeDate } from "./doubtful-date.ts";
import { isDecodedTwice, isPlaceholder } from "./doubtful-text.ts";
import { hasForeignSpace, hasInvisible, trimmedAddress } from "./invisible-characters.ts";
import { hasLostPhoneZero, hasLostPostalZero } from "./lost-zero.ts";
import type { Row } from "../row.ts";
import { isHardlyPassword } from "./doubtful-password.ts";
import { rowDoubts, SETTINGS } from "./row-doubts.ts";
import { shortened } from "./shortened.ts";

const FORMULA = /^=[\p{L}\d(+$"'@-]/u;
/** Three groups or more, with the thousands separator of any country. */
const THOUSANDS = /^\d{1,3}([,.'’\s])\d{3}(?:\1\d{3})+$/;
const IP_ADDRESS = /^(?:(?:1?\d?\d|2[0-4]\d|25[0-5])\.){3}(?:1?\d?\d|2[0-4]\d|25[0-5])$/;
/** Whole numbers as programs write a column with missing values. */
const WITH_PLACE = /^\d{1,17}[.,]0+$/;
const SINGLE_QUOTES = /^'.*'$/s;

/** Columns that the code holds verbatim. */
const AS_TYPED = new Set<string>(["content", "ssid", "password"] satisfies BatchColumn[]);
/** Columns that devices and databases compare character by character. */
const EXACT = new Set<string>(["ssid", "password", "serial_number", "batch_number"] satisfies BatchColumn[]);
/** Columns in which a placeholder spoils the code: a contact's company or note may be a dash. For other types, their required columns. */
const SPOILED: Partial<Record<RowType, ReadonlySet<string>>> = {
  qr: new Set(["content"] satisfies BatchColumn[]),
  barcode: new Set(["content"] satisfies BatchColumn[]),
  vcard: new Set(["first_name", "last_name", "phone", "email"] satisfies BatchColumn[]),
  wifi: new Set(["ssid"] satisfies BatchColumn[]),
  product: new Set([
    "product_name",
    "serial_number",
    "manufacturer",
    "model",
    "batch_number",
    "warranty_period",
    "location",
  ] satisfies BatchColumn[]),
};
/** What the column names say about the contents. */
export interface ContentColumn {
  /** Null if there is none. */
  name: string | null;
  isNumber: boolean;
  /** The column holds web addresses, which are checked row by row. */
  isAddress: boolean;
  /** The table has a type column. */
  hasTypes: boolean;
}

export const contentColumn = (name: string | null, hasTypes: boolean): ContentColumn => ({
  name,
  isAddress: name !== null && isAddressName(name),
  isNumber: name !== null && isNumberName(name),
  hasTypes,
});

/**
 * Finds values of a row that a spreadsheet or program may have altered.
 * @param asked default row type; barcode numbers are checked elsewhere
 * @param isWorkbook whether cells say themselves that they are text
 */
export const createDoubtFinder = (asked: RowType, isWorkbook: boolean) => {
  /**
   * Adds findings to a row, and removes unintended characters around a web address.
   * @param link target of the content's hyperlink, if its text differs
   */
  return (row: Row, column: ContentColumn, link: string | undefined): void => {
    const found: FoundDoubt[] = [];
    const { content } = row.cells;
    if (content !== undefined) {
      const trimmed = trimmedAddress(content);
      if (trimmed !== content) {
        row.cells.content = trimmed;
        found.push({ kind: "trimmedAddresses", column: "content" });
      }
      if (link === undefined) found.push(...contentDoubts(trimmed, column, isWorkbook));
      else {
        const example = rowSentence("doubts.links", { text: shortened(content), link: shortened(link) });
        found.push({ kind: "differentLinks", column: "content", example });
      }
    }
    const named = row.cells.type;
    const type = named === undefined ? asked : findRowType(named);
    found.push(...rowDoubts(row, type, column.hasTypes));
    for (const name in row.cells) {
      const value = row.cells[name as BatchColumn];
      if (value === undefined || SETTINGS.has(name)) continue;
      found.push(...textDoubts(value, name, type, column));
      if (name !== "content") found.push(...fieldDoubts(value.trim(), name, row, isWorkbook));
    }
    if (found.length > 0) row.found = [...(row.found ?? []), ...found];
  };
};

const textDoubts = (
  value: string,
  column: string,
  type: RowType | null,
  { isNumber }: ContentColumn,
): FoundDoubt[] => {
  const text = value.trim();
  if (text === "") return [];
  const found: FoundDoubt[] = [];
  const add = (kind: FoundDoubt["kind"]) => void found.push({ kind, column });
  if (hasInvisible(value)) add("invisible");
  else if (text.length < value.length && AS_TYPED.has(column)) add("surroundingSpaces");
  const contentKind = isNumber && column === "content" ? "number" : "text";
  if (hasForeignSpace(text, EXACT.has(column) ? "exact" : contentKind)) add("unusualSpaces");
  if (column === "password") {
    if (isHardlyPassword(text)) add("passwords");
    return found;
  }
  if (isPlaceholder(text)) {
    if (type !== null && isSpoiled(type, column)) add(column === "content" ? "placeholders" : "emptyFields");
  } else if (text.startsWith("'") && !SINGLE_QUOTES.test(text)) add("apostrophes");
  if (isDecodedTwice(text)) add("doubleDecoded");
  return found;
};

const isSpoiled = (type: RowType, column: string): boolean =>
  SPOILED[type]?.has(column) ??
  (isPayloadType(type) && NEEDED_FIELDS[type].some((fields) => fields.some((field) => field === column)));

/** Columns in which each digit counts. */
const NUMBERS = new Set<string>([
  "phone",
  "zip_code",
  "password",
  "serial_number",
  "batch_number",
] satisfies BatchColumn[]);
/** Columns that may begin with any character. */
const ANY_TEXT = new Set<string>(["password"] satisfies BatchColumn[]);
/** Columns that a spreadsheet may have read as a date. */
const LIKE_DATES = new Set<string>(["password", "serial_number", "batch_number"] satisfies BatchColumn[]);

const fieldDoubts = (
  text: string,
  column: string,
  { cells: { country }, numbers }: Row,
  isWorkbook: boolean,
): FoundDoubt[] => {
  if (!NUMBERS.has(column)) return [];
  const isShort =
    (column === "phone" && hasLostPhoneZero(text, country)) ||
    (column === "zip_code" && hasLostPostalZero(text, country));
  if (isShort) return [{ kind: "lostZeros", column }];
  if (numbers?.some((each) => each === column) === true)
    return [{ kind: "numericCells", column, example: rowSentence("doubts.first", { text }) }];
  if (isWorkbook) return [];
  if (WITH_PLACE.test(text)) return [{ kind: "trailingPointZero", column }];
  if (LIKE_DATES.has(column) && looksLikeDate(text)) return [{ kind: "dates", column }];
  return FORMULA.test(text) && !ANY_TEXT.has(column) ? [{ kind: "formulas", column }] : [];
};

const contentDoubts = (
  content: string,
  { name, isAddress }: ContentColumn,
  isWorkbook: boolean,
): FoundDoubt[] => {
  const text = content.trim();
  const found: FoundDoubt[] = [];
  const add = (kind: FoundDoubt["kind"]) => void found.push({ kind, column: "content" });
  if (text === name) add("repeatedHeaders");
  else if (isAddress) {
    const kind = notAnAddress(text);
    if (kind !== null)
      found.push({
        kind,
        column: "content",
        example: rowSentence("doubts.first_quoted", { text: shortened(text) }),
      });
  } else if (brokenAddress(text, true) !== null) add("brokenAddresses");
  const isMoney = isAmount(text);
  if (isMoney)
    found.push({ kind: "moneyAmounts", column: "content", example: rowSentence("doubts.first", { text }) });
  if (isWorkbook || isMoney) return found;
  if (looksLikeDate(text)) add("dates");
  else if (FORMULA.test(text)) add("formulas");
  else if (THOUSANDS.test(text) && !IP_ADDRESS.test(text)) add("thousands");
  else if (WITH_PLACE.test(text)) add("trailingPointZero");
  else if (SINGLE_QUOTES.test(text)) add("singleQuoted");
  return found;
};
