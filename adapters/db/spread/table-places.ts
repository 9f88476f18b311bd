import { migrations } from "../../../migrations/index.ts";

/**
 * Placement of each table on a distributed Postgres (docs/decisions/0034-distributed-postgres.md). `quietzone
 * distribute` reads this list, and `tests/adapters/db/table-places.test.ts` compares it with the schema: a
 * new table must have a placement.
 */

/**
 * Whole, on the coordinator: data of accounts that stays small, and data that must be unique in the whole
 * site.
 */
export const LOCAL_TABLES: readonly string[] = migrations.flatMap(({ local = [] }) => local);

export interface SpreadTable {
  name: string;
  /** The distribution column, whose hash determines a row's shard. */
  by: string;
  /** A table distributed by the same values: rows with the same value are on the same machine. */
  beside?: string;
  /** SQL that fills the distribution column of existing rows. */
  fill?: string;
  /** The primary key, if that of the schema does not include the distribution column. It keeps the name. */
  primaryKey?: readonly string[];
  /** Unique constraints to drop: those without the distribution column, or equal to the primary key. */
  drops?: readonly string[];
  /**
   * Foreign keys between distributed tables, by name; others stay if they include the distribution column on
   * both sides.
   */
  references?: Readonly<Record<string, string>>;
  /** Triggers that only reject changes, and are kept on every shard. All others are dropped. */
  keeps?: readonly string[];
  /** The table has no key: a shard can move during writes only if all columns together identify a row. */
  isWithoutKey?: true;
}

const OF_LINK = "FOREIGN KEY (user_id, link_id) REFERENCES short_links(user_id, id) ON DELETE CASCADE";

/**
 * All data of one customer is in one shard, so that a change affects a single machine. These tables refer to
 * each other and are distributed in one transaction, in this order. The others are colocated with the first.
 */
export const CUSTOMER_TABLES: readonly SpreadTable[] = [
  { name: "history_folders", by: "user_id" },
  {
    name: "short_links",
    by: "user_id",
    primaryKey: ["user_id", "id"],
    drops: ["short_links_code_key", "short_links_user_id_id_key"],
  },
  {
    name: "qr_history",
    by: "user_id",
    references: {
      qr_history_folder: "FOREIGN KEY (user_id, folder_id) REFERENCES history_folders(user_id, id)",
      qr_history_own_short_link: "FOREIGN KEY (user_id, short_link_id) REFERENCES short_links(user_id, id)",
    },
  },
  { name: "history_counts", by: "user_id", isWithoutKey: true },
  { name: "code_downloads", by: "user_id", isWithoutKey: true },
  {
    name: "scans",
    by: "user_id",
    primaryKey: ["user_id", "id"],
    references: { scans_link_id_fkey: OF_LINK },
  },
  {
    name: "scan_slots",
    by: "user_id",
    primaryKey: ["user_id", "link_id", "slot"],
    references: { scan_slots_link_id_fkey: OF_LINK },
  },
  {
    name: "scan_days",
    by: "user_id",
    primaryKey: ["user_id", "link_id", "dimension", "day", "value"],
    references: { scan_days_link_id_fkey: OF_LINK },
  },
  {
    name: "scan_months",
    by: "user_id",
    primaryKey: ["user_id", "link_id", "dimension", "month", "value"],
    references: { scan_months_link_id_fkey: OF_LINK },
  },
  {
    name: "scan_visitors",
    by: "user_id",
    fill: "UPDATE scan_visitors v SET user_id = l.user_id FROM short_links l WHERE l.id = v.link_id AND v.user_id IS NULL",
    primaryKey: ["user_id", "day", "link_id", "visitor"],
    references: { scan_visitors_link_id_fkey: OF_LINK },
  },
  { name: "user_scans", by: "user_id" },
  { name: "brands", by: "user_id" },
  { name: "code_batches", by: "user_id" },
];

/** No other table refers to these: each is distributed separately, without blocking writes. */
export const SINGLE_TABLES: readonly SpreadTable[] = [
  { name: "short_codes", by: "code" },
  { name: "visitors", by: "id" },
  { name: "page_analytics", by: "id", beside: "visitors" },
  { name: "visits", by: "visitor" },
  { name: "audit_log", by: "id", keeps: ["audit_log_only_grows"] },
];

export const SPREAD_TABLES: readonly SpreadTable[] = [...CUSTOMER_TABLES, ...SINGLE_TABLES];
