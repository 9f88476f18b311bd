import type { Identity } from "../auth/providers/identity.ts";
import type { User } from "../users/user.ts";

/** The ways into an account as the client of auth/v1 knows them: the mailbox with its password, then providers. */
export function presentIdentities(user: User): Record<string, unknown>[] {
  const providers = user.identities.map(presentIdentity);
  return user.passwordHash !== null || providers.length === 0
    ? [emailIdentity(user), ...providers]
    : providers;
}

function emailIdentity({ id, email, emailConfirmedAt, lastSignInAt, createdAt, updatedAt }: User) {
  return {
    identity_id: id,
    id,
    user_id: id,
    identity_data: { sub: id, email, email_verified: emailConfirmedAt !== null },
    provider: "email",
    email,
    ...(lastSignInAt ? { last_sign_in_at: lastSignInAt.toISOString() } : {}),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

function presentIdentity({ name, email, subject, lastSignInAt, ...identity }: Identity) {
  return {
    identity_id: identity.id,
    id: subject,
    user_id: identity.userId,
    identity_data: {
      sub: subject,
      email_verified: identity.emailVerified,
      ...(email === null ? {} : { email }),
      ...(name === null ? {} : { full_name: name }),
    },
    provider: identity.provider,
    ...(email === null ? {} : { email }),
    ...(lastSignInAt ? { last_sign_in_at: lastSignInAt.toISOString() } : {}),
    created_at: identity.createdAt.toISOString(),
    updated_at: identity.updatedAt.toISOString(),
  };
}
