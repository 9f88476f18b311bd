import type { BatchColumn } from "../../../../../core/codes/texts/batch-columns.ts";
import {
  chooseColumns,
  type ColumnChoice,
  type ColumnOptions,
  indexOfName,
  labelColumns,
} from "../../../../../core/codes/texts/choose-columns.ts";
import type { BarcodeFormat } from "../../../../../core/codes/barcode/symbol.ts";
import { findBarcodeFormat } from "../../../../../core/codes/texts/barcode-format-name.ts";
import { comparableName } from "../../../../../core/codes/texts/column-names.ts";
import { rowRefusal } from "../../../../../core/codes/row-sentences/row-refusal.ts";
import { DomainError } from "../../../../../core/errors.ts";
import { holdsProductNumbers, likelyFormats } from "./barcode-sentences.ts";
import { type ColumnReport, reportColumns } from "./column-sentences.ts";
import type { FoundHeader } from "./find-header.ts";
import { type JoinedColumns, joinedColumns } from "./joined-columns.ts";
import { partialListSentence, wholeListProblem } from "./list-advice.ts";
import { isAddress, isAlike } from "./missing-header.ts";
import { isAmount } from "../doubts/amount.ts";
import { looksLikeDate } from "../doubts/doubtful-date.ts";
import { isProductNumber } from "../doubts/product-number.ts";
import { repeatedColumn } from "./repeated-column.ts";
import { type OptionStyle, optionText } from "../option-text.ts";
import { quotedNames } from "../quoted-names.ts";
import { isBlank, isFilled, type TableRecord } from "../table-record.ts";
import type { TableOptions } from "../table-options.ts";

export interface Header extends ColumnReport {
  columns: BatchColumn[];
  /** The header's cells, verbatim. */
  names: string[];
  line: number;
  /** The next line that is neither empty nor broken; null: none. */
  below: TableRecord | null;
  isWorkbook: boolean;
  /** Set if all columns are joined in one; null otherwise. */
  joined: JoinedColumns | null;
  /** Why another code type was probably intended: a sentence; null if not. */
  listProblem: string | null;
  /** A column holds barcode formats. */
  namesFormats: boolean;
  /** Formats that suit the contents. */
  formats: BarcodeFormat[];
  /** The contents are product numbers, each in the format that its digits say. */
  hasProductNumbers: boolean;
  /** The only unknown column whose cells are all web addresses, other than images; null: none, or several. */
  addresses: string | null;
  /** The same for product numbers. */
  numbers: string | null;
}

/**
 * Which columns a header names, and remarks on it.
 * @throws DomainError `validation_failed`: a column is named twice, or a requested one is missing
 */
export const readHeader = (
  { names, line, isBelowOthers, rest, hidden }: FoundHeader,
  { wish, style, sparse: isWorkbook }: TableOptions,
): { header: Header; choice: ColumnChoice } => {
  refuseMissing(names, wish, style);
  const choice = withoutForeignFormats(
    chooseColumns(names, wish, (index) => holdsOtherValues(rest, index)),
    names,
    rest,
  );
  const columns = choice.fields.map(({ column }) => column);
  const hasQuantities = wish.labelTexts !== undefined;
  const repeated = repeatedColumn("header", names, choice.fields, hasQuantities);
  if (repeated !== null) throw rowRefusal(repeated);
  const contents = cellsOf("content", choice, rest);
  const contentName = names[choice.fields.find(({ column }) => column === "content")?.index ?? -1] ?? "";
  const report = reportColumns(names, choice, {
    type: wish.type,
    style,
    contents,
    hasQuantities,
    printed: labelColumns(wish),
  });
  const list = {
    names,
    content: wish.content === null && contentName !== "" && !columns.includes("type") ? contentName : null,
    other: choice.doubts.find(({ column }) => column === "content")?.names[1] ?? null,
    type: wish.type,
    style,
  };
  const above = isBelowOthers ? [`Line ${line} names the columns; the lines above it are skipped.`] : [];
  // a broken line has no cells to compare
  const below = rest.find((record) => isFilled(record) && record.broken === undefined) ?? null;
  return {
    header: {
      ...report,
      columns,
      names,
      line,
      below,
      isWorkbook,
      joined: joinedColumns(names, rest, isWorkbook),
      listProblem: wholeListProblem(list),
      namesFormats: cellsOf("barcode_format", choice, rest).some((cell) => findBarcodeFormat(cell) !== null),
      formats: likelyFormats(contentName, contents),
      hasProductNumbers: holdsProductNumbers(contentName, contents),
      sentences: [
        ...above,
        ...report.sentences,
        ...partialListSentence(list),
        ...dataSentence(names, choice, below),
        ...hiddenSentence(names, choice, hidden),
      ],
      addresses: onlyColumnOf(isPageAddress, names, report.unknown, rest),
      numbers: onlyColumnOf((cell) => isProductNumber(cell.trim()), names, report.unknown, rest),
    },
    choice,
  };
};

/** The cells of a column in these records. */
const cellsOf = (
  column: BatchColumn,
  { fields }: ColumnChoice,
  records: readonly TableRecord[],
): string[] => {
  const index = fields.find((field) => field.column === column)?.index;
  return index === undefined ? [] : records.map(({ cells }) => cells[index] ?? "");
};

/**
 * Whether all values of a column are dates or amounts of money: "Data" means date in Italian, and a "Wert" column may hold voucher
 * values.
 */
const holdsOtherValues = (records: readonly TableRecord[], index: number): boolean => {
  const filled = records.filter(({ cells }) => !isBlank(cells[index] ?? ""));
  return (
    filled.length > 0 &&
    filled.every(({ cells, problems }) => {
      const cell = (cells[index] ?? "").trim();
      return problems?.get(index)?.isDate === true || looksLikeDate(cell) || isAmount(cell);
    })
  );
};

/** Users easily forget a hidden column. */
const hiddenSentence = (
  names: readonly string[],
  { fields }: ColumnChoice,
  hidden: ReadonlySet<number>,
): string[] => {
  const read = fields.filter(({ index }) => hidden.has(index));
  const columns = read.map(({ index, column }) => `"${names[index]}" as ${column}`);
  return columns.length === 0 ? [] : [`Hidden in the sheet and read all the same: ${columns.join(", ")}.`];
};

/** In a list without a header, the first line is lost if it is used to name a column. */
const dataSentence = (
  names: readonly string[],
  { fields }: ColumnChoice,
  below: TableRecord | null,
): string[] => {
  const index = fields.find(({ column }) => column === "content")?.index ?? -1;
  const name = names[index] ?? "";
  if (!isAlike(name, below?.cells[index]?.trim() ?? "")) return [];
  return [
    `"${name}" names the column of the contents and looks like one of them: if it is, no code is made of it. Add a line of names above it.`,
  ];
};

/** Shops list product images. */
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg)(?:[?#]\S*)?\s*$/i;

const isPageAddress = (cell: string): boolean => isAddress(cell) && !PICTURE.test(cell);

/** The only one of these columns whose cells all match; null: none, or several. */
const onlyColumnOf = (
  isSuch: (cell: string) => boolean,
  names: readonly string[],
  unknown: readonly string[],
  records: readonly TableRecord[],
): string | null => {
  const [found, ...others] = unknown.filter((name) => {
    const index = names.indexOf(name);
    const cells = records.map((record) => record.cells[index] ?? "").filter((cell) => !isBlank(cell));
    return cells.length > 0 && cells.every(isSuch);
  });
  return others.length > 0 ? null : (found ?? null);
};

/** Another program's column, such as "Barcode type", may hold formats unknown here: it is ignored. */
const withoutForeignFormats = (
  choice: ColumnChoice,
  names: readonly string[],
  records: readonly TableRecord[],
): ColumnChoice => {
  const isForeign = ({ index, column }: ColumnChoice["fields"][number]): boolean =>
    column === "barcode_format" &&
    comparableName(names[index] ?? "") !== comparableName(column) &&
    records.some(({ cells }) => {
      const cell = cells[index] ?? "";
      return !isBlank(cell) && findBarcodeFormat(cell) === null;
    });
  const foreign = choice.fields.filter(isForeign).map(({ index }) => names[index] ?? "");
  if (foreign.length === 0) return choice;
  return {
    ...choice,
    fields: choice.fields.filter((field) => !isForeign(field)),
    unknown: [...choice.unknown, ...foreign],
  };
};

const refuseMissing = (names: string[], wish: ColumnOptions, style: OptionStyle): void => {
  const wishes: (readonly [string, string | null])[] = [
    ["content_column", wish.content],
    ["file_column", wish.file],
    ...(wish.labelTexts ?? []).map((name) => ["text", name] as const),
    ["picture_column", wish.labelPicture ?? null],
  ];
  for (const [option, wished] of wishes) {
    if (wished === null || indexOfName(names, wished) >= 0) continue;
    throw new DomainError(
      "validation_failed",
      `${optionText(style, option, wished)}: there is no such column. The columns are ${quotedNames(names.filter((name) => name !== ""))}.`,
    );
  }
};
