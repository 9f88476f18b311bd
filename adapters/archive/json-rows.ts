import { setImmediate as nextTurn } from "node:timers/promises";

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [ARRAY, END_OF_ARRAY, OBJECT, END_OF_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];
const SPACES = [0x20, 0x09, 0x0a, 0x0d];

/** Default limit of one row in bytes. History records are far smaller. */
const ROW_BYTES = 65_536;
/** Milliseconds after which the event loop gets a turn. */
const TURN_MS = 10;

const broken = () => new SyntaxError("not a JSON array");
const isBlank = (bytes: Buffer): boolean =>
  bytes.length <= ROW_BYTES && bytes.toString("latin1").trim() === "";

/** Start and end of each row; null from time to time when the next one is far. The content of rows is not parsed. */
function* rowsIn(bytes: Buffer): Generator<{ from: number; to: number } | null> {
  const start = bytes.subarray(0, ROW_BYTES).findIndex((byte) => !SPACES.includes(byte));
  if (bytes[start] !== ARRAY) throw broken();
  let [from, depth, isText] = [start + 1, 1, false];
  for (let at = from, pause = at; at < bytes.length; at++) {
    if (at >= pause) {
      pause = at + ROW_BYTES;
      yield null;
    }
    const byte = bytes[at];
    if (isText) {
      if (byte === BACKSLASH) at++;
      else isText = byte !== QUOTE;
    } else if (byte === QUOTE) isText = true;
    else if (byte === ARRAY || byte === OBJECT) depth++;
    else if (byte === COMMA && depth === 1) {
      yield { from, to: at };
      from = at + 1;
    } else if (byte === END_OF_ARRAY || byte === END_OF_OBJECT) {
      depth--;
      if (depth > 0) continue;
      if (byte !== END_OF_ARRAY || !isBlank(bytes.subarray(at + 1))) throw broken();
      if (from > start + 1 || !isBlank(bytes.subarray(from, at))) yield { from, to: at };
      return;
    }
  }
  throw broken();
}

/**
 * The rows of a JSON array, one at a time, with pauses for the event loop: parsing a whole file of 10 MB with millions of `{}` took a
 * minute and a gigabyte.
 * @param rowBytes limit of one row
 * @returns undefined for larger rows
 * @throws SyntaxError
 */
export async function* jsonRows(bytes: Buffer, rowBytes = ROW_BYTES): AsyncGenerator {
  let began = performance.now();
  for (const row of rowsIn(bytes)) {
    if (performance.now() - began > TURN_MS) {
      await nextTurn();
      began = performance.now();
    }
    if (row === null) continue;
    const isRead = row.to - row.from <= rowBytes;
    yield isRead ? (JSON.parse(bytes.toString("utf8", row.from, row.to)) as unknown) : undefined;
  }
}
