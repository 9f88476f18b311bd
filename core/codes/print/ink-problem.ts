import { parseColor } from "../color.ts";
import { type RowSentence, rowSentence } from "../row-sentences/row-sentence.ts";
import type { TextProblem } from "../texts/text-problem.ts";
import { labelDpiProblem } from "./label-printer.ts";
import type { Press } from "./press.ts";

/** The colors of a QR code's or barcode's design, and its printing resolution. */
export interface Inks {
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

const problem = (name: string, sentence: RowSentence): TextProblem => ({ name, ...sentence });

/** Colors that print with black ink only. */
const BLACK_ALONE = { k: "black", thermal: "thermal" } as const;

/**
 * The reason why a design cannot be printed with an ink, and the remedy; null if it can. A gray would be screened into dots as
 * large as modules. Logos are checked by their pixels (`pictureInkProblem`).
 */
export function inkProblem(design: Inks, ink: Press["ink"]): TextProblem | null {
  if (ink === "rgb") return null;
  const dpi = ink === "thermal" && design.print ? labelDpiProblem(design.print.dpi) : null;
  return dpi === null ? blackProblem(design, ink) : { name: "dpi", message: dpi };
}

function blackProblem(
  { foreground, background, style, frame }: Inks,
  ink: keyof typeof BLACK_ALONE,
): TextProblem | null {
  const prints = BLACK_ALONE[ink];
  const gradient = rowSentence(`rows.${prints}_gradient`);
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
      const part = name === "background" ? "background" : "color";
      return problem(name, rowSentence(`rows.${prints}_${part}`, { color }));
    }
  }
  return null;
}

/** Whether a color is black, white or transparent. */
function isPlain(text: string): boolean {
  const color = parseColor(text);
  if (color === null) return false;
  const { red, green, blue, alpha } = color;
  const isOne = red === green && green === blue && (red === 0 || red === 255);
  return alpha === 0 || (alpha === 1 && isOne);
}
