import type { Secrets } from "../../ports/crypto.ts";

/** A single-use code that replaces a lost second factor. Only its digest is stored. */
export interface RecoveryCode {
  id: string;
  userId: string;
  /** Id that all codes of one set share. */
  setId: string;
  /** SHA-256 of the code, hex: its 120 bits cannot be guessed, so no slow hash is needed. */
  digest: string;
  usedAt: Date | null;
  createdAt: Date;
}

/** Number of codes in a set. */
export const RECOVERY_CODES = 10;
const LENGTH = 24;
/** Crockford's base 32: no I, L, O and U, which are mistaken for 1, 0 and V. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Port: recovery codes. */
export interface RecoveryCodeRepository {
  insert(codes: readonly RecoveryCode[]): Promise<void>;
  /** The user's set; empty if none was created. */
  listOfUser(userId: string): Promise<RecoveryCode[]>;
  /** Marks a code as used. Of two concurrent requests, only one gets true. */
  markUsed(id: string, at: Date): Promise<boolean>;
  removeOfUser(userId: string): Promise<void>;
}

/** A new code: 24 characters of 5 random bits each, lowercase, without separators. */
export const newRecoveryCode = (secrets: Secrets): string =>
  Array.from(secrets.random().slice(0, LENGTH), (digit) => ALPHABET[BASE64URL.indexOf(digit) % 32]).join("");

/** The canonical form of a typed code: accepts either case, separators, O for 0 and I or L for 1. */
export const canonicalRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, "").replaceAll("o", "0").replace(/[il]/g, "1");
