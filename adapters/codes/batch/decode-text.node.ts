import { isUtf8 } from "node:buffer";
import { DomainError } from "../../../core/errors.ts";

const LINE_FEED = 0x0a;
/** A line longer than this is no row but a file of another kind; it bounds what is held in memory. */
export const MAX_LINE_BYTES = 1_048_576;

/**
 * Turns the bytes of a text file into blocks of whole lines in UTF-8, without byte order mark. UTF-16 with a byte order
 * mark (what Excel calls "Unicode text") is converted.
 * @throws DomainError `validation_failed` that names the first line which is not text
 */
export async function* decodeText(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  for await (const chunk of toUtf8(chunks)) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = bytes.lastIndexOf(LINE_FEED) + 1;
    rest = bytes.subarray(end);
    if (rest.length > MAX_LINE_BYTES) {
      const at = line + countLineFeeds(bytes.subarray(0, end));
      throw new DomainError("validation_failed", `Line ${at} is longer than 1 MB: this is no file of rows.`);
    }
    if (end === 0) continue;
    line += checkedLines(bytes.subarray(0, end), line);
    yield bytes.subarray(0, end);
  }
  if (rest.length > 0) {
    checkedLines(rest, line);
    yield rest;
  }
}

async function* toUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let utf16: TextDecoder | null = null;
  let first = true;
  for await (const chunk of atLeastThreeBytesFirst(chunks)) {
    if (first) {
      first = false;
      if (chunk[0] === 0xff && chunk[1] === 0xfe) utf16 = new TextDecoder("utf-16le", { fatal: true });
      else if (chunk[0] === 0xfe && chunk[1] === 0xff) {
        throw new DomainError("validation_failed", "The file is UTF-16 (big-endian). Save it as UTF-8.");
      } else if (chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf) {
        yield chunk.subarray(3);
        continue;
      }
    }
    yield utf16 === null ? chunk : fromUtf16(utf16, chunk);
  }
  if (utf16 !== null) fromUtf16(utf16);
}

/** @param chunk absent at the end, where nothing may be left over */
const fromUtf16 = (decoder: TextDecoder, chunk?: Buffer): Buffer => {
  try {
    return Buffer.from(decoder.decode(chunk, { stream: chunk !== undefined }));
  } catch {
    throw new DomainError(
      "validation_failed",
      "The file is UTF-16 and holds half a character: it was cut or joined. Save it as UTF-8.",
    );
  }
};

/** A byte order mark may be cut by a short first read of a pipe. */
async function* atLeastThreeBytesFirst(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of chunks) {
    if (head === null) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < 3) continue;
    yield head;
    head = null;
  }
  if (head !== null && head.length > 0) yield head;
}

/** Counts the lines of a block after making sure that it is text. */
const checkedLines = (block: Buffer, firstLine: number): number => {
  const nul = block.indexOf(0);
  if (nul >= 0) {
    const line = firstLine + countLineFeeds(block.subarray(0, nul));
    throw new DomainError(
      "validation_failed",
      `Line ${line} holds a NUL byte: the file is UTF-16 without a mark, or no text. Save it as UTF-8.`,
    );
  }
  if (!isUtf8(block)) throw notUtf8(block, firstLine);
  return countLineFeeds(block);
};

const notUtf8 = (block: Buffer, firstLine: number): DomainError => {
  let line = firstLine;
  let start = 0;
  for (;;) {
    const feed = block.indexOf(LINE_FEED, start);
    const end = feed < 0 ? block.length : feed + 1;
    if (!isUtf8(block.subarray(start, end)) || feed < 0) break;
    start = end;
    line += 1;
  }
  return new DomainError(
    "validation_failed",
    `Line ${line} is not UTF-8, so its letters would come out wrong. Save the file as UTF-8 (in Excel: "CSV UTF-8").`,
  );
};

const countLineFeeds = (bytes: Buffer): number => {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
};
