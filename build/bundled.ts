import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PARTS } from "./inputs.ts";

/** Vite's list of the packages bundled into a part, with their licenses. */
const LICENSES = ".vite/license.md";

/** Names of the packages bundled into the built product; null if it is not built. */
export function bundledPackages(root: string): Set<string> | null {
  const lists = Object.keys(PARTS).map((part) => join(root, "dist", part, LICENSES));
  if (!lists.every((file) => existsSync(file))) return null;
  const named = lists.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/^## (\S+) - \d\S* \(.+\)$/gm),
  ]);
  return new Set(named.map(([, name = ""]) => name));
}
