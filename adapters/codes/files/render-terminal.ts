import type { Drawing } from "../../../core/codes/drawing.ts";

/** Fixed entries of the 256-color palette: unlike the first 16, themes do not change them. */
const BLACK_ON_WHITE = "\u001b[38;5;16;48;5;231m";
const RESET = "\u001b[0m";
/** Largest height of bars or a quiet zone in modules: two of them make a line of text. */
const TALLEST = 12;

/**
 * Renders a drawing as text: a character shows two modules, one above the other. Always dark on light
 * regardless of its colors, since scanners read that best; without logo and text.
 *
 * @param options `color: false` omits the color codes: light modules are then drawn as blocks, which is right
 * on
 * a terminal with light text on a dark background
 */
export function renderTerminal(drawing: Drawing, { color = true }: { color?: boolean } = {}): string {
  const rows = moduleRows(drawing);
  if (rows.length % 2 === 1) rows.push(new Uint8Array(rows[0]?.length ?? 0));
  const lines: string[] = [];
  for (let row = 0; row < rows.length; row += 2) {
    const [upper, lower] = [rows[row]!, rows[row + 1]!];
    const characters = Array.from(upper, (dark, column) => {
      const [above, below] = color ? [dark, lower[column]!] : [1 - dark, 1 - lower[column]!];
      return above ? (below ? "█" : "▀") : below ? "▄" : " ";
    }).join("");
    lines.push(color ? `${BLACK_ON_WHITE}${characters}${RESET}\n` : `${characters}\n`);
  }
  return lines.join("");
}

/**
 * One value per module, 1 for dark. Edges are relative to the first one, since the quiet zone may not be a
 * whole number of modules.
 */
function moduleRows(drawing: Drawing): Uint8Array[] {
  const rects = drawing.layers.flatMap((layer) => (layer.kind === "rects" ? quadruples(layer.rects) : []));
  if (rects.length === 0) return [];
  const module = Math.min(...rects.map(({ width }) => width));
  const tall = rects.every(({ height }) => height > module);
  const unitY = tall ? Math.max(...rects.map(({ height }) => height)) / TALLEST : module;
  const left = Math.min(...rects.map(({ x }) => x));
  const top = Math.min(...rects.map(({ y }) => y));
  const right = Math.max(...rects.map(({ x, width }) => x + width));
  const bottom = Math.max(...rects.map(({ y, height }) => y + height));
  const marginX = Math.min(TALLEST, Math.max(2, Math.round(left / module)));
  const marginY = tall ? 2 : Math.min(TALLEST, Math.max(2, Math.round(top / module)));
  const columns = Math.round((right - left) / module) + 2 * marginX;
  const lines = Math.round((bottom - top) / unitY) + 2 * marginY;
  const rows = Array.from({ length: lines }, () => new Uint8Array(columns));
  for (const { x, y, width, height } of rects) {
    const from = marginX + Math.round((x - left) / module);
    const to = marginX + Math.round((x + width - left) / module);
    const last = marginY + Math.round((y + height - top) / unitY);
    for (let row = marginY + Math.round((y - top) / unitY); row < last; row++) rows[row]?.fill(1, from, to);
  }
  return rows;
}

function quadruples(rects: Float64Array) {
  return Array.from({ length: rects.length / 4 }, (_, index) => {
    const [x = 0, y = 0, width = 0, height = 0] = rects.subarray(4 * index, 4 * index + 4);
    return { x, y, width, height };
  });
}
