import type { StoredImage } from "../images/stored-image.ts";

/** A stored image with the names that Cloudinary uses. */
export const presentImage = (image: StoredImage) => ({
  public_id: image.publicId,
  url: image.url,
  secure_url: image.url,
  width: image.width,
  height: image.height,
  format: image.format,
  bytes: image.bytes,
  created_at: image.createdAt.toISOString(),
  resource_type: "image",
});
