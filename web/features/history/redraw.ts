import { jsbarcodeEncoder } from "../../../adapters/codes/jsbarcode-encoder.ts";
import { barcodePdfBox, qrPdfBox, type PdfBox } from "../../../adapters/codes/pdf-box.ts";
import { qrcodeEncoder } from "../../../adapters/codes/qrcode-encoder.ts";
import { createBarcode } from "../../../core/codes/barcode/create-barcode.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { createQr } from "../../../core/codes/qr/create-qr.ts";
import { qrPixelSize } from "../../../core/codes/qr/design.ts";
import { DomainError } from "../../../core/errors.ts";
import type { ProofTarget } from "../../codes/read-back.ts";
import type { HistoryRow } from "./history-api.ts";

export interface Redrawn {
  target: ProofTarget;
  pdfBox: PdfBox;
}

/** The code of a record once more, from its content and design (D2). Null where today's rules refuse it. */
export function redraw({ content, design }: HistoryRow, logo: Picture | null): Redrawn | null {
  try {
    if (design.kind === "barcode") {
      const barcode = createBarcode(jsbarcodeEncoder, design.barcodeFormat, content, design);
      const { symbol, drawing } = barcode;
      const asked = { format: symbol.format, content: symbol.content };
      return { target: { asked, drawing, widthPx: drawing.width }, pdfBox: barcodePdfBox(barcode) };
    }
    const { drawing } = createQr(qrcodeEncoder, content, design, logo);
    const asked = { format: "QR Code", content } as const;
    return { target: { asked, drawing, widthPx: qrPixelSize(design).width }, pdfBox: qrPdfBox(drawing) };
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
