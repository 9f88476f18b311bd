import type { Knex } from "knex";

/**
 * Batches of rows from which codes are made, stored with their design: one history entry for thousands of
 * codes.
 */
export const codeBatches = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE code_batches (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        id uuid NOT NULL,
        name text NOT NULL,
        type text NOT NULL,
        output text NOT NULL,
        format text NOT NULL,
        row_count integer NOT NULL,
        bytes integer NOT NULL,
        preview jsonb NOT NULL,
        row_table jsonb NOT NULL,
        choices jsonb NOT NULL,
        revision integer NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        deleted_at timestamptz,
        PRIMARY KEY (user_id, id),
        CONSTRAINT code_batches_name_length CHECK (length(name) BETWEEN 1 AND 100),
        CONSTRAINT code_batches_row_count CHECK (row_count BETWEEN 0 AND 5001),
        CONSTRAINT code_batches_preview_array CHECK (jsonb_typeof(preview) = 'array'),
        CONSTRAINT code_batches_row_table_object CHECK (jsonb_typeof(row_table) = 'object'),
        CONSTRAINT code_batches_choices_object CHECK (jsonb_typeof(choices) = 'object')
      );
      CREATE INDEX code_batches_deleted ON code_batches (deleted_at) WHERE deleted_at IS NOT NULL;
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE code_batches");
  },
};
