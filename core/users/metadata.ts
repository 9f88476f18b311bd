import type { User } from "./user.ts";

/** What the product says about a user to clients (auth contract 1.3). For showing only: every call reads the role from the database (D17). */
export function appMetadata(user: User): Record<string, unknown> {
  const providers = providersOf(user);
  return {
    provider: providers[0] ?? "email",
    providers,
    role: user.role,
    ...(user.passwordChangeRequired ? { password_change_required: true } : {}),
  };
}

/** Every way to sign in that is the user's own: the mailbox, unless they came from a provider and have no password. */
function providersOf({ identities, passwordHash }: User): string[] {
  const own = [...new Set(identities.map(({ provider }) => provider))];
  return passwordHash !== null || own.length === 0 ? ["email", ...own] : own;
}

/** What users say about themselves (accounts §3). */
export function userMetadata(user: User): Record<string, unknown> {
  return {
    first_name: user.profile.firstName,
    last_name: user.profile.lastName,
    full_name: user.profile.fullName,
    avatar_url: user.profile.avatarUrl,
  };
}
