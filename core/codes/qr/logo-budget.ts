import type { QrSymbol } from "./symbol.ts";

/** Diameter in modules of the widest disc in the centre that this symbol can spare. */
export function widestLogo(symbol: QrSymbol): number {
  return symbol.size * 0.25;
}
