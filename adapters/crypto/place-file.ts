import { randomUUID } from "node:crypto";
import { link, rename, rm, writeFile } from "node:fs/promises";

/**
 * Puts a small file of its owner's alone where none is: nobody sees it without its text, whenever they look and whatever breaks it off.
 * @throws EEXIST where there is one
 */
export async function placeNewFile(path: string, text: string): Promise<void> {
  await written(path, text, (aside) =>
    link(aside, path).catch((error: { code?: string }) => {
      if (error.code === "EEXIST") throw error;
      // a file system that gives no file two names
      return writeFile(path, text, { flag: "wx", mode: 0o600 });
    }),
  );
}

/** Puts it in the place of another one, which stays as it is until then: also on a disk that is full. */
export const replaceFile = (path: string, text: string): Promise<void> =>
  written(path, text, (aside) => rename(aside, path));

async function written(path: string, text: string, put: (aside: string) => Promise<void>): Promise<void> {
  const aside = `${path}.${randomUUID().slice(0, 8)}`;
  try {
    await writeFile(aside, text, { flag: "wx", mode: 0o600, flush: true });
    await put(aside);
  } finally {
    await rm(aside, { force: true });
  }
}
