import { appendFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DeletionJournal } from "../../core/backup/backup-archive.ts";

const FILE = "deleted-accounts.jsonl";
const LINE = /^\{"id":"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/;

/** A line for each deleted account: its id and the time, and no other personal data. @param folder the folder of the archives */
export const createDeletionJournal = (folder: string): DeletionJournal => ({
  async note(id, at) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const line = `${JSON.stringify({ id, at: at.toISOString() })}\n`;
    await appendFile(join(folder, FILE), line, { mode: 0o600, flush: true });
  },

  async read(archive) {
    const folders = new Set([folder, dirname(archive)]);
    const texts = await Promise.all([...folders].map((each) => readIfThere(join(each, FILE))));
    // a truncated line names no account
    return texts.flatMap((text) => text.split("\n").flatMap((line) => LINE.exec(line)?.[1] ?? []));
  },
});

const readIfThere = (path: string): Promise<string> =>
  readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
