import type { AuditEntry } from "../audit/audit-entry.ts";
import { HOUR_MS } from "../durations.ts";
import type { MailOrder } from "../mail/mail-order.ts";
import { mergeMetadata, type Metadata } from "./metadata.ts";
import { ONE_TIME_PASSWORD_HOURS } from "./new-user.ts";
import { profileChangesIn, withoutOverruled } from "./profile-metadata.ts";
import { changeProfile, type ProfileChanges } from "./profile.ts";
import { withoutOwnKeys } from "./shown-metadata.ts";
import type { Role, User } from "./user.ts";

/** An admin's changes to an account. Absent members stay as they are. */
export interface AccountChanges {
  email?: string | undefined;
  /** Whether the admin vouches for the address. */
  emailConfirmed?: boolean | undefined;
  /** A one-time password: its owner chooses another one after the first sign-in. */
  password?: string | undefined;
  role?: Role | undefined;
  /** Seconds from now; 0: no longer suspended. */
  banSeconds?: number | undefined;
  profile?: ProfileChanges | undefined;
  /** Merged into the stored metadata; its profile keys change the profile. */
  userMetadata?: Metadata | undefined;
  appMetadata?: Metadata | undefined;
}
export type NewAccount = AccountChanges & { email: string };

/** The same with the password hashed; null: the password stays. */
export type StoredChanges = Omit<AccountChanges, "password"> & {
  passwordHash: string | null;
  /** Hours that the password waits for its use. */
  oneTimeHours?: number | undefined;
};

export const bannedUntil = (seconds: number, now: Date): Date | null =>
  seconds === 0 ? null : new Date(now.getTime() + seconds * 1000);

/** A password chosen by someone other than the owner: valid for one sign-in. */
export const oneTimePassword = (passwordHash: string, now: Date, hours = ONE_TIME_PASSWORD_HOURS) => ({
  passwordHash,
  passwordChangeRequired: true,
  oneTimePasswordUntil: new Date(now.getTime() + hours * HOUR_MS),
});

export const isMoved = (user: Pick<User, "email">, email: string | undefined): boolean =>
  email !== undefined && email !== user.email;

export const rightsAfter = (
  user: User,
  { role, banSeconds }: StoredChanges,
  now: Date,
): Pick<User, "role" | "bannedUntil"> => ({
  role: role ?? user.role,
  bannedUntil: banSeconds === undefined ? user.bannedUntil : bannedUntil(banSeconds, now),
});

/** The account as it is stored after the changes. */
export function changedAccount(user: User, changes: StoredChanges, now: Date): User {
  const { email, emailConfirmed, passwordHash, oneTimeHours } = changes;
  return {
    ...user,
    ...rightsAfter(user, changes, now),
    ...addressAfter(user, email, emailConfirmed, now),
    ...(passwordHash === null
      ? {}
      : { ...oneTimePassword(passwordHash, now, oneTimeHours), lastSignInAt: null }),
    ...describedBy(user, changes),
    updatedAt: now,
  };
}

function addressAfter(user: User, email: string | undefined, confirmed: boolean | undefined, now: Date) {
  const moved = isMoved(user, email);
  if (!moved && confirmed === undefined) return {};
  const known = moved ? null : user.emailConfirmedAt;
  const emailConfirmedAt = confirmed ? (known ?? now) : null;
  const isVouched = confirmed === true && (known === null || user.isVouched);
  return { email: email ?? user.email, emailConfirmedAt, isVouched, ...(moved ? { newEmail: null } : {}) };
}

/** The profile after the changes, and the metadata that apps store. */
export function describedBy(
  { profile, userMetadata, appMetadata }: Pick<User, "profile" | "userMetadata" | "appMetadata">,
  changes: AccountChanges,
): Pick<User, "profile" | "userMetadata" | "appMetadata"> {
  const said = changes.userMetadata ?? {};
  const typed = changes.profile ?? {};
  const after = changeProfile(profile, { ...profileChangesIn(said), ...typed });
  return {
    profile: after,
    userMetadata: withoutOverruled(mergeMetadata(userMetadata, said, "user_metadata"), Object.keys(typed)),
    appMetadata: mergeMetadata(appMetadata, withoutOwnKeys(changes.appMetadata ?? {}), "app_metadata"),
  };
}

/** The change that people look for in the trail; any other is an update. */
export function actionOf(before: User, after: User): AuditEntry["action"] {
  if (before.role !== after.role) return "user.role_changed";
  if (before.bannedUntil?.getTime() === after.bannedUntil?.getTime()) return "user.updated";
  return after.bannedUntil === null ? "user.unsuspended" : "user.suspended";
}

/** Notices for the owner: a new address is reported to the old mailbox, a new password to the current one. */
export function noticesFor(before: User, after: User, hasNewPassword: boolean): MailOrder[] {
  const { language } = before.profile;
  const orders: MailOrder[] = [];
  if (after.email !== before.email) {
    orders.push({ kind: "email_changed", to: before.email, language, values: { newEmail: after.email } });
  }
  if (hasNewPassword) orders.push({ kind: "password_changed", to: before.email, language, values: {} });
  return orders;
}
