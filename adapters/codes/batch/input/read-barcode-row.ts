import { gs1CheckDigit } from "../../../../core/codes/barcode/check-digit.ts";
import { barcodeShapeCautions } from "../../../../core/codes/barcode/barcode-cautions.ts";
import { checkCertainContent } from "../../../../core/codes/barcode/certain-check.ts";
import type { BarcodeDesign } from "../../../../core/codes/barcode/design.ts";
import type { BarcodeFormat } from "../../../../core/codes/barcode/symbol.ts";
import { upcOfUpcE } from "../../../../core/codes/barcode/upc-e.ts";
import {
  type RowSentence,
  rowSentence,
  sentences,
} from "../../../../core/codes/row-sentences/row-sentence.ts";
import {
  barcodeFormatProblem,
  findBarcodeFormat,
  formatInColumn,
  formatOfLength,
  formatOfNumber,
} from "../../../../core/codes/texts/barcode-format-name.ts";
import { correctedContent } from "../../../../core/codes/texts/corrected-content.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import { GTIN_FORMATS, roundedNumberProblem } from "./doubts/damaged-number.ts";
import {
  damagedProductNumber,
  isWrongProductNumber,
  WHOLE,
  wrongCheckDigit,
} from "./doubts/product-number.ts";
import { strayCharacter } from "./doubts/stray-character.ts";
import { type DesignReading, note, type ReadRow, refused, withoutCorrection } from "./read-row.ts";
import type { Row } from "./row.ts";

interface BarcodeDefaults {
  barcodeFormat: BarcodeFormat | null;
  fix: boolean;
  force: boolean;
}

/** Reads a row of type barcode into an order. */
export const readBarcodeRow = (
  row: Row,
  { design, problems, notes }: DesignReading<BarcodeDesign>,
  { barcodeFormat, fix, force }: BarcodeDefaults,
): ReadRow => {
  const named = row.cells.barcode_format?.trim() === "" ? undefined : row.cells.barcode_format;
  const format = named === undefined ? (barcodeFormat ?? formatByDigits(row)) : findBarcodeFormat(named);
  if (format === null) {
    const missing = rowSentence("rows.no_format", { format: likelyFormat(row) });
    const digit = wrongDigit(row);
    const unread = digit === null ? missing : sentences(digit, missing);
    const problem = named === undefined ? unread : barcodeFormatProblem(named);
    return refused([...problems, { name: "barcode_format", ...problem }], notes);
  }
  const content = row.cells.content ?? "";
  const refusedFor = (problem: TextProblem): ReadRow => refused([...problems, problem], notes);
  if (content.trim() === "") return refusedFor({ name: "content", ...rowSentence("rows.empty_cell") });
  const certain =
    roundedNumberProblem(format, content, force) ?? wrongCheckDigit(row.numberFormat, format, content);
  if (certain !== null) return refusedFor({ name: "content", ...certain });

  const isChosen = named !== undefined || barcodeFormat !== null;
  const problem = contentProblem(row, format, content, isChosen);
  const isTaken = problem !== null && force && !fix && checkCertainContent(format, content).ok;
  const fixed = fix ? problem?.corrected : undefined;
  if (problem !== null && fixed === undefined && !isTaken) return refusedFor(problem);
  if (design === null) return refused(problems, notes);
  const order = { kind: "barcode" as const, format, content: fixed ?? content, design };
  const cautions = barcodeShapeCautions(format, design).map(({ message }) => note("quiet_zone", message));
  const known = problem === null ? [] : [isTaken ? withoutCorrection(problem) : problem];
  const isUnchecked = row.numberFormat !== undefined && !GTIN_FORMATS.has(format) && !isTaken;
  return {
    order,
    problems,
    notes: [...notes, ...cautions, ...known],
    isWrongNumber: isUnchecked && isWrongProductNumber(order.content),
  };
};

/** In a column of product numbers, the format that the digits say; in one of barcodes, that of valid ones; null in other columns. */
const formatByDigits = ({ cells, numberFormat, isBarcode }: Row): BarcodeFormat | null => {
  const text = cells.content?.trim() ?? "";
  if (numberFormat === undefined) return isBarcode ? formatOfNumber(text) : null;
  return formatInColumn(text, numberFormat);
};

const likelyFormat = ({ cells, numberFormat }: Row): BarcodeFormat =>
  formatOfNumber(cells.content?.trim() ?? "") ?? numberFormat ?? "CODE128";

/** In a column of barcodes, the check digit that makes it the product number that its length suggests; null if its length suggests none. */
const wrongDigit = ({ cells, isBarcode }: Row): RowSentence | null => {
  const text = cells.content?.trim() ?? "";
  const format = formatOfLength(text);
  if (!isBarcode || format === null) return null;
  const check = checkCertainContent(format, text);
  if (check.ok) return null;
  const { message, code, values } = check;
  return { message: `${message}.`, reason: { code, values } };
};

/**
 * Why a content is invalid in this barcode format, or would become another number than intended.
 * @param isChosen whether the format was chosen; else it follows from the name of the column, or from the number of digits, and
 * digits that are missing or too many make it another product's
 */
const contentProblem = (
  row: Row,
  format: BarcodeFormat,
  content: string,
  isChosen: boolean,
): TextProblem | null => {
  const check = checkCertainContent(format, content);
  const damage = row.numberFormat === undefined ? null : damagedProductNumber(content);
  // completed, it might be another product's
  const length =
    isChosen || row.numberFormat === undefined || damage !== null
      ? null
      : wrongLength(content, row.numberFormat);
  if (length !== null) return { name: "content", ...sentences(length, upcE(content)) };
  // the rules of these formats know which zero is missing
  if (check.ok) return GTIN_FORMATS.has(format) ? null : damage;
  const corrected = correctedContent(check);
  // decimals and exponents explain more than the number of digits
  if (corrected !== null && damage?.corrected === corrected && /\D/.test(content.trim())) return damage;
  const stray = strayCharacter(content, WHOLE[format] ?? 0);
  const { code, values } = check;
  const said = sentences({ message: `${check.message}.`, reason: { code, values } }, stray);
  if (corrected !== null && !isChosen && format !== row.numberFormat)
    return { name: "content", ...sentences(said, withoutDigit(content), upcE(content)) };
  if (corrected !== null) return { name: "content", ...said, corrected };
  if (damage?.corrected !== undefined && checkCertainContent(format, damage.corrected).ok) return damage;
  return { name: "content", ...sentences(said, otherFormat(content), upcE(content)) };
};

/** Numbers of different lengths in one column need a format each. */
const otherFormat = (content: string): RowSentence | null => {
  const format = formatOfNumber(content.trim());
  return format === null ? null : rowSentence("rows.other_format", { digits: content.trim().length, format });
};

/** Twelve digits may be an EAN-13 before its check digit was added, as well as a mistyped UPC. */
const withoutDigit = (content: string): RowSentence | null => {
  const text = content.trim();
  return /^\d{12}$/.test(text)
    ? rowSentence("rows.without_digit", { format: "EAN-13", number: text + gs1CheckDigit(text) })
    : null;
};

/**
 * Why digits are no product number, by how many they are. Seven may be an EAN-8 before its check digit was added, as well as one that
 * lost another digit, and eleven in a column of UPCs a UPC-A.
 */
const wrongLength = (content: string, own: BarcodeFormat): RowSentence | null => {
  const text = content.trim();
  if (!/^\d+$/.test(text) || Object.values(WHOLE).includes(text.length)) return null;
  const format = { 7: "EAN-8", 11: "UPC-A" }[text.length];
  const isLikely = format !== undefined && (format === "UPC-A") === (own === "UPC");
  return sentences(
    rowSentence("rows.product_digits", { text, digits: text.length }),
    isLikely ? rowSentence("rows.without_digit", { format, number: text + gs1CheckDigit(text) }) : null,
  );
};

/** Seven or eight digits may be a UPC-E, of which no code is made here. */
const upcE = (content: string): RowSentence | null => {
  const number = upcOfUpcE(content.trim());
  return number === null ? null : rowSentence("rows.upc_e", { number });
};
