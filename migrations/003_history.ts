import type { Knex } from "knex";

/**
 * Generated codes. `design` draws the code again; the database derives size and colors from it, so that they
 * cannot contradict it. The client supplies the id, which is unique per owner only, so that nobody can take
 * another user's id.
 */
export const history = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE qr_history (
        id uuid NOT NULL,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        content text NOT NULL,
        type text NOT NULL,
        format text NOT NULL DEFAULT 'png',
        design jsonb NOT NULL,
        size integer GENERATED ALWAYS AS (
          CASE WHEN jsonb_typeof(design -> 'size') = 'number' THEN (design ->> 'size')::integer
               ELSE coalesce(design #>> '{size,width}', design #>> '{canvas,width}')::integer END
        ) STORED,
        foreground_color text GENERATED ALWAYS AS (coalesce(design ->> 'foreground', '#000000')) STORED,
        background_color text GENERATED ALWAYS AS (coalesce(design ->> 'background', '#ffffff')) STORED,
        logo_url text,
        download_count integer NOT NULL DEFAULT 1,
        scan_count integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, id),
        CONSTRAINT qr_history_content_length CHECK (length(content) BETWEEN 1 AND 8000),
        CONSTRAINT qr_history_type_known CHECK (type IN ('text', 'url', 'email', 'phone', 'sms', 'wifi', 'vcard',
          'product_serial', 'digital_signature', 'barcode')),
        CONSTRAINT qr_history_format_known CHECK (format IN ('png', 'svg', 'pdf')),
        CONSTRAINT qr_history_counts CHECK (download_count >= 0 AND scan_count >= 0)
      );
      CREATE INDEX qr_history_newest ON qr_history (user_id, created_at, id);
      CREATE INDEX qr_history_most_scanned ON qr_history (user_id, scan_count, id);
      CREATE INDEX qr_history_most_downloaded ON qr_history (user_id, download_count, id);
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("DROP TABLE qr_history");
  },
};
