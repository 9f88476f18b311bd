export const STRENGTHS = ["weak", "fair", "good", "strong"] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * Longer runs with a constant step (aaaa, 1234, dcba) count as one character, since they are guessed at once.
 */
function effectiveLength(password: string): number {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN);
    const before = (codes[index - 1] ?? Number.NaN) - (codes[index - 2] ?? Number.NaN);
    return !(step === before && Math.abs(step) <= 1);
  }).length;
}

/**
 * Resistance of a password to guessing, by its length and number of different characters: length makes
 * passwords strong, not composition rules (NIST SP 800-63B §5.1.1.2). Only a hint: the server rejects known
 * passwords.
 * @returns null for an empty password
 */
export function passwordStrength(password: string): Strength | null {
  if (password === "") return null;
  const different = new Set(password.toLowerCase()).size;
  const length = Math.min(effectiveLength(password), different * 2);
  if (length < 8) return "weak";
  if (length < 12) return "fair";
  return length < 16 ? "good" : "strong";
}
