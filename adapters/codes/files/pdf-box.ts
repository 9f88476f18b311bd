import type { Drawing } from "../../../core/codes/drawing.ts";
import { micrometers, MM_PER_INCH } from "../../../core/codes/print/length.ts";
import { type CodeBox, type Page, type PageBox, PAGES } from "../../../core/codes/print/page.ts";
import { pressMessages } from "../../../core/codes/print/press-messages.ts";
import type { PrintedSize } from "../../../core/codes/print/printed-size.ts";
import { CSS_DPI, mmOfDots } from "../../../core/codes/print/resolution.ts";
import { fillSentence } from "../../../core/codes/sentence.ts";
import { DomainError } from "../../../core/errors.ts";
import type { MadeCode } from "../encode/made-code.ts";
import { pixelHeight } from "../raster/rasterize-indexed.ts";

/** Around a code, mm; a tenth of a page that is smaller than A4. */
const MARGIN = 20;

function roomOn({ width, height }: Page) {
  const margin = Math.min(MARGIN, Math.min(width, height) / 10);
  return { width: width - 2 * margin, height: height - 2 * margin };
}

/**
 * A square of at most min(page width - 40, page height - 40, 150) mm, centered; a canvas keeps its aspect
 * ratio. A frame is added outside, as far as the page has room.
 */
export function qrPdfBox(
  drawing: Pick<Drawing, "width" | "height" | "framed">,
  page: Page = PAGES.a4,
): PageBox {
  const room = roomOn(page);
  const side = Math.min(room.width, room.height, 150);
  const { width, height } = drawing.framed ?? drawing;
  const scale = Math.min(
    side / Math.max(width, height),
    room.width / drawing.width,
    room.height / drawing.height,
  );
  return centered(page, drawing.width * scale, drawing.height * scale);
}

/**
 * 20 mm margins, width min(available width, canvas width * 0.5) mm, in proportion, centered. One too tall
 * for the page is made to fit.
 *
 * @param barcode its drawing, and how many user units of that make a design px
 */
export function barcodePdfBox(
  { drawing, scale }: { drawing: Pick<Drawing, "width" | "height">; scale: number },
  page: Page = PAGES.a4,
): PageBox {
  const room = roomOn(page);
  const shape = drawing.width / drawing.height;
  const width = Math.min(room.width, (drawing.width / scale) * 0.5, room.height * shape);
  return centered(page, width, width / shape);
}

/**
 * The page of a code, and the position of the code on it.
 * @param asked `code`: a page of the same size as the code
 * @throws DomainError `validation_failed` if the page is smaller than a code with a size on paper
 */
export function placeOnPage(
  code: Pick<MadeCode, "drawing" | "widthPx" | "printed" | "boxOn">,
  asked: Page | "code",
): { page: Page; box: CodeBox } {
  if (asked === "code") {
    const { width, height } = sizeOnPaper(code);
    return {
      page: { width, height },
      box: { x: 0, y: 0, width, height, ...(code.printed && { dpi: code.printed.dpi }) },
    };
  }
  return { page: asked, box: code.boxOn(asked) };
}

/**
 * A code with a size on paper, in the middle of a page, on the nearest dots: between dots, a printer makes bars wider than they are, and
 * the spaces beside them narrower. Dots are counted from the left and from the bottom (PDF 1.7 §8.3.2.2).
 * @throws DomainError `validation_failed` for a page that is smaller
 */
export function printedBox({ width, height, dpi }: PrintedSize, page: Page): CodeBox {
  if (width > page.width || height > page.height) {
    const values = {
      width: micrometers(width),
      height: micrometers(height),
      pageWidth: micrometers(page.width),
      pageHeight: micrometers(page.height),
    };
    const key = "press.page_small";
    throw new DomainError("validation_failed", fillSentence(pressMessages[key], values), {
      sentence: { key, values },
    });
  }
  const { x, y } = centered(page, width, height);
  const onDot = (mm: number): number => mmOfDots(Math.round((mm / MM_PER_INCH) * dpi), dpi);
  return { x: onDot(x), y: page.height - height - onDot(y), width, height, dpi };
}

/** Size of a code in mm; if no size on paper was requested, the size of its picture on a screen. */
export const sizeOnPaper = ({
  drawing,
  widthPx,
  printed,
}: Pick<MadeCode, "drawing" | "widthPx" | "printed">): { width: number; height: number; dpi?: number } =>
  printed ?? {
    width: mmOfDots(widthPx, CSS_DPI),
    height: mmOfDots(pixelHeight(drawing, widthPx), CSS_DPI),
  };

function centered(page: Page, width: number, height: number): PageBox {
  return { x: (page.width - width) / 2, y: (page.height - height) / 2, width, height };
}
