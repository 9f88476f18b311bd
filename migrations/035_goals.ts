import type { Knex } from "knex";

/** What admins want visits to lead to: a name and a path, in which `*` stands for any text. */
export const goals = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE goals (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        path text NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT goals_name_not_empty CHECK (name <> ''),
        CONSTRAINT goals_path_absolute CHECK (path LIKE '/%')
      );
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE goals");
  },
};
