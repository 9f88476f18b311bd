/** Largest stored block (RFC 1951 §3.2.4), bytes. */
const BLOCK = 0xffff;
/** Modulus of Adler-32 (RFC 1950 §8.2). */
const BASE = 65_521;

/**
 * The zlib format without compression (RFC 1950, RFC 1951 §3.2.4): for a picture that is only shown on the
 * page, for which loading a compressor would cost more than it saves.
 */
export function storedZlib(bytes: Uint8Array): Uint8Array {
  const blocks = Math.max(1, Math.ceil(bytes.length / BLOCK));
  const stored = new Uint8Array(2 + blocks * 5 + bytes.length + 4);
  const view = new DataView(stored.buffer);
  stored.set([0x78, 0x01]);
  let at = 2;
  for (let block = 0; block < blocks; block++) {
    const part = bytes.subarray(block * BLOCK, (block + 1) * BLOCK);
    view.setUint8(at, block === blocks - 1 ? 1 : 0);
    view.setUint16(at + 1, part.length, true);
    view.setUint16(at + 3, ~part.length & 0xffff, true);
    stored.set(part, at + 5);
    at += 5 + part.length;
  }
  view.setUint32(at, adler32(bytes));
  return stored;
}

function adler32(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % BASE;
    high = (high + low) % BASE;
  }
  return ((high << 16) | low) >>> 0;
}
