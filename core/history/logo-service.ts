import { LOGO_BYTES, logoMessages } from "../codes/qr/logo-file.ts";
import { DomainError } from "../errors.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { HistoryRepository } from "./history-record.ts";
import type { StoredImage } from "../images/stored-image.ts";
import type { PictureReader } from "../ports/picture-reader.ts";
import type { Clock } from "../ports/system.ts";

/** Size and names of hosted logos (public tools §7, §9). */
const LOGO_FOLDER = "qr-logos";
const LOGO_MAX_SIDE = 200;

/** A logo that no record names after this was sent in for nothing: the code was never downloaded. */
const ABANDONED_MS = 24 * 3_600_000;

const MEDIA = "/media/";
const keyPrefix = (userId: string): string => `${LOGO_FOLDER}/qr-logo-${userId}-`;

/** Whether an address is that of a logo which this user sent in. */
export const isLogoOf = (userId: string, url: string): boolean =>
  url.startsWith(`${MEDIA}${keyPrefix(userId)}`);

/** The key in the image store of a logo with this address. */
export const logoKey = (url: string): string => url.slice(MEDIA.length);

interface Dependencies {
  history: HistoryRepository;
  images: ImageStore;
  pictures: PictureReader;
  secrets: Secrets;
  clock: Clock;
}

export type LogoService = ReturnType<typeof createLogoService>;

export function createLogoService({ history, images, pictures, secrets, clock }: Dependencies) {
  /**
   * Stores a logo, drawn again as PNG of at most 200 px a side. The public id is type, user and time, and some random characters,
   * since whoever knows the address may see the picture. Clears away what the user abandoned a day ago or earlier.
   * @throws DomainError `too_large`, `unsupported_media_type`, `logo_unreadable`
   */
  async function save(userId: string, file: Uint8Array): Promise<StoredImage> {
    if (file.length > LOGO_BYTES) throw new DomainError("too_large", logoMessages["logo.too_large"]);
    const { bytes, width, height } = await pictures.toPng(file, LOGO_MAX_SIDE);
    await removeAbandoned(userId);
    const createdAt = clock.now();
    const publicId = `qr-logo-${userId}-${createdAt.getTime()}-${secrets.random().slice(0, 12)}`;
    const key = `${LOGO_FOLDER}/${publicId}.png`;
    await images.put(key, bytes, "image/png");
    return { publicId, url: `${MEDIA}${key}`, width, height, bytes: bytes.length, createdAt };
  }

  async function removeAbandoned(userId: string): Promise<void> {
    const prefix = keyPrefix(userId);
    const before = clock.now().getTime() - ABANDONED_MS;
    const old = (await images.list(prefix)).filter(
      (key) => Number.parseInt(key.slice(prefix.length), 10) <= before,
    );
    if (old.length === 0) return;
    const named = new Set((await history.logoUrls(userId)).map(logoKey));
    for (const key of old) if (!named.has(key)) await images.remove(key);
  }

  return { save };
}
