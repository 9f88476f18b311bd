import type { Caution } from "./caution.ts";
import { formatColor, judgeContrast, parseColor } from "./color.ts";
import { designFix } from "./design-fix.ts";

interface ColorPair {
  foreground: string;
  background: string;
}

/**
 * Of two colors that scanners cannot tell apart, or only some of them can; else null. A clear background is no such pair: the
 * proof judges it on white and on black.
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
