/** SHA-256 (FIPS 180-4 §6.2), fed piece by piece: a document of any size is hashed without being held in memory. */

/** First 32 bits of the fractional parts of the cube roots of the first 64 primes (§4.2.2). */
const K = fractions(64, Math.cbrt);
/** The same of the square roots of the first 8 primes (§5.3.3). */
const INITIAL = fractions(8, Math.sqrt);

const BLOCK = 64;

function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  // a double holds 52 bits of a root below 8: more than 32 after the point
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

export interface Sha256 {
  update(bytes: Uint8Array): void;
  /** 64 hexadecimal digits. Ends the hash. */
  hex(): string;
}

export function createSha256(): Sha256 {
  const state = Uint32Array.from(INITIAL);
  const rest = new Uint8Array(BLOCK);
  const words = new Uint32Array(BLOCK);
  let length = 0;

  function update(bytes: Uint8Array): void {
    let at = 0;
    const held = length % BLOCK;
    length += bytes.length;
    if (held > 0) {
      rest.set(bytes.subarray(0, BLOCK - held), held);
      at = BLOCK - held;
      if (bytes.length < at) return;
      compress(state, words, rest, 0);
    }
    for (; at + BLOCK <= bytes.length; at += BLOCK) compress(state, words, bytes, at);
    rest.set(bytes.subarray(at));
  }

  function hex(): string {
    const bits = length * 8;
    // a one bit, zeros up to 8 bytes before the end of a block, the length (§5.1.1)
    const padding = new Uint8Array(1 + ((119 - (length % BLOCK)) % BLOCK) + 8);
    padding[0] = 0x80;
    const view = new DataView(padding.buffer);
    view.setUint32(padding.length - 8, Math.floor(bits / 2 ** 32));
    view.setUint32(padding.length - 4, bits % 2 ** 32);
    update(padding);
    return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
  }

  return { update, hex };
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** One block of 64 bytes (§6.2.2). @param w room for the message schedule */
function compress(state: Uint32Array, w: Uint32Array, bytes: Uint8Array, start: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, BLOCK);
  for (let t = 0; t < 16; t++) w[t] = view.getUint32(t * 4);
  for (let t = 16; t < 64; t++) {
    const early = w[t - 15] ?? 0;
    const late = w[t - 2] ?? 0;
    const sigma0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const sigma1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    w[t] = (w[t - 16] ?? 0) + sigma0 + (w[t - 7] ?? 0) + sigma1;
  }
  // indexed access: one iterator per block would take half of the time
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let e = state[4] ?? 0;
  let f = state[5] ?? 0;
  let g = state[6] ?? 0;
  let h = state[7] ?? 0;
  for (let t = 0; t < 64; t++) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const first = (h + sum1 + chosen + (K[t] ?? 0) + (w[t] ?? 0)) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sum0 + majority) | 0;
  }
  state[0] = (state[0] ?? 0) + a;
  state[1] = (state[1] ?? 0) + b;
  state[2] = (state[2] ?? 0) + c;
  state[3] = (state[3] ?? 0) + d;
  state[4] = (state[4] ?? 0) + e;
  state[5] = (state[5] ?? 0) + f;
  state[6] = (state[6] ?? 0) + g;
  state[7] = (state[7] ?? 0) + h;
}
