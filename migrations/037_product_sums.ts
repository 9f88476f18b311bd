import type { Knex } from "knex";

/**
 * Set by transactions of programs that maintain these sums themselves, which disables the triggers
 * (docs/decisions/0034-distributed-postgres.md).
 */
const LEFT_TO_TRIGGERS = "current_setting('quietzone.writes_sums', true) IS DISTINCT FROM 'on'";

/**
 * In the order in which a scan locks the tables. Each entry has the clause between its name and FOR EACH, ROW
 * or STATEMENT, its additional condition, and its function.
 */
const TRIGGERS = [
  ["short_links_take_out_scans", "BEFORE DELETE ON short_links", "ROW", "", "take_out_scans"],
  [
    "qr_history_inserted",
    "AFTER INSERT ON qr_history REFERENCING NEW TABLE AS after",
    "STATEMENT",
    "",
    "count_inserted_history",
  ],
  [
    "qr_history_updated",
    "AFTER UPDATE ON qr_history REFERENCING OLD TABLE AS before NEW TABLE AS after",
    "STATEMENT",
    "",
    "count_updated_history",
  ],
  [
    "qr_history_removed",
    "AFTER DELETE ON qr_history REFERENCING OLD TABLE AS before",
    "STATEMENT",
    "",
    "count_removed_history",
  ],
  ["qr_history_find_short_link", "BEFORE INSERT ON qr_history", "ROW", "NEW.type = 'url'", "find_short_link"],
  [
    "qr_history_note_download",
    "AFTER INSERT OR UPDATE OF download_count ON qr_history",
    "ROW",
    "",
    "note_downloads",
  ],
  ["users_forget_scans", "AFTER DELETE ON users", "ROW", "", "forget_user_scans"],
] as const;

const triggers = (always: string): string =>
  TRIGGERS.map(([name, event, each, own, run]) => {
    const conditions = [own, always].filter(Boolean).join(" AND ");
    const when = conditions === "" ? "" : `WHEN (${conditions})`;
    return `CREATE OR REPLACE TRIGGER ${name} ${event} FOR EACH ${each} ${when} EXECUTE FUNCTION ${run}();`;
  }).join("\n");

/**
 * The program now writes the sums of the history and of scans itself, since a distributed Postgres does not
 * support such triggers. The triggers continue to work for older versions, which do not set the flag.
 * `scan_visitors` gets the link's owner as its distribution column; rows from older versions have none, and
 * are deleted after a day.
 */
export const productSums = {
  async up(knex: Knex): Promise<void> {
    // first the statement that waits for a dump, so that nothing queues behind this step meanwhile
    await knex.raw("ALTER TABLE scan_visitors ADD COLUMN user_id uuid");
    await knex.raw(triggers(LEFT_TO_TRIGGERS));
  },

  async down(knex: Knex): Promise<void> {
    await knex.raw("ALTER TABLE scan_visitors DROP COLUMN user_id");
    await knex.raw(triggers(""));
  },
};
