import type { Knex } from "knex";

/**
 * Indexes for searching and sorting the list of accounts. Parts of names and addresses are found by trigrams
 * if the database has that extension and allows its use; otherwise by scanning all rows.
 */
export const userSearch = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE INDEX users_by_role ON users (role, created_at, id);
      CREATE INDEX user_profiles_by_name ON user_profiles (lower(full_name), id);
      CREATE INDEX audit_log_by_action ON audit_log (action, at, id);

      DO $$
      BEGIN
        CREATE EXTENSION IF NOT EXISTS pg_trgm;
        CREATE INDEX users_email_parts ON users USING gin (email gin_trgm_ops);
        CREATE INDEX user_profiles_name_parts ON user_profiles
          USING gin ((lower(first_name || ' ' || last_name || ' ' || full_name)) gin_trgm_ops);
      EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
        RAISE NOTICE 'no pg_trgm here: accounts are searched row by row';
      END $$;
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw(`
      DROP INDEX IF EXISTS user_profiles_name_parts, users_email_parts;
      DROP INDEX audit_log_by_action, user_profiles_by_name, users_by_role;
    `);
  },
};
