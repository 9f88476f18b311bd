import { mmText } from "../../../../core/codes/print/length.ts";
import type { LabelTemplate } from "../../../../core/labels/template.ts";
import type { BulkDraft } from "../bulk-draft.ts";
import { flag } from "./command-words.ts";
import { NEW_LABEL_LOOK, type OwnLabel } from "../labels/label-choices.ts";
import { templateFor } from "../labels/label-design.ts";
import { signedMm } from "../labels/label-lengths.ts";
import { mmOf, ownLabelTemplate } from "../labels/own-label.ts";

const mm = (length: number): string => mmText(length).replace(" ", "");
/** A layout option, if it differs from its default. */
const differs = (look: BulkDraft["labelLook"], name: keyof BulkDraft["labelLook"]) =>
  look[name] === NEW_LABEL_LOOK[name] ? undefined : String(look[name]);

/** The options of `quietzone sheet` for the chosen labels. @param names of the columns of the table */
export function sheetWords(draft: BulkDraft, names: readonly string[]): string[] {
  const { ownLabel, start, textColumns, labelLook: look, output } = draft;
  const isSheet = output === "sheet";
  const margin = mmOf(look.margin);
  return [
    ...(ownLabel ? ownWords(ownLabel, isSheet) : flag("template", templateFor(draft))),
    ...(isSheet && start.trim() !== "1" ? flag("start", start.trim()) : []),
    ...textColumns.flatMap((place) => flag("text", names[place]?.replaceAll(",", "\\,"))),
    ...flag("picture", draft.picture?.name),
    ...flag("picture_column", draft.pictureColumn === null ? undefined : names[draft.pictureColumn]),
    ...(look.textSize === NEW_LABEL_LOOK.textSize ? [] : flag("text_size", `${look.textSize}pt`)),
    ...flag("align", look.align ?? undefined),
    ...flag("code_side", look.side ?? undefined),
    ...flag("rotate", differs(look, "rotation")),
    ...(look.border ? ["--border"] : []),
    ...flag("label_margin", margin === null ? undefined : mm(margin)),
    ...offsetWords(look),
    ...(isSheet ? flag("order", differs(look, "order")) : []),
    ...(isSheet && look.isBlack ? flag("ink", "k") : []),
    ...(isSheet && look.cutLines ? ["--cut-lines"] : []),
    ...(isSheet && look.cropMarks ? ["--crop-marks"] : []),
    ...(isSheet && look.pageNumbers ? ["--page-numbers"] : []),
    ...(isSheet && look.firstPage ? ["--first-page"] : []),
  ];
}

function offsetWords({ offsetX, offsetY }: BulkDraft["labelLook"]): string[] {
  const [x = 0, y = 0] = [offsetX, offsetY].map((typed) => signedMm(typed) ?? 0);
  return x === 0 && y === 0 ? [] : flag("offset", `${mm(x)},${mm(y)}`);
}

function ownWords(own: OwnLabel, isSheet: boolean): string[] {
  const made = ownLabelTemplate(own, !isSheet);
  // a field shows the error
  if (!made.ok) return flag("label", `${own.width}x${own.height}mm`);
  const { label } = made.template;
  const words = flag("label", `${mm(label.width)}x${mm(label.height)}`);
  if (!isSheet) return words;
  if (own.page === "label") return [...words, ...flag("page", "label")];
  return [...words, ...flag("page", own.page), ...gridWords(own, made.template)];
}

/** The grid of labels, as far as the user set it. */
function gridWords(own: OwnLabel, { label, grids }: LabelTemplate): string[] {
  const [grid] = grids;
  if (!grid) return [];
  const said = (...names: (keyof OwnLabel)[]) => names.some((name) => own[name].trim() !== "");
  const gap = [grid.pitchX - label.width, grid.pitchY - label.height];
  return [
    ...(said("columns") ? flag("columns", String(grid.columns)) : []),
    ...(said("rows") ? flag("rows", String(grid.rows)) : []),
    ...(said("left", "top") ? flag("page_margin", `${mm(grid.left)},${mm(grid.top)}`) : []),
    ...(gap.some((each) => each > 0) ? flag("gap", gap.map(mm).join(",")) : []),
  ];
}
