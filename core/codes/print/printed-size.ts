import { counted } from "../sentence.ts";
import { mmText } from "./length.ts";
import { mmOfDots } from "./resolution.ts";

/** Size of a code on paper, quiet zone and frame included. */
export interface PrintedSize {
  /** Dots per inch. */
  dpi: number;
  /** Width and height of the picture, mm. */
  width: number;
  height: number;
  /** Width of the code and its quiet zone, mm; missing unless it is smaller than the picture by a dot or more. */
  code?: number;
  /** The X-dimension: the width of a module in mm and in whole dots. */
  module: number;
  dots: number;
  /** Height of the bars, mm; missing for a QR code. */
  barHeight?: number;
}

/** @param pixels of the picture, of the code with its quiet zone, of one module, and of the bars; each is one dot */
export const printedSize = (
  dpi: number,
  pixels: {
    width: number;
    height: number;
    code?: number;
    module: number;
    barHeight?: number;
  },
): PrintedSize => ({
  dpi,
  width: rounded(mmOfDots(pixels.width, dpi)),
  height: rounded(mmOfDots(pixels.height, dpi)),
  ...(pixels.code !== undefined &&
    largerSide(pixels) - pixels.code >= 1 && {
      code: rounded(mmOfDots(pixels.code, dpi)),
    }),
  module: rounded(mmOfDots(pixels.module, dpi)),
  dots: pixels.module,
  ...(pixels.barHeight !== undefined && { barHeight: rounded(mmOfDots(pixels.barHeight, dpi)) }),
});

/** That bars and the text below are higher than the code is wide is no news; a frame may make a QR code higher. */
const largerSide = ({
  width,
  height,
  barHeight,
}: {
  width: number;
  height: number;
  barHeight?: number;
}): number => (barHeight === undefined ? Math.max(width, height) : width);

/** Rounds to a tenth of a micrometer. */
const rounded = (mm: number): number => Number(mm.toFixed(4));

/** The width of modules in mm and in dots: `0.254 mm: 3 dots at 300 dpi`. */
export const moduleText = ({ dpi, module, dots }: Pick<PrintedSize, "dpi" | "module" | "dots">): string =>
  `${mmText(module)}: ${counted(dots, "dot")} at ${dpi} dpi`;

const printedSentence = ({ width, height, code, ...modules }: PrintedSize): string =>
  `${mmText(width)} wide and ${mmText(height)} high${code === undefined ? "" : ` in all, the code with its quiet zone ${mmText(code)} wide`}, with modules of ${moduleText(modules)}`;

/**
 * A sentence about the printed size, without its period, next to the requested length: `25mm asked, printed 24.977 mm wide ...`.
 * @param asked as it was written; undefined if the size was in px
 */
export const askedSentence = (asked: string | undefined, printed: PrintedSize): string =>
  `${asked === undefined ? "" : `${asked} asked, `}printed ${printedSentence(printed)}`;
