import { BLACK, type Color, WHITE } from "../color.ts";
import type { Layer } from "../drawing.ts";
import { allCorners, type Box, roundedBox } from "./style/shapes.ts";

/** Millimeters of a Swiss QR Code that is as large as it has to be on a bill. */
const CODE = 46;
/** The cross on it: a white square, a black one on that, and the two bars, mm. */
const WHITE_SQUARE = 7;
const BLACK_SQUARE = 6;
const BAR = { length: 3.89, thickness: 1.17 };

/** Whether a content is a Swiss QR-bill: its type, and a version that begins with 02 (section 4.2.2). */
export const isSwissQr = (content: string): boolean => /^SPC\r?\n02\d\d\r?\n1\r?\n/.test(content);

const filled = (fill: Color, ...boxes: Box[]): Layer[] =>
  boxes.map((each) => ({ kind: "path", fill, commands: roundedBox(each, allCorners(0)) }));

/**
 * The Swiss cross in the middle of the code of a QR-bill: Swiss Implementation Guidelines for the QR-bill, version 2.3, section 6.4.2,
 * with the proportions of SIX's own picture of it.
 * @param side of the symbol, modules
 */
export function swissCross({ x, y }: { x: number; y: number }, side: number): Layer[] {
  const mm = side / CODE;
  const box = (width: number, height: number): Box => ({
    x: x - (width * mm) / 2,
    y: y - (height * mm) / 2,
    width: width * mm,
    height: height * mm,
  });
  return [
    ...filled(WHITE, box(WHITE_SQUARE, WHITE_SQUARE)),
    ...filled(BLACK, box(BLACK_SQUARE, BLACK_SQUARE)),
    ...filled(WHITE, box(BAR.length, BAR.thickness), box(BAR.thickness, BAR.length)),
  ];
}

/** Whether the cross covers a module at this distance from the center, in modules. */
export const isBehindSwissCross = (right: number, down: number, side: number): boolean =>
  Math.max(Math.abs(right), Math.abs(down)) < (WHITE_SQUARE / CODE) * (side / 2);
