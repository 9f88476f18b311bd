import { readSignedLength } from "../../../../core/codes/print/length.ts";
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

/** Typed millimeters with or without a sign, within the limit of an offset; nothing is 0, and null anything else. */
export function signedMm(typed: string): number | null {
  const mm = typed.trim() === "" ? 0 : readSignedLength(`${typed}mm`);
  return mm === null || Math.abs(mm) > MOST_OFFSET ? null : mm;
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
