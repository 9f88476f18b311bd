import { readSignatureCode } from "../payloads/signature-code.ts";
import { detectType, type DetectedType } from "../qr/content.ts";
import { filledFields, PAYLOAD_FIELDS, type ContentField } from "./content-field.ts";
import { readMecard, readVcard } from "./read-contact.ts";
import { readMailto, readMatmsg, readSms, readTel } from "./read-message.ts";
import { readWifi } from "./read-wifi.ts";

export type ContentKind = DetectedType | "product_serial" | "digital_signature";

export interface KindReading {
  kind: ContentKind;
  /** The parsed content; empty if it is best shown as it is. */
  fields: ContentField[];
}

/** The kind of a content as in history and badges, and its fields. All are what the content claims; nothing is verified. */
export function readKind(text: string): KindReading {
  const kind = detectType(text);
  if (kind === "text") return readText(text);
  return { kind, fields: READERS[kind](text.trim()) };
}

const READERS: Record<Exclude<DetectedType, "text">, (text: string) => ContentField[]> = {
  url: () => [],
  email: readMailto,
  phone: readTel,
  sms: readSms,
  wifi: readWifi,
  vcard: readVcard,
};

/** Contents of type text that nevertheless have fields. */
function readText(text: string): KindReading {
  const content = text.trim();
  const scheme = /^(mecard|matmsg):/i.exec(content)?.[1]?.toLowerCase();
  if (scheme === "mecard") return { kind: "text", fields: readMecard(content) };
  if (scheme === "matmsg") return { kind: "text", fields: readMatmsg(content) };
  const signature = readSignatureCode(content);
  if (signature) return { kind: "digital_signature", fields: payloadFields(signature.fields) };
  const product = productOf(content);
  if (product) return { kind: "product_serial", fields: payloadFields(product) };
  return { kind: "text", fields: [] };
}

const payloadFields = (members: Readonly<Record<string, unknown>>): ContentField[] =>
  filledFields(
    PAYLOAD_FIELDS.map((name) => {
      const value = members[name];
      return [name, typeof value === "string" ? value : ""] as const;
    }),
  );

/** The members of a PRODUCT_SERIAL payload, or null. */
function productOf(content: string): Record<string, unknown> | null {
  if (!content.startsWith("{")) return null;
  try {
    const value = JSON.parse(content) as Record<string, unknown> | null;
    return value?.["type"] === "PRODUCT_SERIAL" ? value : null;
  } catch {
    return null;
  }
}
