import { DomainError } from "../../errors.ts";
import { fillSentence } from "../sentence.ts";
import { ALWAYS_FITS } from "./capacity.ts";
import { planSymbol } from "./plan-symbol.ts";
import type { ErrorCorrectionLevel } from "./symbol.ts";

/** Kind of content in a QR code, for its badge and for history. */
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

/** The one function that decides the type of a content. Case and leading blanks mean nothing. */
export function detectType(content: string): DetectedType {
  const start = content.trimStart().slice(0, 12).toLowerCase();
  return TYPE_BY_PREFIX.find(([prefix]) => start.startsWith(prefix))?.[1] ?? "text";
}

/** Sentences about content; the web catalog includes them. */
export const qrContentMessages = {
  "qr.content_empty": "Enter some content: a QR code cannot be empty",
  "qr.content_too_long_by_one":
    "The content is 1 byte too long for a QR code at error correction level {level}: shorten it or choose a lower level",
  "qr.content_too_long":
    "The content is {bytes} bytes too long for a QR code at error correction level {level}: shorten it or choose a lower level",
  "qr.content_beyond_all_by_one": "The content is 1 byte too long for any QR code: shorten it",
  "qr.content_beyond_all": "The content is {bytes} bytes too long for any QR code: shorten it",
} as const;

export interface ContentProblem {
  /** The key of its sentence in `qrContentMessages`, without the area. */
  code:
    | "content_empty"
    | "content_too_long_by_one"
    | "content_too_long"
    | "content_beyond_all_by_one"
    | "content_beyond_all";
  /** `bytes`: by how many the content exceeds the largest version at this level. */
  values: { bytes: number; level: ErrorCorrectionLevel };
  message: string;
}

/** Why this content cannot become a QR code at this level, or null. Blank content counts as none. */
export function contentProblem(content: string, level: ErrorCorrectionLevel): ContentProblem | null {
  if (content.trim() === "") return contentEmpty(level);
  if (content.length <= ALWAYS_FITS) return null;
  const { version, spareBits } = planSymbol(content, level);
  return version === null ? tooLong(spareBits, level) : null;
}

/** The problem as an error. */
export const contentRefusal = ({ code, values, message }: ContentProblem): DomainError =>
  new DomainError(code === "content_empty" ? code : "content_too_long", message, {
    sentence: { key: `qr.${code}`, values },
  });

/** The problem of content that exceeds the largest version by this many bits, as a number below 0. */
export function tooLong(spareBits: number, level: ErrorCorrectionLevel): ContentProblem {
  const bytes = Math.ceil(-spareBits / 8);
  const code = level === "L" ? "content_beyond_all" : "content_too_long";
  return problem(bytes === 1 ? `${code}_by_one` : code, bytes, level);
}

export const contentEmpty = (level: ErrorCorrectionLevel): ContentProblem =>
  problem("content_empty", 0, level);

function problem(code: ContentProblem["code"], bytes: number, level: ErrorCorrectionLevel): ContentProblem {
  const values = { bytes, level };
  return { code, values, message: fillSentence(qrContentMessages[`qr.${code}`], values) };
}
