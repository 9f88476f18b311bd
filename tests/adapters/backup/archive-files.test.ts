import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { archiveFiles } from "../../../adapters/backup/archive-files.ts";
import { createDigest, utf8 as text } from "../../../adapters/backup/digest.ts";
import { readContent } from "../../../core/backup/read-archive-content.ts";
import type { BackupEntry } from "../../../core/backup/backup-archive.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "quietzone-archives-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (path: string) => readContent(archiveFiles.read(path, null), { digest: createDigest(), text });

async function* entriesOf(entry: BackupEntry): AsyncGenerator<BackupEntry> {
  yield entry;
}

/** A backup archive with a single file. */
async function packed(name: string, path: string, content: string): Promise<string> {
  const archive = join(folder, name);
  const written = await archiveFiles.write(archive, entriesOf({ path, bytes: text.encode(content) }), null);
  await written.finish();
  return archive;
}

describe("calls a file that is not a backup just that, instead of a damaged backup:", () => {
  test.each([
    ["text", Buffer.from("CREATE TABLE users ();\n")],
    ["nothing at all", Buffer.alloc(0)],
    ["text that gzip packed", gzipSync(Buffer.from("CREATE TABLE users ();\n".repeat(100)))],
  ])("%s", async (name, bytes) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    await expect(read(path)).rejects.toMatchObject({
      code: "archive_unreadable",
      message: expect.stringMatching(/^This is no backup of Quietzone/) as string,
    });
  });

  test("a .tar.gz with other files", async () => {
    const path = await packed("others.tar.gz", "home/notes.txt", "milk");
    await expect(read(path)).rejects.toThrow(/^This is no backup of Quietzone/);
  });
});

test("says so when the path is a folder", async () => {
  const path = join(folder, "backups");
  await mkdir(path);
  await expect(read(path)).rejects.toMatchObject({
    code: "storage_failed",
    message: `Cannot use ${path}: it is a folder, name a file in it (EISDIR)`,
  });
});

test("asks for the newer version when the backup has an unknown format", async () => {
  const path = await packed("newer.tar.gz", "manifest.json", '{"format": 2, "product": "quietzone"}');
  await expect(read(path)).rejects.toMatchObject({
    code: "database_newer",
    message:
      "The backup was made by a newer version of Quietzone (its format is 2). Install that version first.",
  });
});
