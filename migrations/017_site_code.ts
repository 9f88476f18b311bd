import type { Knex } from "knex";

/**
 * Code snippets that site owners add to their public pages, and verification files that prove the ownership
 * of the site to other services.
 *
 * Verification files are stored in the database with their bytes: there are few, every process must serve
 * them, and backups include them without another storage location.
 */
export const siteCode = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE code_snippets (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        description text NOT NULL DEFAULT '',
        code text NOT NULL,
        type text NOT NULL,
        hosts jsonb NOT NULL DEFAULT '[]',
        is_active boolean NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT code_snippets_type_known CHECK (type IN ('verification', 'analytics', 'advertising', 'custom')),
        CONSTRAINT code_snippets_not_empty CHECK (name <> '' AND code <> '')
      );
      CREATE INDEX code_snippets_newest ON code_snippets (created_at, id);
      CREATE INDEX code_snippets_active ON code_snippets (created_at, id) WHERE is_active;

      CREATE TABLE verification_files (
        id uuid PRIMARY KEY,
        original_name text NOT NULL CONSTRAINT verification_files_name_key UNIQUE,
        file_type text NOT NULL,
        file_size integer NOT NULL,
        content bytea NOT NULL,
        digest text NOT NULL,
        hash text NOT NULL,
        verification_status text NOT NULL,
        problem text,
        checked_at timestamptz,
        description text NOT NULL DEFAULT '',
        platform text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT verification_files_status_known CHECK (verification_status IN ('verified', 'pending', 'failed')),
        CONSTRAINT verification_files_problem_known CHECK (problem IN ('unreachable', 'missing', 'different')),
        CONSTRAINT verification_files_digest_form CHECK (digest ~ '^[0-9a-f]{64}$'),
        CONSTRAINT verification_files_size_true CHECK (file_size = length(content))
      );
      -- what is in them was packed already or is tiny: reading it is a copy
      ALTER TABLE verification_files ALTER COLUMN content SET STORAGE EXTERNAL;
      CREATE INDEX verification_files_newest ON verification_files (created_at, id);
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE verification_files, code_snippets");
  },
};
