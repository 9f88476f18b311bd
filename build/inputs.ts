import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The parts of dist/, and what each is made of: folders and files that it may import (tests/build.test.ts). */
export const PARTS = {
  web: ["web", "browser", "core", "adapters/codes"],
  admin: ["admin", "browser", "core", "adapters/codes"],
  server: ["cli", "adapters", "core", "web", "browser", "migrations"],
} as const;

export type Part = keyof typeof PARTS;

/** What all of them depend on. */
const SHARED = ["build", "package.json", "package-lock.json", "tsconfig.json"];

/** Where a part keeps the hash of what it was made of, in its folder. The server gives out no file of a folder with a dot. */
export const RECORD = ".vite/inputs";

function filesOf(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** Of the names and the content of everything that a part is made of: times of files say nothing after a `git checkout`. */
export function hashInputs(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => filesOf(root, path)).toSorted()) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

export const hashPart = (root: string, part: Part): string => hashInputs(root, [...PARTS[part], ...SHARED]);

/** Whether a part was built of what is there now. */
export function isUpToDate(root: string, part: Part): boolean {
  const record = join(root, "dist", part, RECORD);
  return existsSync(record) && readFileSync(record, "utf8") === hashPart(root, part);
}
