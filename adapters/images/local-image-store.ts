import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { DomainError } from "../../core/errors.ts";
import type { ImageStore } from "../../core/ports/image-store.ts";

/** `folder/name.ext` of plain characters: nothing that could lead out of the folder. */
const KEY = /^[\w-]+\/[\w-]+\.(png|jpg|webp)$/;
const PREFIX = /^([\w-]+)\/[\w-]*$/;
const CONTENT_TYPES: Record<string, string> = {
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/** Pictures as files under `root`. The extension says the content type. */
export function createLocalImageStore(root: string): ImageStore {
  const pathOf = (key: string): string | null => (KEY.test(key) ? join(root, key) : null);
  return {
    async put(key, bytes, contentType) {
      const path = pathOf(key);
      if (path === null || CONTENT_TYPES[extname(key)] !== contentType) {
        throw new Error(`not a key of the image store: ${key} (${contentType})`);
      }
      try {
        await mkdir(dirname(path), { recursive: true });
        // aside first: a reader, or a crash, never meets half a picture
        const unfinished = `${path}.${process.pid}.part`;
        await writeFile(unfinished, bytes);
        await rename(unfinished, path);
      } catch (cause) {
        throw new DomainError("storage_failed", `The picture could not be written to ${dirname(path)}`, {
          cause,
        });
      }
    },
    async find(key) {
      const path = pathOf(key);
      const contentType = CONTENT_TYPES[extname(key)];
      if (path === null || contentType === undefined) return null;
      try {
        return { bytes: await readFile(path), contentType };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async list(prefix) {
      const folder = PREFIX.exec(prefix)?.[1];
      if (folder === undefined) return [];
      try {
        const names = await readdir(join(root, folder));
        return names
          .map((name) => `${folder}/${name}`)
          .filter((key) => key.startsWith(prefix) && KEY.test(key));
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
    async remove(key) {
      const path = pathOf(key);
      if (path !== null) await rm(path, { force: true });
    },
  };
}
