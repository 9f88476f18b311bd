import type { Metadata } from "./metadata.ts";
import { profileChangesIn, profileValues } from "./profile-metadata.ts";
import type { User } from "./user.ts";

/** Keys of `app_metadata` that this product writes itself: a client's values for them are not stored. */
const OWN_APP_KEYS = ["provider", "providers", "role", "password_change_required"];

/** An admin's `app_metadata` without the keys of this product. */
export const withoutOwnKeys = (metadata: Metadata): Metadata =>
  Object.fromEntries(Object.entries(metadata).filter(([key]) => !OWN_APP_KEYS.includes(key)));

/** Account facts for `app_metadata`. Display only: every call reads the role from the database. */
function ownAppMetadata(user: User): Metadata {
  const providers = providersOf(user);
  return {
    provider: providers[0] ?? "email",
    providers,
    role: user.role,
    ...(user.passwordChangeRequired ? { password_change_required: true } : {}),
  };
}

/** All sign-in methods of the user, including the mailbox unless they came from a provider and have no password. */
function providersOf({ identities, passwordHash }: User): string[] {
  const own = [...new Set(identities.map(({ provider }) => provider))];
  return passwordHash !== null || own.length === 0 ? ["email", ...own] : own;
}

/** The user's own profile as `user_metadata`. */
function ownUserMetadata({ profile }: User): Metadata {
  const { first_name, last_name, full_name, avatar_url } = profileValues(profile);
  return { first_name, last_name, full_name, avatar_url };
}

export const appMetadata = (user: User): Metadata => ({ ...user.appMetadata, ...ownAppMetadata(user) });

/**
 * The user's own names and picture, and everything that apps have stored. A key of the profile among it has the profile's value, which
 * may have been changed on our own pages since; a value that the profile could not take is shown as the app wrote it.
 */
export function userMetadata(user: User): Metadata {
  const values = profileValues(user.profile);
  const taken = Object.keys(profileChangesIn(user.userMetadata)) as (keyof typeof values)[];
  return {
    ...ownUserMetadata(user),
    ...user.userMetadata,
    ...Object.fromEntries(taken.map((key) => [key, values[key]])),
  };
}

/**
 * Both as an access token holds them: what this product says, and nothing that apps have stored. A token with 16 kB of it would be
 * larger than the headers that servers accept.
 */
export const tokenMetadata = (user: User) => ({
  app_metadata: ownAppMetadata(user),
  user_metadata: ownUserMetadata(user),
});
