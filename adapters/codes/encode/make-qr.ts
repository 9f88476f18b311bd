import type { Picture } from "../../../core/codes/drawing.ts";
import { createQr, type QrCode } from "../../../core/codes/qr/create-qr.ts";
import type { Lettering } from "../../../core/codes/qr/frame/lettering.ts";
import { type QrDesign, qrPixelSize } from "../../../core/codes/qr/design.ts";
import type { MadeCode } from "./made-code.ts";
import { qrPdfBox } from "../files/pdf-box.ts";
import { qrEncoder } from "../../../core/codes/qr/encode/qr-encoder.ts";

export type MadeQr = MadeCode & QrCode;

/**
 * @param lettering what writes the text of its frame: `null` where it has none, or it is still loading
 * @throws DomainError `content_empty`, `content_too_long`
 */
export function makeQr(
  content: string,
  design: QrDesign,
  logo: Picture | null,
  lettering: Lettering | null = null,
): MadeQr {
  const code = createQr(qrEncoder, content, design, logo, lettering);
  const { width, framed } = code.drawing;
  const codePx = qrPixelSize(design).width;
  return {
    ...code,
    asked: { format: "QR Code", content },
    // a module stays as large as it is without a frame
    widthPx: framed ? Math.round((codePx * width) / framed.width) : codePx,
    pdfBox: qrPdfBox(code.drawing),
  };
}
