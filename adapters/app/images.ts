import { join } from "node:path";
import { checkImageStore } from "../../core/images/check-image-store.ts";
import type { ImageStore } from "../../core/ports/image-store.ts";
import type { Config } from "../config/config.ts";
import { secrets } from "../crypto/secrets.ts";
import { createCloudinaryImageStore } from "../images/cloudinary-image-store.ts";
import { createCloudinaryPreset } from "../images/cloudinary-preset.ts";
import { createLocalImageStore } from "../images/local-image-store.ts";
import { createS3ImageStore } from "../images/s3-image-store.ts";

/** The configured store for pictures. */
export function createImageStore({ images, dataDir }: Pick<Config, "images" | "dataDir">): ImageStore {
  if (images.store === "s3") return createS3ImageStore(images);
  if (images.store === "cloudinary") return createCloudinaryImageStore(images);
  return createLocalImageStore(join(dataDir, "images"));
}

/** Tests the store for pictures. @throws DomainError `storage_failed` */
export const checkImages = (config: Pick<Config, "images" | "dataDir">): Promise<void> =>
  checkImageStore(createImageStore(config), secrets);

export const createUploadPreset = createCloudinaryPreset;
