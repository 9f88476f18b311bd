import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A specifier is a path from the root of the project, or a package. */
export interface Import {
  from: string;
  to: string;
}

/** TypeScript files below a folder, as paths from where the folder's own path starts. */
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
