import { statSync } from "node:fs";

/** Whether a path names a folder; false if it does not exist or cannot be accessed. */
export const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
};
