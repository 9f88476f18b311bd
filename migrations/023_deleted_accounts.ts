import type { Knex } from "knex";

/**
 * Ids of permanently deleted accounts, so that restoring an older backup does not bring them back. A trigger
 * maintains the table, so that every way of deleting an account is covered. Earlier deletions are taken from
 * the audit log.
 */
export const deletedAccounts = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE deleted_accounts (
        id uuid PRIMARY KEY,
        deleted_at timestamptz NOT NULL DEFAULT now()
      );
      INSERT INTO deleted_accounts (id, deleted_at)
        SELECT subject_id::uuid, max(at) FROM audit_log
        WHERE action = 'user.deleted' AND subject_type = 'users' AND subject_id IS NOT NULL GROUP BY 1;

      CREATE FUNCTION note_deleted_account() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO deleted_accounts (id) VALUES (OLD.id) ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER users_note_deleted AFTER DELETE ON users
        FOR EACH ROW EXECUTE FUNCTION note_deleted_account();
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw(`
      DROP TRIGGER users_note_deleted ON users;
      DROP FUNCTION note_deleted_account();
      DROP TABLE deleted_accounts;
    `);
  },
};
