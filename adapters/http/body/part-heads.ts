import { Transform } from "node:stream";
import { DomainError } from "../../../core/errors.ts";

/** Largest header of a part: file names have at most 255 characters, and there are two more header lines. */
const HEAD_BYTES = 8192;
const HEAD_END = Buffer.from("\r\n\r\n");
const NONE = Buffer.alloc(0);

/**
 * Passes the bytes of a form through, and fails if the header of a part (RFC 7578 section 4) is longer than
 * any legitimate one: the parser buffers headers of any length, and searches for the file name with a regular
 * expression whose time grows quadratically: 200 kB blocked the process for three seconds. Anything that the
 * parser may take for the end of a part starts a header here.
 * @param boundary as in the Content-Type
 * @throws DomainError `too_large`, as the stream's error
 */
export function limitPartHeads(boundary: string): Transform {
  const mark = Buffer.from(`--${boundary}`);
  let rest = NONE;
  let seen = 0;
  let head: number | null = null;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const bytes = Buffer.concat([rest, chunk]);
      const offset = seen - rest.length;
      seen += chunk.length;
      for (let at = 0; ;) {
        const wanted = head === null ? mark : HEAD_END;
        const found = bytes.indexOf(wanted, at);
        const end = offset + (found < 0 ? bytes.length : found);
        if (head !== null && end - head > HEAD_BYTES) {
          done(
            new DomainError("too_large", `The head of a part of a form has at most ${HEAD_BYTES / 1024} kB`),
          );
          return;
        }
        if (found < 0) {
          rest = bytes.subarray(Math.max(at, bytes.length - wanted.length + 1));
          break;
        }
        at = found + wanted.length;
        head = head === null ? offset + at : null;
      }
      done(null, chunk);
    },
  });
}
