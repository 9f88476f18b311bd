import type { Secrets } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { Metadata } from "./metadata.ts";
import type { Profile } from "./profile.ts";
import type { Role, User } from "./user.ts";

/** Hours that a one-time password waits for its use, as long as an invitation is good. */
export const ONE_TIME_PASSWORD_HOURS = 7 * 24;

/** 96 random bits: nobody guesses them, and they can still be typed. */
export const newOneTimePassword = (secrets: Pick<Secrets, "random">): string => secrets.random().slice(0, 16);

interface NewUser {
  email: string;
  role: Role;
  /** Null: they sign in otherwise. */
  passwordHash: string | null;
  passwordChangeRequired?: boolean;
  oneTimePasswordUntil?: Date | null;
  emailConfirmedAt?: Date | null;
  isVouched?: boolean;
  profile: Profile;
  userMetadata?: Metadata;
  appMetadata?: Metadata;
}

/** An account as it is on its first day: not confirmed unless said, never signed in. */
export function newUser(fields: NewUser, { clock, ids }: { clock: Clock; ids: Ids }): User {
  const now = clock.now();
  return {
    id: ids.next(),
    passwordChangeRequired: false,
    oneTimePasswordUntil: null,
    emailConfirmedAt: null,
    isDisputed: false,
    isVouched: false,
    newEmail: null,
    lastSignInAt: null,
    bannedUntil: null,
    identities: [],
    factors: [],
    userMetadata: {},
    appMetadata: {},
    createdAt: now,
    updatedAt: now,
    ...fields,
  };
}
