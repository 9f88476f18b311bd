import type { Picture } from "../../../core/codes/drawing.ts";
import { createQr, type QrCode } from "../../../core/codes/qr/create-qr.ts";
import { type QrDesign, qrPixelSize } from "../../../core/codes/qr/design.ts";
import type { MadeCode } from "./made-code.ts";
import { qrPdfBox } from "../files/pdf-box.ts";
import { qrEncoder } from "../../../core/codes/qr/encode/qr-encoder.ts";

export type MadeQr = MadeCode & QrCode;

/** @throws DomainError `content_empty`, `content_too_long` */
export function makeQr(content: string, design: QrDesign, logo: Picture | null): MadeQr {
  const code = createQr(qrEncoder, content, design, logo);
  return {
    ...code,
    asked: { format: "QR Code", content },
    widthPx: qrPixelSize(design).width,
    pdfBox: qrPdfBox(code.drawing),
  };
}
