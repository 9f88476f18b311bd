import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The parts of dist/, each with the folders and files that it may import (tests/build.test.ts). */
export const PARTS = {
  web: ["web", "browser", "core", "adapters/codes"],
  admin: ["admin", "browser", "core", "adapters/codes"],
  server: ["cli", "adapters", "core", "web", "browser", "migrations"],
} as const;

export type Part = keyof typeof PARTS;

/** Inputs of every part. */
const SHARED = ["build", "package.json", "package-lock.json", "tsconfig.json"];

/** Path, inside a part's folder, of the hash of its inputs. The server serves no file from a folder whose name starts with a dot. */
export const RECORD = ".vite/inputs";

function filesOf(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** Hash of the names and content of all inputs of a part: modification times mean nothing after a `git checkout`. */
export function hashInputs(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesOf(root, path)).toSorted()) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

export const hashPart = (root: string, part: Part): string => hashInputs(root, [...PARTS[part], ...SHARED]);

/** Whether a part was built from the current sources. */
export function isUpToDate(root: string, part: Part): boolean {
  const record = join(root, "dist", part, RECORD);
  return existsSync(record) && readFileSync(record, "utf8") === hashPart(root, part);
}
