import type { Knex } from "knex";
import { DomainError } from "../../../../core/errors.ts";
import type { Profile } from "../../../../core/users/profile.ts";
import { profileValues } from "../../../../core/users/profile-metadata.ts";
import type { User, UserRepository } from "../../../../core/users/user.ts";
import { isRefusedAs } from "../../pool/sql-states.ts";
import { within } from "../../pool/marked-transactions.ts";
import { removeOwned } from "../../rows/remove-owned.ts";
import { PROFILE_COLUMNS, selectUsers, toUser, type UserRow } from "../../rows/user-rows.ts";
import { isUuid, storeText, toCount } from "../../rows/values.ts";

/** For SQL that writes the profile row from one JSON value. */
const PROFILE = PROFILE_COLUMNS.join(", ");
const PROFILE_OF_VALUE = PROFILE_COLUMNS.map((column) => `profile.${column}`).join(", ");

export function createUserRepository(knex: Knex): UserRepository {
  const select = () => selectUsers(knex);

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
      // lock first, in a separate statement: after waiting for the lock, a combined statement would see old
      // rows of other tables
      await knex("users").where({ id }).forUpdate().select("id");
      // lock both rows: after waiting, PostgreSQL rereads locked rows only
      const [row] = await select().where("users.id", id).forUpdate();
      return row ? toUser(row) : null;
    },

    async insert(user) {
      // a taken address must not raise an error, which would abort the surrounding transaction
      const { rows } = await storeText(
        knex.raw<{ rows: unknown[] }>(
          `WITH added AS (
             INSERT INTO users (id, email, role, password_hash, password_change_required, one_time_password_until, email_confirmed_at,
               is_vouched, last_sign_in_at, banned_until, user_metadata, app_metadata, created_at, updated_at)
             VALUES (:id, :email, :role, :password_hash, :password_change_required, :one_time_password_until,
               :email_confirmed_at, :is_vouched, :last_sign_in_at, :banned_until, :user_metadata, :app_metadata, :created_at, :updated_at)
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
               email_confirmed_at = :email_confirmed_at, is_vouched = :is_vouched, last_sign_in_at = :last_sign_in_at,
               banned_until = :banned_until, user_metadata = :user_metadata, app_metadata = :app_metadata, created_at = :created_at, updated_at = :updated_at
             WHERE id = :id RETURNING id)
           UPDATE user_profiles SET updated_at = :updated_at, (${PROFILE}) = (
             SELECT ${PROFILE} FROM jsonb_populate_record(NULL::user_profiles, :profile))
           WHERE id IN (SELECT id FROM changed) RETURNING id`,
          toRow(user),
        ),
      ).catch((error: unknown) => {
        throw isRefusedAs("uniqueViolation", error) ? alreadyExists() : error;
      });
      if (rows.length === 0) throw new DomainError("not_found", "There is no such user");
    },

    remove: (id) =>
      within(knex, async (inside) => {
        await removeOwned(inside, [id]);
        await inside("users").where({ id }).delete();
      }),

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

    async countAdmins() {
      // in a fixed order, so that concurrent transactions wait instead of deadlocking
      const rows = await knex("users")
        .where("role", "admin")
        .orderBy("id")
        .forUpdate()
        .select<{ active: boolean; able: boolean }[]>(
          knex.raw("coalesce(banned_until <= now(), true) AS active"),
          knex.raw(
            "NOT password_change_required AND (password_hash IS NOT NULL OR last_sign_in_at IS NOT NULL) AS able",
          ),
        );
      const all = rows.filter(({ active }) => active);
      return { all: all.length, able: all.filter(({ able }) => able).length };
    },
  };
}

function alreadyExists(): DomainError {
  return new DomainError("user_already_exists", "User already registered");
}

function toRow(user: User) {
  return {
    id: user.id,
    email: user.email,
    role: user.role,
    password_hash: user.passwordHash,
    password_change_required: user.passwordChangeRequired,
    one_time_password_until: user.oneTimePasswordUntil,
    email_confirmed_at: user.emailConfirmedAt,
    is_vouched: user.isVouched,
    last_sign_in_at: user.lastSignInAt,
    banned_until: user.bannedUntil,
    user_metadata: JSON.stringify(user.userMetadata),
    app_metadata: JSON.stringify(user.appMetadata),
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    profile: JSON.stringify(toProfileRow(user.profile)),
  };
}

const toProfileRow = (profile: Profile): Pick<UserRow, (typeof PROFILE_COLUMNS)[number]> => ({
  ...profileValues(profile),
  default_design: profile.defaultDesign,
});
