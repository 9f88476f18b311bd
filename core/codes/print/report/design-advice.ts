import type { EyeShape, QrStyle } from "../../qr/style/style.ts";
import { letterOf } from "./grade.ts";
import type { Measure } from "./measure.ts";
import { type Say, sayInEnglish } from "./say.ts";

type Eyes = Pick<QrStyle, "eyeFrame" | "eyeBall">;

/**
 * What of a design costs a grade although readers do not mind, and what would keep it: sentences. A verifier compares the finder patterns
 * module by module with those of ISO/IEC 18004 §6.3.3, and corners that are cut are damage to it. Readers look for dark and light in the ratio
 * 1:1:3:1:1 across their middle, which all eyes of a style keep.
 */
export function designAdvice(
  measures: readonly Measure[],
  style: Eyes | undefined,
  isRead: boolean,
  say: Say = sayInEnglish,
  nameOf: (shape: EyeShape) => string = String,
): string[] {
  const damage = measures.find(({ name }) => name === "fixed_pattern_damage");
  if (!style || damage === undefined || damage.grade === 4) return [];
  const { eyeFrame, eyeBall } = style;
  const shapes = [...new Set([eyeFrame, eyeBall])].filter((shape) => shape !== "square");
  if (shapes.length === 0) return [];
  return [
    say(isRead ? "report.eyes_read" : "report.eyes", {
      shapes: shapes.map(nameOf).join(", "),
      letter: letterOf(damage.grade),
    }),
  ];
}
