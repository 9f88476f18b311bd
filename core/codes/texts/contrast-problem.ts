import { formatColour, judgeContrast, parseColour } from "../colour.ts";

export interface ContrastProblem {
  /** A sentence. */
  message: string;
  /** A pair that passes, as texts. */
  foreground: string;
  background: string;
  /** False: worth telling, but what reads with a camera reads it. */
  refused: boolean;
}

/** What scanners would say to these two colours, which are known to be colours; null where nothing is wrong. */
export const contrastProblem = (
  design: { foreground: string; background: string },
  kind: "qr" | "barcode",
): ContrastProblem | null => {
  const foreground = parseColour(design.foreground);
  const background = parseColour(design.background);
  if (!foreground || !background) return null;
  const verdict = judgeContrast(foreground, background, kind);
  if (verdict.ok) return null;
  return {
    message: `${verdict.message}.`,
    foreground: formatColour(verdict.mend.foreground),
    background: formatColour(verdict.mend.background),
    refused: verdict.severity === "warning" && verdict.code !== "red_light",
  };
};
