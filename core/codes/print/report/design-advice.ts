import type { QrStyle } from "../../qr/style/style.ts";
import { letterOf } from "./grade.ts";
import type { Measure } from "./measure.ts";

/**
 * What of a design costs a grade although readers do not mind, and what would keep it: sentences. A verifier compares the finder patterns
 * module by module with those of ISO/IEC 18004 §6.3.3, and corners that are cut are damage to it. Readers look for dark and light in the ratio
 * 1:1:3:1:1 across their middle, which all eyes of a style keep.
 */
export function designAdvice(
  measures: readonly Measure[],
  style: Pick<QrStyle, "eyeFrame" | "eyeBall"> | undefined,
  isRead: boolean,
): string[] {
  const damage = measures.find(({ name }) => name === "fixed_pattern_damage");
  if (!style || damage === undefined || damage.grade === 4) return [];
  const { eyeFrame, eyeBall } = style;
  const shapes = [...new Set([eyeFrame, eyeBall])].filter((shape) => shape !== "square");
  if (shapes.length === 0) return [];
  const found = isRead ? " Readers find them all the same, by their middle." : "";
  return [
    `The shape of the eyes (${shapes.join(", ")}) is why the fixed patterns have grade ${letterOf(damage.grade)}: a verifier expects dark corners.${found} Square eyes grade better.`,
  ];
}
