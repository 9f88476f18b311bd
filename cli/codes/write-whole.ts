import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DomainError } from "../../core/errors.ts";
import { followedLink } from "../../adapters/codes/batch/output/followed-link.node.ts";
import { writeNewFile } from "../../adapters/codes/batch/output/new-file.node.ts";
import { storageError } from "../../adapters/codes/batch/output/storage-error.ts";
import { isFolder } from "../input/is-folder.ts";

/**
 * An existing file stays unchanged until the new one is complete. A link stays, and its target is replaced.
 * Special files such as /dev/stdout are written to directly.
 * @param option the option with the path
 */
export const writeWhole = (path: string, bytes: Uint8Array, option = "-o"): void => {
  const folder = dirname(path);
  if (!existsSync(folder)) {
    throw new DomainError(
      "storage_failed",
      `Cannot write ${path}: there is no folder ${folder}. Make it first, or name another place with ${option}.`,
    );
  }
  if (!isFolder(folder))
    throw new DomainError("storage_failed", `Cannot write ${path}: ${folder} is a file, not a folder.`);
  try {
    const existing = statSync(path, { throwIfNoEntry: false });
    if (existing && !existing.isFile()) writeToDevice(path, bytes);
    else replaceFile(followedLink(path), bytes);
  } catch (error) {
    throw storageError(path, error);
  }
};

const replaceFile = (path: string, bytes: Uint8Array): void => {
  const unfinished = join(dirname(path), `.quietzone-${process.pid}.part`);
  try {
    writeNewFile(unfinished, bytes);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
};

/** What was looked at by its name may be another file by now, laid there by somebody else who may write to the folder. */
const writeToDevice = (path: string, bytes: Uint8Array): void => {
  const device = openSync(path, constants.O_WRONLY);
  try {
    if (fstatSync(device).isFile()) throw new Error("it was replaced by a file meanwhile");
    writeFileSync(device, bytes);
  } finally {
    closeSync(device);
  }
};
