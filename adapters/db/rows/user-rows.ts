import type { Knex } from "knex";
import type { Factor } from "../../../core/auth/factors/factor.ts";
import type { Identity } from "../../../core/auth/providers/identity.ts";
import type { Profile } from "../../../core/users/profile.ts";
import type { Role, User } from "../../../core/users/user.ts";
import { IS_CLAIMED } from "../repositories/accounts/address-claim-repository.ts";
import { toIdentity, type IdentityRow } from "../repositories/accounts/identity-repository.ts";

export interface UserRow {
  id: string;
  email: string;
  new_email: string | null;
  role: Role;
  password_hash: string | null;
  password_change_required: boolean;
  one_time_password_until: Date | null;
  email_confirmed_at: Date | null;
  is_claimed: boolean;
  is_vouched: boolean;
  last_sign_in_at: Date | null;
  banned_until: Date | null;
  created_at: Date;
  updated_at: Date;
  first_name: string;
  last_name: string;
  full_name: string;
  phone: string | null;
  bio: string | null;
  location: string | null;
  website: string | null;
  avatar_url: string | null;
  date_of_birth: string | null;
  gender: Profile["gender"];
  timezone: string;
  language: Profile["language"];
  theme: Profile["theme"];
  email_notifications: boolean;
  browser_notifications: boolean;
  default_design: Profile["defaultDesign"];
  user_metadata: User["userMetadata"];
  app_metadata: User["appMetadata"];
  identities: IdentityJson[];
  factors: FactorJson[];
}

/** Times come as text out of JSON. */
type FactorJson = Omit<Factor, "createdAt" | "updatedAt" | "lastChallengedAt"> & {
  createdAt: string;
  updatedAt: string;
  lastChallengedAt: string | null;
};

/** Times come as text out of JSON. */
type IdentityJson = Omit<IdentityRow, "last_sign_in_at" | "created_at" | "updated_at"> & {
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
};

export const PROFILE_COLUMNS = [
  "first_name",
  "last_name",
  "full_name",
  "phone",
  "bio",
  "location",
  "website",
  "avatar_url",
  "date_of_birth",
  "gender",
  "timezone",
  "language",
  "theme",
  "email_notifications",
  "browser_notifications",
  "default_design",
] as const;
/** Second factors of the row's user, without their secrets. */
const FACTORS = `coalesce((
  SELECT json_agg(json_build_object('id', id, 'type', type, 'friendlyName', friendly_name, 'status', status,
    'createdAt', created_at, 'updatedAt', updated_at, 'lastChallengedAt', last_challenged_at) ORDER BY id)
  FROM mfa_factors WHERE user_id = users.id), '[]') AS factors`;
/** Identities of the row's user, oldest first. */
const IDENTITIES = `coalesce((
  SELECT json_agg(to_json(identities) ORDER BY id) FROM identities WHERE user_id = users.id), '[]') AS identities`;
/** The newest change of address that has not expired. */
export const NEW_EMAIL = `(
  SELECT email FROM one_time_tokens WHERE user_id = users.id AND purpose = 'email_change_new' AND link_expires_at > now()
  ORDER BY created_at DESC LIMIT 1)`;

/** Users with their profiles and sign-in methods. */
export const selectUsers = (knex: Knex) =>
  knex<UserRow>("users")
    .join("user_profiles", "user_profiles.id", "users.id")
    // a day without time: as a Date, it would depend on the server's time zone
    .select<UserRow[]>(
      "users.*",
      ...PROFILE_COLUMNS,
      knex.raw("date_of_birth::text AS date_of_birth"),
      knex.raw(FACTORS),
      knex.raw(IDENTITIES),
      knex.raw(`${NEW_EMAIL} AS new_email`),
      knex.raw(`${IS_CLAIMED} AS is_claimed`),
    );

export function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    newEmail: row.new_email,
    role: row.role,
    passwordHash: row.password_hash,
    passwordChangeRequired: row.password_change_required,
    oneTimePasswordUntil: row.one_time_password_until,
    emailConfirmedAt: row.email_confirmed_at,
    isDisputed: row.is_claimed,
    isVouched: row.is_vouched,
    lastSignInAt: row.last_sign_in_at,
    bannedUntil: row.banned_until,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    profile: {
      firstName: row.first_name,
      lastName: row.last_name,
      fullName: row.full_name,
      phone: row.phone,
      bio: row.bio,
      location: row.location,
      website: row.website,
      avatarUrl: row.avatar_url,
      dateOfBirth: row.date_of_birth,
      gender: row.gender,
      timezone: row.timezone,
      language: row.language,
      theme: row.theme,
      emailNotifications: row.email_notifications,
      browserNotifications: row.browser_notifications,
      defaultDesign: row.default_design,
    },
    userMetadata: row.user_metadata,
    appMetadata: row.app_metadata,
    factors: row.factors.map(toFactor),
    identities: row.identities.map(ofJson),
  };
}

const toFactor = ({ createdAt, updatedAt, lastChallengedAt, ...factor }: FactorJson): Factor => ({
  ...factor,
  createdAt: new Date(createdAt),
  updatedAt: new Date(updatedAt),
  lastChallengedAt: lastChallengedAt === null ? null : new Date(lastChallengedAt),
});

const ofJson = (row: IdentityJson): Identity =>
  toIdentity({
    ...row,
    last_sign_in_at: row.last_sign_in_at === null ? null : new Date(row.last_sign_in_at),
    created_at: new Date(row.created_at),
    updated_at: new Date(row.updated_at),
  });
