import {
  digitalSignatureContent,
  digitalSignatureSchema,
} from "../../../core/codes/payloads/digital-signature.ts";
import { productSerialContent, productSerialSchema } from "../../../core/codes/payloads/product-serial.ts";
import { vcardContent, vcardSchema } from "../../../core/codes/payloads/vcard.ts";
import { wifiContent, wifiSchema } from "../../../core/codes/payloads/wifi.ts";
import { measuredCode, type CodeMeasures } from "./measured-code.ts";
import barcode from "./samples/barcode.svg";
import colored from "./samples/colored.svg";
import designed from "./samples/designed.svg";
import email from "./samples/email.svg";
import phone from "./samples/phone.svg";
import productSerial from "./samples/product-serial.svg";
import signature from "./samples/digital-signature.svg";
import social from "./samples/social.svg";
import text from "./samples/text.svg";
import url from "./samples/url.svg";
import vcard from "./samples/vcard.svg";
import wifi from "./samples/wifi.svg";

export type ContentType = "url" | "text" | "vcard" | "phone" | "email" | "social";

export interface Sample {
  content: string;
  /** Image address. */
  picture: string;
}

/** The codes that the home page shows: real ones, whose contents mean the same in every language. */
export interface Samples {
  hero: CodeMeasures | null;
  /** Colors and a logo. */
  designed: Sample;
  /** Image URLs, by the id of the tool that makes such codes. */
  tools: Record<string, string>;
  /** A code in two colors, as an image address. */
  colored: string;
  types: Record<ContentType, Sample>;
}

const MADE_AT = new Date("2026-01-01T00:00:00Z");

/** Contents of the codes in `samples/`. */
export const SAMPLE_CONTENTS = {
  url: "https://example.com",
  text: "Hello, world",
  vcard: vcardContent(
    vcardSchema.parse({ firstName: "Ada", lastName: "Lovelace", phone: "+1 202 555 0123" }),
  ),
  phone: "tel:+12025550123",
  email: "mailto:ada@example.com?subject=Hello",
  social: "https://social.example/@ada",
  designed: "https://example.com/menu",
  colored: "https://example.com",
  barcode: "4006381333931",
  wifi: wifiContent(wifiSchema.parse({ ssid: "Guests", password: "two sugars please" })),
  "product-serial": productSerialContent(
    productSerialSchema.parse({ productName: "Lamp", serialNumber: "QZ-000417" }),
    MADE_AT,
  ),
  "digital-signature": digitalSignatureContent(
    digitalSignatureSchema.parse({ documentTitle: "Lease", signerName: "Ada Lovelace" }),
    MADE_AT,
  ),
} as const;

const pictures: Record<ContentType, string> = { url, text, vcard, phone, email, social };
const sampleOf = (type: ContentType): Sample => ({ content: SAMPLE_CONTENTS[type], picture: pictures[type] });

const fixed: Omit<Samples, "hero"> = {
  designed: { content: SAMPLE_CONTENTS.designed, picture: designed },
  tools: {
    qr: designed,
    scanner: url,
    barcode,
    vcard,
    wifi,
    "product-serial": productSerial,
    "digital-signature": signature,
  },
  colored,
  types: {
    url: sampleOf("url"),
    text: sampleOf("text"),
    vcard: sampleOf("vcard"),
    phone: sampleOf("phone"),
    email: sampleOf("email"),
    social: sampleOf("social"),
  },
};

/**
 * The first code is drawn on the first request: in the server's process, or in a browser that comes from
 * another page.
 * @param siteUrl content of the code: this page
 */
export const samples = (siteUrl: string): Samples => ({ hero: measuredCode(siteUrl), ...fixed });
