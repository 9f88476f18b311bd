import { assertImageKey, isImageKeyPrefix } from "../../core/images/image-key.ts";
import type { ImageStore } from "../../core/ports/image-store.ts";

/** Pictures in memory. */
export function createFakeImageStore(): ImageStore {
  const pictures = new Map<string, { bytes: Uint8Array; contentType: string }>();
  return {
    async put(key, bytes, contentType) {
      assertImageKey(key, contentType);
      pictures.set(key, { bytes, contentType });
    },
    find: async (key) => pictures.get(key) ?? null,
    list: async (prefix) =>
      isImageKeyPrefix(prefix) ? [...pictures.keys()].filter((key) => key.startsWith(prefix)) : [],
    async remove(key) {
      pictures.delete(key);
    },
  };
}
