import type { ErrorCorrectionLevel } from "./symbol.ts";

/** What a QR code holds, for its badge and for history (D8). */
export type DetectedType = "url" | "email" | "phone" | "sms" | "wifi" | "vcard" | "text";

const TYPE_BY_PREFIX: readonly (readonly [prefix: string, type: DetectedType])[] = [
  ["http://", "url"],
  ["https://", "url"],
  ["mailto:", "email"],
  ["tel:", "phone"],
  ["sms:", "sms"],
  ["smsto:", "sms"],
  ["wifi:", "wifi"],
  ["begin:vcard", "vcard"],
];

/** The one function that decides the type of a content (D8). Case and leading blanks mean nothing. */
export function detectType(content: string): DetectedType {
  const start = content.trimStart().slice(0, 12).toLowerCase();
  return TYPE_BY_PREFIX.find(([prefix]) => start.startsWith(prefix))?.[1] ?? "text";
}

/** Sentences about content; the web catalogue spreads them in. */
export const qrContentMessages = {
  "qr.content_empty": "Enter some content: a QR code cannot be empty",
  "qr.content_too_long":
    "The content is {bytes} bytes too long for a QR code at error correction level {level}: shorten it or choose a lower level",
} as const;

export interface ContentProblem {
  code: "content_empty" | "content_too_long";
  values: { bytes: number; level: ErrorCorrectionLevel };
  message: string;
}

/** Bytes that the largest symbol holds in byte mode (ISO/IEC 18004 table 7, version 40). */
const LARGEST_BYTES: Record<ErrorCorrectionLevel, number> = { L: 2953, M: 2331, Q: 1663, H: 1273 };

/** Bytes of the text in UTF-8 (RFC 3629); half a surrogate pair counts as the replacement character. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Why this content cannot become a QR code at this level, or null. Blank content counts as none (public tools §5). */
export function contentProblem(content: string, level: ErrorCorrectionLevel): ContentProblem | null {
  if (content.trim() === "") {
    return {
      code: "content_empty",
      values: { bytes: 0, level },
      message: qrContentMessages["qr.content_empty"],
    };
  }
  const bytes = utf8Length(content) - LARGEST_BYTES[level];
  if (bytes <= 0) return null;
  return {
    code: "content_too_long",
    values: { bytes, level },
    message: qrContentMessages["qr.content_too_long"]
      .replace("{bytes}", String(bytes))
      .replace("{level}", level),
  };
}
