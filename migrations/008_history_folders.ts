import type { Knex } from "knex";

/**
 * Names, favorites, folders, search and undoable deletion for the history, and stored counts, since counting
 * a long history takes longer than reading a page of it.
 */
export const historyFolders = {
  async up(knex: Knex): Promise<void> {
    await knex.raw(`
      CREATE TABLE history_folders (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        id uuid NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, id),
        CONSTRAINT history_folders_name_length CHECK (length(name) BETWEEN 1 AND 60)
      );
      CREATE UNIQUE INDEX history_folders_name ON history_folders (user_id, lower(name));

      ALTER TABLE qr_history
        ADD COLUMN name text,
        ADD COLUMN favourite boolean NOT NULL DEFAULT false,
        ADD COLUMN folder_id uuid,
        ADD COLUMN deleted_at timestamptz,
        ADD COLUMN search_text text GENERATED ALWAYS AS (lower(coalesce(name || E'\\n', '') || content)) STORED,
        ADD CONSTRAINT qr_history_name_length CHECK (length(name) BETWEEN 1 AND 100),
        ADD CONSTRAINT qr_history_folder FOREIGN KEY (user_id, folder_id)
          REFERENCES history_folders (user_id, id) ON DELETE SET NULL (folder_id);

      -- a page and its filters are found in the index alone; only the rows of the page are read from the table
      DROP INDEX qr_history_newest, qr_history_most_scanned, qr_history_most_downloaded;
      CREATE INDEX qr_history_newest ON qr_history (user_id, created_at, id)
        INCLUDE (type, favourite, folder_id) WHERE deleted_at IS NULL;
      CREATE INDEX qr_history_most_scanned ON qr_history (user_id, scan_count, id)
        INCLUDE (type, favourite, folder_id) WHERE deleted_at IS NULL;
      CREATE INDEX qr_history_most_downloaded ON qr_history (user_id, download_count, id)
        INCLUDE (type, favourite, folder_id) WHERE deleted_at IS NULL;
      CREATE INDEX qr_history_favourites ON qr_history (user_id, created_at, id)
        INCLUDE (type, folder_id) WHERE favourite AND deleted_at IS NULL;
      CREATE INDEX qr_history_in_folder ON qr_history (user_id, folder_id, created_at, id)
        INCLUDE (type, favourite, deleted_at) WHERE folder_id IS NOT NULL;
      CREATE INDEX qr_history_logos ON qr_history (user_id, logo_url) WHERE logo_url IS NOT NULL;
      CREATE INDEX qr_history_deleted ON qr_history (deleted_at) WHERE deleted_at IS NOT NULL;
    `);
    await makeSearchIndex(knex);
    await keepCounts(knex);
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw(`
      DROP TRIGGER qr_history_inserted ON qr_history;
      DROP TRIGGER qr_history_updated ON qr_history;
      DROP TRIGGER qr_history_removed ON qr_history;
      DROP FUNCTION count_inserted_history(), count_updated_history(), count_removed_history();
      DROP TABLE history_counts;
      DELETE FROM qr_history WHERE deleted_at IS NOT NULL;
      -- takes every index that names a column along
      ALTER TABLE qr_history DROP COLUMN search_text, DROP COLUMN name, DROP COLUMN favourite, DROP COLUMN folder_id,
        DROP COLUMN deleted_at;
      DROP INDEX qr_history_logos;
      CREATE INDEX qr_history_newest ON qr_history (user_id, created_at, id);
      CREATE INDEX qr_history_most_scanned ON qr_history (user_id, scan_count, id);
      CREATE INDEX qr_history_most_downloaded ON qr_history (user_id, download_count, id);
      DROP TABLE history_folders;
    `);
  },
};

/**
 * Trigram index. Every packaged PostgreSQL includes the extension, and a database's owner may enable it. A
 * server without it scans the rows of one user: slower, with the same result. `fastupdate` is off, since a
 * search would scan pending entries one by one.
 */
async function makeSearchIndex(knex: Knex): Promise<void> {
  await knex.raw(`
    DO $$ BEGIN
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE INDEX qr_history_search ON qr_history USING gin (search_text gin_trgm_ops)
        WITH (fastupdate = off) WHERE deleted_at IS NULL;
    EXCEPTION WHEN undefined_file OR feature_not_supported OR insufficient_privilege OR undefined_object THEN
      RAISE NOTICE 'pg_trgm is not available: searching the history reads its rows';
    END $$;
  `);
}

/**
 * Counts records and downloads for every list filter, updated by the statement that changes a row. The total
 * of a list is then a sum over a few rows.
 */
async function keepCounts(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE history_counts (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      folder_id uuid,
      type text NOT NULL,
      favourite boolean NOT NULL,
      records integer NOT NULL,
      downloads bigint NOT NULL,
      CONSTRAINT history_counts_key UNIQUE NULLS NOT DISTINCT (user_id, folder_id, type, favourite),
      FOREIGN KEY (user_id, folder_id) REFERENCES history_folders (user_id, id) ON DELETE CASCADE
    ) WITH (fillfactor = 50);
    INSERT INTO history_counts
      SELECT user_id, folder_id, type, favourite, count(*), sum(download_count)
      FROM qr_history GROUP BY user_id, folder_id, type, favourite;

    CREATE FUNCTION count_inserted_history() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO history_counts AS kept
        SELECT user_id, folder_id, type, favourite, count(*), sum(download_count)
        FROM after WHERE deleted_at IS NULL
        GROUP BY user_id, folder_id, type, favourite ORDER BY user_id, folder_id, type, favourite
        ON CONFLICT (user_id, folder_id, type, favourite) DO UPDATE
          SET records = kept.records + excluded.records, downloads = kept.downloads + excluded.downloads;
      RETURN NULL;
    END $$;
    CREATE TRIGGER qr_history_inserted AFTER INSERT ON qr_history REFERENCING NEW TABLE AS after
      FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_history();

    -- one row after the other and in one order, so that two statements never wait for each other; a user who is being removed
    -- takes the counts along and gets no new ones
    CREATE FUNCTION count_updated_history() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE change record;
    BEGIN
      FOR change IN
        SELECT user_id, folder_id, type, favourite, sum(records) AS records, sum(downloads) AS downloads FROM (
          SELECT user_id, folder_id, type, favourite, 1 AS records, download_count AS downloads
          FROM after WHERE deleted_at IS NULL
          UNION ALL
          SELECT user_id, folder_id, type, favourite, -1, -download_count
          FROM before WHERE deleted_at IS NULL
        ) AS changes
        GROUP BY user_id, folder_id, type, favourite HAVING sum(records) <> 0 OR sum(downloads) <> 0
        ORDER BY user_id, folder_id, type, favourite
      LOOP
        UPDATE history_counts SET records = records + change.records, downloads = downloads + change.downloads
          WHERE user_id = change.user_id AND folder_id IS NOT DISTINCT FROM change.folder_id
            AND type = change.type AND favourite = change.favourite;
        IF NOT FOUND AND change.records > 0 THEN
          INSERT INTO history_counts AS kept
            SELECT id, change.folder_id, change.type, change.favourite, change.records, change.downloads
            FROM users WHERE id = change.user_id
            ON CONFLICT (user_id, folder_id, type, favourite) DO UPDATE
              SET records = kept.records + excluded.records, downloads = kept.downloads + excluded.downloads;
        END IF;
      END LOOP;
      RETURN NULL;
    END $$;
    CREATE TRIGGER qr_history_updated AFTER UPDATE ON qr_history REFERENCING OLD TABLE AS before NEW TABLE AS after
      FOR EACH STATEMENT EXECUTE FUNCTION count_updated_history();

    CREATE FUNCTION count_removed_history() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE history_counts AS kept SET records = kept.records - gone.records, downloads = kept.downloads - gone.downloads
        FROM (
          SELECT user_id, folder_id, type, favourite, count(*) AS records, sum(download_count) AS downloads
          FROM before WHERE deleted_at IS NULL GROUP BY user_id, folder_id, type, favourite
        ) AS gone
        WHERE kept.user_id = gone.user_id AND kept.folder_id IS NOT DISTINCT FROM gone.folder_id
          AND kept.type = gone.type AND kept.favourite = gone.favourite;
      RETURN NULL;
    END $$;
    CREATE TRIGGER qr_history_removed AFTER DELETE ON qr_history REFERENCING OLD TABLE AS before
      FOR EACH STATEMENT EXECUTE FUNCTION count_removed_history();
  `);
}
