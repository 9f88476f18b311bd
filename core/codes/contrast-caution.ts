import type { Caution } from "./caution.ts";
import { formatColor, judgeContrast, parseColor } from "./color.ts";
import { designFix } from "./design-fix.ts";

interface ColorPair {
  foreground: string;
  background: string;
}

/**
 * A caution about two colors that some or all scanners cannot distinguish, else null. Clear backgrounds are
 * excluded: the proof tests them on white and black.
 */
export function contrastCaution<Change>(
  design: ColorPair,
  kind: "qr" | "barcode",
  changeOf: (pair: ColorPair) => Change,
): Caution<Change> | null {
  const [foreground, background] = [parseColor(design.foreground), parseColor(design.background)];
  const verdict = foreground && background ? judgeContrast(foreground, background, kind) : null;
  if (!verdict || verdict.ok || verdict.severity === "caution") return null;
  const pair = {
    foreground: formatColor(verdict.fix.foreground),
    background: formatColor(verdict.fix.background),
  };
  return {
    code: `color.${verdict.code}`,
    values: verdict.values,
    message: verdict.message,
    fix: designFix("fix.colors", changeOf(pair)),
  };
}
