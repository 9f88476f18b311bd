import { blockLayout } from "../capacity.ts";
import { lazily } from "./lazily.ts";
import type { ErrorCorrectionLevel } from "../symbol.ts";

/** Powers of 2 in the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1 (ISO/IEC 18004 §7.5.2), twice over. */
const POWERS = new Uint8Array(510);
const LOGARITHMS = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = value;
  POWERS[power + 255] = value;
  LOGARITHMS[value] = power;
  value = (value << 1) ^ ((value >> 7) * 0x11d);
}

function product(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : POWERS[LOGARITHMS[a]! + LOGARITHMS[b]!]!;
}

/**
 * For every value of a codeword, its products with the coefficients of the generator polynomial of a degree, the first of which,
 * always 1, is left out (ISO/IEC 18004 annex A).
 */
const generatorProducts = lazily((degree) => {
  // (x - 1)(x - 2)(x - 4)..., the highest power first
  const generator = new Uint8Array(degree + 1);
  generator[0] = 1;
  for (let factor = 0; factor < degree; factor++) {
    for (let at = factor + 1; at > 0; at--) generator[at]! ^= product(generator[at - 1]!, POWERS[factor]!);
  }
  const products = new Uint8Array(256 * degree);
  for (let value = 0; value < 256; value++) {
    for (let at = 0; at < degree; at++) products[value * degree + at] = product(value, generator[at + 1]!);
  }
  return products;
});

/**
 * All codewords of a symbol in the order in which they are placed: interleaved by block, data first, then
 * error correction (ISO/IEC 18004 §7.5 and 7.6).
 * @param data as many codewords as the version and the level hold
 */
export function withErrorCorrection(
  data: Uint8Array,
  version: number,
  level: ErrorCorrectionLevel,
): Uint8Array {
  const { codewords, blocks, correctionPerBlock } = blockLayout(version, level);
  const products = generatorProducts(correctionPerBlock);
  const result = new Uint8Array(codewords);
  // if the codewords cannot be divided evenly, the last blocks have one more
  const shortLength = Math.floor(data.length / blocks);
  const shortBlocks = blocks - (data.length % blocks);
  const rest = new Uint8Array(correctionPerBlock);
  let from = 0;
  for (let block = 0; block < blocks; block++) {
    const length = block < shortBlocks ? shortLength : shortLength + 1;
    rest.fill(0);
    for (let at = 0; at < length; at++) {
      const codeword = data[from + at]!;
      result[at < shortLength ? at * blocks + block : shortLength * blocks + block - shortBlocks] = codeword;
      // one step of the division by the generator polynomial
      const row = (codeword ^ rest[0]!) * correctionPerBlock;
      for (let power = 0; power + 1 < correctionPerBlock; power++) {
        rest[power] = rest[power + 1]! ^ products[row + power]!;
      }
      rest[correctionPerBlock - 1] = products[row + correctionPerBlock - 1]!;
    }
    for (let at = 0; at < correctionPerBlock; at++) result[data.length + at * blocks + block] = rest[at]!;
    from += length;
  }
  return result;
}
