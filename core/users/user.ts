import * as z from "zod/mini";
import { DomainError } from "../errors.ts";
import type { Factor } from "../auth/factors/factor.ts";
import type { Identity } from "../auth/providers/identity.ts";
import type { Page } from "../pagination.ts";
import type { Metadata } from "./metadata.ts";
import type { Profile } from "./profile.ts";

export const ROLES = ["customer", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** An account: what signing in needs. What a person says about themselves is the profile. */
export interface User {
  id: string;
  /** Lower case; unique. */
  email: string;
  /** The address to be confirmed by its mailbox. Read-only: the mailed token decides. */
  newEmail: string | null;
  role: Role;
  /** argon2id PHC string, or null for an account without a password. */
  passwordHash: string | null;
  /** The password is a one-time password: good for the first sign-in, after which only an own one is. */
  passwordChangeRequired: boolean;
  /** When a one-time password dies unused; null: never. */
  oneTimePasswordUntil: Date | null;
  emailConfirmedAt: Date | null;
  /**
   * Several people signed up with the address, which is unconfirmed; to be read only: the claims of the address say so
   * (address-claim.ts). Confirming the mailbox settles it and ends every way in from before.
   */
  isDisputed: boolean;
  /**
   * An admin has made the account, confirmed the address or set another one; the mailbox itself has not answered since. The proof of the mailbox, or a
   * one-time password from an admin, ends every way in from before, as it does for an unconfirmed address.
   */
  isVouched: boolean;
  /** Null also if nobody has signed in since a one-time password was set. */
  lastSignInAt: Date | null;
  bannedUntil: Date | null;
  createdAt: Date;
  updatedAt: Date;
  profile: Profile;
  /** App data about the account: set by its owner, at most 16 kB. It grants no rights. */
  userMetadata: Metadata;
  /** The same, set by admins only. */
  appMetadata: Metadata;
  /** Accounts at providers, the oldest first, to be read only: their own repository writes them. */
  identities: Identity[];
  /** Second factors, to be read only: their own repository writes them. */
  factors: Factor[];
}

export const emailSchema = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());

/** True while an account is suspended: it can neither sign in nor act. */
export const isBanned = (user: Pick<User, "bannedUntil">, now: Date): boolean =>
  user.bannedUntil !== null && user.bannedUntil > now;

/**
 * Whether an admin created the account for a person who has not signed in yet, and whom only an invitation
 * lets in.
 */
export const isAwaited = (
  user: Pick<User, "emailConfirmedAt" | "passwordHash" | "lastSignInAt" | "identities">,
): boolean =>
  user.emailConfirmedAt === null &&
  user.passwordHash === null &&
  user.lastSignInAt === null &&
  user.identities.length === 0;

export const ACCOUNT_STATUSES = ["active", "unconfirmed", "suspended"] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** Whether the owner of the mailbox may be another person than the account's user. */
export const isOwnerUnproved = (user: Pick<User, "emailConfirmedAt" | "isVouched">): boolean =>
  user.emailConfirmedAt === null || user.isVouched;

/** Whether an admin created the account and it was never used: there is no access to end. */
export const isUntouched = (
  user: Pick<User, "isVouched" | "lastSignInAt" | "passwordHash" | "passwordChangeRequired">,
): boolean =>
  user.isVouched && user.lastSignInAt === null && (user.passwordHash === null || user.passwordChangeRequired);

/** The status for the badge of an account. */
export function accountStatus(
  user: Pick<User, "bannedUntil" | "emailConfirmedAt">,
  now: Date,
): AccountStatus {
  if (isBanned(user, now)) return "suspended";
  return user.emailConfirmedAt === null ? "unconfirmed" : "active";
}

export const userNotFound = (): DomainError => new DomainError("user_not_found", "There is no such user");

export const emailExists = (cause?: unknown): DomainError =>
  new DomainError("email_exists", "An account with this email address exists already", { cause });

/**
 * For `catch`, if an account gets an address. @throws `email_exists` instead of the repository's
 * `user_already_exists`
 */
export function asEmailExists(error: unknown): never {
  throw error instanceof DomainError && error.code === "user_already_exists" ? emailExists(error) : error;
}

/** Admins who are not suspended. */
interface AdminCount {
  all: number;
  /** Number of these admins who aren't suspended. */
  able: number;
}

/** Whether an admin has ever signed in, or has a password that is not a one-time password. */
export const canSignIn = (
  user: Pick<User, "passwordHash" | "passwordChangeRequired" | "lastSignInAt">,
): boolean => !user.passwordChangeRequired && (user.passwordHash !== null || user.lastSignInAt !== null);

/** Port: the table of accounts, each with its profile. */
export interface UserRepository {
  findById(id: string): Promise<User | null>;
  findByEmail(email: string): Promise<User | null>;
  /** Locks the row until the end of the transaction: `update` writes every field, so read the user with this first. */
  findForUpdate(id: string): Promise<User | null>;
  /** @throws DomainError `user_already_exists` when the address is taken, also by a request at the same instant */
  insert(user: User): Promise<void>;
  /** Writes every field of the user and the profile. */
  update(user: User): Promise<void>;
  /** Takes the user away with everything that is theirs in the database. */
  remove(id: string): Promise<void>;
  list: (query: { offset: number; limit: number }) => Promise<Page<User>>;
  /**
   * Counts admins who are not suspended, and those of them who have signed in or have their own password:
   * invited admins and those with a one-time password cannot act yet.
   * Locks the admins' rows if it runs inside a transaction, so that concurrent demotions cannot bypass each
   * other.
   */
  countAdmins(): Promise<AdminCount>;
}
