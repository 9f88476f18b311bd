import { readQuantity } from "../../../../core/labels/quantity.ts";
import type { BulkDraft } from "../bulk-draft.ts";
import type { BulkTable } from "../table/bulk-table.ts";
import type { CheckedTable } from "../table/check-table.ts";
import { picturePath } from "./label-pictures.ts";
import type { LabelJob } from "./make-labels.ts";

/** The rows with labels, in order. */
export function labelJobs(
  draft: Pick<BulkDraft, "textColumns" | "picture" | "pictureColumn">,
  table: BulkTable,
  { rows, fields }: CheckedTable,
): LabelJob[] {
  const { textColumns, pictureColumn } = draft;
  const quantity = fields.find(({ column }) => column === "quantity")?.index;
  const jobs: LabelJob[] = [];
  for (const [at, { order }] of rows.entries()) {
    const record = table.records[at];
    if (!order || !record) continue;
    const { line, cells, shown } = record;
    jobs.push({
      row: at + 1,
      line,
      order,
      quantity: quantity === undefined ? undefined : cells[quantity],
      picture: picturePath(draft, pictureColumn === null ? "" : cells[pictureColumn]),
      texts: textColumns.flatMap((place) => shown?.[place] ?? cells[place] ?? []),
    });
  }
  return jobs;
}

/** Number of labels of all rows, if each can be printed. */
export const labelsOf = (jobs: readonly Pick<LabelJob, "quantity">[]): number =>
  jobs.reduce((sum, { quantity }) => sum + (readQuantity(quantity) ?? 0), 0);
