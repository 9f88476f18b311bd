import type { Knex } from "knex";
import type { Factor } from "../../core/auth/factor.ts";
import type { Identity } from "../../core/auth/identity.ts";
import { DomainError } from "../../core/errors.ts";
import type { Profile } from "../../core/users/profile.ts";
import type { Role, User, UserRepository } from "../../core/users/user.ts";
import { toIdentity, type IdentityRow } from "./identity-repository.ts";
import { isUuid, storeText, toCount } from "./values.ts";

interface UserRow {
  id: string;
  email: string;
  new_email: string | null;
  role: Role;
  password_hash: string | null;
  password_change_required: boolean;
  one_time_password_until: Date | null;
  email_confirmed_at: Date | null;
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

const PROFILE_COLUMNS = [
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
/** In SQL, where a row of the profile is written as one JSON value. */
const PROFILE = PROFILE_COLUMNS.join(", ");
const PROFILE_OF_VALUE = PROFILE_COLUMNS.map((column) => `profile.${column}`).join(", ");
/** Those of the row's user, without their secrets. */
const FACTORS = `coalesce((
  SELECT json_agg(json_build_object('id', id, 'type', type, 'friendlyName', friendly_name, 'status', status,
    'createdAt', created_at, 'updatedAt', updated_at, 'lastChallengedAt', last_challenged_at) ORDER BY id)
  FROM mfa_factors WHERE user_id = users.id), '[]') AS factors`;
/** Those of the row's user, the oldest first. */
const IDENTITIES = `coalesce((
  SELECT json_agg(to_json(identities) ORDER BY id) FROM identities WHERE user_id = users.id), '[]') AS identities`;
/** The newest change of address that has not expired. */
const NEW_EMAIL = `(
  SELECT email FROM one_time_tokens WHERE user_id = users.id AND purpose = 'email_change_new' AND link_expires_at > now()
  ORDER BY created_at DESC LIMIT 1) AS new_email`;
const UNIQUE_VIOLATION = "23505";

export function createUserRepository(knex: Knex): UserRepository {
  const select = () =>
    knex<UserRow>("users")
      .join("user_profiles", "user_profiles.id", "users.id")
      // a day is a day: as Date it would depend on where the server stands
      .select<UserRow[]>(
        "users.*",
        ...PROFILE_COLUMNS,
        knex.raw("date_of_birth::text AS date_of_birth"),
        knex.raw(FACTORS),
        knex.raw(IDENTITIES),
        knex.raw(NEW_EMAIL),
      );

  return {
    async findById(id) {
      if (!isUuid(id)) return null;
      const [row] = await select().where("users.id", id);
      return row ? toUser(row) : null;
    },

    async findByEmail(email) {
      const [row] = await storeText(select().where("users.email", email));
      return row ? toUser(row) : null;
    },

    async findForUpdate(id) {
      if (!isUuid(id)) return null;
      // first, and by itself: after a wait, what belongs to the user in other tables would be as it was before
      await knex("users").where({ id }).forUpdate().select("id");
      // both rows: after a wait, PostgreSQL reads only locked rows anew
      const [row] = await select().where("users.id", id).forUpdate();
      return row ? toUser(row) : null;
    },

    async insert(user) {
      // no error on a taken address: an error would end the transaction around it
      const { rows } = await storeText(
        knex.raw<{ rows: unknown[] }>(
          `WITH added AS (
             INSERT INTO users (id, email, role, password_hash, password_change_required, one_time_password_until, email_confirmed_at,
               last_sign_in_at, banned_until, created_at, updated_at)
             VALUES (:id, :email, :role, :password_hash, :password_change_required, :one_time_password_until,
               :email_confirmed_at, :last_sign_in_at, :banned_until, :created_at, :updated_at)
             ON CONFLICT ON CONSTRAINT users_email_key DO NOTHING
             RETURNING id)
           INSERT INTO user_profiles (id, created_at, updated_at, ${PROFILE})
           SELECT added.id, :created_at::timestamptz, :updated_at::timestamptz, ${PROFILE_OF_VALUE}
           FROM added, jsonb_populate_record(NULL::user_profiles, :profile) AS profile RETURNING user_profiles.id`,
          toRow(user),
        ),
      );
      if (rows.length === 0) throw alreadyExists();
    },

    async update(user) {
      const { rows } = await storeText(
        knex.raw<{ rows: unknown[] }>(
          `WITH changed AS (
             UPDATE users SET email = :email, role = :role, password_hash = :password_hash,
               password_change_required = :password_change_required,
               one_time_password_until = :one_time_password_until,
               email_confirmed_at = :email_confirmed_at, last_sign_in_at = :last_sign_in_at,
               banned_until = :banned_until, created_at = :created_at, updated_at = :updated_at
             WHERE id = :id RETURNING id)
           UPDATE user_profiles SET updated_at = :updated_at, (${PROFILE}) = (
             SELECT ${PROFILE} FROM jsonb_populate_record(NULL::user_profiles, :profile))
           WHERE id IN (SELECT id FROM changed) RETURNING id`,
          toRow(user),
        ),
      ).catch((error: { code?: string }) => {
        throw error.code === UNIQUE_VIOLATION ? alreadyExists() : error;
      });
      if (rows.length === 0) throw new DomainError("not_found", "There is no such user");
    },

    async remove(id) {
      await knex("users").where({ id }).delete();
    },

    async list({ offset, limit }) {
      const items = await select()
        .orderBy([
          { column: "users.created_at", order: "desc" },
          { column: "users.id", order: "desc" },
        ])
        .offset(offset)
        .limit(limit);
      const [count] = await knex("users").count("*", { as: "total" });
      return { items: items.map(toUser), total: toCount(count?.["total"]) };
    },

    async countActiveAdmins() {
      // in one order, so that two transactions wait for each other instead of failing
      const rows = await knex("users")
        .where("role", "admin")
        .orderBy("id")
        .forUpdate()
        .select<{ active: boolean }[]>(knex.raw("coalesce(banned_until <= now(), true) AS active"));
      return rows.filter(({ active }) => active).length;
    },
  };
}

function alreadyExists(): DomainError {
  return new DomainError("user_already_exists", "User already registered");
}

function toUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    newEmail: row.new_email,
    role: row.role,
    passwordHash: row.password_hash,
    passwordChangeRequired: row.password_change_required,
    oneTimePasswordUntil: row.one_time_password_until,
    emailConfirmedAt: row.email_confirmed_at,
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

function toRow(user: User) {
  return {
    id: user.id,
    email: user.email,
    role: user.role,
    password_hash: user.passwordHash,
    password_change_required: user.passwordChangeRequired,
    one_time_password_until: user.oneTimePasswordUntil,
    email_confirmed_at: user.emailConfirmedAt,
    last_sign_in_at: user.lastSignInAt,
    banned_until: user.bannedUntil,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    profile: JSON.stringify(toProfileRow(user.profile)),
  };
}

const toProfileRow = (profile: Profile): Pick<UserRow, (typeof PROFILE_COLUMNS)[number]> => ({
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
  theme: profile.theme,
  email_notifications: profile.emailNotifications,
  browser_notifications: profile.browserNotifications,
  default_design: profile.defaultDesign,
});
