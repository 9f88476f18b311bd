import { LOGO_PIXELS, LOGO_RATIO, LOGO_TYPES } from "../codes/qr/logo-file.ts";
import { fillSentence, type SentenceValues } from "../codes/sentence.ts";

/** Types of pictures that can be stored: those that can be re-encoded. */
export const IMAGE_TYPES = LOGO_TYPES;
/** Largest size of an uploaded image file, such as an avatar, in bytes. The messages name it in MB (tests/admin/limits-in-messages.test.ts). */
export const IMAGE_BYTES = 5 * 1024 * 1024;
/** Largest side of a stored image, px; logos have their own limit. */
export const IMAGE_SIDE = 400;

/** The limits that the sentences name. */
export const IMAGE_LIMITS = { pixels: LOGO_PIXELS / 1e6, ratio: LOGO_RATIO };

/** Sentences about image files; the web catalog includes them. */
export const imageMessages = {
  "image.type": "Please select an image file",
  "image.too_large": "Image size must be less than 5MB",
  "image.empty": "This file is empty: choose another one",
  "image.broken":
    "This picture cannot be read: the file is damaged or incomplete. Save it again or choose another one",
  "image.slow": "This picture takes too long to read: make it smaller or choose another one",
  "image.too_many_pixels": "This picture has too many pixels: make it smaller than {pixels} million pixels",
  "image.too_narrow":
    "This picture is too long and narrow: crop it so that no side is more than {ratio} times as long as the other",
} as const;

type ProblemCode = keyof typeof imageMessages extends `image.${infer Code}` ? Code : never;

/** A problem with an image file. */
export interface ImageProblem {
  code: ProblemCode;
  values: SentenceValues;
  message: string;
}

export function imageProblem(code: ProblemCode): ImageProblem {
  const { pixels, ratio } = IMAGE_LIMITS;
  const values = code === "too_many_pixels" ? { pixels } : code === "too_narrow" ? { ratio } : {};
  return { code, values, message: fillSentence(imageMessages[`image.${code}`], values) };
}

/**
 * The problem of a file before it is read, or null.
 * @param file `type` as MIME type, `size` in bytes, as a browser reports them for a chosen file
 */
export function checkImageFile({ type, size }: { type: string; size: number }): ImageProblem | null {
  if (!IMAGE_TYPES.some((accepted) => accepted === type)) return imageProblem("type");
  if (size === 0) return imageProblem("empty");
  return size > IMAGE_BYTES ? imageProblem("too_large") : null;
}
