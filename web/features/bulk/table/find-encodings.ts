import { isUtf8 } from "../../../../adapters/codes/batch/input/text/bytes.ts";
import { createFirstWords } from "../../../../adapters/codes/batch/input/text/first-words.ts";
import { likelyEncodings } from "../../../../adapters/codes/batch/input/text/likely-encodings.ts";

/** As much of a text as shows which letters it has. */
const LOOKED_AT = 1_048_576;
const LINE_FEED = 0x0a;

/** Encodings in which the bytes of a text are words, the likeliest first; none where it is UTF-8 or has a byte order mark. */
export async function findTextEncodings(file: Blob): Promise<string[]> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return [];
  // the last line may end within a character
  const whole = file.size > LOOKED_AT ? bytes.subarray(0, bytes.lastIndexOf(LINE_FEED) + 1) : bytes;
  if (isUtf8(whole)) return [];
  const words = createFirstWords();
  words.add(whole);
  return likelyEncodings(words.words()).map(({ name }) => name);
}
