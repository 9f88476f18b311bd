import { formatColor, judgeContrast, parseColor } from "../color.ts";
import { showsForeground, styleFault } from "../qr/style/style-inks.ts";
import type { QrStyle } from "../qr/style/style.ts";

export interface ContrastProblem {
  /** A sentence. */
  message: string;
  /** The field that it is about: the pair of colors by its first one, or a field of the style. */
  name: "foreground" | "gradient" | "eye_gradient" | "eye_color";
  /** A passing pair, as texts; the design's own pair if a style color is at fault. */
  foreground: string;
  background: string;
  /** False: worth reporting, but camera scanners read it. */
  refused: boolean;
}

interface Colors {
  foreground: string;
  background: string;
  style?: QrStyle | undefined;
}

/** A scanning problem with the colors of a design, which must be valid colors, or null. */
export const contrastProblem = (design: Colors, kind: "qr" | "barcode"): ContrastProblem | null => {
  const pair = showsForeground(design) ? pairProblem(design, kind) : null;
  return pair?.refused ? pair : (inkProblem(design) ?? pair);
};

/** The same of a color in its style. */
const inkProblem = ({ foreground, background, style }: Colors): ContrastProblem | null => {
  const fault = styleFault({ background, style });
  if (fault === null) return null;
  const { part, color, verdict, fix } = fault;
  const advice = fix === null ? "" : ` ${fix.color} passes in its place.`;
  const message = `${PARTS[part]} ${color}: ${verdict.message}.${advice}`;
  return { message, name: part, foreground, background, refused: true };
};

const PARTS = {
  gradient: "Color of the gradient",
  eye_gradient: "Color of the eyes' gradient",
  eye_color: "Color of the eyes",
};

const pairProblem = (design: Colors, kind: "qr" | "barcode"): ContrastProblem | null => {
  const foreground = parseColor(design.foreground);
  const background = parseColor(design.background);
  if (!foreground || !background) return null;
  const verdict = judgeContrast(foreground, background, kind);
  if (verdict.ok) return null;
  return {
    message: `${verdict.message}.`,
    name: "foreground",
    foreground: formatColor(verdict.fix.foreground),
    background: formatColor(verdict.fix.background),
    refused: verdict.severity === "warning" && verdict.code !== "red_light",
  };
};
