import { randomUUID } from "node:crypto";
import { link, rename, rm, writeFile } from "node:fs/promises";

/**
 * Creates a small file that only its owner can read, if there is none. The file is never visible without its
 * content, even after a crash.
 * @throws EEXIST if the file exists
 */
export async function placeNewFile(path: string, text: string): Promise<void> {
  await written(path, text, (aside) =>
    link(aside, path).catch((error: { code?: string }) => {
      if (error.code === "EEXIST") throw error;
      // the file system does not support hard links
      return writeFile(path, text, { flag: "wx", mode: 0o600 });
    }),
  );
}

/** Replaces a file atomically; the old one stays until then, also if the disk is full. */
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
