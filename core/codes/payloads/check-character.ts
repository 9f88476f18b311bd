/** Digits and letters with their values 0 to 35 (ISO/IEC 7064 §6). */
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const M = ALPHABET.length;

/** Ignored separators, written for readability. */
const SEPARATORS = /[ ./_-]/g;

/**
 * The check character of a text after ISO/IEC 7064, hybrid system MOD 37,36 (§10): it detects every single
 * wrong character and nearly every transposition. ISAN and GRid use it. Case and separators are ignored.
 * @returns null if the text has other characters, or nothing but separators
 */
export function checkCharacter(text: string): string | null {
  const characters = text.replace(SEPARATORS, "").toUpperCase();
  if (!/^[0-9A-Z]+$/.test(characters)) return null;
  let product = M;
  for (const character of characters) {
    const sum = (product + ALPHABET.indexOf(character)) % M || M;
    product = (sum * 2) % (M + 1);
  }
  return ALPHABET.charAt((M + 1 - product) % M);
}
