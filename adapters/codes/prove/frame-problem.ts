import type { Drawing } from "../../../core/codes/drawing.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { pixelHeight, snap } from "../raster/rasterise-indexed.ts";
import type { BandedPicture } from "./banded-picture.ts";

/** Where the modules or bars are, in px; right and bottom are the first px behind them. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Whether a picture has the size of the code that it should show, and its whole quiet zone: a reader that knows where to look
 * does without one, phones do not.
 * @returns a sentence without its full stop, or null
 */
export function frameProblem({ asked, drawing, widthPx }: MadeCode, picture: BandedPicture): string | null {
  const { width, height } = picture;
  const heightPx = pixelHeight(drawing, widthPx);
  if (width !== widthPx || height !== heightPx)
    return `The picture has ${width} x ${height} px, it should have ${widthPx} x ${heightPx}`;
  const isQr = asked.format === "QR Code";
  const box = boxOf(drawing, widthPx / drawing.width, heightPx / drawing.height, isQr);
  return isFrameClear(picture, box, isQr) ? null : "The quiet zone around the code is not clear";
}

/**
 * Around all dark modules or bars. The finder patterns of a QR code reach its four sides (ISO/IEC 18004 §6.3). Of bars it ends with the
 * shortest: beside the guard bars, which are longer, retail symbols have digits (GS1 General Specifications §5.2.5).
 */
function boxOf({ layers, symbol }: Drawing, scaleX: number, scaleY: number, isQr: boolean): Box {
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
): Box => ({
  left: snap(x * scaleX),
  top: snap(y * scaleY),
  right: snap((x + width) * scaleX),
  bottom: snap((y + height) * scaleY),
});

/** @param isAround whether the zone lies above and below as well: bars have theirs on both sides, and text below */
function isFrameClear(picture: BandedPicture, box: Box, isAround: boolean): boolean {
  const { width, bands } = picture;
  const background = frameColor(picture, box, isAround);
  let y = 0;
  return bands.every(({ rows, pixels }) => {
    const [start, end] = [y, (y += rows)];
    // all rows of a band are the same, also where it goes over an edge of the code
    if (start < box.top || end > box.bottom) return !isAround || isUniform(pixels, 0, width, background);
    return isUniform(pixels, 0, box.left, background) && isUniform(pixels, box.right, width, background);
  });
}

/**
 * The first pixel is one of the frame, unless a code without a quiet zone begins there: then a frame of pixels that made up no
 * whole module lies behind it (`drawQr`, `fitCanvas`).
 */
function frameColor({ bands }: BandedPicture, { left, top }: Box, isAround: boolean): number {
  if (left > 0 || top > 0) return bands[0]!.pixels[0]!;
  return bands.at(isAround ? -1 : 0)!.pixels.at(-1)!;
}

function isUniform(pixels: Uint32Array, from: number, to: number, value: number): boolean {
  for (let x = from; x < to; x++) if (pixels[x] !== value) return false;
  return true;
}
