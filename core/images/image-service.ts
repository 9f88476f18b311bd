import type { Secrets } from "../ports/crypto.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { PictureReader } from "../ports/picture-reader.ts";
import type { Clock } from "../ports/system.ts";
import { IMAGE_SIDE } from "./image-file.ts";
import { assertImageSize, readerRefusal } from "./image-refusal.ts";
import type { StoredImage } from "./stored-image.ts";
import { dayOldKeys, newImageKey, userImages } from "./user-images.ts";
import { putPicture } from "./put-picture.ts";
import type { UserRepository } from "../users/user.ts";

interface Dependencies {
  images: ImageStore;
  users: Pick<UserRepository, "findById">;
  pictures: PictureReader;
  secrets: Secrets;
  clock: Clock;
}

export type ImageService = ReturnType<typeof createImageService>;

/** Images that are neither logos nor avatars: in the folder `general`, which the upload test page fills. */
export function createImageService({ images, users, pictures, secrets, clock }: Dependencies) {
  /**
   * Stores an image, re-encoded as PNG of at most `side` px per side, without the file's metadata. Nothing
   * refers to these images: those that the same user uploaded a day or more ago are deleted.
   * @throws DomainError `validation_failed` for an empty file, `too_large`, `unsupported_media_type`,
   * `image_unreadable`, `image_too_many_pixels`, `storage_failed`; `user_not_found` if the account was
   * deleted meanwhile
   */
  async function save(userId: string, file: Uint8Array, side = IMAGE_SIDE): Promise<StoredImage> {
    assertImageSize(file);
    const { bytes, width, height } = await pictures.toPng(file, side).catch((error: unknown) => {
      throw readerRefusal(error);
    });
    const prefix = userImages("general", "general", userId);
    for (const old of dayOldKeys(await images.list(prefix), prefix, clock.now())) await images.remove(old);
    const { key, ...named } = newImageKey(prefix, "png", { clock, secrets });
    await putPicture({ images, users }, userId, key, bytes, "image/png");
    return { ...named, format: "png", width, height, bytes: bytes.length };
  }

  return { save };
}
