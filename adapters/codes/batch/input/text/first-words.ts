import { joinedBytes, NO_BYTES } from "./bytes.ts";

/** Words of a file as bytes, one for each non-ASCII byte that occurs in it. */
export interface FirstWords {
  /** @param bytes bytes of the file, in order; a word may be split between two calls */
  add: (bytes: Uint8Array) => void;
  /** Called after all bytes were added. */
  words: () => Uint8Array[];
}

/** Maximum bytes kept of a word. */
export const LONGEST_WORD = 1000;
/** Data without word separators is not text; this limits memory. */
const LONGEST_REST = 1_048_576;

/**
 * Collects the first word with each non-ASCII byte: if two encodings decode a file differently, they differ in one of these words, at
 * most 128.
 */
export const createFirstWords = (): FirstWords => {
  const isKnown = new Uint8Array(256);
  const found: Uint8Array[] = [];
  let rest = NO_BYTES;

  const look = (bytes: Uint8Array): void => {
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at]!;
      if (byte < 0x80 || isKnown[byte] === 1) continue;
      const word = wordAt(bytes, at);
      isKnown[byte] = 1;
      for (const each of word) isKnown[each] = 1;
      found.push(Uint8Array.from(word));
    }
  };
  return {
    add(bytes) {
      const all = joinedBytes(rest, bytes);
      const end = all.length > LONGEST_REST ? all.length : endOfWords(all);
      look(all.subarray(0, end));
      rest = all.subarray(end);
    },
    words() {
      look(rest);
      rest = NO_BYTES;
      return found;
    },
  };
};

/** Separators that are never the second byte of a character in an East Asian encoding. */
const isBetween = (byte: number): boolean => byte < 0x30 || (byte >= 0x3a && byte < 0x40);

/** The word from its first byte on: decoding two-byte characters must not start in the middle. */
const wordAt = (bytes: Uint8Array, at: number): Uint8Array => {
  let [start, end] = [at, at + 1];
  while (start > 0 && !isBetween(bytes[start - 1]!)) start -= 1;
  while (end < bytes.length && end - start < LONGEST_WORD && !isBetween(bytes[end]!)) end += 1;
  return bytes.subarray(start, Math.min(end, start + LONGEST_WORD));
};

/** Position after the last separator. */
const endOfWords = (bytes: Uint8Array): number => {
  let end = bytes.length;
  while (end > 0 && !isBetween(bytes[end - 1]!)) end -= 1;
  return end;
};
