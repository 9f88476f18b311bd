import type { Picture } from "../../../core/codes/drawing.ts";

/** Maximum number of cached logos; rows mostly share one. */
const MAX_CACHED_LOGOS = 8;

/** Loads each logo once, within the cache's limit. */
export const createLogoCache = () => {
  const held = new Map<string, Picture>();
  return {
    async load(path: string): Promise<Picture> {
      const found = held.get(path);
      if (found) return found;
      const { loadPictureFile } = await import("../files/load-picture.node.ts");
      const picture = await loadPictureFile(path);
      if (held.size >= MAX_CACHED_LOGOS) held.clear();
      held.set(path, picture);
      return picture;
    },
  };
};
