import { DomainError } from "../errors.ts";
import { assertImageSize, readerRefusal } from "../images/image-refusal.ts";
import { imageKeyOf, newImageKey } from "../images/user-images.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { PictureReader } from "../ports/picture-reader.ts";
import type { Clock } from "../ports/system.ts";
import { adMessages, type AdMessage } from "./ad-messages.ts";
import type { AdImage } from "./ad.ts";

/** A banner at twice its width on the page, for fine screens; in px. */
export const AD_IMAGE_SIDE = 1456;
const PREFIX = "ads/ad-";

/** Port: the bytes at an address that somebody typed. @throws DomainError `outbound_refused`, `unavailable`, `too_large` */
export type FetchPicture = (url: string) => Promise<Uint8Array>;

/** What an outgoing call answers, as far as it matters here. */
type Request = (url: string) => Promise<{ status: number; bytes: Uint8Array }>;

/** By a call to a server that is not ours: whatever it answers but the picture is none. */
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
 * Pictures of advertisements are copies of ours, so that a visitor's browser asks nobody else for them: one from elsewhere is
 * fetched when it is saved; one that was uploaded here is kept beyond the day for which uploads stay.
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
   * @returns the copy, a PNG of at most 1456 px a side
   * @throws DomainError with a sentence at the field `image_url`; `storage_failed`
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

  /** Takes a copy away. One that a failing store keeps is in nobody's way. */
  async function drop(image: AdImage | null): Promise<void> {
    const key = imageKeyOf(image?.url ?? "");
    if (key.startsWith(PREFIX)) await images.remove(key).catch(() => undefined);
  }

  return { keep, drop };
}

function atField(error: unknown): unknown {
  if (!(error instanceof DomainError) || error.code === "storage_failed") return error;
  const key = SAID[error.code];
  // a file of 5 MB that was uploaded is refused in its own words
  const sentence = key === undefined || error.sentence ? error.message : adMessages[key];
  return new DomainError("validation_failed", sentence, { cause: error, fields: { image_url: sentence } });
}
