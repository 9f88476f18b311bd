import { CROP_MARGIN } from "./crop-marks.ts";
import { labelMargins } from "./label-places.ts";
import type { LabelTemplate } from "./template.ts";

/** Largest offset of a printer, mm. */
export const MOST_OFFSET = 20;
/** Least margin of a sheet for page numbers, mm. */
export const NUMBER_MARGIN = 7;
/** Tolerance of an offset at a margin, mm: makers round their sizes. */
const TINY = 0.1;

/** Whether a sheet has room for page numbers below its labels. */
export const hasNumberRoom = (template: LabelTemplate): boolean =>
  labelMargins(template).bottom >= NUMBER_MARGIN;

/** The reason why a sheet has no crop marks: labels without straight edges, or a margin (mm) that is too narrow; null if it has them. */
export function cropProblem(
  template: LabelTemplate,
): "round" | { side: keyof ReturnType<typeof labelMargins>; margin: number } | null {
  if (template.label.kind !== "rectangle") return "round";
  const sides = labelMargins(template);
  for (const side of ["left", "top", "right", "bottom"] as const)
    if (sides[side] < CROP_MARGIN) return { side, margin: Math.max(0, sides[side]) };
  return null;
}

/** An offset that moves codes beyond an edge, mm. */
export interface OffsetOver {
  direction: "left" | "right" | "up" | "down";
  by: number;
  /** The available room, mm. */
  most: number;
}

/**
 * The first direction in which an offset moves codes beyond the edge of the page, or null.
 * @param offset mm to the right and down
 * @param margin within the labels, mm
 * @param isRoll each label is its own page, as on a label printer
 */
export function offsetOver(
  { x, y }: { x: number; y: number },
  template: LabelTemplate,
  margin: number,
  isRoll: boolean,
): OffsetOver | null {
  const { left, top, right, bottom } = isRoll
    ? { left: 0, top: 0, right: 0, bottom: 0 }
    : labelMargins(template);
  const ways: OffsetOver[] = [
    { direction: "left", by: -x, most: left + margin },
    { direction: "right", by: x, most: right + margin },
    { direction: "up", by: -y, most: top + margin },
    { direction: "down", by: y, most: bottom + margin },
  ];
  return ways.find(({ by, most }) => by > most + TINY) ?? null;
}

/** Whether a margin on each side leaves room on a label, mm. */
export const isLabelMargin = (margin: number, { label }: Pick<LabelTemplate, "label">): boolean =>
  margin >= 0 && margin * 2 < Math.min(label.width, label.height);
