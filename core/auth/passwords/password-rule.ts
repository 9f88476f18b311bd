/** Longer ones are rejected rather than truncated: a truncated password would let in anyone who knows its beginning. */
export const PASSWORD_MAX_LENGTH = 256;

/** Characters as users count them: an emoji of two UTF-16 units is one. */
const lengthOf = (password: string): number => Array.from(password).length;

export const isTooShort = (password: string, minLength: number): boolean => lengthOf(password) < minLength;
export const isTooLong = (password: string): boolean => lengthOf(password) > PASSWORD_MAX_LENGTH;

export const tooShortMessage = (minLength: number): string =>
  `Password must be at least ${minLength} characters long`;
