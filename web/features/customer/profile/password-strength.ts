export const STRENGTHS = ["weak", "fair", "good", "strong"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Longer runs of one step (aaaa, 1234, dcba) count as one character: they are guessed at once. */
function effectiveLength(password: string): number {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN);
    const before = (codes[index - 1] ?? Number.NaN) - (codes[index - 2] ?? Number.NaN);
    return !(step === before && Math.abs(step) <= 1);
  }).length;
}

/**
 * How long a password stands against guessing, by its length and how many different characters it has: what makes passwords strong
 * is length, not rules of composition (NIST SP 800-63B §5.1.1.2). A hint and no more: the server refuses known ones.
 * @returns null for none
 */
export function passwordStrength(password: string): Strength | null {
  if (password === "") return null;
  const different = new Set(password.toLowerCase()).size;
  const length = Math.min(effectiveLength(password), different * 2);
  if (length < 8) return "weak";
  if (length < 12) return "fair";
  return length < 16 ? "good" : "strong";
}
