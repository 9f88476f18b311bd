import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import * as z from "zod/mini";
import { DomainError } from "../../../../core/errors.ts";
import { requireOrdinaryFile } from "./new-file.node.ts";
import { isRunning, ownIdentity, type ProcessIdentity } from "./process-identity.node.ts";
import { errorCode, storageError } from "./storage-error.ts";

/** Interval at which a run renews its lock, for runs that cannot see its process. */
const SIGN_OF_LIFE_MS = 5000;
/** A lock of another machine or container that was not renewed for this long is stale. */
const SILENCE_MS = 30_000;
/** Longest time between creating a lock file and writing to it. */
const EMPTY_MS = 2000;

const identitySchema = z.object({ pid: z.number(), place: z.string(), started: z.string() });

/**
 * Keeps a second run out of an output: a file that only one process can create, with its identity inside. That of a process that no
 * longer runs is taken over.
 * @param path of the lock file
 * @param output the folder or ZIP, as messages call it
 * @returns releases the lock
 * @throws DomainError `conflict` while another run writes to the output, `storage_failed`
 */
export const lockRun = (path: string, output: string): (() => void) => {
  try {
    if (!create(path)) takeOver(path, output);
  } catch (error) {
    throw error instanceof DomainError ? error : storageError(path, error);
  }
  const timer = setInterval(() => giveSignOfLife(path), SIGN_OF_LIFE_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    rmSync(path, { force: true });
    // left by a run that was killed during a takeover
    rmSync(`${path}.old`, { force: true });
  };
};

/** @returns false if the file already exists */
const create = (path: string): boolean => {
  try {
    writeFileSync(path, JSON.stringify(ownIdentity()), { flag: "wx" });
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    rmSync(path, { force: true });
    throw error;
  }
};

/** Moves a stale lock out of the way; a lock that another run created in between is put back. */
const takeOver = (path: string, output: string): void => {
  const before = look(path);
  if (before.isHeld) throw lockedError(output, path, before.holder);
  const aside = `${path}.old`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
  const moved = look(aside);
  if (moved.isHeld && moved.text !== before.text) {
    renameSync(aside, path);
    throw lockedError(output, path, moved.holder);
  }
  rmSync(aside, { force: true });
  if (!create(path)) throw lockedError(output, path, look(path).holder);
};

interface LockState {
  text: string;
  /** Null if the file is empty: it is being written right now, or its writer was killed. */
  holder: ProcessIdentity | null;
  isHeld: boolean;
}

const look = (path: string): LockState => {
  try {
    requireOrdinaryFile(path);
    const text = readFileSync(path, "utf8");
    const holder = parse(text);
    const age = Date.now() - statSync(path).mtimeMs;
    if (holder === null) return { text, holder, isHeld: age < EMPTY_MS };
    return { text, holder, isHeld: isRunning(holder) ?? age < SILENCE_MS };
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    return { text: "", holder: null, isHeld: false };
  }
};

const parse = (text: string): ProcessIdentity | null => {
  try {
    return identitySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const giveSignOfLife = (path: string): void => {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // the disk is unavailable: writing the files will report it
  }
};

const lockedError = (output: string, path: string, holder: ProcessIdentity | null): DomainError => {
  if (holder !== null && isRunning(holder) === null) {
    return new DomainError(
      "conflict",
      `Another run (process ${holder.pid} of another machine or container, or before a restart) is writing to ${output}. Wait until it finishes, or choose another place with -o. If it was killed, try again in ${SILENCE_MS / 1000} seconds.`,
    );
  }
  const who = holder === null ? "" : ` (process ${holder.pid})`;
  return new DomainError(
    "conflict",
    `Another run${who} is writing to ${output}. Wait until it finishes, or choose another place with -o. If there is no such run, delete ${path}.`,
  );
};
