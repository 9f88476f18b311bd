/** Digits and letters with their values 0 to 35 (ISO/IEC 7064 §6). */
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const M = ALPHABET.length;

/** What stands between the characters that count: written for the eye. */
const SEPARATORS = /[ ./_-]/g;

/**
 * The check character of a text after ISO/IEC 7064, hybrid system MOD 37,36 (§10): it shows every single wrong character and
 * nearly every two that changed places. ISAN and GRid use it. Capitals and small letters count alike, separators do not count.
 * @returns null where the text has other characters, or none that count
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
