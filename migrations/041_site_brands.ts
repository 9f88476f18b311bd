import type { Knex } from "knex";

/** Brands that the site offers to everybody: as `brands`, without an account. */
export const siteBrands = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE site_brands (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        design jsonb NOT NULL,
        logo text,
        position integer NOT NULL,
        is_default boolean NOT NULL,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT site_brands_name_length CHECK (length(name) BETWEEN 1 AND 60),
        CONSTRAINT site_brands_design_object CHECK (jsonb_typeof(design) = 'object'),
        CONSTRAINT site_brands_logo_png CHECK (logo ~ '^data:image/png;base64,[A-Za-z0-9+/]+={0,2}$'),
        CONSTRAINT site_brands_position_range CHECK (position BETWEEN 1 AND 999)
      );
      CREATE UNIQUE INDEX site_brands_name ON site_brands (lower(name));
      CREATE UNIQUE INDEX site_brands_default ON site_brands (is_default) WHERE is_default;
      CREATE TRIGGER site_brands_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_brands
        FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE site_brands");
  },
};
