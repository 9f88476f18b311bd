import { type RowSentence, rowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import { hasRoundedDigits } from "../input/doubts/damaged-number.ts";
import type { Row, RowIssue } from "../input/row.ts";

/** Of a file in which nothing is damaged, none is ever reported: so many are held at most. */
const MAX_BUFFERED_ROWS = 10_000;

/**
 * Finds numbers that fit their check digit although a spreadsheet has rounded them: every tenth does. Where other numbers of the
 * column were refused as rounded, one that ends in as many zeros is no product of its own.
 */
export const createRoundedNeighbors = () => {
  const fitting: RowIssue[] = [];
  let firstRefused: Row | null = null;
  return {
    /** @param isRefused whether its content is a problem without a correction */
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
    /** Problems of rows that had none by themselves. */
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
