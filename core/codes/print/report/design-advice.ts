import type { EyeShape, QrStyle } from "../../qr/style/style.ts";
import { MODULATION } from "./error-correction.ts";
import { gradeOfAtLeast, letterOf } from "./grade.ts";
import type { Measure } from "./measure.ts";
import { type Say, sayInEnglish } from "./say.ts";

type Eyes = Pick<QrStyle, "eyeFrame" | "eyeBall">;

/**
 * What has to be said where the modulation looks worse than its grade: its value is that of the worst module, its grade that which error
 * correction leaves (ISO/IEC 15415, as read in public: see `modulation`).
 */
function modulationNote(measures: readonly Measure[], say: Say): string[] {
  const found = measures.find(({ name }) => name === "modulation");
  if (!found || found.value === null || gradeOfAtLeast(found.value, MODULATION) >= found.grade) return [];
  return [say("report.modulation_worst", { letter: letterOf(found.grade) })];
}

/**
 * What of a design costs a grade although readers do not mind, and what would keep it: sentences. A verifier compares the finder patterns
 * module by module with those of ISO/IEC 18004 §6.3.3, and corners that are cut are damage to it. Readers look for dark and light in the ratio
 * 1:1:3:1:1 across their middle, which all eyes of a style keep. Then what costs no grade, although it looks so.
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
