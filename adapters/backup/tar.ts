import { damagedArchive, foreignArchive } from "../../core/backup/archive-errors.ts";
import { DomainError } from "../../core/errors.ts";
import type { BackupEntry } from "../../core/backup/backup-archive.ts";

const BLOCK = 512;
/** Limit of one file in bytes: a picture has 5 MB at most, the row of a verification file 20 MB. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Files as a tar archive (POSIX.1-1988 ustar), so that `tar` can open what this program wrote. */
export async function* packTar(entries: AsyncIterable<BackupEntry>): AsyncGenerator<Uint8Array> {
  for await (const { path, bytes } of entries) {
    yield header(path, bytes.byteLength);
    yield bytes;
    yield Buffer.alloc((BLOCK - (bytes.byteLength % BLOCK)) % BLOCK);
  }
  yield Buffer.alloc(2 * BLOCK);
}

function header(path: string, size: number): Buffer {
  if (Buffer.byteLength(path) > 100) {
    throw new DomainError("storage_failed", `A name is too long for an archive: ${path}`);
  }
  const block = Buffer.alloc(BLOCK);
  block.write(path, 0);
  block.write("0000600\0", 100);
  block.write("0000000\0", 108);
  block.write("0000000\0", 116);
  block.write(`${size.toString(8).padStart(11, "0")}\0`, 124);
  block.write(`${"0".repeat(11)}\0`, 136);
  block.write("0", 156);
  block.write("ustar\x0000", 257);
  block.write(checksum(block), 148);
  return block;
}

/** The sum of the header's bytes, with the checksum field read as spaces (POSIX ustar). */
function checksum(block: Buffer): string {
  let sum = 8 * 0x20;
  for (let at = 0; at < BLOCK; at += 1) if (at < 148 || at >= 156) sum += block[at] ?? 0;
  return `${sum.toString(8).padStart(6, "0")}\0 `;
}

/**
 * The files of such an archive, one after another. Only headers as `packTar` writes them are accepted: links, folders, prefixes and
 * extensions are refused.
 * @throws DomainError `archive_unreadable`
 */
export async function* unpackTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<BackupEntry> {
  const take = takerOf(chunks);
  for (let first = true; ; first = false) {
    const block = await take(BLOCK);
    if (block.every((byte) => byte === 0)) return;
    const text = (from: number, length: number): string =>
      block
        .subarray(from, from + length)
        .toString("utf8")
        .split("\0", 1)[0] ?? "";
    const size = Number.parseInt(text(124, 12), 8);
    if (block.subarray(148, 156).toString("latin1") !== checksum(block)) {
      throw first ? foreignArchive() : damagedArchive();
    }
    const path = text(0, 100);
    if (!(size >= 0 && size <= MAX_BYTES && block.equals(header(path, size)))) throw damagedArchive();
    const bytes = await take(size);
    await take((BLOCK - (size % BLOCK)) % BLOCK);
    yield { path, bytes };
  }
}

/** Reads blocks of requested sizes from a stream. */
function takerOf(chunks: AsyncIterable<Uint8Array>): (size: number) => Promise<Buffer> {
  const source = chunks[Symbol.asyncIterator]();
  let waiting: Uint8Array[] = [];
  let length = 0;
  return async (size) => {
    while (length < size) {
      const next = await source.next();
      if (next.done) throw damagedArchive();
      waiting.push(next.value);
      length += next.value.byteLength;
    }
    const all = waiting.length === 1 ? Buffer.from(waiting[0] ?? new Uint8Array()) : Buffer.concat(waiting);
    waiting = [all.subarray(size)];
    length -= size;
    return all.subarray(0, size);
  };
}
