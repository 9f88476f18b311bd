import { DomainError } from "../../errors.ts";
import { isGuessable } from "./guessable-password.ts";
import { isTooLong, isTooShort, PASSWORD_MAX_LENGTH, tooShortMessage } from "./password-rule.ts";

/** What a password is checked against. */
export interface PasswordContext {
  /** The setting `password_min_length`, in characters. */
  minLength: number;
  /** Names of the owner and the site: the address, the user's name, the site's name. */
  known: readonly string[];
}

/** The problem of a password, as auth/v1 clients read it. */
export interface PasswordWeakness {
  reasons: ("length" | "pwned")[];
  message: string;
}

const GUESSABLE =
  "This password is one of the first that somebody would try: a common one, or made of your address or the name of this site. Choose another one.";

/** Null for an acceptable password. There are no composition rules (NIST SP 800-63B §5.1.1.2, ASVS 5.0 §6.2.5). */
export function passwordWeakness(
  password: string,
  { minLength, known }: PasswordContext,
): PasswordWeakness | null {
  if (isTooShort(password, minLength)) return { reasons: ["length"], message: tooShortMessage(minLength) };
  if (isGuessable(password, known)) return { reasons: ["pwned"], message: GUESSABLE };
  return null;
}

/**
 * Rejects a new password that is too short, easily guessed, or longer than 256 characters.
 * @throws DomainError `weak_password` with the reason `length` or `pwned`, or `validation_failed`
 */
export function checkNewPassword(password: string, surroundings: PasswordContext): void {
  const weakness = passwordWeakness(password, surroundings);
  if (weakness) {
    const { reasons, message } = weakness;
    const fields = reasons.includes("pwned") ? { fields: { password: message } } : {};
    throw new DomainError("weak_password", message, { reasons, ...fields });
  }
  if (isTooLong(password)) {
    const message = `Password must be at most ${PASSWORD_MAX_LENGTH} characters long`;
    throw new DomainError("validation_failed", message, { fields: { password: message } });
  }
}
