import { checkNewPassword } from "../auth/passwords/new-password.ts";
import type { PasswordHasher, Secrets } from "../ports/crypto.ts";
import type { Clock, Ids } from "../ports/system.ts";
import type { SettingsService } from "../settings/settings-service.ts";
import type { Metadata } from "./metadata.ts";
import type { Profile } from "./profile.ts";
import type { Role, User } from "./user.ts";

/** Hours that a one-time password waits for its use, as long as an invitation is good. */
export const ONE_TIME_PASSWORD_HOURS = 7 * 24;

/** An account and a password to pass on: valid for one sign-in, which asks for another one. */
export interface WithOneTimePassword {
  user: User;
  oneTimePassword: string;
}

/**
 * Generates a one-time password of 96 random bits, which cannot be guessed but can be typed.
 * @param write assigns it to an account
 */
export async function withOneTimePassword(
  { secrets, passwords }: { secrets: Pick<Secrets, "random">; passwords: Pick<PasswordHasher, "hash"> },
  write: (passwordHash: string) => Promise<User>,
): Promise<WithOneTimePassword> {
  const oneTimePassword = secrets.random().slice(0, 16);
  return { user: await write(await passwords.hash(oneTimePassword)), oneTimePassword };
}

/**
 * For a password chosen by a person; generated ones need no check.
 * @throws DomainError `weak_password`
 */
export async function hashChecked(
  password: string,
  email: string,
  {
    settings,
    passwords,
  }: { settings: Pick<SettingsService, "get">; passwords: Pick<PasswordHasher, "hash"> },
): Promise<string> {
  const { password_min_length: minLength, site_name } = await settings.get();
  checkNewPassword(password, { minLength, known: [email, site_name] });
  return passwords.hash(password);
}

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

/** A new account: unconfirmed by default, never signed in. */
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
