import { PLAIN_PRESS } from "../../../../core/codes/print/press.ts";
import { pressOf } from "../../../generator/press/press-draft.ts";
import { loadTexts, pageLanguage } from "../../../messages/load-texts.ts";
import { isForPress } from "../bulk-draft.ts";
import type { BulkTable } from "../table/bulk-table.ts";
import type { CheckedTable } from "../table/check-table.ts";
import type { Bulk } from "../use-bulk.ts";
import { type BatchWork, filesWork, labelsWork } from "./batch-work.ts";
import type { Translate } from "../../../messages/translator.ts";
import { type LabelSheet, labelSheetOf } from "../labels/label-design.ts";
import { labelJobs } from "../labels/label-jobs.ts";
import { loadTemplates } from "../labels/load-templates.ts";
import { templateText } from "../labels/template-text.ts";

interface Work {
  work: BatchWork;
  /** Ending of the file name. */
  ending: string;
}

/** The work for all valid rows; null if a field is invalid. */
export async function workOf(
  { draft, logos }: Bulk,
  table: BulkTable,
  checked: CheckedTable,
  t: Translate,
): Promise<Work | null> {
  const now = new Date();
  const { output, format, design } = draft;
  if (output === "files") {
    const press = isForPress(format) ? pressOf({ ...draft.press, page: draft.page }, format) : PLAIN_PRESS;
    // rows may be refused by its sentences
    if (isForPress(format)) await loadTexts(pageLanguage(), ["press"]);
    const jobs = checked.rows.flatMap(({ order, isStyled, file }, at) =>
      order ? [{ row: at + 1, line: table.records[at]?.line ?? 0, file, order, isStyled }] : [],
    );
    return { work: filesWork(jobs, { format, press, design, logos, now }), ending: "codes.zip" };
  }
  const sheet = labelSheetOf(draft, await loadTemplates());
  if (!sheet) return null;
  const pictures = { picture: draft.picture, pictures: draft.pictures };
  const run = { sheet, logos, pictures, name: table.name, now, countTexts: countTexts(t, sheet) };
  return {
    work: labelsWork(labelJobs(draft, table, checked), run),
    ending: output === "sheet" ? "labels.pdf" : "labels.zpl",
  };
}

/** The lines of the first page without the counts, which are known only after the last label. */
const countTexts = (t: Translate, { design: { template }, start }: LabelSheet): string[] => [
  t("bulk.count_labels"),
  t("bulk.count_pages"),
  templateText(t, pageLanguage(), template),
  ...(start > 1 ? [t("bulk.count_start", { start })] : []),
];
