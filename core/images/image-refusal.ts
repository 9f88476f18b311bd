import { DomainError, type ErrorCode } from "../errors.ts";
import { IMAGE_BYTES, imageProblem, type ImageProblem } from "./image-file.ts";

const CODES: Record<ImageProblem["code"], ErrorCode> = {
  type: "unsupported_media_type",
  too_large: "too_large",
  empty: "validation_failed",
  broken: "image_unreadable",
  slow: "image_unreadable",
  too_many_pixels: "image_too_many_pixels",
  too_narrow: "image_too_narrow",
};

function refusal(code: ImageProblem["code"], cause?: unknown): DomainError {
  const { values, message } = imageProblem(code);
  return new DomainError(CODES[code], message, { cause, sentence: { key: `image.${code}`, values } });
}

/** @throws DomainError `validation_failed` for an empty file, `too_large` */
export function assertImageSize(file: Uint8Array): void {
  if (file.length === 0) throw refusal("empty");
  if (file.length > IMAGE_BYTES) throw refusal("too_large");
}

const OF_LOGOS: Record<string, ImageProblem["code"]> = {
  "logo.too_many_pixels": "too_many_pixels",
  "logo.too_narrow": "too_narrow",
  "logo.slow": "slow",
};

/** Rewords the picture reader's refusals for images: logos have other limits. */
export function readerRefusal(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  if (error.code === "unsupported_media_type") return refusal("type", error);
  if (error.code !== "logo_unreadable") return error;
  return refusal(OF_LOGOS[error.sentence?.key ?? ""] ?? "broken", error);
}
