import { LOGO_PIXELS, LOGO_TYPES } from "../codes/qr/logo-file.ts";
import { fillSentence, type SentenceValues } from "../codes/sentence.ts";

/** Kinds of picture that can be stored: those that can be drawn again (public tools §5). */
export const IMAGE_TYPES = LOGO_TYPES;
/** Bytes of an image file: 5 MB (accounts §5). */
export const IMAGE_BYTES = 5 * 1024 * 1024;
/** A stored image has at most this many px a side (public tools §7: 400 px for all but logos). */
export const IMAGE_SIDE = 400;

/** Sentences about image files; the web catalogue spreads them in. The first two are verbatim (accounts §5). */
export const imageMessages = {
  "image.type": "Please select an image file",
  "image.too_large": "Image size must be less than 5MB",
  "image.empty": "This file is empty: choose another one",
  "image.broken":
    "This picture cannot be read: the file is damaged or incomplete. Save it again or choose another one",
  "image.slow": "This picture takes too long to read: make it smaller or choose another one",
  "image.too_many_pixels": "This picture has too many pixels: make it smaller than {pixels} million pixels",
} as const;

type ProblemCode = keyof typeof imageMessages extends `image.${infer Code}` ? Code : never;

/** What is wrong with an image file. */
export interface ImageProblem {
  code: ProblemCode;
  values: SentenceValues;
  message: string;
}

export function imageProblem(code: ProblemCode): ImageProblem {
  const values = code === "too_many_pixels" ? { pixels: LOGO_PIXELS / 1e6 } : {};
  return { code, values, message: fillSentence(imageMessages[`image.${code}`], values) };
}

/**
 * What is wrong with a file before anybody reads it, or null.
 * @param file `type` as MIME type, `size` in bytes: what a browser says of a chosen file
 */
export function checkImageFile({ type, size }: { type: string; size: number }): ImageProblem | null {
  if (!IMAGE_TYPES.some((accepted) => accepted === type)) return imageProblem("type");
  if (size === 0) return imageProblem("empty");
  return size > IMAGE_BYTES ? imageProblem("too_large") : null;
}
