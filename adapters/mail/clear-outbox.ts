import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS } from "../../core/durations.ts";

const KEEP_MS = 30 * DAY_MS;

/** Removes the mails of the outbox that are older than 30 days: their links have long run out, their addresses are people's. */
export async function clearOutbox(folder: string, now: Date): Promise<void> {
  for (const name of await namesIn(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs > KEEP_MS) await rm(file, { force: true });
  }
}

/** None where no mail was ever kept. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}
