import { DomainError } from "../../../../core/errors.ts";

const SENTENCES: Record<string, string> = {
  ENOSPC: "The disk is full",
  EDQUOT: "The disk quota is used up",
  EFBIG: "The file would be larger than the system allows",
  EROFS: "The file system is read-only",
  EACCES: "No permission to write here",
  EPERM: "No permission to write here",
  ENOENT: "The folder does not exist and could not be made",
  ENOTDIR: "A part of the path is a file, not a folder",
  EEXIST: "A file stands where the folder should be",
  EISDIR: "A folder stands where the file should be",
  // what Node says itself when it is asked to remove a folder as a file
  ERR_FS_EISDIR: "A folder stands where the file should be",
  ELOOP: "The link leads back to itself",
  ENAMETOOLONG: "The file name is too long",
  EMFILE: "Too many files are open",
  EIO: "The disk reported an error",
};

/** Explains in a sentence why `path` could not be written. */
export const storageError = (path: string, cause: unknown): DomainError => {
  const code = errorCode(cause);
  const reason = SENTENCES[code] ?? (cause instanceof Error ? cause.message : String(cause));
  return new DomainError("storage_failed", `Cannot write ${path}: ${lowerFirst(reason)}.`, { cause });
};

/** Explains in a sentence why `path` could not be read. */
export const readError = (path: string, cause: unknown): DomainError => {
  const code = errorCode(cause);
  if (code === "ENOENT") return new DomainError("not_found", `There is no file ${path}.`, { cause });
  if (code === "EISDIR") return new DomainError("not_found", `${path} is a folder, not a file.`, { cause });
  if (code === "EACCES") return new DomainError("forbidden", `No permission to read ${path}.`, { cause });
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DomainError("storage_failed", `Cannot read ${path}: ${reason}.`, { cause });
};

/** The system's code of an error ("ENOSPC"), or "" if it has none. */
export const errorCode = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
