import type { AuditSubject, AuditValues } from "../audit/audit-entry.ts";
import { profileValues } from "./profile-metadata.ts";
import type { Metadata } from "./metadata.ts";
import type { User } from "./user.ts";

export const userSubject = ({ id, email }: Pick<User, "id" | "email">): AuditSubject => ({
  type: "users",
  id,
  name: email,
});

/** The members of an account that the audit trail compares, without passwords. */
export function auditedUser(user: User): AuditValues {
  // admins cannot change a user's preferences
  const {
    theme: _theme,
    email_notifications: _byMail,
    browser_notifications: _inBrowser,
    ...said
  } = profileValues(user.profile);
  return {
    email: user.email,
    role: user.role,
    email_confirmed_at: user.emailConfirmedAt?.toISOString() ?? null,
    banned_until: user.bannedUntil?.toISOString() ?? null,
    ...said,
  };
}

/** The names of the keys that differ: what apps store under them is their own. */
const changedKeys = (before: Metadata, after: Metadata): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );

/** Metadata keys that a change has written; empty if none. */
export function auditedMetadata(before: User, after: User): AuditValues {
  const user_metadata = changedKeys(before.userMetadata, after.userMetadata);
  const app_metadata = changedKeys(before.appMetadata, after.appMetadata);
  return {
    ...(user_metadata.length === 0 ? {} : { user_metadata_keys: user_metadata }),
    ...(app_metadata.length === 0 ? {} : { app_metadata_keys: app_metadata }),
  };
}

/** Values that the audit log keeps when an account is created or deleted. */
export const auditedOutline = ({ email, role, profile, createdAt }: User): AuditValues => ({
  email,
  role,
  ...(profile.fullName === "" ? {} : { full_name: profile.fullName }),
  created_at: createdAt.toISOString(),
});
