import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Both are paths relative to the root of the project; `to` may also be a package. */
export interface Import {
  from: string;
  to: string;
}

/** TypeScript files below a folder, as paths that begin with the folder. */
export const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

export const importsOf = (from: string): Import[] =>
  [...readFileSync(from, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map(
    ([, to = ""]) => ({
      from,
      to: to.startsWith(".") ? join(dirname(from), to) : to,
    }),
  );
