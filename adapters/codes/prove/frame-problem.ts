import type { Drawing } from "../../../core/codes/drawing.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { pixelHeight, snap } from "../raster/rasterize-indexed.ts";
import type { BandedPicture } from "../raster/banded-picture.ts";

/** Bounds of the modules or bars, px; right and bottom are exclusive. */
export interface CodeBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Checks whether a picture has the expected size and a complete quiet zone: a reader that knows where to look
 * does without one, phones do not.
 * @returns a sentence without its period, or null
 */
export function frameProblem({ asked, drawing, widthPx }: MadeCode, picture: BandedPicture): string | null {
  const { width, height } = picture;
  const heightPx = pixelHeight(drawing, widthPx);
  if (width !== widthPx || height !== heightPx)
    return `The picture has ${width} x ${height} px, it should have ${widthPx} x ${heightPx}`;
  const isQr = asked.format === "QR Code";
  const [scaleX, scaleY] = [widthPx / drawing.width, heightPx / drawing.height];
  const box = codeBox(drawing, scaleX, scaleY, isQr);
  const zone = drawing.framed
    ? snapped(drawing.framed, scaleX, scaleY)
    : { left: 0, top: 0, right: width, bottom: height };
  const corner = Math.ceil((drawing.corner ?? 0) * scaleX);
  return isFrameClear(picture, box, zone, { isAround: isQr, corner })
    ? null
    : "The quiet zone around the code is not clear";
}

/**
 * Bounds of all dark modules or bars. The finder patterns of a QR code touch all four sides (ISO/IEC 18004
 * §6.3). Bars end with the shortest: retail symbols have digits beside the longer guard bars
 * (GS1 General Specifications §5.2.5).
 */
export function codeBox(
  { layers, symbol }: Pick<Drawing, "layers" | "symbol">,
  scaleX: number,
  scaleY: number,
  isQr: boolean,
): CodeBox {
  if (symbol) return snapped(symbol, scaleX, scaleY);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, isQr ? -Infinity : Infinity];
  for (const layer of layers) {
    if (layer.kind !== "rects") continue;
    const { rects } = layer;
    for (let at = 0; at < rects.length; at += 4) {
      left = Math.min(left, rects[at]!);
      top = Math.min(top, rects[at + 1]!);
      right = Math.max(right, rects[at]! + rects[at + 2]!);
      const end = rects[at + 1]! + rects[at + 3]!;
      bottom = isQr ? Math.max(bottom, end) : Math.min(bottom, end);
    }
  }
  return snapped({ x: left, y: top, width: right - left, height: bottom - top }, scaleX, scaleY);
}

const snapped = (
  { x, y, width, height }: NonNullable<Drawing["symbol"]>,
  scaleX: number,
  scaleY: number,
): CodeBox => ({
  left: snap(x * scaleX),
  top: snap(y * scaleY),
  right: snap((x + width) * scaleX),
  bottom: snap((y + height) * scaleY),
});

/**
 * @param zone area that must be clear: the whole picture, or the part inside a frame
 * @param isAround whether the zone includes the area above and below: bars have a quiet zone left and right,
 * and text below
 * @param corner size of the corners that may be cut off, px in both directions
 */
function isFrameClear(
  { width, height, bands }: BandedPicture,
  box: CodeBox,
  zone: CodeBox,
  { isAround, corner }: { isAround: boolean; corner: number },
): boolean {
  const background = zoneColor(bands, box, zone, isAround);
  let y = 0;
  return bands.every(({ rows, pixels }) => {
    const [start, end] = [y, (y += rows)];
    if (end <= zone.top || start >= zone.bottom) return true;
    // all rows of a band are equal, even if it extends past an edge of the code
    if (start < box.top || end > box.bottom) {
      const cut = start < corner || end > height - corner ? corner : 0;
      const [left, right] = [Math.max(zone.left, cut), Math.min(zone.right, width - cut)];
      return !isAround || isUniform(pixels, left, right, background);
    }
    return (
      isUniform(pixels, zone.left, box.left, background) &&
      isUniform(pixels, box.right, zone.right, background)
    );
  });
}

/**
 * A pixel of the quiet zone beside or above the code. For a code without a quiet zone on those sides, a pixel
 * of the last row or column, which may belong to a border of less than a module (`drawQr`, `fitCanvas`).
 */
function zoneColor(bands: BandedPicture["bands"], box: CodeBox, zone: CodeBox, isAround: boolean): number {
  if (box.left > zone.left) return rowAt(bands, box.top)[zone.left]!;
  if (box.top > zone.top) return rowAt(bands, zone.top)[box.left]!;
  return rowAt(bands, isAround ? zone.bottom - 1 : zone.top)[zone.right - 1]!;
}

/** Pixels of a row. */
function rowAt(bands: BandedPicture["bands"], y: number): Uint32Array {
  let left = y;
  return bands.find(({ rows }) => (left -= rows) < 0)!.pixels;
}

function isUniform(pixels: Uint32Array, from: number, to: number, value: number): boolean {
  for (let x = from; x < to; x++) if (pixels[x] !== value && !isLike(pixels[x]!, value)) return false;
  return true;
}

/**
 * Levels of 255. SVG has three decimals of a module, so an edge that lies between two pixels may cover a twentieth
 * of the one beside it.
 */
const TOLERANCE = 13;

/** Whether two pixels, with alpha in their highest byte, look the same: any two are that are transparent. */
const isLike = (one: number, other: number): boolean =>
  (one >>> 24 <= TOLERANCE && other >>> 24 <= TOLERANCE) ||
  [0, 8, 16, 24].every((shift) => Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255)) <= TOLERANCE);
