import { isAscii, isUtf8 } from "node:buffer";
import { DomainError } from "../../../../../core/errors.ts";
import { likelyEncodings } from "./likely-encodings.ts";
import { type OptionStyle, optionText } from "../option-text.ts";
import { createDecoder, type DecodeChunk } from "./text-encoding.ts";

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** A line longer than this is no row but a file of another kind; it bounds what is held in memory. */
export const MAX_LINE_BYTES = 1_048_576;

export interface Encoding {
  /** What the file is written in, as `findEncoding` names it; null: UTF-8. */
  name: string | null;
  /** How a sentence advises another one. */
  style: OptionStyle;
}

/**
 * Turns the bytes of a text file into blocks of whole lines in UTF-8, without byte order mark. Text with a byte order mark
 * is what the mark indicates, such as UTF-16 (which Excel calls "Unicode text"), whatever encoding is named.
 * @throws DomainError `validation_failed` that names the first line which is not text
 */
export async function* decodeText(chunks: AsyncIterable<Buffer>, encoding: Encoding): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  for await (const chunk of toUtf8(chunks, encoding.name)) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = endOfLines(bytes);
    rest = bytes.subarray(end);
    if (rest.length > MAX_LINE_BYTES) {
      const at = line + countLineFeeds(bytes.subarray(0, end));
      throw new DomainError(
        "validation_failed",
        `Line ${at} is longer than 1 MB, so this is not a file of rows.`,
      );
    }
    if (end === 0) continue;
    line += checkedLines(bytes.subarray(0, end), line, encoding.style);
    yield bytes.subarray(0, end);
  }
  if (rest.length > 0) {
    checkedLines(rest, line, encoding.style);
    yield rest;
  }
}

/** Where the last whole line ends. Lines of old Macs end in a carriage return alone; one at the very end may be half of a pair. */
const endOfLines = (bytes: Buffer): number => {
  const feed = bytes.lastIndexOf(LINE_FEED) + 1;
  return feed > 0 ? feed : bytes.subarray(0, -1).lastIndexOf(CARRIAGE_RETURN) + 1;
};

async function* toUtf8(chunks: AsyncIterable<Buffer>, encoding: string | null): AsyncGenerator<Buffer> {
  let decode: DecodeChunk | null = null;
  let first = true;
  let mayBeUtf8 = false;
  for await (const chunk of atLeastThreeBytesFirst(chunks)) {
    let bytes = chunk;
    if (first) {
      first = false;
      const mark = byteOrderMark(chunk);
      const name = mark?.encoding ?? encoding ?? "utf-8";
      bytes = chunk.subarray(mark?.bytes ?? 0);
      if (name !== "utf-8") decode = createDecoder(name);
      mayBeUtf8 = decode !== null && mark === null && !name.startsWith("utf-16");
    }
    if (mayBeUtf8) mayBeUtf8 = isAsciiSoFar(bytes, encoding);
    if (bytes.length > 0) yield decode === null ? bytes : Buffer.from(decode(bytes));
  }
  decode?.();
}

/** UTF-16 marks are left in: `TextDecoder` takes them out. */
const byteOrderMark = (head: Buffer): { encoding: string; bytes: number } | null => {
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: "utf-16le", bytes: 0 };
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: "utf-16be", bytes: 0 };
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? { encoding: "utf-8", bytes: 3 } : null;
};

/**
 * The first lines with letters outside ASCII show whether the text is UTF-8, although another encoding was named:
 * letters of another encoding are never UTF-8 by accident.
 * @throws DomainError `validation_failed`
 */
const isAsciiSoFar = (bytes: Buffer, encoding: string | null): boolean => {
  const lines = bytes.subarray(0, bytes.lastIndexOf(LINE_FEED) + 1);
  if (isAscii(lines)) return true;
  if (!isUtf8(lines)) return false;
  throw new DomainError("validation_failed", `The file is UTF-8, not ${encoding}: leave the encoding out.`);
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
const checkedLines = (block: Buffer, firstLine: number, style: OptionStyle): number => {
  const nul = block.indexOf(0);
  if (nul >= 0) {
    const line = firstLine + countLineFeeds(block.subarray(0, nul));
    // the NUL of an ASCII letter stands in front of it in UTF-16BE
    const encoding = nul % 2 === 0 ? "utf-16be" : "utf-16le";
    throw new DomainError(
      "validation_failed",
      `Line ${line} holds a NUL byte, so the file is not text, or it is UTF-16 without a byte order mark. Save it as UTF-8, or try ${optionText(style, "encoding", encoding)}.`,
    );
  }
  if (!isUtf8(block)) throw notUtf8(block, firstLine, style);
  return countLineFeeds(block);
};

const notUtf8 = (block: Buffer, firstLine: number, style: OptionStyle): DomainError => {
  let line = firstLine;
  let start = 0;
  for (;;) {
    const feed = block.indexOf(LINE_FEED, start);
    const end = feed < 0 ? block.length : feed + 1;
    if (!isUtf8(block.subarray(start, end)) || feed < 0) break;
    start = end;
    line += 1;
  }
  const feed = block.indexOf(LINE_FEED, start);
  const [likely, ...others] = likelyEncodings(block.subarray(start, feed < 0 ? undefined : feed));
  const choice = [
    ...(likely ? [`${optionText(style, "encoding", likely.name)} ("${likely.word}")`] : []),
    ...others.map(({ name, word }) => `${name} ("${word}")`),
  ].join(", ");
  const advice = choice === "" ? "Save" : `Name the encoding in which this word is right: ${choice}; or save`;
  return new DomainError(
    "validation_failed",
    `Line ${line} is not UTF-8, so its letters would come out wrong. ${advice} the file as UTF-8 (in Excel: "CSV UTF-8").`,
  );
};

const countLineFeeds = (bytes: Buffer): number => {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
};
