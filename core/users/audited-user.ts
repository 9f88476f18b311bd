import type { AuditSubject, AuditValues } from "../audit/audit-entry.ts";
import type { User } from "./user.ts";

export const userSubject = ({ id, email }: Pick<User, "id" | "email">): AuditSubject => ({
  type: "users",
  id,
  name: email,
});

/** What of an account the audit trail compares. Passwords are none of its business. */
export function auditedUser(user: User): AuditValues {
  const { profile } = user;
  return {
    email: user.email,
    role: user.role,
    email_confirmed_at: user.emailConfirmedAt?.toISOString() ?? null,
    banned_until: user.bannedUntil?.toISOString() ?? null,
    first_name: profile.firstName,
    last_name: profile.lastName,
    full_name: profile.fullName,
    phone: profile.phone,
    bio: profile.bio,
    location: profile.location,
    website: profile.website,
    avatar_url: profile.avatarUrl,
    date_of_birth: profile.dateOfBirth,
    gender: profile.gender,
    timezone: profile.timezone,
    language: profile.language,
  };
}

/** Of an account that comes or goes: what people would look for. */
export const auditedOutline = ({ email, role, profile, createdAt }: User): AuditValues => ({
  email,
  role,
  ...(profile.fullName === "" ? {} : { full_name: profile.fullName }),
  created_at: createdAt.toISOString(),
});
