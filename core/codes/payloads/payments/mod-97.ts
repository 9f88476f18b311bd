/**
 * The remainder by 97 of letters and digits read as one number, A as 10 and Z as 35 (ISO/IEC 7064, MOD
 * 97-10). Valid texts give 1 when their first four characters are moved to the end: an IBAN, a creditor
 * reference.
 */
export function mod97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/** Whether the check digits at positions 3 and 4 match the rest. */
export const fitsMod97 = (text: string): boolean => mod97(text.slice(4) + text.slice(0, 4)) === 1;
