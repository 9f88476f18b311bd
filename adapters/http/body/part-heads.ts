import { Transform } from "node:stream";
import { DomainError } from "../../../core/errors.ts";

/** Names of files have 255 characters at most, and come with two lines besides. */
const HEAD_BYTES = 8192;
const HEAD_END = Buffer.from("\r\n\r\n");
const NONE = Buffer.alloc(0);

/**
 * Lets the bytes of a form through, and fails where the head of a part (RFC 7578 section 4) is longer than any that is meant: the
 * parser gathers it however long it is, and looks for the file's name in it by an expression that takes four times as long for
 * twice the length: 200 kB held the whole process for three seconds. Whatever it may take for the end of a part begins a head here.
 * @param boundary as the Content-Type says it
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
