import type { SheetDesign } from "../../../../core/labels/label-design.ts";
import { defaultMargin } from "../../../../core/labels/label-room.ts";
import {
  isLabelMargin,
  MOST_OFFSET,
  type OffsetOver,
  offsetOver,
} from "../../../../core/labels/sheet-margins.ts";
import type { LabelTemplate } from "../../../../core/labels/template.ts";
import type { LabelLook } from "./label-choices.ts";
import { mmOf } from "./own-label.ts";

/** The margin within a label, mm; null if it is invalid or leaves no room. */
export function marginOf({ margin }: Pick<LabelLook, "margin">, template: LabelTemplate): number | null {
  const mm = margin.trim() === "" ? defaultMargin(template.label) : mmOf(margin);
  return mm !== null && isLabelMargin(mm, template) ? mm : null;
}

/** Reads millimeters with a sign, also with the dashes that word processors write for a minus. */
export function signedMm(typed: string): number | null {
  const [, sign = "", length = ""] = /^([-+\u2212\u2013]?)(.*)$/.exec(typed.trim()) ?? [];
  const mm = length === "" && sign === "" ? 0 : mmOf(length);
  if (mm === null || mm > MOST_OFFSET) return null;
  return sign === "" || sign === "+" ? mm : -mm;
}

type OffsetReading =
  | { ok: true; offset: SheetDesign["offset"] }
  /** An invalid field, or an offset beyond the edge. */
  | { ok: false; problem: { field: "offsetX" | "offsetY"; over: OffsetOver | null } };

/** Reads the typed offset of the printer. @param margin within the labels, mm */
export function offsetOf(
  { offsetX, offsetY }: Pick<LabelLook, "offsetX" | "offsetY">,
  template: LabelTemplate,
  margin: number,
  isSheet: boolean,
): OffsetReading {
  const [x, y] = [signedMm(offsetX), signedMm(offsetY)];
  if (x === null) return { ok: false, problem: { field: "offsetX", over: null } };
  if (y === null) return { ok: false, problem: { field: "offsetY", over: null } };
  const over = offsetOver({ x, y }, template, margin, !isSheet);
  if (over === null) return { ok: true, offset: { x, y } };
  const isAcross = over.direction === "left" || over.direction === "right";
  return { ok: false, problem: { field: isAcross ? "offsetX" : "offsetY", over } };
}
