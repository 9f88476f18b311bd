import { closeSync, constants, lstatSync, openSync, rmSync, writeFileSync } from "node:fs";

/**
 * Creates an empty file for reading and writing. An existing file of that name is removed first: a killed run left it, or, in a shared
 * folder, somebody else's link to a file of the user. The link is removed, never its target; one recreated in between is refused (O_EXCL,
 * POSIX open()).
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

/** Opens an existing file to append to it. A link is refused. Windows has no such flag, and only admins may create links. */
export const openToAppend = (path: string): number =>
  openSync(
    path,
    constants.O_WRONLY | constants.O_APPEND | ((constants.O_NOFOLLOW as number | undefined) ?? 0),
  );

/**
 * Called before a file of an earlier run is read: a link to a device would fill the memory, a pipe would block forever.
 * @throws Error if it is no regular file; `ENOENT` if it does not exist
 */
export const requireOrdinaryFile = (path: string): void => {
  if (!lstatSync(path).isFile())
    throw new Error("a folder, a link, a pipe or a device stands there, which no batch made");
};
