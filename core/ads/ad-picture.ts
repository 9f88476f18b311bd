import { DomainError } from "../errors.ts";
import { assertImageSize, readerRefusal } from "../images/image-refusal.ts";
import { imageKeyOf, newImageKey } from "../images/user-images.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { PictureReader } from "../ports/picture-reader.ts";
import type { Clock } from "../ports/system.ts";
import { adMessages, type AdMessage } from "./ad-messages.ts";
import type { AdImage } from "./ad.ts";

/** Largest side of a banner, px: twice its width on the page, for high-density screens. */
export const AD_IMAGE_SIDE = 1456;
const PREFIX = "ads/ad-";

/**
 * Port: downloads the bytes at an address that a user entered. @throws DomainError `outbound_refused`,
 * `unavailable`, `too_large`
 */
export type FetchPicture = (url: string) => Promise<Uint8Array>;

/** Sends an outbound request; the members of the response used here. */
type Request = (url: string) => Promise<{ status: number; bytes: Uint8Array }>;

/** Downloads pictures by outbound requests. A status other than 200 counts as `unavailable`. */
export const fetchingPictures =
  (request: Request): FetchPicture =>
  async (url) => {
    const { status, bytes } = await request(url);
    if (status !== 200) throw new DomainError("unavailable", `The picture was not had: ${status}`);
    return bytes;
  };

interface Dependencies {
  images: ImageStore;
  pictures: Pick<PictureReader, "toPng">;
  fetchPicture: FetchPicture;
  secrets: Secrets;
  clock: Clock;
}

export type AdPictures = ReturnType<typeof createAdPictures>;

const SAID: Partial<Record<string, AdMessage>> = {
  outbound_refused: "advertisement.image_refused",
  too_large: "advertisement.image_large",
  unavailable: "advertisement.image_missing",
  not_found: "advertisement.image_missing",
};

/**
 * Keeps copies of advertisement pictures, so that visitors' browsers send no requests to other servers.
 * External pictures are downloaded when the advertisement is saved; pictures uploaded here are copied because
 * uploads are deleted after a day.
 */
export function createAdPictures({ images, pictures, fetchPicture, secrets, clock }: Dependencies) {
  async function bytesOf(url: string): Promise<Uint8Array> {
    const key = imageKeyOf(url);
    if (key === "") return fetchPicture(url);
    const stored = await images.find(key);
    if (!stored) throw new DomainError("not_found", adMessages["advertisement.image_missing"]);
    return stored.bytes;
  }

  /**
   * @returns the copy, a PNG of at most 1456 px per side
   * @throws DomainError `validation_failed` with a sentence for `image_url`; `storage_failed`
   */
  async function keep(url: string): Promise<AdImage> {
    const { bytes, width, height } = await drawAgain(url).catch((error: unknown) => {
      throw atField(error);
    });
    const { key, url: address } = newImageKey(PREFIX, "png", { clock, secrets });
    await images.put(key, bytes, "image/png");
    return { url: address, width, height };
  }

  async function drawAgain(url: string) {
    const file = await bytesOf(url);
    assertImageSize(file);
    return pictures.toPng(file, AD_IMAGE_SIDE).catch((error: unknown) => {
      throw readerRefusal(error);
    });
  }

  /** Deletes a copy. If the store fails, the orphaned file does no harm. */
  async function drop(image: AdImage | null): Promise<void> {
    const key = imageKeyOf(image?.url ?? "");
    if (key.startsWith(PREFIX)) await images.remove(key).catch(() => undefined);
  }

  return { keep, drop };
}

function atField(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.code === "storage_failed") return error;
  const key = SAID[error.code];
  // an uploaded file of over 5 MB has a more specific message
  const sentence = key === undefined || error.sentence ? error.message : adMessages[key];
  return new DomainError("validation_failed", sentence, { cause: error, fields: { image_url: sentence } });
}
