import type { Knex } from "knex";

/** Brands of accounts: a design, a logo and a name. */
export const brands = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE brands (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        id uuid NOT NULL,
        name text NOT NULL,
        design jsonb NOT NULL,
        logo text,
        is_default boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        PRIMARY KEY (user_id, id),
        CONSTRAINT brands_name_length CHECK (length(name) BETWEEN 1 AND 60),
        CONSTRAINT brands_design_object CHECK (jsonb_typeof(design) = 'object'),
        CONSTRAINT brands_logo_png CHECK (logo ~ '^data:image/png;base64,[A-Za-z0-9+/]+={0,2}$')
      );
      CREATE UNIQUE INDEX brands_name ON brands (user_id, lower(name));
      CREATE UNIQUE INDEX brands_default ON brands (user_id) WHERE is_default;
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE brands");
  },
};
