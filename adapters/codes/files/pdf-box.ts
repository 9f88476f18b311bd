import type { Drawing } from "../../../core/codes/drawing.ts";

/** A place on a page, mm from its top left corner. */
export interface PdfBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A4 portrait, mm (ISO 216). */
const PAGE = { width: 210, height: 297 } as const;
const MARGIN = 20;
const ROOM = { width: PAGE.width - 2 * MARGIN, height: PAGE.height - 2 * MARGIN } as const;

/**
 * Within a square of min(page width - 40, page height - 40, 150) mm, centered; a canvas keeps its shape. A frame comes on top of that,
 * as far as the page has room.
 */
export function qrPdfBox(drawing: Pick<Drawing, "width" | "height" | "framed">): PdfBox {
  const side = Math.min(ROOM.width, ROOM.height, 150);
  const { width, height } = drawing.framed ?? drawing;
  const scale = Math.min(
    side / Math.max(width, height),
    ROOM.width / drawing.width,
    ROOM.height / drawing.height,
  );
  return centered(drawing.width * scale, drawing.height * scale);
}

/**
 * 20 mm margins, width min(available width, canvas width * 0.5) mm, in proportion, centered. One too tall
 * for the page is made to fit.
 *
 * @param barcode its drawing, and how many user units of that make a design px
 */
export function barcodePdfBox({
  drawing,
  scale,
}: {
  drawing: Pick<Drawing, "width" | "height">;
  scale: number;
}): PdfBox {
  const shape = drawing.width / drawing.height;
  const width = Math.min(ROOM.width, (drawing.width / scale) * 0.5, ROOM.height * shape);
  return centered(width, width / shape);
}

function centered(width: number, height: number): PdfBox {
  return { x: (PAGE.width - width) / 2, y: (PAGE.height - height) / 2, width, height };
}
