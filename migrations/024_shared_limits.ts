import type { Knex } from "knex";

/**
 * Counters that several processes share, and notifications about cached data.
 * Unlogged, since it is written at every rate-limited call, worthless after a crash, and not needed in
 * backups or replicas. Keys are digests.
 */
export const sharedLimits = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE UNLOGGED TABLE call_counts (
        key bytea PRIMARY KEY,
        count integer NOT NULL,
        ends_at timestamptz NOT NULL
      ) WITH (fillfactor = 70);
      CREATE INDEX call_counts_ends_at ON call_counts (ends_at);

      CREATE UNLOGGED TABLE login_attempts (
        account bytea PRIMARY KEY,
        count integer NOT NULL,
        last_at timestamptz NOT NULL
      );
      CREATE INDEX login_attempts_last_at ON login_attempts (last_at);

      CREATE FUNCTION tell_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          PERFORM pg_notify('quietzone_news', '~' || TG_TABLE_NAME);
          RETURN NULL;
        END $$;
      CREATE TRIGGER settings_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
        FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
      CREATE TRIGGER code_snippets_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON code_snippets
        FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw(`
      DROP TRIGGER code_snippets_changed ON code_snippets;
      DROP TRIGGER settings_changed ON settings;
      DROP FUNCTION tell_of_change();
      DROP TABLE login_attempts;
      DROP TABLE call_counts;
    `);
  },
};
