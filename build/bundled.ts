import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PARTS } from "./inputs.ts";

/** Where Vite lists what a part holds of others, with their licenses. */
const LICENSES = ".vite/license.md";

/** Names of the packages that are a part of the built product; null where it is not built. */
export function bundledPackages(root: string): Set<string> | null {
  const lists = Object.keys(PARTS).map((part) => join(root, "dist", part, LICENSES));
  if (!lists.every((file) => existsSync(file))) return null;
  const named = lists.flatMap((file) => [
    ...readFileSync(file, "utf8").matchAll(/^## (\S+) - \d\S* \(.+\)$/gm),
  ]);
  return new Set(named.map(([, name = ""]) => name));
}
