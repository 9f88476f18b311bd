import type { Knex } from "knex";

/** Goals of visits that admins define: a name and a path, in which `*` matches any text. */
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
