import { rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** More threads than any current machine can run at once. */
export const MAX_WORKERS = 64;

/** Temporary name under which a worker writes its files before renaming them. */
export const unfinishedName = (worker: number): string => `.quietzone-${worker}.part`;

/** Temporary name of a file of many codes until it is complete; no user has a file of that name. */
export const unfinishedPathOf = (path: string): string =>
  join(dirname(path), `.quietzone-${basename(path)}.part`);

/** Deletes temporary files of a killed run, for any number of workers. */
export const removeUnfinished = (folder: string): void => {
  for (let worker = 0; worker < MAX_WORKERS; worker += 1) {
    rmSync(join(folder, unfinishedName(worker)), { force: true });
  }
};
