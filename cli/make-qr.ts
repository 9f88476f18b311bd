import { qrPdfBox } from "../adapters/codes/pdf-box.ts";
import { qrcodeEncoder } from "../adapters/codes/qrcode-encoder.ts";
import type { Picture } from "../core/codes/drawing.ts";
import { createQr } from "../core/codes/qr/create-qr.ts";
import { type QrDesign, qrPixelSize } from "../core/codes/qr/design.ts";
import type { MadeCode } from "./made-code.ts";

/** @throws DomainError `content_empty`, `content_too_long` */
export const makeQr = (content: string, design: QrDesign, logo: Picture | null): MadeCode => {
  const { drawing } = createQr(qrcodeEncoder, content, design, logo);
  return {
    drawing,
    widthPx: qrPixelSize(design).width,
    box: qrPdfBox(drawing),
    asked: { format: "QR Code", content },
    notes: [],
  };
};
