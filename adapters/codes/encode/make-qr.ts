import type { Picture } from "../../../core/codes/drawing.ts";
import { createQr, type QrCode } from "../../../core/codes/qr/create-qr.ts";
import type { Lettering } from "../../../core/codes/qr/frame/lettering.ts";
import { type QrDesign, qrPixelSize } from "../../../core/codes/qr/design.ts";
import { modulePixels } from "../../../core/codes/qr/module-pixels.ts";
import { printedSize } from "../../../core/codes/print/printed-size.ts";
import type { MadeCode } from "./made-code.ts";
import { printedBox, qrPdfBox } from "../files/pdf-box.ts";
import { pixelHeight } from "../raster/rasterize-indexed.ts";
import { qrEncoder } from "../../../core/codes/qr/encode/qr-encoder.ts";
import type { QrEncoder } from "../../../core/codes/qr/symbol.ts";

export type MadeQr = MadeCode & QrCode;

/**
 * @param lettering writes the text of the frame: `null` if there is none, or if it is still loading
 * @param encoder provides the symbol, if it is already known
 * @throws DomainError `content_empty`, `content_too_long`
 */
export function makeQr(
  content: string,
  design: QrDesign,
  logo: Picture | null,
  lettering: Lettering | null = null,
  encoder: QrEncoder = qrEncoder,
): MadeQr {
  const code = createQr(encoder, content, design, logo, lettering);
  const { drawing, symbol } = code;
  const { width, framed } = drawing;
  const { margin, print } = code.design;
  const codePx = qrPixelSize(code.design);
  // modules keep the size that they have without a frame
  const widthPx = framed ? Math.round((codePx.width * width) / framed.width) : codePx.width;
  const modules = symbol.size + 2 * margin;
  const module = modulePixels(Math.min(codePx.width, codePx.height), modules);
  const pixels = { width: widthPx, height: pixelHeight(drawing, widthPx), code: module * modules, module };
  const printed = print ? printedSize(print.dpi, pixels) : null;
  return {
    ...code,
    asked: { format: "QR Code", content },
    widthPx,
    module,
    printed,
    boxOn: (page) => (printed ? printedBox(printed, page) : qrPdfBox(drawing, page)),
  };
}
