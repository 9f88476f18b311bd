import { DomainError } from "../../errors.ts";
import { fillSentence, type SentenceValues } from "../sentence.ts";

export const LOGO_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;
export type LogoType = (typeof LOGO_TYPES)[number];

/** Bytes a logo file may have. */
export const LOGO_BYTES = 2 * 1024 * 1024;
/** A logo is kept at this many px a side at most: sharp at 2000 px, where it covers a quarter of the width. */
export const LOGO_SIDE = 512;
/** Pixels of a logo before it is made smaller. A file of 0.75 MB can unfold to 256 million and fill the memory. */
export const LOGO_PIXELS = 40_000_000;
/**
 * How many times as long as the other a side may be. Filling a square enlarges the shorter side first: 141 bytes of 65,535 × 1 px
 * became ten billion pixels on the way to an avatar.
 */
export const LOGO_RATIO = 50;

/** Sentences about logo files; the web catalog spreads them in. */
export const logoMessages = {
  "logo.type": "Please select a valid image file. Accepted types: JPEG, PNG, GIF, WebP",
  "logo.too_large": "File size should be less than 2MB",
  "logo.missing": "There is no logo file {name}: check its name and folder",
  "logo.closed": "The logo file {name} cannot be opened: check that it is a file and that you may read it",
  "logo.broken":
    "The logo cannot be read: the file is damaged or incomplete. Save it again or choose another one",
  "logo.too_many_pixels": "The logo has too many pixels: make it smaller than {pixels} million pixels",
  "logo.too_narrow":
    "The logo is too long and narrow: crop it so that no side is more than {ratio} times as long as the other",
  "logo.clear": "This picture is fully transparent: choose one that can be seen",
  "logo.slow": "The logo took longer than {seconds} seconds to load: try a smaller file",
} as const;

export interface LogoProblem {
  code: keyof typeof logoMessages extends `logo.${infer Code}` ? Code : never;
  values: SentenceValues;
  message: string;
}

export const logoProblem = (code: LogoProblem["code"], values: SentenceValues = {}): LogoProblem => ({
  code,
  values,
  message: fillSentence(logoMessages[`logo.${code}`], values),
});

/** The problem as an error, of one code whatever is wrong. */
export const logoRefusal = ({ code, values, message }: LogoProblem, cause?: unknown): DomainError =>
  new DomainError("logo_unreadable", message, { cause, sentence: { key: `logo.${code}`, values } });

/**
 * What is wrong with a file before it is read, or null.
 *
 * @param file `type` as MIME type, `size` in bytes: as a browser reports them for a chosen file
 */
export function checkLogoFile({ type, size }: { type: string; size: number }): LogoProblem | null {
  if (!LOGO_TYPES.some((accepted) => accepted === type)) return logoProblem("type");
  return size > LOGO_BYTES ? logoProblem("too_large") : null;
}

/** What is wrong with the size of a picture in px before it is decoded, or null. */
export function checkLogoShape(
  { width, height }: { width: number; height: number },
  pixels = LOGO_PIXELS,
): LogoProblem | null {
  if (width * height > pixels) return logoProblem("too_many_pixels", { pixels: pixels / 1e6 });
  const isNarrow = Math.max(width, height) > LOGO_RATIO * Math.min(width, height);
  return isNarrow ? logoProblem("too_narrow", { ratio: LOGO_RATIO }) : null;
}

/** The type of a file by its first bytes, whatever its name is. Twelve are enough. */
export function sniffLogoType(bytes: Uint8Array): LogoType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.startsWith("\u00ff\u00d8\u00ff")) return "image/jpeg";
  if (start.startsWith("\u0089PNG\r\n\u001a\n")) return "image/png";
  if (/^GIF8[79]a/.test(start)) return "image/gif";
  return /^RIFF[^]{4}WEBP/.test(start) ? "image/webp" : null;
}

/** The size in which a logo is kept: in proportion, no side above LOGO_SIDE, never enlarged. */
export function logoPixelSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, LOGO_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
