import { join } from "node:path";
import type { ImageStore } from "../core/ports/image-store.ts";
import type { Config } from "./config.ts";
import { createCloudinaryImageStore } from "./images/cloudinary-image-store.ts";
import { createLocalImageStore } from "./images/local-image-store.ts";
import { createS3ImageStore } from "./images/s3-image-store.ts";

/** Where pictures are kept, as the operator chose. */
export function createImageStore({ images, dataDir }: Pick<Config, "images" | "dataDir">): ImageStore {
  if (images.store === "s3") return createS3ImageStore(images);
  if (images.store === "cloudinary") return createCloudinaryImageStore(images);
  return createLocalImageStore(join(dataDir, "images"));
}
