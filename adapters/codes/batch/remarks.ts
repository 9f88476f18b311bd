import { stringify } from "csv-stringify/sync";
import type { ReportEvent } from "./batch-report.ts";

export const REMARKS_NAME = "remarks.csv";

/** A finding about a row: why it has no code, or a remark although it has one. */
export type Remark = Extract<ReportEvent, { kind: "issue" | "note" }>;

/** remarks.csv in row order. A cell that a spreadsheet would run as a formula gets a ' prefix. */
export const remarksCsv = (remarks: readonly Remark[]): string =>
  stringify(
    remarks
      .toSorted((one, other) => one.issue.row - other.issue.row)
      .map(({ kind, issue: { row, line, column, message, corrected } }) => [
        row,
        line,
        kind === "issue" ? "error" : "note",
        column,
        message,
        corrected ?? "",
      ]),
    {
      header: true,
      columns: ["row", "line", "kind", "column", "message", "corrected"],
      escape_formulas: true,
    },
  );
