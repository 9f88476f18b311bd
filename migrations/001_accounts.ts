import type { Knex } from "knex";

/** Accounts and their profiles. Email and role are stored only in `users`. */
export const accounts = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE users (
        id uuid PRIMARY KEY,
        email text NOT NULL CONSTRAINT users_email_key UNIQUE,
        role text NOT NULL DEFAULT 'customer',
        password_hash text,
        password_change_required boolean NOT NULL DEFAULT false,
        email_confirmed_at timestamptz,
        last_sign_in_at timestamptz,
        banned_until timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT users_email_lower CHECK (email = lower(email) AND length(email) BETWEEN 3 AND 254),
        CONSTRAINT users_role_known CHECK (role IN ('customer', 'admin'))
      );
      CREATE INDEX users_newest ON users (created_at, id);
      CREATE INDEX users_admins ON users (id) WHERE role = 'admin';

      CREATE TABLE user_profiles (
        id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        first_name text NOT NULL DEFAULT '',
        last_name text NOT NULL DEFAULT '',
        full_name text NOT NULL DEFAULT '',
        phone text,
        bio text,
        location text,
        website text,
        avatar_url text,
        date_of_birth date,
        gender text,
        timezone text NOT NULL DEFAULT 'UTC',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT user_profiles_gender_known CHECK (gender IN ('male', 'female', 'other', 'prefer_not_to_say'))
      );
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE user_profiles, users");
  },
};
