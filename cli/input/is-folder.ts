import { statSync } from "node:fs";

/** Whether a path names a folder; false where it names nothing, or nothing that can be looked at. */
export const isFolder = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
};
