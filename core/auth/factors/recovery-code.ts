import type { Secrets } from "../../ports/crypto.ts";

/** A code that stands in for a lost second factor, once. Only its digest is kept. */
export interface RecoveryCode {
  id: string;
  userId: string;
  /** What was made at once has one id: the set. */
  setId: string;
  /** SHA-256 of the code, hex: its 120 bits cannot be guessed, so it needs no slow hash. */
  digest: string;
  usedAt: Date | null;
  createdAt: Date;
}

/** How many codes an account gets at once. */
export const RECOVERY_CODES = 10;
const LENGTH = 24;
/** Crockford's base 32: no I, L, O and U, which are mistaken for 1, 0 and V. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Port: recovery codes. */
export interface RecoveryCodeRepository {
  insert(codes: readonly RecoveryCode[]): Promise<void>;
  /** The user's set; none has been made where it is empty. */
  listOfUser(userId: string): Promise<RecoveryCode[]>;
  /** Marks a code as used. If two requests use it at once, one of them gets true. */
  markUsed(id: string, at: Date): Promise<boolean>;
  removeOfUser(userId: string): Promise<void>;
}

/** A new code: 24 characters of 5 random bits each, lower case, without separators. */
export const newRecoveryCode = (secrets: Secrets): string =>
  Array.from(secrets.random().slice(0, LENGTH), (digit) => ALPHABET[BASE64URL.indexOf(digit) % 32]).join("");

/** A code as it was made, from what was typed: in either case, grouped or not, with O for 0 and I or L for 1. */
export const canonicalRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, "").replaceAll("o", "0").replace(/[il]/g, "1");
