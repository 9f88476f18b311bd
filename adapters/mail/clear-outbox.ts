import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "../../core/durations.ts";

const KEEP_MS = 30 * DAY_MS;

/**
 * Deletes mails from the outbox after 30 days: their links have long expired, and they contain personal
 * addresses.
 */
export async function clearOutbox(folder: string, now: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs > KEEP_MS) await rm(file, { force: true });
  }
}

/** Empty if no mail was ever stored. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
