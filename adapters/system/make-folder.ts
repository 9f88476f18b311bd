import { existsSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Creates a folder and its parents. Node's `recursive` retries forever if the system refuses a folder
 * although its parent exists, as below /proc.
 * @throws the system's error, with its `code`
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "EEXIST" && (await stat(path)).isDirectory()) return;
    const above = dirname(path);
    if (code !== "ENOENT" || above === path || existsSync(above)) throw error;
    await makeFolder(above);
    await makeFolder(path);
  }
}
