import type { BulkDraft } from "../bulk-draft.ts";
import type { BulkTable } from "../table/bulk-table.ts";
import type { CheckedTable } from "../table/check-table.ts";
import type { LabelJob } from "./make-labels.ts";

/**
 * The rows that labels are made of, in their order.
 * @param limit at most so many
 */
export function labelJobs(
  { textColumns }: Pick<BulkDraft, "textColumns">,
  table: BulkTable,
  { rows, fields }: CheckedTable,
  limit = Infinity,
): LabelJob[] {
  const quantity = fields.find(({ column }) => column === "quantity")?.index;
  const jobs: LabelJob[] = [];
  for (const [at, { order }] of rows.entries()) {
    if (jobs.length >= limit) break;
    const record = table.records[at];
    if (!order || !record) continue;
    const { line, cells } = record;
    jobs.push({
      row: at + 1,
      line,
      order,
      quantity: quantity === undefined ? undefined : cells[quantity],
      texts: textColumns.flatMap((place) => cells[place] ?? []),
    });
  }
  return jobs;
}
