import type { Knex } from "knex";

/**
 * Tracked codes and their scan counts.
 *
 * `scans` has one row per scan. `scan_slots` sums them up by quarter hour, since days start on a quarter hour
 * in all current time zones; `scan_days` by day (UTC) and by dimension. Both are written together with the
 * scans. Their `user_id` is the link's, without a foreign key: counting locks a link, and must not wait for
 * an account that is being deleted.
 *
 * `scan_salts` and `scan_visitors` identify visitors who return on the same day, and are emptied after it.
 *
 * A history record whose code contains one of its owner's short links belongs to that link and shows its
 * scans. `code_downloads` records when files were downloaded, and how many at once: an import adds any number
 * in one row. Triggers maintain both, so that no code that writes the history can forget them.
 */
export const shortLinks = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE short_links (
        id uuid PRIMARY KEY,
        code text NOT NULL CONSTRAINT short_links_code_key UNIQUE,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL DEFAULT '',
        target text NOT NULL,
        paused boolean NOT NULL DEFAULT false,
        scan_count bigint NOT NULL DEFAULT 0,
        visitor_count bigint NOT NULL DEFAULT 0,
        last_scanned_at timestamptz,
        created_at timestamptz NOT NULL,
        updated_at timestamptz NOT NULL,
        UNIQUE (user_id, id),
        CONSTRAINT short_links_code_form CHECK (code ~ '^[2-9A-Za-z]{8}$'),
        CONSTRAINT short_links_name_length CHECK (length(name) <= 100),
        CONSTRAINT short_links_target_web CHECK (target ~* '^https{0,1}://' AND length(target) <= 2048)
      );
      CREATE INDEX short_links_newest ON short_links (user_id, created_at, id);

      CREATE TABLE scans (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        link_id uuid NOT NULL REFERENCES short_links ON DELETE CASCADE,
        user_id uuid NOT NULL,
        scanned_at timestamptz NOT NULL,
        is_new_visitor boolean NOT NULL,
        country text NOT NULL,
        device text NOT NULL,
        browser text NOT NULL,
        os text NOT NULL,
        referrer text NOT NULL
      );
      CREATE INDEX scans_of_link ON scans (link_id, scanned_at);
      CREATE INDEX scans_of_user ON scans (user_id, scanned_at);

      CREATE TABLE scan_slots (
        link_id uuid NOT NULL REFERENCES short_links ON DELETE CASCADE,
        user_id uuid NOT NULL,
        slot timestamptz NOT NULL,
        scans integer NOT NULL,
        visitors integer NOT NULL,
        PRIMARY KEY (link_id, slot)
      );
      CREATE INDEX scan_slots_of_user ON scan_slots (user_id, slot) INCLUDE (link_id, scans, visitors);

      CREATE TABLE scan_days (
        link_id uuid NOT NULL REFERENCES short_links ON DELETE CASCADE,
        user_id uuid NOT NULL,
        day date NOT NULL,
        dimension text NOT NULL,
        value text NOT NULL,
        scans integer NOT NULL,
        visitors integer NOT NULL,
        PRIMARY KEY (link_id, dimension, day, value),
        CONSTRAINT scan_days_dimension_known CHECK (dimension IN ('country', 'device', 'browser', 'os', 'referrer'))
      );
      CREATE INDEX scan_days_of_user ON scan_days (user_id, dimension, day) INCLUDE (link_id, value, scans, visitors);

      CREATE TABLE scan_salts (day date PRIMARY KEY, salt text NOT NULL);
      CREATE TABLE scan_visitors (
        link_id uuid NOT NULL REFERENCES short_links ON DELETE CASCADE,
        day date NOT NULL,
        visitor text NOT NULL,
        PRIMARY KEY (day, link_id, visitor)
      );
      CREATE INDEX scan_visitors_of_link ON scan_visitors (link_id);

      ALTER TABLE qr_history
        ADD COLUMN short_link_id uuid,
        ADD CONSTRAINT qr_history_own_short_link FOREIGN KEY (user_id, short_link_id)
          REFERENCES short_links (user_id, id) ON DELETE SET NULL (short_link_id);
      CREATE INDEX qr_history_of_short_link ON qr_history (short_link_id) WHERE short_link_id IS NOT NULL;

      -- locked against those who count at this moment: the record begins with all scans until now
      CREATE FUNCTION find_short_link() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE link record;
      BEGIN
        SELECT id, scan_count INTO link FROM short_links
          WHERE code = substring(NEW.content FROM '^https{0,1}://[^/]+/s/([2-9A-Za-z]{8})$') AND user_id = NEW.user_id FOR SHARE;
        IF FOUND THEN
          NEW.short_link_id := link.id;
          NEW.scan_count := least(link.scan_count, 2147483647);
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER qr_history_find_short_link BEFORE INSERT ON qr_history
        FOR EACH ROW WHEN (NEW.type = 'url') EXECUTE FUNCTION find_short_link();

      CREATE TABLE code_downloads (
        user_id uuid NOT NULL,
        record_id uuid NOT NULL,
        downloaded_at timestamptz NOT NULL,
        downloads integer NOT NULL,
        FOREIGN KEY (user_id, record_id) REFERENCES qr_history (user_id, id) ON DELETE CASCADE
      );
      CREATE INDEX code_downloads_of_user ON code_downloads (user_id, downloaded_at);
      CREATE INDEX code_downloads_of_record ON code_downloads (user_id, record_id);
      INSERT INTO code_downloads (user_id, record_id, downloaded_at, downloads)
        SELECT user_id, id, created_at, download_count FROM qr_history WHERE download_count > 0;

      CREATE FUNCTION note_downloads() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        before integer := 0;
        at timestamptz := NEW.created_at;
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          before := OLD.download_count;
          at := clock_timestamp();
        END IF;
        IF NEW.download_count > before THEN
          INSERT INTO code_downloads (user_id, record_id, downloaded_at, downloads)
            VALUES (NEW.user_id, NEW.id, at, NEW.download_count - before);
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER qr_history_note_download AFTER INSERT OR UPDATE OF download_count ON qr_history
        FOR EACH ROW EXECUTE FUNCTION note_downloads();
    `);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw(`
      DROP TRIGGER qr_history_note_download ON qr_history;
      DROP TRIGGER qr_history_find_short_link ON qr_history;
      DROP FUNCTION note_downloads(), find_short_link();
      DROP TABLE code_downloads;
      ALTER TABLE qr_history DROP COLUMN short_link_id;
      DROP TABLE scan_visitors, scan_salts, scan_days, scan_slots, scans, short_links;
    `);
  },
};
