import type { Picture } from "../../../core/codes/drawing.ts";

/** Pictures that are held at a time; rows mostly share one. */
const MAX_CACHED_LOGOS = 8;

/** Loads each logo once, as long as there are not many. */
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
