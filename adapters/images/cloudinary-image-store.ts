import { assertImageKey, imageKeyType, isImageKeyPrefix } from "../../core/images/image-key.ts";
import type { ImageStore } from "../../core/ports/image-store.ts";
import { createCloudinaryApi, type CloudinaryAccount } from "./cloudinary-api.ts";

const PAGE = 500;

interface Resource {
  public_id: string;
  format: string;
}
const isResource = (value: unknown): value is Resource =>
  typeof value === "object" &&
  value !== null &&
  "public_id" in value &&
  typeof value.public_id === "string" &&
  "format" in value &&
  typeof value.format === "string";

/** `folder/name`: the public id of a key, which has no extension. */
const publicIdOf = (key: string): string => key.slice(0, key.lastIndexOf("."));

/**
 * Pictures at Cloudinary, as `folder/public-id`. Cloudinary's caches may deliver a deleted picture for a few
 * more minutes.
 */
export function createCloudinaryImageStore(account: CloudinaryAccount): ImageStore {
  const api = createCloudinaryApi(account);
  return {
    async put(key, bytes, contentType) {
      assertImageKey(key, contentType);
      const file = new Blob([Uint8Array.from(bytes)], { type: contentType });
      await api.upload("upload", { public_id: publicIdOf(key), overwrite: "true", invalidate: "true" }, file);
    },
    async find(key) {
      const contentType = imageKeyType(key);
      if (contentType === null) return null;
      const bytes = await api.deliver(key);
      return bytes && { bytes, contentType };
    },
    async list(prefix) {
      if (!isImageKeyPrefix(prefix)) return [];
      const keys: string[] = [];
      let cursor: string | null = null;
      do {
        const query = new URLSearchParams({
          prefix,
          max_results: String(PAGE),
          ...(cursor === null ? {} : { next_cursor: cursor }),
        });
        const page: Record<string, unknown> = await api.admin(`resources/image/upload?${query.toString()}`);
        const resources = Array.isArray(page["resources"]) ? page["resources"].filter(isResource) : [];
        keys.push(...resources.map(({ public_id, format }) => `${public_id}.${format}`));
        cursor = typeof page["next_cursor"] === "string" ? page["next_cursor"] : null;
      } while (cursor !== null);
      return keys.filter((key) => imageKeyType(key) !== null);
    },
    async remove(key) {
      if (imageKeyType(key) === null) return;
      // "not found" has status 200
      await api.upload("destroy", { public_id: publicIdOf(key), invalidate: "true" });
    },
  };
}
