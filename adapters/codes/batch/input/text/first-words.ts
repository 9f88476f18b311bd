import { joinedBytes, NO_BYTES } from "./bytes.ts";

/** Bytes of words of a file, one for each byte beyond ASCII that occurs in it. */
export interface FirstWords {
  /** @param bytes of the file, in their order; a word may be cut between two calls */
  add: (bytes: Uint8Array) => void;
  /** Once all bytes were added. */
  words: () => Uint8Array[];
}

/** Bytes of a word that are kept. */
export const LONGEST_WORD = 1000;
/** Without a sign that ends a word, this is no text: it bounds what is held in memory. */
const LONGEST_REST = 1_048_576;

/**
 * Collects the first word of each byte beyond ASCII: where two encodings make different texts of a file, they do so in one of these
 * words, of which there are 128 at most.
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

/** Signs that end a word, and that are no half of a character in any encoding of East Asia. */
const isBetween = (byte: number): boolean => byte < 0x30 || (byte >= 0x3a && byte < 0x40);

/** From its first byte on: begun in the middle, characters of two bytes would be others. */
const wordAt = (bytes: Uint8Array, at: number): Uint8Array => {
  let [start, end] = [at, at + 1];
  while (start > 0 && !isBetween(bytes[start - 1]!)) start -= 1;
  while (end < bytes.length && end - start < LONGEST_WORD && !isBetween(bytes[end]!)) end += 1;
  return bytes.subarray(start, Math.min(end, start + LONGEST_WORD));
};

/** Behind the last sign that ends a word. */
const endOfWords = (bytes: Uint8Array): number => {
  let end = bytes.length;
  while (end > 0 && !isBetween(bytes[end - 1]!)) end -= 1;
  return end;
};
