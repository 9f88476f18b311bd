import type { Picture } from "../../../core/codes/drawing.ts";
import type { QrSymbol } from "../../../core/codes/qr/symbol.ts";

/** A symbol in black on white with a quiet zone of 4 modules, drawn without our renderers. */
export function paintModules({ size, modules }: QrSymbol, modulePx: number): Picture {
  const side = (size + 8) * modulePx;
  const rgba = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const column = Math.floor(x / modulePx) - 4;
      const row = Math.floor(y / modulePx) - 4;
      if (column < 0 || row < 0 || column >= size || row >= size) continue;
      if (modules[row * size + column] === 1) rgba.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  }
  return { width: side, height: side, rgba };
}

/** Paints a disc in the middle of a square picture that is `across` modules wide. */
export function paintDisc(
  { width, rgba }: Picture,
  across: number,
  diameter: number,
  pattern: "dark" | "light" | "noise",
): void {
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < width; x++) {
      const right = ((x + 0.5) / width - 0.5) * across;
      const down = ((y + 0.5) / width - 0.5) * across;
      if (Math.hypot(right, down) >= diameter / 2) continue;
      const hash =
        Math.imul(Math.floor(right) + 100, 73_856_093) ^ Math.imul(Math.floor(down) + 100, 19_349_663);
      const isDark = pattern === "dark" || (pattern === "noise" && ((hash >>> 3) & 1) === 1);
      rgba.fill(isDark ? 0 : 255, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
}
