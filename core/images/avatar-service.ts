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

/** Px of each side. */
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

interface Terms {
  /** Whether a profile that has an avatar gets this one. */
  replaces: boolean;
  /** The avatar is changed only while this session lasts; null: it rests on none. */
  session: Pick<Session, "id"> | null;
}

/** Pictures of accounts. */
export function createAvatarService({ images, pictures, users, transact, secrets, clock }: Dependencies) {
  /**
   * Changes the address in the profile.
   * @returns the address before; undefined where nothing was changed
   * @throws DomainError `user_not_found`, `session_not_found`
   */
  const name = (
    userId: string,
    url: string | null,
    { replaces, session }: Terms,
  ): Promise<string | null | undefined> =>
    transact(async (tx) => {
      if (session) await lockCaller(tx, { user: { id: userId }, session });
      const user = await tx.users.findForUpdate(userId);
      if (!user) throw new DomainError("user_not_found", "This account does not exist any more");
      const before = user.profile.avatarUrl;
      if (before !== null && !replaces) return undefined;
      user.profile.avatarUrl = url;
      user.userMetadata = withoutOverruled(user.userMetadata, ["avatar_url"]);
      user.updatedAt = clock.now();
      await tx.users.update(user);
      return before;
    });

  /**
   * Removes the avatar before, and what an upload that broke off left behind. The new one stands whatever becomes of the old ones: a
   * store that fails here is asked again by the next upload.
   */
  async function clear(userId: string, before: string | null, current: string | null): Promise<void> {
    const prefix = avatarsOf(userId);
    const old = dayOldKeys(await images.list(prefix), prefix, clock.now());
    const last = imageKeyOf(before ?? "");
    if (last.startsWith(prefix)) old.push(last);
    for (const key of old) if (key !== current) await images.remove(key);
  }

  async function store(userId: string, file: Uint8Array, terms: Terms): Promise<StoredImage | null> {
    assertImageSize(file);
    const { bytes, width, height } = await pictures.toSquare(file, AVATAR_SIDE).catch((error: unknown) => {
      throw readerRefusal(error);
    });
    const { key, ...named } = newImageKey(avatarsOf(userId), "webp", { clock, secrets });
    await images.put(key, bytes, "image/webp");
    const before = await name(userId, named.url, terms).catch(async (error: unknown) => {
      // the account was deleted or lost while the picture was read: nothing would ever remove it
      if (error instanceof DomainError) await images.remove(key);
      throw error;
    });
    if (before === undefined) {
      await images.remove(key);
      return null;
    }
    await clear(userId, before, key).catch(() => undefined);
    return { ...named, format: "webp", width, height, bytes: bytes.length };
  }

  /**
   * Makes a picture the user's avatar: a WebP of 400 × 400 px, filled, without what the file said beside its picture. The avatar before
   * is removed.
   * @throws DomainError `validation_failed` for an empty file, `too_large`, `unsupported_media_type`, `image_unreadable`,
   * `image_too_many_pixels`, `storage_failed`; `user_not_found` where the account was deleted meanwhile
   */
  async function save(userId: string, file: Uint8Array): Promise<StoredImage> {
    const saved = await store(userId, file, { replaces: true, session: null });
    if (saved === null) throw new Error("an avatar that replaces any other was not stored");
    return saved;
  }

  /**
   * The same for the picture that another site has of somebody who signs in with it. The user did not choose it: it replaces no avatar, one that
   * its owner uploads at the same time neither, and a picture that cannot be read or stored is none.
   * @param session where it comes with a call that may take long: nothing is changed once this session has ended
   * @returns null where nothing was changed
   */
  async function adopt(
    userId: string,
    file: Uint8Array,
    session: Pick<Session, "id"> | null = null,
  ): Promise<StoredImage | null> {
    if ((await users.findById(userId))?.profile.avatarUrl !== null) return null;
    return store(userId, file, { replaces: false, session }).catch(() => null);
  }

  /**
   * Takes the avatar away, and removes its picture from the store: not one that is being uploaded, which the profile will name.
   * @throws DomainError `user_not_found`, `storage_failed`
   */
  async function remove(userId: string): Promise<void> {
    await clear(userId, (await name(userId, null, { replaces: true, session: null })) ?? null, null);
  }

  return { save, adopt, remove };
}
