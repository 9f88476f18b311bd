import { LOGO_BYTES, logoMessages } from "../codes/qr/logo-file.ts";
import { DomainError } from "../errors.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { OwnerLocks } from "../ports/owner-locks.ts";
import type { Transact } from "../ports/transaction.ts";
import type { HistoryRepository } from "./history-record.ts";
import type { StoredImage } from "../images/stored-image.ts";
import { dayOldKeys, imageKeyOf, newImageKey, userImages } from "../images/user-images.ts";
import type { PictureReader } from "../ports/picture-reader.ts";
import type { Clock } from "../ports/system.ts";
import { putPicture } from "../images/put-picture.ts";
import type { UserRepository } from "../users/user.ts";

const LOGO_FOLDER = "qr-logos";
const LOGO_MAX_SIDE = 200;
/** Largest number of logos of an account: each takes up to 160 kB. */
const MAX_LOGOS = 1000;

const keyPrefix = (userId: string) => userImages(LOGO_FOLDER, "qr-logo", userId);

/** Whether an address is that of a logo uploaded by this user. */
export const isLogoOf = (userId: string, url: string): boolean =>
  imageKeyOf(url).startsWith(keyPrefix(userId));

/** The key in the image store of a logo with this address. */
export const logoKey = imageKeyOf;

interface Dependencies {
  history: HistoryRepository;
  images: ImageStore;
  transact: Transact<{ ownerLocks: OwnerLocks }>;
  users: Pick<UserRepository, "findById">;
  pictures: Pick<PictureReader, "toPng">;
  secrets: Secrets;
  clock: Clock;
  /** Largest number of logos of one user. */
  maxLogos?: number;
}

export type LogoService = ReturnType<typeof createLogoService>;

export function createLogoService(dependencies: Dependencies) {
  const { history, images, transact, users, pictures, secrets, clock } = dependencies;
  const { maxLogos = MAX_LOGOS } = dependencies;
  const full = (): DomainError =>
    new DomainError(
      "quota_exceeded",
      `An account has at most ${maxLogos} logos: delete codes with logos that you no longer need`,
    );

  /**
   * Stores a logo, re-encoded as PNG of at most 200 px per side. The public id consists of type, user, time
   * and random characters, since anyone who knows the address can see the picture. Deletes logos that the
   * user abandoned a day or more ago.
   * @throws DomainError `too_large`, `unsupported_media_type`, `logo_unreadable`; `quota_exceeded` if the
   * account has the largest number of logos; `user_not_found` if the account was deleted meanwhile
   */
  async function save(userId: string, file: Uint8Array): Promise<StoredImage> {
    if (file.length > LOGO_BYTES) throw new DomainError("too_large", logoMessages["logo.too_large"]);
    const { bytes, width, height } = await pictures.toPng(file, LOGO_MAX_SIDE);
    if ((await removeAbandoned(userId)) >= maxLogos) throw full();
    const { key, ...named } = newImageKey(keyPrefix(userId), "png", { clock, secrets });
    await putPicture({ images, users }, userId, key, bytes, "image/png");
    await keepWithinLimit(userId, key);
    return { ...named, format: "png", width, height, bytes: bytes.length };
  }

  /**
   * Others may have been stored concurrently: those above the limit are deleted again, one by one. The store
   * is written before taking the lock, so that a slow store does not hold a database connection.
   */
  const keepWithinLimit = (userId: string, key: string): Promise<void> =>
    transact(async (tx) => {
      await tx.ownerLocks.hold(userId, "logos");
      if ((await images.list(keyPrefix(userId))).length <= maxLogos) return;
      await images.remove(key);
      throw full();
    });

  /** A logo that no record names after a day: the code was never downloaded. @returns how many logos remain */
  async function removeAbandoned(userId: string): Promise<number> {
    const prefix = keyPrefix(userId);
    const keys = await images.list(prefix);
    const old = dayOldKeys(keys, prefix, clock.now());
    if (old.length === 0) return keys.length;
    const named = new Set((await history.logoUrls(userId)).map(imageKeyOf));
    const abandoned = old.filter((key) => !named.has(key));
    for (const key of abandoned) await images.remove(key);
    return keys.length - abandoned.length;
  }

  return { save };
}
