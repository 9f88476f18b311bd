import { PAGES } from "../../../../core/codes/print/page.ts";
import { findTemplate } from "../../../../core/labels/find-template.ts";
import type { BulkTable } from "../table/bulk-table.ts";
import type { CheckedTable } from "../table/check-table.ts";
import type { Bulk } from "../use-bulk.ts";
import { type BatchWork, filesWork, labelsWork } from "./batch-work.ts";
import { loadTemplates, startOn } from "./templates.ts";

interface Work {
  work: BatchWork;
  /** How the name of its file ends. */
  ending: string;
}

/** What the page is asked to make of the rows that are right; null where a field says what is wrong. */
export async function workOf(
  { draft }: Bulk,
  table: BulkTable,
  { rows, fields }: CheckedTable,
): Promise<Work | null> {
  const now = new Date();
  const { output, format, design, textColumn, dpi } = draft;
  const page = draft.page === "code" ? ("code" as const) : PAGES[draft.page];
  if (output === "files") {
    const jobs = rows.flatMap(({ order, isStyled, file }, at) =>
      order ? [{ row: at + 1, line: table.records[at]?.line ?? 0, file, order, isStyled }] : [],
    );
    return { work: filesWork(jobs, { format, page, design, now }), ending: "codes.zip" };
  }
  const found = findTemplate(await loadTemplates(), draft.template);
  const start = found.ok ? (output === "sheet" ? startOn(found.template, draft.start) : 1) : null;
  if (!found.ok || start === null) return null;
  const quantity = fields.find(({ column }) => column === "quantity")?.index;
  const jobs = rows.flatMap(({ order }, at) => {
    const { line = 0, cells = [] } = table.records[at] ?? {};
    if (!order) return [];
    const text = textColumn === null ? undefined : cells[textColumn];
    return [
      {
        row: at + 1,
        line,
        order,
        quantity: quantity === undefined ? undefined : cells[quantity],
        texts: text === undefined ? [] : [text],
      },
    ];
  });
  const look = {
    format: output === "sheet" ? ("pdf" as const) : ("zpl" as const),
    template: found.template,
    start,
    dpi,
    logo: design.logo,
    name: table.name,
    now,
  };
  return { work: labelsWork(jobs, look), ending: output === "sheet" ? "labels.pdf" : "labels.zpl" };
}
