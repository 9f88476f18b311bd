import { DomainError } from "../errors.ts";
import { assertImageSize, readerRefusal } from "../images/image-refusal.ts";
import { dayOldKeys, imageKeyOf, newImageKey } from "../images/user-images.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { PictureReader, ReadPicture } from "../ports/picture-reader.ts";
import type { Clock } from "../ports/system.ts";
import { isWide, WIDE_LOGO } from "./branding.ts";

/** The settings that name a picture, and the longest side that it is kept with, in px. */
const SIDES = { logo_url: 800, favicon_url: 256 } as const;
export type BrandingKey = keyof typeof SIDES;

interface Dependencies {
  images: ImageStore;
  pictures: PictureReader;
  /** Draws an SVG, which is kept as its picture and never as itself: nothing in it can run. */
  drawSvg: (bytes: Uint8Array, maxSide: number) => Promise<ReadPicture>;
  /** Reads an address on the internet. */
  fetchPicture: (url: string) => Promise<{ status: number; bytes: Uint8Array }>;
  secrets: Secrets;
  clock: Clock;
}

export type BrandingService = ReturnType<typeof createBrandingService>;

const PREFIX = "branding/";
const LOGO = `${PREFIX}logo-`;
const WIDE = `${PREFIX}${WIDE_LOGO}-`;
const FAVICON = `${PREFIX}favicon-`;

const looksLikeSvg = (bytes: Uint8Array): boolean =>
  /^(?:\u00EF\u00BB\u00BF)?\s*(?:<\?xml|<svg|<!--|<!DOCTYPE)/i.test(
    String.fromCharCode(...bytes.subarray(0, 200)),
  );

/** Logo and favicon of the site. Pictures are copied to our store, since pages load pictures from nowhere else. */
export function createBrandingService(dependencies: Dependencies) {
  const { images, pictures, drawSvg, fetchPicture, secrets, clock } = dependencies;

  /**
   * Stores a JPEG, PNG, GIF, WebP or SVG, drawn again as PNG.
   * @returns its address
   * @throws DomainError `validation_failed` for an empty file, `too_large`, `unsupported_media_type`, `image_unreadable`,
   * `image_too_many_pixels`, `storage_failed`
   */
  async function store(key: BrandingKey, file: Uint8Array): Promise<string> {
    assertImageSize(file);
    const drawn = looksLikeSvg(file) ? drawSvg(file, SIDES[key]) : pictures.toPng(file, SIDES[key]);
    const { bytes, width, height } = await drawn.catch((error: unknown) => {
      throw readerRefusal(error);
    });
    const prefix = key === "favicon_url" ? FAVICON : isWide(width, height) ? WIDE : LOGO;
    const named = newImageKey(prefix, "png", { clock, secrets });
    await images.put(named.key, bytes, "image/png");
    return named.url;
  }

  /**
   * The address to save for one that an admin entered: our own addresses unchanged, for others that of a
   * copy.
   * @throws DomainError `validation_failed` if there is no picture; errors from `store`
   */
  async function adopt(key: BrandingKey, url: string): Promise<string> {
    if (url.startsWith("/")) {
      if ((await images.find(imageKeyOf(url))) === null) throw unusable(key, "There is no such picture here");
      return url;
    }
    const answer = await fetchPicture(url).catch((error: unknown) => {
      throw unusable(key, error instanceof DomainError ? error.message : "The picture cannot be fetched");
    });
    if (answer.status !== 200) throw unusable(key, `The server of the picture answered ${answer.status}`);
    return store(key, answer.bytes).catch((error: unknown) => {
      throw error instanceof DomainError && error.code !== "storage_failed"
        ? unusable(key, error.message)
        : error;
    });
  }

  /** Removes pictures that the site does not use a day after upload. If the store is unavailable, the next call does it. */
  async function clear(inUse: readonly string[]): Promise<void> {
    const kept = new Set(inUse.map(imageKeyOf));
    for (const prefix of [LOGO, WIDE, FAVICON]) {
      const there = await images.list(prefix).catch(() => []);
      const old = dayOldKeys(there, prefix, clock.now()).filter((name) => !kept.has(name));
      for (const name of old) await images.remove(name).catch(() => undefined);
    }
  }

  return { store, adopt, clear };
}

const unusable = (key: BrandingKey, message: string): DomainError =>
  new DomainError("validation_failed", message, { fields: { [key]: message } });
