import { readLength } from "../../../../core/codes/print/length.ts";
import { isPageSide, type Page, PAGES } from "../../../../core/codes/print/page.ts";
import type { RowSentence } from "../../../../core/codes/row-sentences/row-sentence.ts";
import { MOST_LABELS, ownTemplate } from "../../../../core/labels/own-template.ts";
import type { LabelTemplate } from "../../../../core/labels/template.ts";
import type { OwnLabel } from "./label-choices.ts";

/** Millimeters as they are typed, without their unit; null for anything else. */
export const mmOf = (typed: string): number | null => readLength(`${typed}mm`);

const countOf = (typed: string): number | null => {
  const count = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= MOST_LABELS ? count : null;
};

/** A problem with labels by measure: an invalid field, or the reason that they do not fit. */
export type OwnLabelProblem = { field: keyof OwnLabel } | { sentence: RowSentence };

export type OwnLabelTemplate =
  | { ok: true; template: LabelTemplate }
  | { ok: false; problem: OwnLabelProblem };

const wrong = (field: keyof OwnLabel): OwnLabelTemplate => ({ ok: false, problem: { field } });

/** @param isRoll each label is a page, as label printers have them */
export function ownLabelTemplate(own: OwnLabel, isRoll: boolean): OwnLabelTemplate {
  const [width, height] = [mmOf(own.width), mmOf(own.height)];
  if (!isPageSide(width)) return wrong("width");
  if (!isPageSide(height)) return wrong("height");
  const label = { width, height };
  const fit = (page: Page, rest: Omit<Parameters<typeof ownTemplate>[0], "label" | "page">) => {
    const made = ownTemplate({ label, page, ...rest });
    return made.ok ? made : { ok: false as const, problem: { sentence: made.sentence } };
  };
  if (isRoll || own.page === "label") return fit(label, { gapX: 0, gapY: 0 });
  // empty: the page decides
  const left = own.left.trim() === "" ? undefined : mmOf(own.left);
  const top = own.top.trim() === "" ? undefined : mmOf(own.top);
  const columns = own.columns.trim() === "" ? undefined : countOf(own.columns);
  const rows = own.rows.trim() === "" ? undefined : countOf(own.rows);
  const gapX = own.gapX.trim() === "" ? 0 : mmOf(own.gapX);
  const gapY = own.gapY.trim() === "" ? 0 : mmOf(own.gapY);
  if (columns === null) return wrong("columns");
  if (rows === null) return wrong("rows");
  if (left === null) return wrong("left");
  if (top === null) return wrong("top");
  if (gapX === null) return wrong("gapX");
  if (gapY === null) return wrong("gapY");
  return fit(PAGES[own.page], { columns, rows, left, top, gapX, gapY });
}
