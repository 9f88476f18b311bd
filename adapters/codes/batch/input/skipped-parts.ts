import {
  type RowMessageCode,
  type RowSentence,
  rowSentence,
  sentences,
} from "../../../../core/codes/row-sentences/row-sentence.ts";
import { columnName } from "./header/column-name.ts";
import { isBlank, isFilled, type TableRecord } from "./table-record.ts";

/**
 * Counts the parts of a table that become no code: empty rows, repeated headers, and columns without a name.
 * @param isWorkbook in a text file, a row with more values than names is refused
 */
export const createSkippedParts = (names: readonly string[], isWorkbook: boolean) => {
  const unnamedColumns = names.filter((name) => name === "").length;
  const hasNames = names.length - unnamedColumns > 1;
  let emptyRows = 0;
  let headers = 0;
  /** The first line with text in a column without a name. */
  let lineOfText: number | null = null;
  return {
    /** Whether the record is a row. */
    takes(record: TableRecord): boolean {
      const { cells, line, broken } = record;
      if (isEndMark(cells)) return false;
      if (!isFilled(record)) emptyRows += 1;
      else if (hasNames && broken === undefined && isHeader(cells, names)) headers += 1;
      else {
        const isTorn = !isWorkbook && cells.length > names.length;
        if (lineOfText === null && !isTorn && cells.some((cell, index) => !names[index] && !isBlank(cell)))
          lineOfText = line;
        return true;
      }
      return false;
    },
    sentences(): RowSentence[] {
      const skipped = [
        ...counted("rows.skipped_empty", emptyRows),
        ...counted("rows.skipped_headers", headers),
        ...counted("rows.skipped_columns", unnamedColumns),
      ];
      return [
        ...inOne(skipped),
        ...(lineOfText === null ? [] : [rowSentence("rows.text_left_out", { line: lineOfText })]),
      ];
    },
  };
};

/** Ctrl-Z, the end-of-file mark of DOS programs. */
const isEndMark = (cells: readonly string[]): boolean => cells.length === 1 && cells[0]?.trim() === "\u001a";

/** A repeated header, as when several sheets or exports were pasted together. */
const isHeader = (cells: readonly string[], names: readonly string[]): boolean =>
  columnName(cells[0] ?? "") === names[0] &&
  names.every((name, index) => name === columnName(cells[index] ?? ""));

const listed = (parts: string[]): string =>
  parts.length < 3 ? parts.join(" and ") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

const counted = (code: RowMessageCode, n: number): RowSentence[] =>
  n === 0 ? [] : [rowSentence(code, { n })];

const START = "Skipped: ";
/** English: all in one sentence. */
const inOne = (skipped: readonly RowSentence[]): RowSentence[] => {
  const [first, ...others] = skipped;
  if (first === undefined) return [];
  const parts = skipped.map(({ message }) => message.slice(START.length, -1));
  return [{ ...sentences(first, ...others), message: `${START}${listed(parts)}.` }];
};
