import type { BarcodeFormat } from "./barcode/symbol.ts";
import type { FileFormat } from "./file-format.ts";
import { utf8Length } from "./utf8.ts";

/** File names of downloads hold unix milliseconds. */
export const qrCodeFileName = (now: Date, kind: FileFormat): string => `qr-code-${now.getTime()}.${kind}`;

export const barcodeFileName = (format: BarcodeFormat, now: Date, kind: FileFormat): string =>
  `barcode-${format}-${now.getTime()}.${kind}`;

export const vcardFileName = (
  { firstName, lastName }: { firstName: string; lastName: string },
  kind: FileFormat = "png",
): string => joined(["vcard", firstName, lastName], kind);

export const wifiFileName = ({ ssid }: { ssid: string }, kind: FileFormat = "png"): string =>
  joined(["wifi", ssid, "qr"], kind);

export const productSerialFileName = (
  { serialNumber }: { serialNumber: string },
  kind: FileFormat = "png",
): string => joined(["product-serial", serialNumber], kind);

export const digitalSignatureFileName = (
  { signerName }: { signerName: string },
  kind: FileFormat = "png",
): string => joined(["digital-signature", signerName], kind);

/** File name of a code from a form or content. @param subject may be empty */
export const formFileName = (
  type: string,
  subject: string,
  kind: FileFormat | "ics" | "vcf" = "png",
): string => joined([type, subject], kind);

/** Omits parts that are empty after sanitizing, with their hyphen. */
function joined(parts: string[], kind: string): string {
  const safe = parts.map((part) => safeStem(part).replace(/\s+/gu, "-"));
  return `${cutToBytes(safe.filter((part) => part !== "").join("-"), LONGEST_STEM)}.${kind}`;
}

/** UTF-8 bytes: with an extension, still below the shortest limit in use, 143 bytes in encrypted home folders. */
export const LONGEST_STEM = 120;

/** Device names, which Windows opens instead of a file, whatever follows a dot. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/iu;

/**
 * Sanitizes a file name for every file system: no slashes, control, invisible or bidi characters, no device
 * names, no dots or blanks at the ends, at most 120 bytes. Letters of any script stay. Two names may become
 * the same; the caller must handle that.
 * @param name without its extension
 * @param fallback used if nothing is left of the name
 */
export function safeFileStem(name: string, fallback: string): string {
  const stem = safeStem(name);
  if (stem === "") return fallback;
  return RESERVED.test(stem) ? `_${cutToBytes(stem, LONGEST_STEM - 1)}` : stem;
}

/** A stem with a number appended, truncated to the maximum length. */
export const numberedFileStem = (stem: string, number: number): string => {
  const suffix = `-${number}`;
  return `${cutToBytes(stem, LONGEST_STEM - suffix.length)}${suffix}`;
};

function safeStem(name: string): string {
  const clean = name
    .replace(/[\\/:*?"<>|]/gu, "-")
    .replace(/\s/gu, " ")
    // control, format (direction, zero width), lone surrogates, private use, unassigned
    .replace(/\p{C}/gu, "")
    // Only now: a removed character may have stood between two blanks, or between a letter and its accent.
    .replace(/ +/gu, " ")
    .normalize("NFC");
  return cutToBytes(clean.replace(/^[\s.]+/u, ""), LONGEST_STEM);
}

/** Truncates to whole characters, without a trailing dot or blank. */
function cutToBytes(text: string, limit: number): string {
  let cut = "";
  let bytes = 0;
  for (const character of text) {
    bytes += utf8Length(character);
    if (bytes > limit) break;
    cut += character;
  }
  return cut.replace(/(?<![\s.])[\s.]+$/u, "");
}
