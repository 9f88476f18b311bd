import { DomainError } from "../../errors.ts";
import { fillSentence, type SentenceValues } from "../sentence.ts";

export const LOGO_TYPES = ["image/jpeg", "image/png", "image/gif", "image/webp"] as const;
export type LogoType = (typeof LOGO_TYPES)[number];
/** Drawn as shapes; the other types are pixels. */
export const SVG_TYPE = "image/svg+xml";
/** Allowed file types of logos. */
export const LOGO_FILE_TYPES = [...LOGO_TYPES, SVG_TYPE] as const;

/** Bytes a logo file may have. */
export const LOGO_BYTES = 2 * 1024 * 1024;
/**
 * Largest stored side of a logo, px: sharp in a picture of 2000 px, of which it covers a quarter of the
 * width.
 */
export const LOGO_SIDE = 512;
/** Pixels of a logo before it is made smaller. A file of 0.75 MB can unfold to 256 million and fill the memory. */
export const LOGO_PIXELS = 40_000_000;
/**
 * Largest aspect ratio of a picture. Filling a square enlarges the shorter side first: 141 bytes of 65,535 ×
 * 1 px became ten billion pixels on the way to an avatar.
 */
export const LOGO_RATIO = 50;

/** Sentences about the files of logos and of pictures on labels; the web catalog includes them. */
export const logoMessages = {
  "logo.type": "Please select a valid image file. Accepted types: JPEG, PNG, GIF, WebP, SVG",
  "logo.too_large": "File size should be less than 2MB",
  "logo.missing": "There is no picture {name}: check its name and folder",
  "logo.closed": "The picture {name} cannot be opened: check that it is a file and that you may read it",
  "logo.broken":
    "The picture cannot be read: the file is damaged or incomplete. Save it again or choose another one",
  "logo.too_many_pixels": "The picture has too many pixels: make it smaller than {pixels} million pixels",
  "logo.too_narrow":
    "The picture is too long and narrow: crop it so that no side is more than {ratio} times as long as the other",
  "logo.clear": "This picture is fully transparent: choose one that can be seen",
  "logo.slow": "The picture took longer than {seconds} seconds to load: try a smaller file",
  "logo.svg_text":
    "The SVG has text, and its font is not in it: convert the text to outlines (paths) in your drawing program and save it again",
  "logo.svg_part":
    "The SVG uses {part}, which cannot be drawn in a code: replace it with plain shapes, or export the logo as PNG",
  "logo.svg_value": "The SVG has a value for {name} that cannot be read: “{value}”",
  "logo.svg_complex":
    "The SVG is too complex: it may have {kb} kB, {elements} elements and {points} points, and not too many large shapes. Simplify its paths, or export it as PNG",
  "logo.svg_empty": "The SVG shows nothing: it has no shape with a fill or a stroke inside its frame",
  "logo.svg_doctype": "The SVG declares entities of its own: save it as plain SVG, without them",
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
 * The problem of a file before it is read, or null.
 *
 * @param file `type` as MIME type, `size` in bytes, as a browser reports them for a chosen file
 */
export function checkLogoFile({ type, size }: { type: string; size: number }): LogoProblem | null {
  if (!LOGO_FILE_TYPES.some((accepted) => accepted === type)) return logoProblem("type");
  return size > LOGO_BYTES ? logoProblem("too_large") : null;
}

/** The problem of a picture's size in px before it is decoded, or null. */
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

/** Bytes at the beginning of a file by which an SVG is recognized. */
export const SVG_HEAD = 1024;

/** Whether the start of a file may be an SVG: XML, with or without a byte order mark. */
export function looksLikeSvg(head: Uint8Array): boolean {
  const [first, second] = head;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = String.fromCharCode(...head.subarray(0, SVG_HEAD).filter((byte) => byte !== 0));
  const start = (isWide ? text.slice(2) : text.replace(/^\u00ef\u00bb\u00bf/, "")).trimStart();
  return /^<(?:\?xml\s|!--|!DOCTYPE\s+svg|svg[\s>]|[\w-]{1,20}:svg\s)/i.test(start);
}

/** The size in which a logo is kept: in proportion, no side above LOGO_SIDE, never enlarged. */
export function logoPixelSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, LOGO_SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
