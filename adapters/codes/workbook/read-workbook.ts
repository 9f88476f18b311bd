import { DomainError } from "../../../core/errors.ts";
import { type OptionStyle, optionText } from "../batch/input/option-text.ts";
import { rowRefusal } from "../../../core/codes/row-sentences/row-refusal.ts";
import { type RowSentence, rowSentence, sentences } from "../../../core/codes/row-sentences/row-sentence.ts";
import { quotedNames } from "../batch/input/quoted-names.ts";
import type { TableRecord } from "../batch/input/table-record.ts";
import { type CellSource, readCell } from "./cell-text.ts";
import { readSharedStrings } from "./shared-strings.ts";
import { readSheetRecords, type SheetNotes } from "./sheet-records.ts";
import { readCellFormats } from "./styles.ts";
import { findWorkbookParts, readSheetLinks, type Sheet } from "./workbook-parts.ts";
import type { ZipParts } from "./zip-parts.ts";

export interface WorkbookFile {
  /** Display name. */
  name: string;
  /** Name or number of the sheet; null: the first one that is shown. */
  sheet: string | null;
  style: OptionStyle;
}

const MB = 1024 ** 2;
/** Unpacked bytes of the parts that are read: more than a full sheet of a million rows needs; of a call, more than its rows. */
const MAX_BYTES: Record<OptionStyle, number> = {
  flag: 1024 * MB,
  query: 64 * MB,
  page: 128 * MB,
};

/**
 * Reads a worksheet of an Excel workbook (ECMA-376) row by row, and closes it; only its texts are held in
 * memory.
 * @param onSentence called with each remark about the workbook
 * @param onSheets called with the names of the visible sheets, and that of the one being read
 * @throws DomainError `validation_failed` if it is not a workbook, or lacks the sheet; `too_large`
 */
export async function* readWorkbookParts(
  zip: ZipParts,
  file: WorkbookFile,
  onSentence: (sentence: RowSentence) => void,
  onSheets?: (sheets: readonly string[], read: string) => void,
): AsyncGenerator<TableRecord[]> {
  try {
    const parts = await findWorkbookParts(zip, file.name);
    const sheet = chooseSheet(parts.sheets, file, onSentence);
    onSheets?.(
      parts.sheets.flatMap(({ name, isHidden }) => (isHidden ? [] : [name])),
      sheet.name,
    );
    checkSize(zip, [sheet.part, parts.sharedStrings, parts.styles], file);
    const strings = await partOr(zip, parts.sharedStrings, readSharedStrings, () => null);
    const formats = await partOr(zip, parts.styles, readCellFormats, []);
    const { is1904, isUncalculated } = parts;
    const book = { strings, formats, is1904, isUncalculated };
    const links = await readSheetLinks(zip, sheet.part);
    const notes: SheetNotes = { hiddenRows: 0, merged: [] };
    const cells = { textOf: (cell: CellSource) => readCell(cell, book), links };
    yield* readSheetRecords(zip.read(sheet.part), cells, notes);
    for (const sentence of noteSentences(notes)) onSentence(sentence);
  } finally {
    zip.close();
  }
}

const partOr = <Value>(
  zip: ZipParts,
  part: string | null,
  read: (bytes: AsyncIterable<Uint8Array>) => Promise<Value>,
  otherwise: Value,
): Promise<Value> | Value => (part !== null && zip.has(part) ? read(zip.read(part)) : otherwise);

const checkSize = (zip: ZipParts, parts: (string | null)[], { name, style }: WorkbookFile): void => {
  const bytes = parts.reduce((sum, part) => sum + (part === null ? 0 : zip.sizeOf(part)), 0);
  const maxBytes = MAX_BYTES[style];
  if (bytes <= maxBytes) return;
  throw rowRefusal(rowSentence("rows.workbook_large", { name, limit: maxBytes / MB }), "too_large");
};

const chooseSheet = (
  sheets: Sheet[],
  { name, sheet: wanted, style }: WorkbookFile,
  onSentence: (sentence: RowSentence) => void,
): Sheet => {
  const names = quotedNames(sheets.map((sheet) => sheet.name));
  if (wanted !== null) {
    const found =
      sheets.find((sheet) => sheet.name === wanted) ??
      sheets.find((sheet) => sheet.name.toLowerCase() === wanted.trim().toLowerCase()) ??
      sheets[Number(wanted) - 1];
    if (found !== undefined) return found;
    throw new DomainError(
      "validation_failed",
      `${optionText(style, "sheet", wanted)}: there is no such sheet. The sheets of ${name} are ${names}.`,
    );
  }
  const shown = sheets.filter((sheet) => !sheet.isHidden);
  const [first = sheets[0], second] = shown;
  if (first === undefined) throw rowRefusal(rowSentence("rows.workbook_sheets", { name }));
  if (second !== undefined) {
    const said = rowSentence("rows.sheets", { names, name: first.name });
    const option = optionText(style, "sheet", second.name);
    // a page has a field for it
    onSentence(style === "page" ? said : sentences(said, rowSentence("rows.sheets_option", { option })));
  }
  return first;
};

const noteSentences = ({ hiddenRows, merged }: SheetNotes): RowSentence[] => {
  const [first] = merged;
  const others = merged.length - 1;
  return [
    ...(hiddenRows > 0 ? [rowSentence("rows.hidden_rows", { n: hiddenRows })] : []),
    ...(first === undefined
      ? []
      : [
          others > 0
            ? rowSentence("rows.merged_more", { first, others })
            : rowSentence("rows.merged", { first }),
        ]),
  ];
};
