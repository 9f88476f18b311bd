import type { Knex } from "knex";

/** Audit log. Rows are only ever added: the database rejects updates and deletes. */
export const auditLog = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE audit_log (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL,
        actor_id uuid,
        actor_name text NOT NULL,
        address text NOT NULL,
        user_agent text NOT NULL,
        action text NOT NULL,
        subject_type text NOT NULL,
        subject_id text,
        subject_name text NOT NULL,
        before jsonb,
        after jsonb
      );
      CREATE INDEX audit_log_newest ON audit_log (at, id);
      CREATE INDEX audit_log_of_subject ON audit_log (subject_type, subject_id, at);
      CREATE INDEX audit_log_of_actor ON audit_log (actor_id, at);

      CREATE FUNCTION refuse_change_of_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'audit_log only grows';
      END $$;
      CREATE TRIGGER audit_log_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_audit_log();
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE audit_log; DROP FUNCTION refuse_change_of_audit_log()");
  },
};
