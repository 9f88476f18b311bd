import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openEmbeddedPostgres } from "../../../adapters/db/embedded/embedded-postgres.ts";
import { storageError } from "../../../adapters/db/pool/storage-errors.ts";
import { makeFolder, removeFolder } from "../../support/temporary-folder.ts";

describe("the message says what to do and quotes the program's error:", () => {
  test.each([
    [
      "initdb: error: could not create directory: No space left on device",
      "The disk that holds /data/db is full",
    ],
    ["EROFS: read-only file system, mkdir '/data'", "set DATA_DIR to a folder that can be written"],
    ["EACCES: permission denied, open '/data/db/PG_VERSION'", "check the owner and permissions"],
    ['[7] FATAL:  data directory "/data/db" has wrong ownership', "hand it over with chown -R"],
    ['[7] FATAL:  data directory "/data/db" has invalid permissions', "chmod 700 /data/db"],
    [
      "[7] FATAL:  could not map anonymous shared memory: Cannot allocate memory",
      "give the machine or container more",
    ],
    ["spawn /app/postgres ENOENT", "set DATABASE_URL to a PostgreSQL 15 or later"],
    ["[7] FATAL:  something new", "did not start, see db.log"],
  ])("%s", (said, sentence) => {
    const error = storageError("/data/db", new Error(said));
    expect(error.code).toBe("storage_failed");
    expect(error.message).toContain(sentence);
    expect(error.message).toContain(said.replace("[7] ", "").replace("initdb: ", ""));
  });
});

/** Mounts a small file system; null if this machine does not allow it. */
async function mountSmall(options: string): Promise<string | null> {
  const folder = await makeFolder();
  const mounted = spawnSync("/bin/mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]).status === 0;
  onTestFinished(async () => {
    if (mounted) spawnSync("/bin/umount", ["--lazy", folder]);
    await removeFolder(folder);
  });
  return mounted ? folder : null;
}

describe("on a real file system", () => {
  test("that is full, the start fails with a message and leaves nothing behind", async ({ skip }) => {
    const folder = (await mountSmall("size=8m")) ?? skip("cannot mount a file system here");
    await expect(openEmbeddedPostgres({ dataDir: folder })).rejects.toMatchObject({
      code: "storage_failed",
      message: expect.stringContaining("is full: free some space") as string,
    });
    expect(spawnSync("ls", ["-A", folder], { encoding: "utf8" }).stdout).toBe("");
  });

  test("that is read-only, the message asks for another folder", async ({ skip }) => {
    const folder = (await mountSmall("size=8m,ro")) ?? skip("cannot mount a file system here");
    for (const dataDir of [folder, join(folder, "data")]) {
      await expect(openEmbeddedPostgres({ dataDir })).rejects.toMatchObject({
        code: "storage_failed",
        message: expect.stringMatching(/read-only file system|file system can be written/) as string,
      });
    }
  });
});
