import type { Knex } from "knex";

/**
 * Advertisements, with their impressions and clicks.
 *
 * `advertisement_days` has one row per advertisement and day (UTC), and nothing about viewers. The two counts
 * of an advertisement are its sums, written together with them. `told_end_date` is the end date that was
 * already announced; a changed end date is announced again.
 */
export const advertisements = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE advertisements (
        id uuid PRIMARY KEY,
        title text NOT NULL CONSTRAINT advertisements_title_length CHECK (length(title) BETWEEN 1 AND 200),
        description text NOT NULL DEFAULT '',
        content text NOT NULL DEFAULT '',
        type text NOT NULL CHECK (type IN ('banner', 'text', 'popup', 'sidebar', 'custom')),
        placement text NOT NULL CHECK (placement IN ('header', 'footer', 'sidebar', 'content', 'popup', 'custom')),
        is_active boolean NOT NULL DEFAULT true,
        start_date date,
        end_date date,
        target_url text CONSTRAINT advertisements_target_web CHECK (target_url ~* '^https{0,1}://' AND length(target_url) <= 2048),
        image_url text,
        image_width integer CHECK (image_width > 0),
        image_height integer CHECK (image_height > 0),
        priority smallint NOT NULL DEFAULT 1 CHECK (priority BETWEEN 1 AND 10),
        impression_count bigint NOT NULL DEFAULT 0,
        click_count bigint NOT NULL DEFAULT 0,
        told_end_date date,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        CONSTRAINT advertisements_order_of_dates CHECK (end_date >= start_date),
        CONSTRAINT advertisements_whole_image CHECK (num_nulls(image_url, image_width, image_height) IN (0, 3))
      );
      CREATE INDEX advertisements_newest ON advertisements (created_at, id);
      CREATE INDEX advertisements_running ON advertisements (placement, priority) WHERE is_active;

      CREATE TABLE advertisement_days (
        advertisement_id uuid NOT NULL REFERENCES advertisements ON DELETE CASCADE,
        day date NOT NULL,
        impressions bigint NOT NULL DEFAULT 0,
        clicks bigint NOT NULL DEFAULT 0,
        PRIMARY KEY (advertisement_id, day)
      );
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE advertisement_days; DROP TABLE advertisements");
  },
};
