import { DomainError } from "../errors.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { PictureReader } from "../ports/picture-reader.ts";
import type { Clock } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import type { UserRepository } from "../users/user.ts";
import { assertImageSize, readerRefusal } from "./image-refusal.ts";
import type { StoredImage } from "./stored-image.ts";
import { dayOldKeys, imageKeyOf, newImageKey, userImages } from "./user-images.ts";

/** Avatars are squares of so many px (accounts §9). */
const AVATAR_SIDE = 400;

interface Dependencies {
  images: ImageStore;
  pictures: PictureReader;
  users: UserRepository;
  transact: Transact<{ users: UserRepository }>;
  secrets: Secrets;
  clock: Clock;
}

export type AvatarService = ReturnType<typeof createAvatarService>;

const avatarsOf = (userId: string) => userImages("avatars", "avatar", userId);

/** The pictures of people (accounts §5, §7). */
export function createAvatarService({ images, pictures, users, transact, secrets, clock }: Dependencies) {
  /** @returns the address that the profile had before */
  const name = (userId: string, url: string | null): Promise<string | null> =>
    transact(async (inside) => {
      const user = await inside.users.findForUpdate(userId);
      if (!user) throw new DomainError("user_not_found", "This account does not exist any more");
      const before = user.profile.avatarUrl;
      user.profile.avatarUrl = url;
      user.updatedAt = clock.now();
      await inside.users.update(user);
      return before;
    });

  /**
   * Removes the avatar before, and what an upload that broke off left behind. The new one stands whatever becomes of the old ones: a
   * store that fails here is asked again by the next upload.
   */
  async function clear(userId: string, before: string | null, current: string): Promise<void> {
    const prefix = avatarsOf(userId);
    const old = dayOldKeys(await images.list(prefix), prefix, clock.now());
    const last = imageKeyOf(before ?? "");
    if (last.startsWith(prefix)) old.push(last);
    for (const key of old) if (key !== current) await images.remove(key);
  }

  /**
   * Makes a picture the user's avatar: a WebP of 400 × 400 px, filled, without what the file said beside its picture. The avatar before
   * is removed.
   * @throws DomainError `validation_failed` for an empty file, `too_large`, `unsupported_media_type`, `image_unreadable`,
   * `image_too_many_pixels`, `storage_failed`
   */
  async function save(userId: string, file: Uint8Array): Promise<StoredImage> {
    assertImageSize(file);
    const { bytes, width, height } = await pictures.toSquare(file, AVATAR_SIDE).catch((error: unknown) => {
      throw readerRefusal(error);
    });
    const { key, ...named } = newImageKey(avatarsOf(userId), "webp", { clock, secrets });
    await images.put(key, bytes, "image/webp");
    const before = await name(userId, named.url);
    await clear(userId, before, key).catch(() => undefined);
    return { ...named, format: "webp", width, height, bytes: bytes.length };
  }

  /**
   * The same for the picture that another site has of somebody who signs in with it. Nobody chose it: it replaces no avatar, and a
   * picture that cannot be read or stored is none.
   * @returns null where nothing was changed
   */
  async function adopt(userId: string, file: Uint8Array): Promise<StoredImage | null> {
    if ((await users.findById(userId))?.profile.avatarUrl !== null) return null;
    return save(userId, file).catch(() => null);
  }

  /** Takes the avatar away, and removes every one of the user's from the store. */
  async function remove(userId: string): Promise<void> {
    await name(userId, null);
    for (const key of await images.list(avatarsOf(userId))) await images.remove(key);
  }

  return { save, adopt, remove };
}
