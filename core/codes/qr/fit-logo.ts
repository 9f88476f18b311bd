import type { ImageLayer, Picture } from "../drawing.ts";

/** Below this alpha (of 255) a pixel of a logo hides nothing that a scanner could miss. */
const MIN_VISIBLE = 8;

/**
 * Places a logo so that its visible part fills a circle: the corners of a rectangular logo touch the circle,
 * and a round one on a transparent background fills it. Keeps the aspect ratio.
 * @param x, y, radius the circle, in user units
 * @returns null if no part of the picture is visible
 */
export function fitLogo(picture: Picture, x: number, y: number, radius: number): ImageLayer | null {
  const rows = visibleRows(picture);
  const middle = middleOf(rows);
  if (middle === null) return null;
  const reach = Math.max(
    ...rows.map((row) =>
      Math.hypot(
        Math.max(middle.x - row.left, row.right - middle.x),
        Math.max(middle.y - row.y, row.y + 1 - middle.y),
      ),
    ),
  );
  return placed(picture, middle, x, y, radius / reach);
}

/** The same so that what can be seen of it fills a square around x, y: its longer sides touch those of the square. */
export function fitLogoInSquare(picture: Picture, x: number, y: number, side: number): ImageLayer | null {
  const middle = middleOf(visibleRows(picture));
  return middle && placed(picture, middle, x, y, side / Math.max(middle.width, middle.height));
}

/** Middle and size of what can be seen, px of the picture. */
function middleOf(rows: VisibleRow[]) {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const left = Math.min(...rows.map((row) => row.left));
  const right = Math.max(...rows.map((row) => row.right));
  const [top, bottom] = [first.y, last.y + 1];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

const placed = (
  picture: Picture,
  middle: { x: number; y: number },
  x: number,
  y: number,
  scale: number,
): ImageLayer => ({
  kind: "image",
  x: x - middle.x * scale,
  y: y - middle.y * scale,
  width: picture.width * scale,
  height: picture.height * scale,
  picture,
});

interface VisibleRow {
  y: number;
  left: number;
  /** One beyond the last visible pixel. */
  right: number;
}

function visibleRows({ width, height, rgba }: Picture): VisibleRow[] {
  const rows: VisibleRow[] = [];
  const isVisible = (x: number, y: number) => (rgba[(y * width + x) * 4 + 3] ?? 0) >= MIN_VISIBLE;
  for (let y = 0; y < height; y++) {
    let left = 0;
    while (left < width && !isVisible(left, y)) left++;
    if (left === width) continue;
    let right = width;
    while (!isVisible(right - 1, y)) right--;
    rows.push({ y, left, right });
  }
  return rows;
}
