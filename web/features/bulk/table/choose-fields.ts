import { designNames } from "../../../../adapters/codes/batch/input/header/column-sentences.ts";
import { holdsProductNumbers } from "../../../../adapters/codes/batch/input/header/barcode-sentences.ts";
import { readHeader } from "../../../../adapters/codes/batch/input/header/table-header.ts";
import type { BarcodeFormat } from "../../../../core/codes/barcode/symbol.ts";
import { quotedNames } from "../../../../adapters/codes/batch/input/quoted-names.ts";
import { type BatchColumn, neededColumns } from "../../../../core/codes/texts/batch-columns.ts";
import {
  chooseColumns,
  type ChosenField,
  type ColumnOptions,
} from "../../../../core/codes/texts/choose-columns.ts";
import { likelyType } from "../../../../core/codes/texts/likely-type.ts";
import type { RowType } from "../../../../core/codes/texts/row-types.ts";
import { refusalReason } from "../../../../core/codes/row-sentences/row-refusal.ts";
import type { RowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import { DomainError } from "../../../../core/errors.ts";
import { OPTIONAL_COLUMNS } from "../source/optional-columns.ts";
import { type BulkTable, tableRecord } from "./bulk-table.ts";

/** Places of columns chosen by hand; null: not read. */
export type ColumnWishes = Partial<Record<BatchColumn, number | null>>;

/** Number of rows that are examined to recognize a column. */
const LOOKED_AT = 200;

/** The columns that a table is searched for; labels have no file names. */
export const wishOf = (type: RowType, isLabels: boolean): ColumnOptions => ({
  type,
  content: null,
  file: null,
  ...(isLabels && { labelTexts: [] }),
});

const headerOf = (table: BulkTable, wish: ColumnOptions) =>
  readHeader(
    {
      names: table.names,
      line: table.header?.line ?? 0,
      isBelowOthers: false,
      hidden: new Set(),
      rest: table.records.slice(0, LOOKED_AT).map(tableRecord),
    },
    { wish, sparse: table.isWorkbook, style: "page" },
  );

/**
 * The assignment of columns, by name and by hand.
 * @returns `optional`: those of the table that say how codes are made, read or not
 */
export function chooseFields(
  table: BulkTable,
  type: RowType,
  wishes: ColumnWishes,
  isLabels: boolean,
): { fields: ChosenField[]; optional: BatchColumn[]; sentences: RowSentence[] } {
  const wish = wishOf(type, isLabels);
  let fields: ChosenField[];
  const sentences: RowSentence[] = [];
  try {
    fields = headerOf(table, wish).choice.fields;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const reason = refusalReason(error);
    if (!reason) throw error;
    // of two columns of the same name, the first is read unless another one is chosen
    sentences.push({ message: error.message, reason });
    fields = chooseColumns(table.names, wish).fields;
  }
  const wished = Object.entries(wishes) as [BatchColumn, number | null][];
  const own = fields.filter(
    ({ column }, at) =>
      wishes[column] === undefined && fields.findIndex((other) => other.column === column) === at,
  );
  const chosen = wished.flatMap(([column, index]) =>
    index === null || (isLabels && column === "file") ? [] : [{ column, index }],
  );
  const found = fields;
  fields = [...own, ...chosen].toSorted((one, other) => one.index - other.index);
  const looks = designNames(table.names, fields);
  if (looks.length > 0) sentences.push(looksSentence(looks));
  const optional = OPTIONAL_COLUMNS.filter(
    (name) => wishes[name] !== undefined || found.some(({ column }) => column === name),
  );
  return { fields, optional, sentences };
}

const looksSentence = (looks: readonly string[]): RowSentence => {
  const names = quotedNames(looks);
  return {
    message: `Read as properties of the picture: ${names}.`,
    reason: { code: LOOKS_READ, values: { n: looks.length, names } },
  };
};
/** The code of the sentence about columns that are read as properties of the picture. */
export const LOOKS_READ = "bulk.looks_read";

/** The groups of columns of a type of which at least one is required and none is there. */
export const missingColumns = (type: RowType, columns: readonly BatchColumn[]): BatchColumn[][] =>
  columns.includes("type")
    ? []
    : neededColumns(type)
        .filter((group) => !group.some((column) => columns.includes(column)))
        .map((group) => [...group]);

/** The likely purpose of a table; its format is null if the digits of each number say it. */
interface LikelySettings {
  type: RowType;
  barcodeFormat?: BarcodeFormat | null;
}

/** The likely purpose of a table: contacts, networks, product numbers; null: contents of QR codes. */
export function likelySettings(table: BulkTable): LikelySettings | null {
  try {
    const { header, choice } = headerOf(table, wishOf("barcode", false));
    const place = choice.fields.find(({ column }) => column === "content")?.index ?? -1;
    const contents = table.records.map(({ cells }) => cells[place] ?? "");
    if (holdsProductNumbers(table.names[place] ?? "", contents))
      return { type: "barcode", barcodeFormat: null };
    if (header.namesFormats) return { type: "barcode" };
    const [format] = header.formats;
    if (format !== undefined) return { type: "barcode", barcodeFormat: format };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
  const type = likelyType(table.names);
  return type === null ? null : { type };
}
