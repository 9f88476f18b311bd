import { lstat, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HOUR_MS } from "../../core/durations.ts";

const NAME = /^quietzone-(?:form|batch)-/;
/**
 * A request arrives within five minutes or is aborted, and a batch is aborted after five: no folder in use is
 * nearly as old.
 */
const ABANDONED_MS = HOUR_MS;

/**
 * Deletes temporary folders of uploads and batches whose process was killed. Decides by age rather than by
 * process id: in another container that shares the temporary folder, the same id belongs to another process.
 * Folders of other users stay.
 */
export async function removeAbandonedFolders(): Promise<void> {
  const root = tmpdir();
  for (const name of await readdir(root)) {
    if (!NAME.test(name)) continue;
    const path = join(root, name);
    // another process may have deleted it meanwhile
    const facts = await lstat(path).catch(() => null);
    if (!facts?.isDirectory() || facts.uid !== process.getuid?.()) continue;
    if (Date.now() - facts.mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}
