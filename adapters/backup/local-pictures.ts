import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { BackupPictures } from "../../core/backup/backup-archive.ts";
import { assertImageKey, imageKeyType } from "../../core/images/image-key.ts";

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === "ENOENT";

/** The folder of the local store of pictures. */
export function createLocalPictures(root: string): BackupPictures {
  const aside = `${root}.restoring`;
  const before = `${root}.before-restore`;

  async function* keys(folder = root): AsyncGenerator<string> {
    const names = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const name of names) {
      const path = join(folder, name.name);
      if (name.isDirectory()) yield* keys(path);
      else yield relative(root, path).split(sep).join("/");
    }
  }

  return {
    async *entries() {
      for await (const key of keys()) {
        // what is half written has another name
        if (imageKeyType(key) === null) continue;
        const bytes = await readFile(join(root, key)).catch((error: unknown) => {
          if (isMissing(error)) return null;
          throw error;
        });
        if (bytes) yield { key, bytes };
      }
    },

    async isEmpty() {
      const { done } = await keys().next();
      return done === true;
    },

    async open() {
      await rm(aside, { recursive: true, force: true });
      await mkdir(aside, { recursive: true });
      return {
        async add(key, bytes) {
          assertImageKey(key, imageKeyType(key) ?? "");
          const path = join(aside, key);
          await mkdir(dirname(path), { recursive: true });
          await writeFile(path, bytes, { flag: "wx", flush: true });
        },

        async swap() {
          await rm(before, { recursive: true, force: true });
          const had = await rename(root, before).then(
            () => true,
            (error: unknown) => {
              if (isMissing(error)) return false;
              throw error;
            },
          );
          await rename(aside, root);
          return async () => {
            await rename(root, aside);
            if (had) await rename(before, root);
          };
        },

        async clean() {
          await rm(aside, { recursive: true, force: true });
          await rm(before, { recursive: true, force: true });
        },
      };
    },
  };
}
