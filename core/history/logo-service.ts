import { LOGO_BYTES, logoMessages } from "../codes/qr/logo-file.ts";
import { DomainError } from "../errors.ts";
import type { Secrets } from "../ports/crypto.ts";
import type { ImageStore } from "../ports/image-store.ts";
import type { PictureReader } from "../ports/picture-reader.ts";
import type { Clock } from "../ports/system.ts";

/** Size and names of hosted logos (public tools §7, §9). */
const LOGO_FOLDER = "qr-logos";
const LOGO_MAX_SIDE = 200;

const logoPrefix = (userId: string): string => `/media/${LOGO_FOLDER}/qr-logo-${userId}-`;

/** Whether an address is that of a logo which this user sent in. */
export const isLogoOf = (userId: string, url: string): boolean => url.startsWith(logoPrefix(userId));

/** A stored logo, with the fields that the image host of the specification answers (public tools §3). Sizes in px and bytes. */
export interface StoredLogo {
  publicId: string;
  url: string;
  width: number;
  height: number;
  bytes: number;
  createdAt: Date;
}

interface Dependencies {
  images: ImageStore;
  pictures: PictureReader;
  secrets: Secrets;
  clock: Clock;
}

export type LogoService = ReturnType<typeof createLogoService>;

export function createLogoService({ images, pictures, secrets, clock }: Dependencies) {
  /**
   * Stores a logo, drawn again as PNG of at most 200 px a side. The public id is type, user and time, and some random characters,
   * since whoever knows the address may see the picture.
   * @throws DomainError `too_large`, `unsupported_media_type`, `logo_unreadable`
   */
  async function save(userId: string, file: Uint8Array): Promise<StoredLogo> {
    if (file.length > LOGO_BYTES) throw new DomainError("too_large", logoMessages["logo.too_large"]);
    const { bytes, width, height } = await pictures.toPng(file, LOGO_MAX_SIDE);
    const createdAt = clock.now();
    const publicId = `qr-logo-${userId}-${createdAt.getTime()}-${secrets.random().slice(0, 12)}`;
    const key = `${LOGO_FOLDER}/${publicId}.png`;
    await images.put(key, bytes, "image/png");
    return { publicId, url: `/media/${key}`, width, height, bytes: bytes.length, createdAt };
  }

  return { save };
}
