import { DAY_MS } from "../durations.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { Clock } from "../ports/system.ts";
import type { ImageFolder } from "./image-key.ts";

/** The path at which pictures are served from any store. */
const MEDIA = "/media/";

/** The key in the image store of a picture with this address; empty, and no key at all, for addresses elsewhere. */
export const imageKeyOf = (url: string): string => (url.startsWith(MEDIA) ? url.slice(MEDIA.length) : "");

/** The user in a key that `userImages` began, or null. */
export const ownerOfImage = (key: string): string | null =>
  /^(?:avatars\/avatar|qr-logos\/qr-logo|general\/general)-([0-9a-f-]{36})-/.exec(key)?.[1] ?? null;

/** The start of the keys of one kind of picture of one user. */
export const userImages = (folder: ImageFolder, type: string, userId: string): `${ImageFolder}/${string}` =>
  `${folder}/${type}-${userId}-`;

/**
 * A key, its address and its public id: the prefix, the time, and random characters, since anyone who knows
 * the address can see the picture.
 */
export function newImageKey(
  prefix: `${ImageFolder}/${string}`,
  extension: "png" | "webp",
  { clock, secrets }: { clock: Clock; secrets: Secrets },
): { key: string; url: string; publicId: string; createdAt: Date } {
  const createdAt = clock.now();
  const name = `${prefix}${createdAt.getTime()}-${secrets.random().slice(0, 12)}`;
  const key = `${name}.${extension}`;
  return { key, url: `${MEDIA}${key}`, publicId: name.slice(name.indexOf("/") + 1), createdAt };
}

/**
 * Keys with this prefix that were created a day or more ago: without a reference by then, they are abandoned.
 */
export function dayOldKeys(keys: readonly string[], prefix: string, now: Date): string[] {
  const until = now.getTime() - DAY_MS;
  return keys.filter((key) => Number.parseInt(key.slice(prefix.length), 10) <= until);
}
