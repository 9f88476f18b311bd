import { ApiError } from "../../api/api-fetch.ts";
import { errorText } from "../../api/error-text.ts";
import { IMAGE_LIMITS } from "../../../core/images/image-file.ts";
import type { MessageKey } from "../../messages/areas.ts";
import type { Translate } from "../../messages/translator.ts";
import type { SessionClient } from "../../session/session-client.ts";

/** The fields of the answer, in the order in which they are shown. */
const FIELDS = [
  "public_id",
  "secure_url",
  "url",
  "width",
  "height",
  "format",
  "bytes",
  "created_at",
  "resource_type",
] as const;
export type ImageAnswer = Record<(typeof FIELDS)[number], string | number>;

/** The image store's answer, field by field; unknown fields come last. */
export const answerFields = (answer: ImageAnswer): [name: string, value: string | number][] => {
  const others = Object.keys(answer).filter((name) => !FIELDS.some((field) => field === name));
  return [...FIELDS, ...others].map((name) => [name, answer[name as keyof ImageAnswer]]);
};

/** @throws ApiError */
export async function uploadImage(
  fetch: SessionClient["fetch"],
  file: File,
  signal: AbortSignal,
): Promise<ImageAnswer> {
  const body = new FormData();
  body.append("file", file);
  const response = await fetch("/api/admin/images", { method: "POST", body, signal });
  return (await response.json()) as ImageAnswer;
}

const REFUSALS: Partial<Record<string, MessageKey>> = {
  unsupported_media_type: "image.type",
  too_large: "image.too_large",
  image_unreadable: "image.broken",
  image_too_many_pixels: "image.too_many_pixels",
  image_too_narrow: "image.too_narrow",
  forbidden: "image_test.denied",
};

/** Why the server did not store the picture. */
export function refusalText(t: Translate, error: unknown): string {
  const key = error instanceof ApiError ? REFUSALS[error.code] : undefined;
  return key ? t(key, IMAGE_LIMITS) : errorText(t, error);
}
