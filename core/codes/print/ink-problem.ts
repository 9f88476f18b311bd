import { parseColor } from "../color.ts";
import type { TextProblem } from "../texts/text-problem.ts";

/** All colors of a design, a QR code's or a barcode's. */
interface Inks {
  foreground: string;
  background: string;
  style?:
    | {
        eyeFrameColor: string | null;
        eyeBallColor: string | null;
        gradient: object | null;
        eyeGradient: object | null;
      }
    | undefined;
  frame?: { color: string | null } | undefined;
}

const problem = (name: string, message: string): TextProblem => ({ name, message });

const ELSE = "or print in rgb";

/**
 * Why a design cannot be printed with black ink alone, and what would do; null where it can. A gray would be screened into dots,
 * which are as large as modules.
 */
export function inkProblem(
  { foreground, background, style, frame }: Inks,
  hasLogo: boolean,
): TextProblem | null {
  if (style?.gradient)
    return problem("gradient", `Black ink alone prints no gradient: leave it out, ${ELSE}.`);
  if (style?.eyeGradient)
    return problem("eye_gradient", `Black ink alone prints no gradient: leave it out, ${ELSE}.`);
  const colors = [
    ["foreground", foreground],
    ["background", background],
    ["eye_color", style?.eyeFrameColor],
    ["eye_color", style?.eyeBallColor],
    ["frame_color", frame?.color],
  ] as const;
  for (const [name, color] of colors) {
    if (color && !isPlain(color)) {
      const choice = name === "background" ? "choose #ffffff or transparent" : "choose #000000";
      return problem(name, `Black ink alone does not print ${color}: ${choice}, ${ELSE}.`);
    }
  }
  return hasLogo ? problem("logo", `Black ink alone prints no picture: leave it out, ${ELSE}.`) : null;
}

/** Black, white or nothing at all. */
function isPlain(text: string): boolean {
  const color = parseColor(text);
  if (color === null) return false;
  const { red, green, blue, alpha } = color;
  const isOne = red === green && green === blue && (red === 0 || red === 255);
  return alpha === 0 || (alpha === 1 && isOne);
}
