import { lockCaller } from "../auth/sessions/lock-caller.ts";
import type { Session, SessionRepository } from "../auth/sessions/session.ts";
import { DomainError } from "../errors.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { PictureReader } from "../ports/picture-reader.ts";
import type { Clock } from "../ports/system.ts";
import type { Transact } from "../ports/transaction.ts";
import { withoutOverruled } from "../users/profile-metadata.ts";
import type { UserRepository } from "../users/user.ts";
import { assertImageSize, readerRefusal } from "./image-refusal.ts";
import type { StoredImage } from "./stored-image.ts";
import { dayOldKeys, imageKeyOf, newImageKey, userImages } from "./user-images.ts";

/** Width and height in px. */
const AVATAR_SIDE = 400;

interface Dependencies {
  images: ImageStore;
  pictures: PictureReader;
  users: UserRepository;
  transact: Transact<{ users: UserRepository; sessions: Pick<SessionRepository, "find"> }>;
  secrets: Secrets;
  clock: Clock;
}

export type AvatarService = ReturnType<typeof createAvatarService>;

const avatarsOf = (userId: string) => userImages("avatars", "avatar", userId);

interface SaveOptions {
  /** false: a profile that has an avatar keeps it. */
  overwriteExisting: boolean;
  /** The avatar is saved only if this session is still valid; null: not tied to a session. */
  session: Pick<Session, "id"> | null;
}

type Replacement = { replaced: false } | { replaced: true; previousUrl: string | null };

/** Stores the pictures of accounts. */
export function createAvatarService({ images, pictures, users, transact, secrets, clock }: Dependencies) {
  /**
   * Writes the URL of the avatar to the profile.
   * @param url null removes it
   * @throws DomainError `user_not_found`, `session_not_found`
   */
  const replaceAvatarUrl = (
    userId: string,
    url: string | null,
    { overwriteExisting, session }: SaveOptions,
  ): Promise<Replacement> =>
    transact(async (tx) => {
      if (session) await lockCaller(tx, { user: { id: userId }, session });
      const user = await tx.users.findForUpdate(userId);
      if (!user) throw new DomainError("user_not_found", "This account does not exist any more");
      const previousUrl = user.profile.avatarUrl;
      if (previousUrl !== null && !overwriteExisting) return { replaced: false };
      user.profile.avatarUrl = url;
      user.userMetadata = withoutOverruled(user.userMetadata, ["avatar_url"]);
      user.updatedAt = clock.now();
      await tx.users.update(user);
      return { replaced: true, previousUrl };
    });

  /**
   * Removes the previous picture and leftovers of interrupted uploads from the store. If the store fails, the new avatar is saved all the
   * same, and the next upload tries again.
   * @param currentKey key of the picture to keep
   */
  async function removeOldPictures(
    userId: string,
    previousUrl: string | null,
    currentKey: string | null,
  ): Promise<void> {
    const prefix = avatarsOf(userId);
    const old = dayOldKeys(await images.list(prefix), prefix, clock.now());
    const last = imageKeyOf(previousUrl ?? "");
    if (last.startsWith(prefix)) old.push(last);
    for (const key of old) if (key !== currentKey) await images.remove(key);
  }

  async function store(userId: string, file: Uint8Array, options: SaveOptions): Promise<StoredImage | null> {
    assertImageSize(file);
    const { bytes, width, height } = await pictures.toSquare(file, AVATAR_SIDE).catch((error: unknown) => {
      throw readerRefusal(error);
    });
    const { key, ...named } = newImageKey(avatarsOf(userId), "webp", { clock, secrets });
    await images.put(key, bytes, "image/webp");
    const replacement = await replaceAvatarUrl(userId, named.url, options).catch(async (error: unknown) => {
      // the account was deleted while the picture was read: nothing else would remove the stored picture
      if (error instanceof DomainError) await images.remove(key);
      throw error;
    });
    if (!replacement.replaced) {
      await images.remove(key);
      return null;
    }
    await removeOldPictures(userId, replacement.previousUrl, key).catch(() => undefined);
    return { ...named, format: "webp", width, height, bytes: bytes.length };
  }

  /**
   * Saves a picture as the user's avatar: a WebP cropped to 400 × 400 px, without the file's metadata.
   * Deletes the previous avatar.
   * @throws DomainError `validation_failed` for an empty file, `too_large`, `unsupported_media_type`,
   * `image_unreadable`, `image_too_many_pixels`, `storage_failed`; `user_not_found` if the account was
   * deleted meanwhile
   */
  async function save(userId: string, file: Uint8Array): Promise<StoredImage> {
    const saved = await store(userId, file, { overwriteExisting: true, session: null });
    if (saved === null) throw new Error("an avatar that replaces any other was not stored");
    return saved;
  }

  /**
   * Saves the picture that a sign-in provider has of the user, unless the profile has an avatar, since the user did not choose it. A picture
   * that cannot be read or stored is ignored.
   * @param session set for calls that may take long: nothing is changed if the session has ended meanwhile
   * @returns null if nothing was changed
   */
  async function adopt(
    userId: string,
    file: Uint8Array,
    session: Pick<Session, "id"> | null = null,
  ): Promise<StoredImage | null> {
    if ((await users.findById(userId))?.profile.avatarUrl !== null) return null;
    return store(userId, file, { overwriteExisting: false, session }).catch(() => null);
  }

  /**
   * Removes the avatar from the profile and its picture from the store. A picture that is being uploaded at the same time stays.
   * @throws DomainError `user_not_found`, `storage_failed`
   */
  async function remove(userId: string): Promise<void> {
    const replacement = await replaceAvatarUrl(userId, null, { overwriteExisting: true, session: null });
    await removeOldPictures(userId, replacement.replaced ? replacement.previousUrl : null, null);
  }

  return { save, adopt, remove };
}
