import { isAscii, isUtf8 } from "../../../../adapters/codes/batch/input/text/bytes.ts";
import { createFirstWords } from "../../../../adapters/codes/batch/input/text/first-words.ts";
import { likelyEncodings } from "../../../../adapters/codes/batch/input/text/likely-encodings.ts";

/** Size of the sample that is examined, bytes. */
const PIECE = 1_048_576;
const LINE_FEED = 0x0a;

/** Encodings in which the bytes of a text form words, the likeliest first; none if it is UTF-8 or has a byte order mark. */
export async function findTextEncodings(file: Blob): Promise<string[]> {
  for (let start = 0; start < file.size;) {
    const bytes = new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer());
    if (start === 0 && hasMark(bytes)) return [];
    // the sample may end within a character
    const end = start + bytes.length < file.size ? bytes.lastIndexOf(LINE_FEED) + 1 : bytes.length;
    const whole = end > 0 ? bytes.subarray(0, end) : bytes;
    if (!isUtf8(whole)) {
      const words = createFirstWords();
      words.add(whole);
      return likelyEncodings(words.words()).map(({ name }) => name);
    }
    // the letters are valid UTF-8: a later invalid byte is an error in its line
    if (!isAscii(whole)) return [];
    start += whole.length;
  }
  return [];
}

/** Whether a text starts with the byte order mark of UTF-16. */
const hasMark = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
