import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * The module that a thread or a process of its own runs.
 * @param built its name beside the bundle of the server, as the build calls it
 * @param source its path from this folder
 */
export function threadEntry(built: string, source: string): URL {
  const folder = import.meta.dirname;
  if (import.meta.url.endsWith(".ts")) return pathToFileURL(join(folder, source));
  // the bundle is in parts: this one stands beside it, or a folder deeper
  const beside = join(folder, built);
  return pathToFileURL(existsSync(beside) ? beside : join(dirname(folder), built));
}
