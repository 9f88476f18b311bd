import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DomainError } from "../../core/errors.ts";
import { assertImageKey, imageKeyType, isImageKeyPrefix } from "../../core/images/image-key.ts";
import type { ImageStore } from "../../core/ports/image-store.ts";

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

const failed = (what: string, cause: unknown) => new DomainError("storage_failed", what, { cause });

/** Pictures as files under `root`. The extension determines the content type. */
export function createLocalImageStore(root: string): ImageStore {
  return {
    async put(key, bytes, contentType) {
      assertImageKey(key, contentType);
      const path = join(root, key);
      // written under another name first, so that neither a reader nor a crash leaves a partial picture
      const unfinished = `${path}.${process.pid}.part`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, path);
      } catch (cause) {
        // a full disk must not get fuller with each attempt
        await rm(unfinished, { force: true }).catch(() => undefined);
        throw failed(`The picture could not be written to ${dirname(path)}`, cause);
      }
    },
    async find(key) {
      const contentType = imageKeyType(key);
      if (contentType === null) return null;
      try {
        return { bytes: await readFile(join(root, key)), contentType };
      } catch (error) {
        if (isMissing(error)) return null;
        throw failed(`The picture could not be read from ${root}`, error);
      }
    },
    async list(prefix) {
      if (!isImageKeyPrefix(prefix)) return [];
      const [folder = ""] = prefix.split("/");
      try {
        const names = await readdir(join(root, folder));
        return names
          .map((name) => `${folder}/${name}`)
          .filter((key) => key.startsWith(prefix) && imageKeyType(key) !== null);
      } catch (error) {
        if (isMissing(error)) return [];
        throw failed(`The pictures in ${join(root, folder)} could not be listed`, error);
      }
    },
    async remove(key) {
      if (imageKeyType(key) === null) return;
      await rm(join(root, key), { force: true }).catch((cause: unknown) => {
        throw failed(`The picture could not be removed from ${root}`, cause);
      });
    },
  };
}
