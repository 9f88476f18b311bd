import { DomainError } from "../errors.ts";

/** Longer ones are refused rather than cut: a cut password would let in whoever knows its beginning. */
const PASSWORD_MAX_LENGTH = 256;

/** Characters as people count them: an emoji of two UTF-16 units is one. */
const lengthOf = (password: string): number => Array.from(password).length;

export const isTooShort = (password: string, minLength: number): boolean => lengthOf(password) < minLength;

export const tooShortMessage = (minLength: number): string =>
  `Password must be at least ${minLength} characters long`;

/**
 * Refuses a new password that is too short (setting `password_min_length`) or longer than 256 characters. There is no rule of
 * composition (NIST SP 800-63B §5.1.1.2).
 * @throws DomainError `weak_password` with the reason `length`, or `validation_failed`
 */
export function checkPassword(password: string, minLength: number): void {
  if (isTooShort(password, minLength)) {
    throw new DomainError("weak_password", tooShortMessage(minLength), { reasons: ["length"] });
  }
  if (lengthOf(password) > PASSWORD_MAX_LENGTH) {
    const message = `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`;
    throw new DomainError("validation_failed", message, { fields: { password: message } });
  }
}
