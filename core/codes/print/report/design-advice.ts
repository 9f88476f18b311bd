import type { EyeShape, QrStyle } from "../../qr/style/style.ts";
import { MODULATION } from "./error-correction.ts";
import { gradeOfAtLeast, letterOf } from "./grade.ts";
import type { Measure } from "./measure.ts";
import { type Say, sayInEnglish } from "./say.ts";

type Eyes = Pick<QrStyle, "eyeFrame" | "eyeBall">;

/**
 * Explains a modulation value that looks worse than its grade: the value is that of the worst module, the grade is what error
 * correction leaves (ISO/IEC 15415, public sources: see `modulation`).
 */
function modulationNote(measures: readonly Measure[], say: Say): string[] {
  const found = measures.find(({ name }) => name === "modulation");
  if (!found || found.value === null || gradeOfAtLeast(found.value, MODULATION) >= found.grade) return [];
  return [say("report.modulation_worst", { letter: letterOf(found.grade) })];
}

/**
 * Sentences on parts of a design that lower a grade although they do not disturb readers, and the remedy. A verifier compares the finder patterns
 * module by module with ISO/IEC 18004 §6.3.3 and counts cut corners as damage. Readers look for dark and light in the ratio
 * 1:1:3:1:1 across their middle, which all eye styles keep. Then notes on values that lower no grade although they look bad.
 */
export function designAdvice(
  measures: readonly Measure[],
  style: Eyes | undefined,
  isRead: boolean,
  say: Say = sayInEnglish,
  nameOf: (shape: EyeShape) => string = String,
): string[] {
  const notes = modulationNote(measures, say);
  const damage = measures.find(({ name }) => name === "fixed_pattern_damage");
  if (!style || damage === undefined || damage.grade === 4) return notes;
  const { eyeFrame, eyeBall } = style;
  const shapes = [...new Set([eyeFrame, eyeBall])].filter((shape) => shape !== "square");
  if (shapes.length === 0) return notes;
  return [
    say(isRead ? "report.eyes_read" : "report.eyes", {
      shapes: shapes.map(nameOf).join(", "),
      letter: letterOf(damage.grade),
    }),
    ...notes,
  ];
}
