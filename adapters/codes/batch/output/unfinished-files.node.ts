import { rmSync } from "node:fs";
import { join } from "node:path";

/** More threads than any machine of today has processors to run. */
export const MAX_WORKERS = 64;

/** A worker writes its files under this name and then renames them. */
export const unfinishedName = (worker: number): string => `.quietzone-${worker}.part`;

/** Deletes what workers of a killed run left, however many there were. */
export const removeUnfinished = (folder: string): void => {
  for (let worker = 0; worker < MAX_WORKERS; worker += 1) {
    rmSync(join(folder, unfinishedName(worker)), { force: true });
  }
};
