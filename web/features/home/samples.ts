import { jsbarcodeEncoder } from "../../../adapters/codes/jsbarcode-encoder.ts";
import { qrcodeEncoder } from "../../../adapters/codes/qrcode-encoder.ts";
import { createBarcode } from "../../../core/codes/barcode/create-barcode.ts";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import { createQr } from "../../../core/codes/qr/create-qr.ts";
import { PLACEHOLDER_CONTENT, qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { svgDataUri } from "../../components/svg-data-uri.ts";
import { measuredCode, type Measured } from "./measured-code.ts";

/** The codes that the home page shows, as image addresses. */
export interface Samples {
  hero: Measured | null;
  /** By the path of the tool that makes such codes. */
  tools: Record<string, string>;
}

const qr = createQr(qrcodeEncoder, PLACEHOLDER_CONTENT, qrDesignSchema.parse({ level: "L" }), null);
const barcode = createBarcode(jsbarcodeEncoder, "EAN8", "12345670", barcodeDesignSchema.parse({}));

/** Drawn once, where the page is first asked for: in the server's process, or in a browser that comes from another page. */
export const samples: Samples = {
  hero: measuredCode("The empty margin around this code is its quiet zone."),
  tools: { "/qr-generator": svgDataUri(qr.drawing), "/barcode-generator": svgDataUri(barcode.drawing) },
};
