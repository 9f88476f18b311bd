import { type RowSentence, rowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import { hasRoundedDigits } from "../input/doubts/damaged-number.ts";
import type { Row, RowIssue } from "../input/row.ts";

/** Buffer limit: a file without damaged numbers never reports its rows, so the buffer would grow. */
const MAX_BUFFERED_ROWS = 10_000;

/**
 * Finds numbers with a valid check digit that a spreadsheet rounded nevertheless: one in ten is valid by chance. If other numbers of the
 * column were refused as rounded, one that ends in as many zeros is suspect, too.
 */
export const createRoundedNeighbors = () => {
  const fitting: RowIssue[] = [];
  let firstRefused: Row | null = null;
  return {
    /** @param isRefused whether its content has a problem without a correction */
    look(row: Row, isRefused: boolean): void {
      const content = row.cells.content?.trim() ?? "";
      if (!hasRoundedDigits(content)) return;
      if (isRefused) firstRefused ??= row;
      else if (fitting.length < MAX_BUFFERED_ROWS) {
        const header = row.headers?.get("content");
        const named = header === undefined ? {} : { header };
        fitting.push({ row: row.number, line: row.line, column: "content", ...named, message: content });
      }
    },
    /** Problems of rows that had none on their own. */
    issues(): (RowIssue & RowSentence)[] {
      if (firstRefused === null) return [];
      const { line, cells } = firstRefused;
      return fitting.map((issue) => ({
        ...issue,
        ...rowSentence("rows.rounded_neighbor", {
          text: issue.message,
          other: cells.content?.trim() ?? "",
          line,
        }),
      }));
    },
  };
};
