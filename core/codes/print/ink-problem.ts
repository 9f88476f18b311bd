import { parseColor } from "../color.ts";
import type { TextProblem } from "../texts/text-problem.ts";
import { labelDpiProblem } from "./label-printer.ts";
import type { Press } from "./press.ts";

/** All colors of a design, a QR code's or a barcode's, and the resolution that it is printed with. */
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
  print?: { dpi: number } | undefined;
}

const problem = (name: string, message: string): TextProblem => ({ name, message });

/** What prints black alone, and what else could be done. */
const BLACK_ALONE = {
  k: { subject: "Black ink alone", otherwise: "or print in rgb" },
  thermal: { subject: "A label printer", otherwise: "or choose the format png, svg, pdf or eps" },
} as const;

/**
 * Why a design cannot be printed with its ink, and what would do; null where it can. A gray would be screened into dots, which are as
 * large as modules. What a logo may be, its pixels say (`pictureInkProblem`).
 */
export function inkProblem(design: Inks, ink: Press["ink"]): TextProblem | null {
  if (ink === "rgb") return null;
  const dpi = ink === "thermal" && design.print ? labelDpiProblem(design.print.dpi) : null;
  return dpi === null ? blackProblem(design, ink) : problem("dpi", dpi);
}

function blackProblem(
  { foreground, background, style, frame }: Inks,
  ink: keyof typeof BLACK_ALONE,
): TextProblem | null {
  const { subject, otherwise } = BLACK_ALONE[ink];
  const gradient = `${subject} prints no gradient: leave it out, ${otherwise}.`;
  if (style?.gradient) return problem("gradient", gradient);
  if (style?.eyeGradient) return problem("eye_gradient", gradient);
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
      return problem(name, `${subject} does not print ${color}: ${choice}, ${otherwise}.`);
    }
  }
  return null;
}

/** Black, white or nothing at all. */
function isPlain(text: string): boolean {
  const color = parseColor(text);
  if (color === null) return false;
  const { red, green, blue, alpha } = color;
  const isOne = red === green && green === blue && (red === 0 || red === 255);
  return alpha === 0 || (alpha === 1 && isOne);
}
