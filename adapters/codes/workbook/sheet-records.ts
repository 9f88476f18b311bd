import { rowRefusal } from "../../../core/codes/row-sentences/row-refusal.ts";
import { rowSentence } from "../../../core/codes/row-sentences/row-sentence.ts";
import type { DomainError } from "../../../core/errors.ts";
import type { TableRecord } from "../batch/input/table-record.ts";
import type { CellSource, CellText } from "./cell-text.ts";
import { createTextReader } from "./text-reader.ts";
import { createXmlReader } from "./xml-reader.ts";

/** Columns that are read; a sheet has up to 16,384, and an array of that length per row would fill the memory. */
const MAX_COLUMNS = 1024;
/** Maximum characters of a row. */
const LONGEST_ROW = 1_048_576;

export interface SheetNotes {
  /** Hidden rows with text. */
  hiddenRows: number;
  /** Merged ranges over several rows. */
  merged: string[];
}

interface SheetCells {
  textOf: (cell: CellSource) => CellText;
  /** Hyperlink targets by cell reference. */
  links: Map<string, string>;
}

/**
 * Reads the rows of a sheet (ECMA-376 part 1, 18.3.1) into records, as many at a time as a piece of the part holds.
 * @param notes is filled on the way
 */
export async function* readSheetRecords(
  bytes: AsyncIterable<Uint8Array>,
  { textOf, links }: SheetCells,
  notes: SheetNotes,
): AsyncGenerator<TableRecord[]> {
  let records: TableRecord[] = [];
  let row: (TableRecord & { length: number; isHidden: boolean }) | null = null;
  const hidden = new Set<number>();
  let line = 0;
  let column = 0;
  let cell: CellSource | null = null;
  let inline: ReturnType<typeof createTextReader> | null = null;
  let isValue = false;
  let isFormula = false;

  const endCell = (target: CellSource): void => {
    if (row === null) return;
    const { text, problem, look, shown, isNumber, link } = textOf(target);
    if (text === "") return;
    if (column > MAX_COLUMNS) throw tooWide(row.line);
    row.length += text.length;
    if (row.length > LONGEST_ROW) throw tooLong(row.line);
    while (row.cells.length < column) row.cells.push("");
    row.cells[column - 1] = text;
    if (problem !== null) (row.problems ??= new Map()).set(column - 1, problem);
    if (look !== undefined) (row.looks ??= new Map()).set(column - 1, look);
    if (shown !== undefined) (row.shown ??= new Map()).set(column - 1, shown);
    if (isNumber === true) (row.numbers ??= []).push(column - 1);
    if (link !== null) (row.links ??= new Map()).set(column - 1, link);
  };
  const write = createXmlReader({
    onOpen(name, attributes) {
      if (name === "row") {
        line = attributes.r === undefined ? line + 1 : Number(attributes.r);
        row = { line, cells: [], length: 0, isHidden: isYes(attributes.hidden) };
        column = 0;
      } else if (name === "c" && row !== null) {
        column = attributes.r === undefined ? column + 1 : columnNumber(attributes.r);
        const style = Number(attributes.s ?? 0);
        const link = links.get(attributes.r ?? "") ?? "";
        const empty = { value: "", inline: "", hasFormula: false, formula: "" };
        cell = { type: attributes.t ?? "n", style, link, ...empty };
      } else if (name === "col" && isYes(attributes.hidden)) {
        const last = Math.min(Number(attributes.max), MAX_COLUMNS);
        for (let each = Math.max(1, Number(attributes.min)); each <= last; each += 1) hidden.add(each - 1);
      } else if (name === "f" && cell !== null) {
        cell.hasFormula = true;
        isFormula = true;
      } else if (name === "v") isValue = true;
      else if (name === "is") inline = createTextReader();
      else if (name === "mergeCell" && isTall(attributes.ref ?? "")) notes.merged.push(attributes.ref ?? "");
      else inline?.onOpen(name);
    },
    onText(text) {
      if (inline !== null) inline.onText(text);
      else if (isValue && cell !== null) cell.value += text;
      else if (isFormula && cell !== null) cell.formula += text;
    },
    onClose(name) {
      if (name === "v") isValue = false;
      else if (name === "f") isFormula = false;
      else if (name === "is" && inline !== null) {
        if (cell !== null) cell.inline = inline.text();
        inline = null;
      } else if (name === "c" && cell !== null) {
        endCell(cell);
        cell = null;
      } else if (name === "row" && row !== null) {
        const { isHidden, length, ...record } = row;
        if (hidden.size > 0) record.hidden = hidden;
        if (isHidden && length > 0) notes.hiddenRows += 1;
        records.push(record);
        row = null;
      } else inline?.onClose(name);
    },
  });
  for await (const chunk of bytes) {
    write(chunk);
    if (records.length > 0) yield records;
    records = [];
  }
  write();
  if (records.length > 0) yield records;
}

const isYes = (attribute: string | undefined): boolean => attribute === "1" || attribute === "true";

/** The number of the column of a cell such as BC12; 1 is A. */
const columnNumber = (reference: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? "A")
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
};

const isTall = (range: string): boolean => {
  const [, top, bottom] = /^[A-Z]+(\d+):[A-Z]+(\d+)$/.exec(range) ?? [];
  return top !== bottom;
};

const tooWide = (line: number): DomainError =>
  rowRefusal(rowSentence("rows.workbook_wide", { line, columns: MAX_COLUMNS }));
const tooLong = (line: number): DomainError => rowRefusal(rowSentence("rows.workbook_long", { line }));
