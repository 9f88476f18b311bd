import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DomainError } from "../../../core/errors.ts";
import { errorCode, storageError } from "./storage-error.ts";

const LOCK_NAME = ".quietzone-batch.lock";

/**
 * Keeps a second run out of a folder: a file that only one process can make, with its pid inside. That of a process that
 * is no more is taken over. Machines or containers that share the folder do not see each other's processes.
 * @returns gives the folder free again
 * @throws DomainError `conflict` while another run writes to it, `storage_failed`
 */
export const lockFolder = (folder: string): (() => void) => {
  const path = join(folder, LOCK_NAME);
  if (!make(path)) {
    const holder = readHolder(path);
    if (isAlive(holder)) throw taken(folder, path, holder);
    rmSync(path, { force: true });
    if (!make(path)) throw taken(folder, path, readHolder(path));
  }
  return () => rmSync(path, { force: true });
};

/** @returns false where it is there already */
const make = (path: string): boolean => {
  try {
    const file = openSync(path, "wx");
    try {
      writeFileSync(file, String(process.pid));
    } catch (error) {
      rmSync(path, { force: true });
      throw error;
    } finally {
      closeSync(file);
    }
    return true;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw storageError(path, error);
  }
};

/** NaN where no pid is inside: it is being written this moment, or somebody else made the file. */
const readHolder = (path: string): number => {
  try {
    return Number.parseInt(readFileSync(path, "utf8"), 10);
  } catch {
    return Number.NaN;
  }
};

/** A process with our own pid was another one: containers give the same pid again. */
const isAlive = (pid: number): boolean => {
  if (Number.isNaN(pid)) return true;
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
};

const taken = (folder: string, path: string, holder: number): DomainError => {
  const who = Number.isNaN(holder) ? "" : ` (process ${holder})`;
  return new DomainError(
    "conflict",
    `Another run${who} is writing to ${folder}. Wait for its end or choose another folder; where there is no such run, delete ${path}.`,
  );
};
