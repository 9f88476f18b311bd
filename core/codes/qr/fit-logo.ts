import type { ImageLayer, Picture } from "../drawing.ts";

/** Below this alpha (of 255) a pixel of a logo hides nothing that a scanner could miss. */
const LEAST_VISIBLE = 8;

/**
 * Places a logo so that what can be seen of it fills a circle: the corners of a rectangular one touch the circle, a
 * round one on a clear ground fills it. The proportions stay.
 * @param x, y, radius the circle, in user units
 * @returns null where nothing of the picture can be seen
 */
export function fitLogo(picture: Picture, x: number, y: number, radius: number): ImageLayer | null {
  const rows = visibleRows(picture);
  if (rows.length === 0) return null;
  const left = Math.min(...rows.map((row) => row.left));
  const right = Math.max(...rows.map((row) => row.right));
  const top = rows[0]?.y ?? 0;
  const bottom = (rows.at(-1)?.y ?? 0) + 1;
  const [centerX, centerY] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.max(
    ...rows.map((row) =>
      Math.hypot(
        Math.max(centerX - row.left, row.right - centerX),
        Math.max(centerY - row.y, row.y + 1 - centerY),
      ),
    ),
  );
  const scale = radius / reach;
  return {
    kind: "image",
    x: x - centerX * scale,
    y: y - centerY * scale,
    width: picture.width * scale,
    height: picture.height * scale,
    picture,
  };
}

interface VisibleRow {
  y: number;
  left: number;
  /** One beyond the last visible pixel. */
  right: number;
}

function visibleRows({ width, height, rgba }: Picture): VisibleRow[] {
  const rows: VisibleRow[] = [];
  const isVisible = (x: number, y: number) => (rgba[(y * width + x) * 4 + 3] ?? 0) >= LEAST_VISIBLE;
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
