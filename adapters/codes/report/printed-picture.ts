import type { Drawing, Picture } from "../../../core/codes/drawing.ts";
import { narrowRects } from "../../../core/codes/print/narrow-rects.ts";
import { wholeDots } from "../../../core/codes/print/resolution.ts";
import { onWhite } from "../../../core/codes/on-ground.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { type CodeBox, codeBox } from "../prove/frame-problem.ts";
import { rasterize } from "../raster/rasterize.ts";
import { pixelHeight } from "../raster/rasterize-indexed.ts";
import type { Gray } from "../scan/scan-gray.ts";

/** A code in the dots of a printer, and its position. */
interface PrintedCode {
  picture: Picture;
  /** Box around all modules or bars, dots. */
  box: CodeBox;
}

/** Modules around a code that are included: the quiet zone and a bit more. */
const AROUND = 12;
/** Height of bars, modules: more would take time without changing the result. */
const HEIGHT = 16;

/**
 * The dots of a printed code on white paper: all of a QR code, the middle of a barcode.
 * @param code the code for the printer
 * @param made the code before its bars were made narrower for the press; gives the positions
 * @param module dots
 */
export function printedDots(
  code: Pick<MadeCode, "drawing">,
  made: Omit<MadeCode, "boxOn">,
  module: number,
): PrintedCode {
  const { drawing, asked, widthPx } = made;
  const isQr = asked.format === "QR Code";
  const scale = [widthPx / drawing.width, pixelHeight(drawing, widthPx) / drawing.height] as const;
  const box = codeBox(drawing, ...scale, isQr);
  const dots = onWhite(rasterize(paintedDots(code.drawing, drawing, scale, isQr), widthPx));
  const spare = isQr ? 0 : Math.max(0, Math.floor((box.bottom - box.top - HEIGHT * module) / 2));
  const [left, right] = [before(box.left, module), after(box.right, dots.width, module)];
  const top = isQr ? before(box.top, module) : box.top + spare;
  const bottom = isQr ? after(box.bottom, dots.height, module) : box.bottom - spare;
  return {
    picture: cut(dots, { left, top, right, bottom }),
    box: {
      left: box.left - left,
      right: box.right - left,
      top: Math.max(0, box.top - top),
      bottom: Math.min(box.bottom, bottom) - top,
    },
  };
}

/**
 * The drawing in the dots of a printer, which paints every dot that a bar touches (ISO 32000-1, 10.6.4): a side that is moved by
 * less than a dot stays where it was.
 * @param scale dots per unit, across and down
 */
function paintedDots(
  narrow: Drawing,
  drawing: Drawing,
  [across, down]: readonly [number, number],
  isQr: boolean,
): Drawing {
  const [layer, ...others] = drawing.layers;
  const [narrower] = narrow.layers;
  if (layer?.kind !== "rects" || narrower?.kind !== "rects") return narrow;
  const moved = (leftOf(narrower.rects) - leftOf(layer.rects)) * across;
  const whole = wholeDots(moved);
  if (whole === 0) return drawing;
  const rects = narrowRects(layer.rects, { across: whole / across, down: isQr ? whole / down : 0 });
  return { ...drawing, layers: [{ ...layer, rects }, ...others] };
}

const leftOf = (rects: Float64Array): number =>
  rects.filter((_, at) => at % 4 === 0).reduce((one, other) => Math.min(one, other));

/** Number of whole modules before the code. */
const before = (edge: number, module: number): number =>
  edge - module * Math.min(AROUND, Math.floor(edge / module));
const after = (edge: number, side: number, module: number): number =>
  edge + module * Math.min(AROUND, Math.floor((side - edge) / module));

function cut({ width, rgba }: Picture, { left, top, right, bottom }: CodeBox): Picture {
  const [across, down] = [right - left, bottom - top];
  const part = new Uint8ClampedArray(4 * across * down);
  for (let y = 0; y < down; y++) {
    const from = 4 * ((top + y) * width + left);
    part.set(rgba.subarray(from, from + 4 * across), 4 * y * across);
  }
  return { width: across, height: down, rgba: part };
}

/** Size of a corner, modules. */
const CORNER = { across: 20, down: 10 } as const;

/** The upper left corner of a code with a module around it, if there is one. @param module px */
export function cornerOf({ width, height, light }: Gray, box: CodeBox, module: number): Gray {
  const left = Math.max(0, Math.round(box.left - module));
  const top = Math.max(0, Math.round(box.top - module));
  const across = Math.min(width - left, Math.round(CORNER.across * module));
  const down = Math.min(height - top, Math.round(CORNER.down * module));
  const part = new Uint8Array(across * down);
  for (let y = 0; y < down; y++) {
    const from = (top + y) * width + left;
    part.set(light.subarray(from, from + across), y * across);
  }
  return { width: across, height: down, light: part };
}
