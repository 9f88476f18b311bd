import type { LabelDesign, SheetDesign } from "../../../../adapters/codes/sheet/sheet-options.ts";
import { mmOfPoints } from "../../../../core/codes/print/length.ts";
import { findTemplate } from "../../../../core/labels/find-template.ts";
import { type LabelPlace, labelPlaces } from "../../../../core/labels/label-places.ts";
import { cropProblem, hasNumberRoom } from "../../../../core/labels/sheet-margins.ts";
import { labelsOnPage, type LabelTemplate } from "../../../../core/labels/template.ts";
import type { BulkDraft } from "../bulk-draft.ts";
import { offsetOf, marginOf } from "./label-lengths.ts";
import { type OwnLabelProblem, ownLabelTemplate } from "./own-label.ts";

export type ChosenTemplate =
  | { ok: true; template: LabelTemplate }
  /** Null: no template has this name any more. */
  | { ok: false; problem: OwnLabelProblem | null };

/** The labels that are chosen: of a maker, or by measure. */
export function chosenTemplate(
  { ownLabel, output, template }: Pick<BulkDraft, "ownLabel" | "output" | "template">,
  templates: readonly LabelTemplate[],
): ChosenTemplate {
  if (ownLabel) return ownLabelTemplate(ownLabel, output === "printer");
  const found = findTemplate(templates, template);
  return found.ok ? found : { ok: false, problem: null };
}

/** The chosen layout without what a sheet has no room for: that stays chosen for another one. */
export const roomFor = (look: BulkDraft["labelLook"], template: LabelTemplate): BulkDraft["labelLook"] => ({
  ...look,
  cropMarks: look.cropMarks && cropProblem(template) === null,
  pageNumbers: look.pageNumbers && hasNumberRoom(template),
});

/** The number of the first label that is left; null where what was typed is none of the sheet's. */
export const startOn = (template: LabelTemplate, typed: string): number | null => {
  const start = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return start >= 1 && start <= labelsOnPage(template) ? start : null;
};

/** The layout of a batch on labels and pages. */
export interface LabelSheet extends SheetDesign {
  /** Pages of labels as a PDF, or labels for a label printer as ZPL. */
  format: "pdf" | "zpl";
  design: LabelDesign;
  /** Resolution of the label printer, dots per inch. */
  dpi: number;
}

/** The chosen labels; null while a field is invalid. */
export function labelSheetOf(draft: BulkDraft, templates: readonly LabelTemplate[]): LabelSheet | null {
  const chosen = chosenTemplate(draft, templates);
  if (!chosen.ok) return null;
  const { template } = chosen;
  const isSheet = draft.output === "sheet";
  const start = isSheet ? startOn(template, draft.start) : 1;
  const { side, align, textSize, rotation, border, order, ...look } = roomFor(draft.labelLook, template);
  const margin = marginOf(look, template);
  const offset = margin === null ? null : offsetOf(look, template, margin, isSheet);
  if (start === null || margin === null || offset === null || !offset.ok) return null;
  return {
    format: isSheet ? "pdf" : "zpl",
    design: { side, align, rotation, border, template, textSize: mmOfPoints(textSize), margin },
    start,
    order,
    cutLines: isSheet && look.cutLines,
    cropMarks: isSheet && look.cropMarks,
    pageNumbers: isSheet && look.pageNumbers,
    firstPage: isSheet && look.firstPage,
    offset: offset.offset,
    dpi: draft.dpi,
  };
}

/** The places of labels on the preview: a sheet, or a single label. */
export function shownPage({ format, design: { template }, order }: LabelSheet): {
  width: number;
  height: number;
  places: LabelPlace[];
} {
  const { label, page } = template;
  if (format === "zpl") return { width: label.width, height: label.height, places: [{ x: 0, y: 0 }] };
  return { ...page, places: labelPlaces(template, order) };
}
