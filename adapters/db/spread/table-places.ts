import { migrations } from "../../../migrations/index.ts";

/**
 * Where each table lies on a distributed Postgres (docs/decisions/0034-distributed-postgres.md). `quietzone distribute` reads this
 * list, and `tests/adapters/db/table-places.test.ts` holds it against the schema: a new table does not go in without its place.
 */

/** Whole, on the coordinator: what belongs to an account and stays small, and what has to be unique in the whole site. */
export const LOCAL_TABLES: readonly string[] = migrations.flatMap(({ local = [] }) => local);

export interface SpreadTable {
  name: string;
  /** The column whose hash says on which shard a row lies. */
  by: string;
  /** A table that is spread by the same values: rows with the same one lie on the same machine. */
  beside?: string;
  /** Says for each row of before what `by` is. */
  fill?: string;
  /** The primary key, where that of the schema does not hold `by`. It keeps the name. */
  primaryKey?: readonly string[];
  /** Unique constraints that do not hold `by`, or say what the primary key says. */
  drops?: readonly string[];
  /** Foreign keys as they are between spread tables, by name; one that is not here stays if it holds `by` on both sides. */
  references?: Readonly<Record<string, string>>;
  /** Triggers that only refuse, and stand on every shard. All others go. */
  keeps?: readonly string[];
  /** The rows have no key: a shard can move during writes only if all columns together identify a row. */
  isWithoutKey?: true;
}

const OF_LINK = "FOREIGN KEY (user_id, link_id) REFERENCES short_links(user_id, id) ON DELETE CASCADE";

/**
 * Everything of one customer lies in one shard, so that what is changed together is changed in one place. These refer to each other
 * and are spread in one transaction, in this order. The first one is the one that the others are laid beside.
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

/** Nothing refers to them: each is spread by itself, while everybody goes on writing to it. */
export const SINGLE_TABLES: readonly SpreadTable[] = [
  { name: "short_codes", by: "code" },
  { name: "visitors", by: "id" },
  { name: "page_analytics", by: "id", beside: "visitors" },
  { name: "visits", by: "visitor" },
  { name: "audit_log", by: "id", keeps: ["audit_log_only_grows"] },
];

export const SPREAD_TABLES: readonly SpreadTable[] = [...CUSTOMER_TABLES, ...SINGLE_TABLES];
