import { jsbarcodeEncoder } from "../../../adapters/codes/encode/jsbarcode-encoder.ts";
import { qrEncoder } from "../../../core/codes/qr/encode/qr-encoder.ts";
import { createBarcode } from "../../../core/codes/barcode/create-barcode.ts";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import {
  digitalSignatureContent,
  digitalSignatureSchema,
} from "../../../core/codes/payloads/digital-signature.ts";
import { productSerialContent, productSerialSchema } from "../../../core/codes/payloads/product-serial.ts";
import { vcardContent, vcardSchema } from "../../../core/codes/payloads/vcard.ts";
import { wifiContent, wifiSchema } from "../../../core/codes/payloads/wifi.ts";
import { createQr } from "../../../core/codes/qr/create-qr.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { svgDataUri } from "../../components/svg-data-uri.ts";
import { CUP_PLACE, withCup } from "./cup-logo.ts";
import { measuredCode, type Measured } from "./measured-code.ts";

export type ContentType = "url" | "text" | "vcard" | "phone" | "email" | "social";

export interface Sample {
  content: string;
  /** Image address. */
  picture: string;
}

/** The codes that the home page shows: real ones, whose contents mean the same in every language. */
export interface Samples {
  hero: Measured | null;
  /** Colors and a logo. */
  designed: Sample;
  /** By the id of the tool that makes such codes, as image addresses. */
  tools: Record<string, string>;
  /** A code in two colors. */
  colored: string;
  types: Record<ContentType, Sample>;
}

const MADE_AT = new Date("2026-01-01T00:00:00Z");
const light = qrDesignSchema.parse({ level: "L" });

function sample(content: string, design = light): Sample {
  return { content, picture: svgDataUri(createQr(qrEncoder, content, design, null).drawing) };
}

function withLogo(content: string): Sample {
  const design = qrDesignSchema.parse({ foreground: "#211a52", logoSize: 70 });
  return {
    content,
    picture: svgDataUri(withCup(createQr(qrEncoder, content, design, CUP_PLACE).drawing)),
  };
}

const vcard = vcardContent(
  vcardSchema.parse({ firstName: "Ada", lastName: "Lovelace", phone: "+1 202 555 0123" }),
);
const wifi = wifiContent(wifiSchema.parse({ ssid: "Guests", password: "two sugars please" }));
const serial = productSerialContent(
  productSerialSchema.parse({ productName: "Lamp", serialNumber: "QZ-000417" }),
  MADE_AT,
);
const signature = digitalSignatureContent(
  digitalSignatureSchema.parse({ documentTitle: "Lease", signerName: "Ada Lovelace" }),
  MADE_AT,
);
const barcode = createBarcode(jsbarcodeEncoder, "EAN13", "4006381333931", barcodeDesignSchema.parse({}));

const types: Samples["types"] = {
  url: sample("https://example.com"),
  text: sample("Hello, world"),
  vcard: sample(vcard),
  phone: sample("tel:+12025550123"),
  email: sample("mailto:ada@example.com?subject=Hello"),
  social: sample("https://social.example/@ada"),
};

const designed = withLogo("https://example.com/menu");

const fixed = {
  designed,
  tools: {
    qr: designed.picture,
    scanner: types.url.picture,
    barcode: svgDataUri(barcode.drawing),
    vcard: types.vcard.picture,
    wifi: sample(wifi).picture,
    "product-serial": sample(serial).picture,
    "digital-signature": sample(signature).picture,
  },
  colored: sample(
    "https://example.com",
    qrDesignSchema.parse({ level: "M", foreground: "#7a1450", background: "#ffe9d6" }),
  ).picture,
  types,
};

/**
 * Drawn where the page is first asked for: in the server's process, or in a browser that comes from another page.
 * @param siteUrl what the first code leads to: this very page
 */
export const samples = (siteUrl: string): Samples => ({ hero: measuredCode(siteUrl), ...fixed });
