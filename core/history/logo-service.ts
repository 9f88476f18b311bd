import { LOGO_BYTES, logoMessages } from "../codes/qr/logo-file.ts";
import { DomainError } from "../errors.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { HistoryRepository } from "./history-record.ts";
import type { StoredImage } from "../images/stored-image.ts";
import { dayOldKeys, imageKeyOf, newImageKey, userImages } from "../images/user-images.ts";
import type { PictureReader } from "../ports/picture-reader.ts";
import type { Clock } from "../ports/system.ts";
import { putPicture } from "../images/put-picture.ts";
import type { UserRepository } from "../users/user.ts";

const LOGO_FOLDER = "qr-logos";
const LOGO_MAX_SIDE = 200;

const keyPrefix = (userId: string) => userImages(LOGO_FOLDER, "qr-logo", userId);

/** Whether an address is that of a logo which this user sent in. */
export const isLogoOf = (userId: string, url: string): boolean =>
  imageKeyOf(url).startsWith(keyPrefix(userId));

/** The key in the image store of a logo with this address. */
export const logoKey = imageKeyOf;

interface Dependencies {
  history: HistoryRepository;
  images: ImageStore;
  users: Pick<UserRepository, "findById">;
  pictures: Pick<PictureReader, "toPng">;
  secrets: Secrets;
  clock: Clock;
}

export type LogoService = ReturnType<typeof createLogoService>;

export function createLogoService({ history, images, users, pictures, secrets, clock }: Dependencies) {
  /**
   * Stores a logo, drawn again as PNG of at most 200 px a side. The public id is type, user and time, and some random characters,
   * since anyone who knows the address can see the picture. Deletes what the user abandoned a day or more ago.
   * @throws DomainError `too_large`, `unsupported_media_type`, `logo_unreadable`; `user_not_found` where the account was deleted meanwhile
   */
  async function save(userId: string, file: Uint8Array): Promise<StoredImage> {
    if (file.length > LOGO_BYTES) throw new DomainError("too_large", logoMessages["logo.too_large"]);
    const { bytes, width, height } = await pictures.toPng(file, LOGO_MAX_SIDE);
    await removeAbandoned(userId);
    const { key, ...named } = newImageKey(keyPrefix(userId), "png", { clock, secrets });
    await putPicture({ images, users }, userId, key, bytes, "image/png");
    return { ...named, format: "png", width, height, bytes: bytes.length };
  }

  /** A logo that no record names after a day: the code was never downloaded. */
  async function removeAbandoned(userId: string): Promise<void> {
    const prefix = keyPrefix(userId);
    const old = dayOldKeys(await images.list(prefix), prefix, clock.now());
    if (old.length === 0) return;
    const named = new Set((await history.logoUrls(userId)).map(imageKeyOf));
    for (const key of old) if (!named.has(key)) await images.remove(key);
  }

  return { save };
}
