import { rowRefusal } from "../../../../../core/codes/row-sentences/row-refusal.ts";
import { rowSentence } from "../../../../../core/codes/row-sentences/row-sentence.ts";
import { DomainError } from "../../../../../core/errors.ts";
import { encodingAdvice, otherEncodingNote } from "./encoding-sentences.ts";
import { indexOfBytes, isAscii, isUtf8, joinedBytes, NO_BYTES } from "./bytes.ts";
import { createFirstWords, type FirstWords } from "./first-words.ts";
import { type OptionStyle, optionText } from "../option-text.ts";
import { createDecoder, type DecodeChunk } from "./text-encoding.ts";

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** A longer line means that the file is not a table; this limits memory. */
export const MAX_LINE_BYTES = 1_048_576;

export interface Encoding {
  /** Encoding of the file, as `findEncoding` names it; null: UTF-8. */
  name: string | null;
  /** How a sentence names the encoding option; null if there is none. */
  style: OptionStyle | null;
  /** Receives remarks on the encoding once the file has been read. */
  say?: (sentence: string) => void;
}

/**
 * Decodes the bytes of a text file to blocks of whole lines in UTF-8, without a byte order mark. A byte order
 * mark determines the encoding, such as UTF-16 (which Excel calls "Unicode text"), whatever encoding is
 * named.
 * @throws DomainError `validation_failed` with the first line that is not text. For text in another encoding,
 * the
 * file is first read to its end, since its last word may show which one.
 */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<Uint8Array> {
  let foreign: { line: number; words: FirstWords } | null = null;
  let hasLetters = false;
  for await (const { block, line } of wholeLines(toUtf8(chunks, encoding))) {
    if (foreign !== null) foreign.words.add(block);
    else {
      refuseOtherText(block, line, encoding.style);
      const start = isUtf8(block) ? -1 : startOfForeignLine(block);
      if (start < 0) {
        hasLetters ||= !isAscii(block);
        yield block;
      } else {
        hasLetters ||= !isAscii(block.subarray(0, start));
        foreign = { line: line + countLineFeeds(block.subarray(0, start)), words: createFirstWords() };
        foreign.words.add(block.subarray(start));
      }
    }
  }
  if (foreign === null) return;
  const { line, words } = foreign;
  if (hasLetters) throw rowRefusal(rowSentence("rows.mixed_encodings", { line }));
  const advice = encodingAdvice(words.words(), encoding.style);
  if (advice === null) throw rowRefusal(rowSentence("rows.not_utf8", { line }));
  throw new DomainError(
    "validation_failed",
    `Line ${line} is not UTF-8, so its letters would come out wrong. ${advice}`,
  );
}

async function* wholeLines(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ block: Uint8Array; line: number }> {
  let rest = NO_BYTES;
  let line = 1;
  for await (const chunk of chunks) {
    const bytes = joinedBytes(rest, chunk);
    const end = endOfLines(bytes);
    rest = bytes.subarray(end);
    const block = bytes.subarray(0, end);
    const lines = countLineFeeds(block);
    if (rest.length > MAX_LINE_BYTES) throw rowRefusal(rowSentence("rows.long_line", { line: line + lines }));
    if (end > 0) yield { block, line };
    line += lines;
  }
  if (rest.length > 0) yield { block: rest, line };
}

/**
 * End of the last whole line. Old Macs end lines in a carriage return only; one at the very end may be half
 * of a pair.
 */
const endOfLines = (bytes: Uint8Array): number => {
  const feed = bytes.lastIndexOf(LINE_FEED) + 1;
  return feed > 0 ? feed : bytes.subarray(0, -1).lastIndexOf(CARRIAGE_RETURN) + 1;
};

async function* toUtf8(
  chunks: AsyncIterable<Uint8Array>,
  { name: encoding, style, say }: Encoding,
): AsyncGenerator<Uint8Array> {
  let decode: DecodeChunk | null = null;
  let first = true;
  let mayBeUtf8 = false;
  let words: FirstWords | null = null;
  for await (const chunk of atLeastFourBytesFirst(chunks)) {
    let bytes = chunk;
    if (first) {
      first = false;
      const mark = byteOrderMark(chunk);
      const name = mark?.encoding ?? encoding ?? "utf-8";
      bytes = chunk.subarray(mark?.bytes ?? 0);
      if (name !== "utf-8") decode = createDecoder(name);
      mayBeUtf8 = decode !== null && mark === null && !name.startsWith("utf-16");
      if (mayBeUtf8 && say !== undefined) words = createFirstWords();
    }
    words?.add(bytes);
    if (mayBeUtf8) mayBeUtf8 = isAsciiSoFar(bytes, encoding, style);
    if (bytes.length > 0) yield decode === null ? bytes : new TextEncoder().encode(decode(bytes));
  }
  decode?.();
  const note = words && encoding && style && otherEncodingNote(words.words(), encoding, style);
  if (note) say?.(note);
}

/** Byte order marks of UTF-32 (The Unicode Standard, section 2.6). The first is that of UTF-16 before a NUL, which no text has. */
const UTF_32 = [
  [0xff, 0xfe, 0, 0],
  [0, 0, 0xfe, 0xff],
];

/**
 * Byte order marks of UTF-16 are kept: `TextDecoder` removes them.
 * @throws DomainError `validation_failed` for that of UTF-32, which `TextDecoder` does not know
 */
const byteOrderMark = (head: Uint8Array): { encoding: string; bytes: number } | null => {
  if (UTF_32.some((mark) => mark.every((byte, place) => head[place] === byte)))
    throw rowRefusal(rowSentence("rows.utf_32"));
  if (head[0] === 0xff && head[1] === 0xfe) return { encoding: "utf-16le", bytes: 0 };
  if (head[0] === 0xfe && head[1] === 0xff) return { encoding: "utf-16be", bytes: 0 };
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? { encoding: "utf-8", bytes: 3 } : null;
};

/**
 * The first lines with letters outside ASCII show whether the text is UTF-8, although another encoding was named:
 * letters of another encoding are never UTF-8 by accident.
 * @throws DomainError `validation_failed`
 */
const isAsciiSoFar = (bytes: Uint8Array, encoding: string | null, style: OptionStyle | null): boolean => {
  const lines = bytes.subarray(0, bytes.lastIndexOf(LINE_FEED) + 1);
  if (isAscii(lines)) return true;
  if (!isUtf8(lines)) return false;
  if (style === null) throw rowRefusal(rowSentence("rows.utf8_first"));
  throw new DomainError("validation_failed", `The file is UTF-8, not ${encoding}: leave the encoding out.`);
};

/** A byte order mark may be cut by a short first read of a pipe. */
async function* atLeastFourBytesFirst(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = NO_BYTES;
  for await (const chunk of chunks) {
    if (head === null) {
      yield chunk;
      continue;
    }
    head = joinedBytes(head, chunk);
    if (head.length < 4) continue;
    yield head;
    head = null;
  }
  if (head !== null && head.length > 0) yield head;
}

/**
 * @throws DomainError `validation_failed` if a block is UTF-16 without a byte order mark, or in an encoding
 * made of ASCII characters
 */
const refuseOtherText = (block: Uint8Array, firstLine: number, style: OptionStyle | null): void => {
  const nul = block.indexOf(0);
  if (nul >= 0) {
    const line = firstLine + countLineFeeds(block.subarray(0, nul));
    if (style === null) throw rowRefusal(rowSentence("rows.nul_byte", { line }));
    // in UTF-16BE, the NUL byte precedes an ASCII letter
    const encoding = nul % 2 === 0 ? "utf-16be" : "utf-16le";
    throw new DomainError(
      "validation_failed",
      `Line ${line} holds a NUL byte, so the file is not text, or it is UTF-16 without a byte order mark. Save it as UTF-8, or try ${optionText(style, "encoding", encoding)}.`,
    );
  }
  const escape = TO_JAPANESE.map((sequence) => indexOfBytes(block, sequence)).find((at) => at >= 0);
  if (escape === undefined) return;
  const line = firstLine + countLineFeeds(block.subarray(0, escape));
  if (style === null) throw rowRefusal(rowSentence("rows.iso_2022_jp", { line }));
  throw new DomainError(
    "validation_failed",
    `Line ${line} holds letters of ISO-2022-JP: add ${optionText(style, "encoding", "iso-2022-jp")}, or save the file as UTF-8.`,
  );
};

/** Escape sequences that switch from ASCII to Japanese (RFC 1468). */
const TO_JAPANESE = ["\u001b$B", "\u001b$@"].map((sequence) => new TextEncoder().encode(sequence));

/** Start of the first line that is not UTF-8. */
const startOfForeignLine = (block: Uint8Array): number => {
  let start = 0;
  for (;;) {
    const feed = block.indexOf(LINE_FEED, start);
    if (feed < 0 || !isUtf8(block.subarray(start, feed + 1))) return start;
    start = feed + 1;
  }
};

const countLineFeeds = (bytes: Uint8Array): number => {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
};
