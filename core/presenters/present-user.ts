import { appMetadata, userMetadata } from "../users/shown-metadata.ts";
import type { User } from "../users/user.ts";
import { presentFactor } from "./present-factor.ts";
import { presentIdentities } from "./present-identities.ts";

/** A user as the client of auth/v1 knows it. */
export function presentUser(user: User): Record<string, unknown> {
  const confirmedAt = user.emailConfirmedAt?.toISOString();
  const lastSignInAt = user.lastSignInAt?.toISOString();
  const createdAt = user.createdAt.toISOString();
  const updatedAt = user.updatedAt.toISOString();
  const signedIn = lastSignInAt === undefined ? {} : { last_sign_in_at: lastSignInAt };
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    ...(user.newEmail === null ? {} : { new_email: user.newEmail }),
    phone: "",
    app_metadata: appMetadata(user),
    user_metadata: userMetadata(user),
    identities: presentIdentities(user),
    ...(confirmedAt === undefined ? {} : { email_confirmed_at: confirmedAt, confirmed_at: confirmedAt }),
    ...signedIn,
    created_at: createdAt,
    updated_at: updatedAt,
    is_anonymous: false,
    ...(user.bannedUntil ? { banned_until: user.bannedUntil.toISOString() } : {}),
    ...(user.factors.length === 0 ? {} : { factors: user.factors.map(presentFactor) }),
  };
}

/**
 * An account that must confirm its mailbox, and the fake one that is returned for an existing account. Both
 * have one identity, so that they look the same. GoTrue returns an empty list for a taken address, and the
 * common idiom `identities.length === 0` interprets it as "already registered": with an empty list for both,
 * it would reject every new user.
 */
export const presentWaitingUser = (user: User): Record<string, unknown> => ({
  ...presentUser(user),
  confirmation_sent_at: user.createdAt.toISOString(),
});
