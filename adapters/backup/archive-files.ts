import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { damagedArchive, foreignArchive } from "../../core/backup/archive-errors.ts";
import type { BackupArchives, BackupEntry } from "../../core/backup/backup-archive.ts";
import { DomainError } from "../../core/errors.ts";
import { SEAL, seal, unseal } from "./sealed-stream.ts";
import { packTar, unpackTar } from "./tar.ts";

/** Magic bytes of gzip (RFC 1952). */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** Limit of padding after the last file; `packTar` writes 512 bytes. */
const REST_BYTES = 64 * 1024;

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? "";

/** Backup archives on disk: a .tar.gz, optionally encrypted in chunks. Only the current file is in memory. */
export const archiveFiles: BackupArchives = {
  async write(path, entries, passphrase) {
    if (await exists(path)) throw new DomainError("conflict", `There is a file ${path} already`);
    const unfinished = `${path}.${randomUUID().slice(0, 8)}.part`;
    const discard = () => rm(unfinished, { force: true });
    const file = await open(unfinished, "wx", 0o600).catch((error: unknown) => {
      throw storageFailed(path, error);
    });
    try {
      const target = file.createWriteStream({ flush: true });
      const zip = createGzip({ level: 6 });
      if (passphrase === null) await pipeline(packTar(entries), zip, target);
      else await pipeline(packTar(entries), zip, (zipped) => seal(zipped, passphrase), target);
    } catch (error) {
      await discard();
      throw codeOf(error).startsWith("E") ? storageFailed(path, error) : error;
    }
    return {
      read: () => archiveFiles.read(unfinished, passphrase),
      discard,
      async finish() {
        if (await exists(path)) throw new DomainError("conflict", `There is a file ${path} already`);
        await rename(unfinished, path);
        await syncFolder(path);
        return { bytes: (await stat(path)).size };
      },
    };
  },

  async *read(path, passphrase): AsyncGenerator<BackupEntry> {
    if (!(await archiveFiles.isArchive(path))) throw foreignArchive();
    const isSealed = await archiveFiles.isSealed(path);
    if (isSealed && passphrase === null) {
      throw new DomainError("archive_unreadable", "The archive is encrypted: add --passphrase-file");
    }
    // otherwise anyone who can write the file, but not encrypt it, could replace it
    if (!isSealed && passphrase !== null) {
      throw new DomainError(
        "archive_unreadable",
        "The archive is not encrypted, so the passphrase says nothing about who made it. If it was made without one, leave the passphrase out",
      );
    }
    const gunzip = createGunzip();
    const reading = isSealed
      ? pipeline(createReadStream(path), (bytes) => unseal(bytes, passphrase ?? ""), gunzip)
      : pipeline(createReadStream(path), gunzip);
    // caught below, or by the reader of the unpacked data
    reading.catch(() => undefined);
    try {
      yield* unpackTar(gunzip);
      // the padding, and gzip's checksum at the end
      let rest = 0;
      for await (const chunk of gunzip)
        if ((rest += (chunk as Buffer).byteLength) > REST_BYTES) throw damagedArchive();
      await reading;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      throw damagedArchive(error);
    } finally {
      gunzip.destroy();
    }
  },

  isSealed: async (path) => (await beginning(path)).equals(SEAL),

  async names(folder) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return await readdir(folder);
    } catch (error) {
      throw storageFailed(folder, error);
    }
  },

  async isArchive(path) {
    const start = await beginning(path);
    return start.equals(SEAL) || start.subarray(0, GZIP.length).equals(GZIP);
  },

  lastWritten: async (path) => (await stat(path)).mtime,

  remove: (path) =>
    rm(path, { force: true }).catch((error: unknown) => {
      throw storageFailed(path, error);
    }),
};

async function beginning(path: string): Promise<Buffer> {
  const file = await open(path, "r").catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") throw new DomainError("not_found", `There is no file ${path}`);
    throw storageFailed(path, error);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SEAL.length), 0, SEAL.length, 0);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw storageFailed(path, error);
  } finally {
    await file.close();
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Advice by error code; the code stays in the message so that it can be looked up. */
const WAYS_OUT: Record<string, string> = {
  EISDIR: "it is a folder, name a file in it",
  ENOSPC: "the disk is full, free some space or choose another one",
  EDQUOT: "the disk quota is used up, free some space or choose another disk",
  EROFS: "the file system can only be read, choose another one",
  EACCES: "this user may not, check the owner and the permissions",
};

function storageFailed(path: string, cause: unknown): DomainError {
  const code = codeOf(cause);
  const said = WAYS_OUT[code];
  const reason = said === undefined ? code || "no reason given" : `${said} (${code})`;
  return new DomainError("storage_failed", `Cannot use ${path}: ${reason}`, { cause });
}

/** Makes the name survive a power failure; on systems that cannot open folders, the file system does that. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(dirname(path), "r").catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}
