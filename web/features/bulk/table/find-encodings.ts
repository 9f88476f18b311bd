import { isAscii, isUtf8 } from "../../../../adapters/codes/batch/input/text/bytes.ts";
import { createFirstWords } from "../../../../adapters/codes/batch/input/text/first-words.ts";
import { likelyEncodings } from "../../../../adapters/codes/batch/input/text/likely-encodings.ts";

/** As much of a text as is looked at together: it shows which letters the text has. */
const PIECE = 1_048_576;
const LINE_FEED = 0x0a;

/** Encodings in which the bytes of a text are words, the likeliest first; none where it is UTF-8 or has a byte order mark. */
export async function findTextEncodings(file: Blob): Promise<string[]> {
  for (let start = 0; start < file.size;) {
    const bytes = new Uint8Array(await file.slice(start, start + PIECE).arrayBuffer());
    if (start === 0 && hasMark(bytes)) return [];
    // the last line may end within a character
    const end = start + bytes.length < file.size ? bytes.lastIndexOf(LINE_FEED) + 1 : bytes.length;
    const whole = end > 0 ? bytes.subarray(0, end) : bytes;
    if (!isUtf8(whole)) {
      const words = createFirstWords();
      words.add(whole);
      return likelyEncodings(words.words()).map(({ name }) => name);
    }
    // its letters are those of UTF-8: what comes later and is none is a mistake in that line
    if (!isAscii(whole)) return [];
    start += whole.length;
  }
  return [];
}

/** Whether a text says by its first bytes that it is UTF-16. */
const hasMark = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
