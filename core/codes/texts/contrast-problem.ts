import { formatColor, judgeContrast, parseColor } from "../color.ts";

export interface ContrastProblem {
  /** A sentence. */
  message: string;
  /** A pair that passes, as texts. */
  foreground: string;
  background: string;
  /** False: worth reporting, but camera scanners read it. */
  refused: boolean;
}

/** What scanners would say to these two colors, which are known to be colors; null where nothing is wrong. */
export const contrastProblem = (
  design: { foreground: string; background: string },
  kind: "qr" | "barcode",
): ContrastProblem | null => {
  const foreground = parseColor(design.foreground);
  const background = parseColor(design.background);
  if (!foreground || !background) return null;
  const verdict = judgeContrast(foreground, background, kind);
  if (verdict.ok) return null;
  return {
    message: `${verdict.message}.`,
    foreground: formatColor(verdict.fix.foreground),
    background: formatColor(verdict.fix.background),
    refused: verdict.severity === "warning" && verdict.code !== "red_light",
  };
};
