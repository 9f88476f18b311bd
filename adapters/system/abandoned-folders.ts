import { lstat, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOUR_MS } from "../../core/durations.ts";

const NAME = /^quietzone-(?:form|batch)-/;
/** A request arrives within five minutes or is cut off, and a batch is given up after five: no folder in use is nearly as old. */
const ABANDONED_MS = HOUR_MS;

/**
 * Removes the temporary folders of uploads and batches whose process was killed before it could. Their age decides, not their process: in
 * another container that shares the folder of temporary files, the same number belongs to another process. Folders of other users stay.
 */
export async function removeAbandonedFolders(): Promise<void> {
  const root = tmpdir();
  for (const name of await readdir(root)) {
    if (!NAME.test(name)) continue;
    const path = join(root, name);
    // another process may have removed it meanwhile
    const facts = await lstat(path).catch(() => null);
    if (!facts?.isDirectory() || facts.uid !== process.getuid?.()) continue;
    if (Date.now() - facts.mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}
