import { type BatchColumn, isUsedColumn } from "../../../../core/codes/texts/batch-columns.ts";
import {
  formatOfGtinName,
  isAddressName,
  isBarcodeName,
  isSsccName,
} from "../../../../core/codes/texts/column-names.ts";
import { type ColumnChoice, indexOfName } from "../../../../core/codes/texts/choose-columns.ts";
import {
  type RowSentence,
  rowSentence,
  sentences,
} from "../../../../core/codes/row-sentences/row-sentence.ts";
import type { TextProblem } from "../../../../core/codes/texts/text-problem.ts";
import type { Row } from "./row.ts";
import { filledPlace, isSaid, otherColumn } from "./filled-place.ts";
import type { FoundDoubt } from "./doubts/doubt-sentences.ts";
import { firstValue, severalNote } from "./several-values.ts";
import {
  cutNumberProblem,
  roundedGtinProblem,
  scientificProblem,
  numberNote,
} from "./doubts/damaged-number.ts";
import { SETTINGS } from "./doubts/row-doubts.ts";
import { brokenAddressDoubt } from "./doubts/doubtful-address.ts";
import { type OptionStyle, optionText } from "./option-text.ts";
import type { TableOptions } from "./table-options.ts";
import { ZERO_COLUMNS } from "./doubts/lost-zero.ts";
import { damagedProductNumber } from "./doubts/product-number.ts";
import { ssccProblem } from "./doubts/sscc.ts";
import { isTotalWord } from "./doubts/doubtful-text.ts";
import { spreadsheetError } from "./doubts/spreadsheet-error.ts";
import { type CellProblem, isBlank, type TableRecord } from "./table-record.ts";

/** Turns the records of a table into rows, and reports cells that do not hold what was intended. @param names cells of the header */
export const createRecordReader = (
  names: string[],
  { fields }: ColumnChoice,
  { wish: { type, labelTexts, labelPicture }, sparse: isWorkbook, style }: TableOptions,
) => {
  const textPlaces = labelTexts?.map((name) => indexOfName(names, name));
  const picturePlace = labelPicture === undefined ? null : indexOfName(names, labelPicture);
  const read = new Set([
    ...fields.flatMap(placesOf),
    ...(textPlaces ?? []),
    ...(picturePlace === null ? [] : [picturePlace]),
  ]);
  const hasTypes = fields.some(({ column }) => column === "type");
  // Excel omits empty cells at the end of a row: unused ones lose nothing
  const used = fields.filter(({ column }) => hasTypes || isUsedColumn(column, type));
  const needed = Math.max(0, ...used.flatMap(placesOf).map((place) => place + 1));
  const named = names.findLastIndex((name) => name !== "") + 1;
  const isTorn = (cells: string[]): boolean =>
    !isWorkbook &&
    (cells.length < needed || cells.some((cell, index) => index >= names.length && !isBlank(cell)));

  const content = fields.find(({ column }) => column === "content");
  const contentName = content === undefined ? "" : (names[content.index] ?? "");
  const numberFormat = formatOfGtinName(contentName);
  const isBarcode = isBarcodeName(contentName) && !fields.some(({ column }) => column === "barcode_format");
  const isAddress = isAddressName(contentName);
  const [isGtin, isSscc] = [numberFormat !== null, isSsccName(contentName)];

  const damage = (text: string, column: BatchColumn): RowSentence | null => {
    if (text.includes("\ufffd")) return lostLettersProblem(style);
    if (column === "content" && isGtin) {
      const rounded = roundedGtinProblem(text, style);
      if (rounded !== null) return rounded;
    }
    const error = NAMES.has(column) && !isWorkbook ? spreadsheetError(text) : null;
    if (error !== null)
      return sentences(error, rowSentence("rows.if_name", { force: optionText(style, "force", null) }));
    // a workbook itself shows which of its numbers are too long
    const cut =
      isWorkbook || column === "password" || NAMES.has(column) ? null : cutNumberProblem(text, style);
    return cut ?? (column === "content" && isSscc ? ssccProblem(text, style) : null);
  };

  const scientific = (text: string, column: BatchColumn): RowSentence | null => {
    const isNumber = isGtin && column === "content";
    return isNumber && damagedProductNumber(text) !== null
      ? null
      : scientificProblem(text, isWorkbook, isNumber);
  };

  return (
    { line, cells: texts, broken, brokenReason, problems, looks, shown, numbers }: TableRecord,
    number: number,
  ): Row => {
    const cells: Row["cells"] = {};
    if (broken !== undefined) return { number, line, cells, broken, ...(brokenReason && { brokenReason }) };
    const wrong: TextProblem[] = [];
    const doubts: TextProblem[] = [];
    const notes: TextProblem[] = [];
    const found: FoundDoubt[] = [];
    const numeric: BatchColumn[] = [];
    if (!isWorkbook && texts.length < named) found.push({ kind: "shortRows", column: "" });
    for (const field of fields) {
      const { column } = field;
      const index = filledPlace(field, (place) => isSaid(texts[place] ?? "", column));
      if (index !== field.index) found.push(otherColumn(column, names[field.index], names[index]));
      const text = texts[index] ?? "";
      const single = firstValue(text, column);
      if (text !== "") cells[column] = single;
      if (ZERO_COLUMNS.has(column) && numbers?.includes(index) === true) numeric.push(column);
      // unused: its value must not refuse a code
      if (column === "quantity") continue;
      if (single !== text) notes.push({ name: column, ...severalNote(text, single) });
      const look = SETTINGS.has(column) ? undefined : looks?.get(index);
      if (look !== undefined)
        found.push({ kind: look, column, example: rowSentence("doubts.holds", { text }) });
      const problem = problems?.get(index);
      const refusal = problem
        ? cellMessage(problem, column)
        : NAMES.has(column)
          ? null
          : (scientific(text, column) ?? textError(text, column, isWorkbook));
      if (refusal !== null) wrong.push({ name: column, ...refusal });
      const isChecked = refusal === null && isAddress && column === "content";
      const address = isChecked ? brokenAddressDoubt(text, style) : null;
      if (address !== null) doubts.push(address);
      const doubt = refusal === null && address === null ? damage(text, column) : null;
      if (doubt !== null) doubts.push({ name: column, ...doubt });
      const note = NAMES.has(column) ? numberNote(text) : null;
      if (note !== null) notes.push({ name: column, ...note });
    }
    const row = {
      number,
      line,
      cells,
      ...(textPlaces === undefined
        ? {}
        : { texts: textPlaces.map((place) => shown?.get(place) ?? texts[place] ?? "") }),
      ...(picturePlace === null ? {} : { picture: texts[picturePlace] ?? "" }),
      ...(numberFormat === null ? {} : { numberFormat }),
      ...(isBarcode ? { isBarcode } : {}),
      ...(numeric.length > 0 ? { numbers: numeric } : {}),
      ...(texts.some((cell, index) => !read.has(index) && isTotalWord(cell))
        ? { isBesideTotal: true as const }
        : {}),
      ...(wrong.length > 0 ? { problems: wrong } : {}),
      ...(doubts.length > 0 ? { doubts } : {}),
      ...(notes.length > 0 ? { notes } : {}),
      ...(found.length > 0 ? { found } : {}),
    };
    return isTorn(texts) ? { ...row, ...countProblem(texts.length, names.length) } : row;
  };
};

const placesOf = ({ index, others = [] }: ColumnChoice["fields"][number]): number[] => [index, ...others];

/** Replacement characters that programs write for undecodable letters: the originals are lost. */
const lostLettersProblem = (style: OptionStyle): RowSentence =>
  sentences(
    rowSentence("rows.lost_letters"),
    rowSentence("rows.if_meant", { force: optionText(style, "force", null) }),
  );

/** Names that may be any text: a network may be called 5E+10. */
const NAMES = new Set<BatchColumn>(["ssid", "product_name"]);

/** Columns in which a date, or a former date, is as valid as a text. */
const TAKES_DATES = new Set<BatchColumn>([
  "manufacturing_date",
  "expiry_date",
  "warranty_period",
  "note",
  "description",
]);

const cellMessage = ({ message, reason, isDate }: CellProblem, column: BatchColumn): RowSentence | null =>
  isDate && TAKES_DATES.has(column) ? null : { message, reason };

/** In a workbook, an error's text was typed; a password may be any text. */
const textError = (text: string, column: BatchColumn, isWorkbook: boolean): RowSentence | null =>
  isWorkbook || column === "password" ? null : spreadsheetError(text);

const countProblem = (values: number, named: number): Pick<Row, "broken" | "brokenReason"> => {
  const { message: broken, reason: brokenReason } = sentences(
    rowSentence("rows.values", { n: values, named }),
    rowSentence(values > named ? "rows.quote_delimiter" : "rows.quote_break"),
  );
  return { broken, brokenReason };
};
