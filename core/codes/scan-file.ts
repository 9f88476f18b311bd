import { isCostlyPicture } from "./picture-cost.ts";
import { readPictureHead } from "./picture-head.ts";
import { fillSentence, type SentenceValues } from "./sentence.ts";

/** Bytes a picture to scan may have. */
export const SCAN_BYTES = 10 * 1024 * 1024;
/** Pixels a picture may have. A file of 0.1 MB can unfold to 100 million, which take 400 MB and can end a phone's tab. */
export const SCAN_PIXELS = 64_000_000;
/** Px that a side of a picture may have: decoders keep whole rows, and take their time for each. */
const SCAN_SIDE = 65_535;
/** Kinds of picture, for file dialogs. */
export const SCAN_FILE_TYPES = ["image/jpeg", "image/png", "image/gif", "image/bmp", "image/webp"] as const;

/** Why a file is not scanned; the web catalog includes them. */
export const scanFileMessages = {
  "scan_file.type": "Please select a valid image file (JPG, PNG, GIF, BMP, WebP)",
  "scan_file.too_large": "File size must be less than 10MB",
  "scan_file.empty": "This file is empty: choose another one",
  "scan_file.broken":
    "The picture cannot be read: the file is damaged or incomplete. Save it again or choose another one",
  "scan_file.too_many_pixels":
    "This picture has {pixels} million pixels: cut it down to the code, or make it smaller than {most} million",
  "scan_file.too_long":
    "A side of this picture is longer than {most} pixels: cut it down to the code, or make it smaller",
  "scan_file.slow":
    "The way in which this picture was saved takes too long to read: save it again as an ordinary JPEG or PNG",
} as const;

export interface ScanFileProblem {
  code: keyof typeof scanFileMessages extends `scan_file.${infer Code}` ? Code : never;
  values: SentenceValues;
  message: string;
}

export const scanFileProblem = (
  code: ScanFileProblem["code"],
  values: SentenceValues = {},
): ScanFileProblem => ({
  code,
  values,
  message: fillSentence(scanFileMessages[`scan_file.${code}`], values),
});

/**
 * A problem that shows before the whole file is read, or null. The file's name and MIME type are ignored.
 *
 * @param size in bytes
 * @param start its first 16 bytes
 */
export function checkScanFile(size: number, start: Uint8Array): ScanFileProblem | null {
  if (size === 0) return scanFileProblem("empty");
  if (!readPictureHead(start)) return scanFileProblem("type");
  return size > SCAN_BYTES ? scanFileProblem("too_large") : null;
}

/** The problem of a picture before it is decoded to pixels, or null. @param bytes the whole file */
export function checkScanPicture(bytes: Uint8Array): ScanFileProblem | null {
  const size = readPictureHead(bytes)?.size;
  if (!size || size.width === 0 || size.height === 0) return scanFileProblem("broken");
  if (isCostlyPicture(bytes)) return scanFileProblem("slow");
  const pixels = size.width * size.height;
  if (pixels <= SCAN_PIXELS) {
    const isLong = Math.max(size.width, size.height) > SCAN_SIDE;
    return isLong ? scanFileProblem("too_long", { most: SCAN_SIDE }) : null;
  }
  return scanFileProblem("too_many_pixels", {
    pixels: Math.round(pixels / 1e6),
    most: Math.round(SCAN_PIXELS / 1e6),
  });
}
