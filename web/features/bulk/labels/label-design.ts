import type { LabelDesign, SheetDesign } from "../../../../core/labels/label-design.ts";
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
  /** Null: there is no longer a template of this name. */
  | { ok: false; problem: OwnLabelProblem | null };

type TemplateChoice = Pick<BulkDraft, "output" | "template" | "printerTemplate">;

/** The name of the template for the chosen output. */
export const templateFor = ({ output, template, printerTemplate }: TemplateChoice): string =>
  output === "printer" ? printerTemplate : template;

/** The chosen labels, by maker or by measure. */
export function chosenTemplate(
  draft: TemplateChoice & Pick<BulkDraft, "ownLabel">,
  templates: readonly LabelTemplate[],
): ChosenTemplate {
  if (draft.ownLabel) return ownLabelTemplate(draft.ownLabel, draft.output === "printer");
  const found = findTemplate(templates, templateFor(draft));
  return found.ok ? found : { ok: false, problem: null };
}

/** The chosen layout without options that the sheet has no room for; they stay chosen for other sheets. */
export const roomFor = (look: BulkDraft["labelLook"], template: LabelTemplate): BulkDraft["labelLook"] => ({
  ...look,
  cropMarks: look.cropMarks && cropProblem(template) === null,
  pageNumbers: look.pageNumbers && hasNumberRoom(template),
});

/** The number of the first unused label; null if the typed value is not on the sheet. */
export const startOn = (template: LabelTemplate, typed: string): number | null => {
  const start = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return start >= 1 && start <= labelsOnPage(template) ? start : null;
};

/** The layout of a batch on labels and pages. */
export interface LabelSheet extends SheetDesign {
  design: LabelDesign;
  /** Resolution of the label printer, which all codes share and which takes ZPL, dots per inch; null for sheets, a PDF. */
  printerDpi: number | null;
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
    design: {
      side,
      align,
      rotation,
      border,
      template,
      textSize: mmOfPoints(textSize),
      margin,
      ink: isSheet ? (look.isBlack ? "k" : "rgb") : "thermal",
    },
    start,
    order,
    cutLines: isSheet && look.cutLines,
    cropMarks: isSheet && look.cropMarks,
    pageNumbers: isSheet && look.pageNumbers,
    firstPage: isSheet && look.firstPage,
    offset: offset.offset,
    printerDpi: isSheet ? null : draft.resolution.printer,
  };
}

/** The labels in the preview: a sheet or a single label. */
export function shownPage({ printerDpi, design: { template }, order }: LabelSheet): {
  width: number;
  height: number;
  places: LabelPlace[];
} {
  const { label, page } = template;
  if (printerDpi !== null) return { width: label.width, height: label.height, places: [{ x: 0, y: 0 }] };
  return { ...page, places: labelPlaces(template, order) };
}
