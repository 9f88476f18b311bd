import { DomainError } from "../../../core/errors.ts";

/** Errors of initdb, postgres or the file system, with advice on each. */
const CAUSES: [RegExp, (folder: string) => string][] = [
  [
    /ENOSPC|EDQUOT|No space left on device|quota exceeded/i,
    (folder) => `The disk that holds ${folder} is full: free some space and start again.`,
  ],
  [
    /EROFS|Read-only file system/i,
    (folder) => `${folder} is on a read-only file system: set DATA_DIR to a folder that can be written.`,
  ],
  [
    /ENOTDIR|EEXIST|Not a directory/i,
    (folder) =>
      `${folder} cannot be a folder, because something else has its name: set DATA_DIR to a folder.`,
  ],
  [
    /wrong ownership/i,
    (folder) =>
      `${folder} belongs to another user: run Quietzone as its owner, or hand it over with chown -R.`,
  ],
  [
    /invalid permissions/i,
    (folder) => `${folder} may be opened by other users, which PostgreSQL refuses: chmod 700 ${folder}`,
  ],
  [
    /EACCES|EPERM|Permission denied|Operation not permitted/i,
    (folder) =>
      `${folder} cannot be opened or written by the user that runs the database: check the owner and permissions of it and of the folders above, or set DATA_DIR.`,
  ],
  [
    /shared memory|Cannot allocate memory/i,
    () =>
      "The database got too little memory (it asks for about 150 MB): give the machine or container more.",
  ],
  [
    /spawn .*ENOENT|Exec format error|ENOEXEC|GLIBC|error while loading shared libraries/i,
    () =>
      "The built-in database does not run on this system (it needs glibc, macOS or Windows): set DATABASE_URL to a PostgreSQL 15 or later.",
  ],
  [
    // Node says so of folders on a read-only file system, too
    /ENOENT/,
    (folder) => `${folder} cannot be made: check that its file system can be written, or set DATA_DIR.`,
  ],
];

/** A DomainError `storage_failed` for a failure in the database folder; the original message is kept. */
export function storageError(folder: string, cause: unknown): DomainError {
  const said = cause instanceof Error ? cause.message : String(cause);
  const known = CAUSES.find(([pattern]) => pattern.test(said));
  const sentence = known
    ? known[1](folder)
    : `The database in ${folder} did not start, see db.log beside it.`;
  return new DomainError("storage_failed", `${sentence} (${lastComplaint(said)})`, { cause });
}

/** The line that says most: the last one that PostgreSQL marked as an error, else the last. */
function lastComplaint(said: string): string {
  const lines = said
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const marked =
    lines.findLast((line) => /\b(error|FATAL|PANIC)\b:/.test(line)) ?? lines.at(-1) ?? "no reason given";
  return marked.replace(/^.*?(?=\b(?:error|FATAL|PANIC):)/, "");
}
