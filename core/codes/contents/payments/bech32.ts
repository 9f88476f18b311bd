const CHARACTERS = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** The residue of a valid checksum: BIP 173 and BIP 350. */
const CONSTANTS = new Map([
  [1, "bech32"],
  [0x2bc830a3, "bech32m"],
] as const);

export interface Bech32 {
  /** The lowercase part before the last 1. */
  prefix: string;
  /** Five bits each, without the checksum. */
  words: readonly number[];
  encoding: "bech32" | "bech32m";
}

/**
 * Parses Bech32 (BIP 173) or Bech32m (BIP 350). The caller checks the length: invoices are longer than the 90
 * characters of addresses. Null: another format, a wrong checksum, or mixed case.
 */
export function readBech32(text: string): Bech32 | null {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return null;
  const [, prefix = "", data = ""] = /^([!-~]{1,83})1([02-9ac-hj-np-z]{6,})$/.exec(lower) ?? [];
  if (data === "") return null;
  const words = Array.from(data).map((character) => CHARACTERS.indexOf(character));
  const codes = Array.from(prefix).map((character) => character.charCodeAt(0));
  const rest = remainder([...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...words]);
  const encoding = CONSTANTS.get(rest as 1);
  return encoding === undefined ? null : { prefix, words: words.slice(0, -6), encoding };
}

function remainder(words: readonly number[]): number {
  let rest = 1;
  for (const word of words) {
    const top = rest >>> 25;
    rest = ((rest & 0x1ffffff) << 5) ^ word;
    GENERATORS.forEach((generator, bit) => {
      if ((top >> bit) & 1) rest ^= generator;
    });
  }
  return rest >>> 0;
}

/** Regroups five-bit words into bytes. Null: the padding is not fewer than five zero bits. */
export function bytesOfWords(words: readonly number[]): Uint8Array | null {
  const bytes: number[] = [];
  let [bits, value] = [0, 0];
  for (const word of words) {
    value = (value << 5) | word;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 0xff);
    value &= (1 << bits) - 1;
  }
  return bits < 5 && value === 0 ? Uint8Array.from(bytes) : null;
}
