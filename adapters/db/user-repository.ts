import type { Knex } from "knex";
import { DomainError } from "../../core/errors.ts";
import type { Role, User, UserRepository } from "../../core/users/user.ts";
import { isUuid, storeText, toCount } from "./values.ts";

interface UserRow {
  id: string;
  email: string;
  role: Role;
  password_hash: string | null;
  password_change_required: boolean;
  email_confirmed_at: Date | null;
  last_sign_in_at: Date | null;
  banned_until: Date | null;
  created_at: Date;
  updated_at: Date;
  first_name: string;
  last_name: string;
  full_name: string;
  avatar_url: string | null;
}

const COLUMNS = ["users.*", "first_name", "last_name", "full_name", "avatar_url"];
const UNIQUE_VIOLATION = "23505";

export function createUserRepository(knex: Knex): UserRepository {
  const select = () =>
    knex<UserRow>("users").join("user_profiles", "user_profiles.id", "users.id").select<UserRow[]>(COLUMNS);

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
      // both rows: after a wait, PostgreSQL reads only locked rows anew
      const [row] = await select().where("users.id", id).forUpdate();
      return row ? toUser(row) : null;
    },

    async insert(user) {
      // no error on a taken address: an error would end the transaction around it
      const { rows } = await storeText(
        knex.raw<{ rows: unknown[] }>(
          `WITH added AS (
             INSERT INTO users (id, email, role, password_hash, password_change_required, email_confirmed_at,
               last_sign_in_at, banned_until, created_at, updated_at)
             VALUES (:id, :email, :role, :password_hash, :password_change_required, :email_confirmed_at,
               :last_sign_in_at, :banned_until, :created_at, :updated_at)
             ON CONFLICT ON CONSTRAINT users_email_key DO NOTHING
             RETURNING id)
           INSERT INTO user_profiles (id, first_name, last_name, full_name, avatar_url, created_at, updated_at)
           SELECT id, :first_name, :last_name, :full_name, :avatar_url, :created_at, :updated_at FROM added
           RETURNING id`,
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
               email_confirmed_at = :email_confirmed_at, last_sign_in_at = :last_sign_in_at,
               banned_until = :banned_until, created_at = :created_at, updated_at = :updated_at
             WHERE id = :id RETURNING id)
           UPDATE user_profiles SET first_name = :first_name, last_name = :last_name, full_name = :full_name,
             avatar_url = :avatar_url, updated_at = :updated_at
           WHERE id IN (SELECT id FROM changed) RETURNING id`,
          toRow(user),
        ),
      ).catch((error: { code?: string }) => {
        throw error.code === UNIQUE_VIOLATION ? alreadyExists() : error;
      });
      if (rows.length === 0) throw new DomainError("not_found", "There is no such user");
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
    role: row.role,
    passwordHash: row.password_hash,
    passwordChangeRequired: row.password_change_required,
    emailConfirmedAt: row.email_confirmed_at,
    lastSignInAt: row.last_sign_in_at,
    bannedUntil: row.banned_until,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    profile: {
      firstName: row.first_name,
      lastName: row.last_name,
      fullName: row.full_name,
      avatarUrl: row.avatar_url,
    },
  };
}

function toRow(user: User) {
  return {
    id: user.id,
    email: user.email,
    role: user.role,
    password_hash: user.passwordHash,
    password_change_required: user.passwordChangeRequired,
    email_confirmed_at: user.emailConfirmedAt,
    last_sign_in_at: user.lastSignInAt,
    banned_until: user.bannedUntil,
    created_at: user.createdAt,
    updated_at: user.updatedAt,
    first_name: user.profile.firstName,
    last_name: user.profile.lastName,
    full_name: user.profile.fullName,
    avatar_url: user.profile.avatarUrl,
  } satisfies UserRow;
}
