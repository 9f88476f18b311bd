/**
 * Px a side of one module: a whole number wherever one fits, so that at the exported size all modules are alike. jsqr reads
 * every such code, and only 25 to 87% of those with unlike modules below 6 px (docs/decisions/0006-whole-pixels.md).
 *
 * @param sidePx of the square that the code and its quiet zone fill
 * @param modules on a side of that square
 */
export function modulePixels(sidePx: number, modules: number): number {
  const fitting = sidePx / modules;
  return fitting < 1 ? fitting : Math.floor(fitting);
}
