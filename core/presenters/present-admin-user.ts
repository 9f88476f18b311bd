import { accountStatus, type User } from "../users/user.ts";
import type { UserCounts } from "../users/user-list.ts";
import { presentIdentities } from "./present-identities.ts";
import { presentFactor } from "./present-factor.ts";

/** An account in the back office, in the names of `user_profiles`. */
export interface AdminUser {
  user: User;
  /** Counts of a single account; absent in lists. */
  counts?: UserCounts;
  /** Just created: it is not shown again. */
  oneTimePassword?: string;
}

export function presentAdminUser({ user, counts, oneTimePassword }: AdminUser, now: Date = new Date()) {
  const { profile } = user;
  return {
    id: user.id,
    email: user.email,
    new_email: user.newEmail,
    role: user.role,
    status: accountStatus(user, now),
    first_name: profile.firstName,
    last_name: profile.lastName,
    full_name: profile.fullName,
    avatar_url: profile.avatarUrl,
    phone: profile.phone,
    bio: profile.bio,
    location: profile.location,
    website: profile.website,
    date_of_birth: profile.dateOfBirth,
    gender: profile.gender,
    timezone: profile.timezone,
    language: profile.language,
    email_confirmed_at: user.emailConfirmedAt?.toISOString() ?? null,
    banned_until: user.bannedUntil?.toISOString() ?? null,
    last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
    password_change_required: user.passwordChangeRequired,
    has_password: user.passwordHash !== null,
    identities: presentIdentities(user),
    factors: user.factors.map(presentFactor),
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
    ...(counts && {
      is_disputed: user.isDisputed,
      sessions: counts.sessions,
      codes: counts.codes,
      short_links: counts.shortLinks,
    }),
    ...(oneTimePassword !== undefined && { one_time_password: oneTimePassword }),
  };
}
