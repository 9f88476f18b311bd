import { readSignatureCode } from "../payloads/signature-code.ts";
import { detectType, type DetectedType } from "../qr/content.ts";
import { filledFields, PAYLOAD_FIELDS, type ContentField } from "./content-field.ts";
import { readMecard, readVcard } from "./read-contact.ts";
import { readMailto, readMatmsg, readSms, readTel } from "./read-message.ts";
import { readWifi } from "./read-wifi.ts";

export type ContentKind = DetectedType | "product_serial" | "digital_signature";

export interface KindReading {
  kind: ContentKind;
  /** The content taken apart for people; empty where it is best read as it is. */
  fields: ContentField[];
}

/** The kind of a content as history and badges have it, and its fields. Everything is what the content claims; nothing is checked. */
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

/** Contents of type text that have parts all the same. */
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
