import { DomainError, type ErrorCode } from "../errors.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { PictureReader } from "../ports/picture-reader.ts";
import type { Clock } from "../ports/system.ts";
import { IMAGE_BYTES, IMAGE_SIDE, imageProblem, type ImageProblem } from "./image-file.ts";
import type { StoredImage } from "./stored-image.ts";

/** Of what is neither a logo nor an avatar (public tools §7). */
const FOLDER = "general";

const CODES: Record<ImageProblem["code"], ErrorCode> = {
  type: "unsupported_media_type",
  too_large: "too_large",
  empty: "validation_failed",
  broken: "image_unreadable",
  too_many_pixels: "image_too_many_pixels",
};

function refusal(code: ImageProblem["code"], cause?: unknown): DomainError {
  const { values, message } = imageProblem(code);
  return new DomainError(CODES[code], message, { cause, sentence: { key: `image.${code}`, values } });
}

/** The picture reader speaks of logos, its first customers. */
function readerRefusal(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  if (error.code === "unsupported_media_type") return refusal("type", error);
  return refusal(error.sentence?.key === "logo.too_many_pixels" ? "too_many_pixels" : "broken", error);
}

interface Dependencies {
  images: ImageStore;
  pictures: PictureReader;
  secrets: Secrets;
  clock: Clock;
}

export type ImageService = ReturnType<typeof createImageService>;

export function createImageService({ images, pictures, secrets, clock }: Dependencies) {
  /**
   * Stores an image, drawn again as PNG of at most 400 px a side, without what the file said beside its picture. The public id is
   * type, user and time, and some random characters, since whoever knows the address may see it.
   * @throws DomainError `validation_failed` for an empty file, `too_large`, `unsupported_media_type`, `image_unreadable`,
   * `image_too_many_pixels`
   */
  async function save(userId: string, file: Uint8Array): Promise<StoredImage> {
    if (file.length === 0) throw refusal("empty");
    if (file.length > IMAGE_BYTES) throw refusal("too_large");
    const { bytes, width, height } = await pictures.toPng(file, IMAGE_SIDE).catch((error: unknown) => {
      throw readerRefusal(error);
    });
    const createdAt = clock.now();
    const publicId = `${FOLDER}-${userId}-${createdAt.getTime()}-${secrets.random().slice(0, 12)}`;
    const key = `${FOLDER}/${publicId}.png`;
    await images.put(key, bytes, "image/png");
    return { publicId, url: `/media/${key}`, width, height, bytes: bytes.length, createdAt };
  }

  return { save };
}
