import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Creates a folder and its parents. Node 20's `recursive` never returns if the system refuses one, as below /proc. */
export const makeFolder = (path: string): void => {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(path);
  if (above !== path) makeFolder(above);
  mkdirSync(path);
};
