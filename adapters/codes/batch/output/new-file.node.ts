import { closeSync, constants, lstatSync, openSync, rmSync, writeFileSync } from "node:fs";

/**
 * Opens an empty file to write and read. What has its name already goes first: it is what a killed run has left behind, or in a
 * shared folder a link of somebody else's to a file of the user's. A link goes itself, never what it leads to; one that comes
 * back in between is refused (O_EXCL, POSIX open()).
 * @returns its descriptor
 */
export const openNewFile = (path: string): number => {
  rmSync(path, { force: true });
  return openSync(path, "wx+");
};

/** Writes a file in the same way. */
export const writeNewFile = (path: string, content: string | Uint8Array): void => {
  const file = openNewFile(path);
  try {
    writeFileSync(file, content);
  } finally {
    closeSync(file);
  }
};

/** Opens a file that goes on, to append to it. A link is refused. Windows has no such flag, and lets only admins make links. */
export const openToAppend = (path: string): number =>
  openSync(
    path,
    constants.O_WRONLY | constants.O_APPEND | ((constants.O_NOFOLLOW as number | undefined) ?? 0),
  );

/**
 * Before a file of an earlier run is read: a link to a device would fill the memory, a pipe would wait forever.
 * @throws Error for what is no ordinary file; `ENOENT` where there is nothing
 */
export const requireOrdinaryFile = (path: string): void => {
  if (!lstatSync(path).isFile())
    throw new Error("a link, a pipe or a device stands there, which no batch made");
};
