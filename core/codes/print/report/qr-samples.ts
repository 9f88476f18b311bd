import type { QrSymbol } from "../../qr/symbol.ts";
import { extremes, globalThreshold } from "./symbol-contrast.ts";

/** The reflectance of a printed QR code at the center of each module. */
export interface QrSamples {
  symbol: QrSymbol;
  /** Modules of quiet zone on each side that were sampled as well, at most 4. */
  quiet: number;
  /** Reflectance (0 to 1), row by row from the top left, quiet zone included. */
  reflectance: Float64Array;
  /** Across the horizontal and down the vertical timing pattern, from the first module to the last. */
  timing: { across: Float64Array; down: Float64Array };
}

/** The modulation of each module: 0 if it is wrong, else `2 |R - GT| / SC`, at most 1. */
export interface QrMargins {
  size: number;
  /** For each module, row by row. */
  margins: Float64Array;
  /** By column and row; the quiet zone is outside 0 to `size`. */
  at: (x: number, y: number) => number;
}

/**
 * The modulation of each module, 0 for wrong ones: MOD = 2 |R - GT| / SC (public source: Cognex, DataMan 475 Verifier
 * Reference Manual, "MOD and RM").
 */
export function marginsOf({ symbol, quiet, reflectance }: QrSamples): QrMargins {
  const { size, modules } = symbol;
  const range = extremes(reflectance);
  const threshold = globalThreshold(range);
  const contrast = range.max - range.min;
  const stride = size + 2 * quiet;
  const isIn = (place: number) => place >= 0 && place < size;
  const at = (x: number, y: number): number => {
    const value = reflectance[(y + quiet) * stride + x + quiet]!;
    const isDark = isIn(x) && isIn(y) && modules[y * size + x] === 1;
    if (contrast <= 0 || value < threshold !== isDark) return 0;
    return Math.min(1, (2 * Math.abs(value - threshold)) / contrast);
  };
  const margins = Float64Array.from(modules, (_, index) => at(index % size, Math.floor(index / size)));
  return { size, margins, at };
}
