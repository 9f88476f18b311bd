import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * The module of a thread or child process.
 * @param built its file name in the built server
 * @param source its path relative to this folder
 */
export function threadEntry(built: string, source: string): URL {
  const folder = import.meta.dirname;
  if (import.meta.url.endsWith(".ts")) return pathToFileURL(join(folder, source));
  // the bundle is split: this chunk is next to it, or one folder deeper
  const beside = join(folder, built);
  return pathToFileURL(existsSync(beside) ? beside : join(dirname(folder), built));
}
