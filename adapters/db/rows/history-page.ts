import type { Knex } from "knex";
import {
  historyList,
  MATCHES_COUNTED,
  type HistoryFilter,
  type HistoryQuery,
  type HistoryRecord,
} from "../../../core/history/history-record.ts";
import { anywhere, inOrder, listSql, whereColumns } from "./list-query.ts";
import { toCount } from "./values.ts";

/** A row of the table of records. */
export interface HistoryRow {
  id: string;
  user_id: string;
  name: string | null;
  content: string;
  type: HistoryRecord["type"];
  format: HistoryRecord["format"];
  design: HistoryRecord["design"];
  logo_url: string | null;
  short_link_id?: string | null;
  link_name?: string | null;
  link_target?: string | null;
  favourite: boolean;
  folder_id: string | null;
  download_count: number;
  scan_count: number;
  created_at: Date;
  deleted_at: Date | null;
}

const LIST = listSql(historyList);
/** The same columns, for queries over several tables. */
const RECORD_LIST = listSql(
  historyList,
  Object.fromEntries(Object.keys(historyList.columns).map((name) => [name, `record.${name}`])),
);

const { type, favourite, folder_id } = historyList.columns;
/** The columns for which `history_counts` stores counts of records. */
const COUNTED = listSql({ columns: { id: historyList.columns.id, type, favourite, folder_id } });
const COUNTED_BY: readonly string[] = ["type", "favourite", "folder_id"];

const isCounted = (filter: HistoryFilter): boolean =>
  Object.entries(filter).every(([name, wanted]) => COUNTED_BY.includes(name) || !wanted);

/** Joins records with the short links in their codes. */
export const withShortLinks = (records: Knex.QueryBuilder): Knex.QueryBuilder =>
  records
    .leftJoin(
      "short_links as link",
      (on) => void on.on("link.id", "record.short_link_id").andOn("link.user_id", "record.user_id"),
    )
    .select("record.*", "link.name as link_name", "link.target as link_target");

/**
 * A search in records, and the owner's short links that match: the records do not contain a link's name or
 * target.
 */
interface Search {
  pattern: string;
  links: readonly string[];
}

async function searchFor(knex: Knex, userId: string, { search }: HistoryFilter): Promise<Search | null> {
  if (!search) return null;
  const pattern = anywhere(search);
  const links = await knex("short_links")
    .where("user_id", userId)
    .whereRaw("lower(name || E'\\n' || target) LIKE lower(?)", [pattern])
    .pluck<string[]>("id");
  return { pattern, links };
}

function matching(
  knex: Knex,
  userId: string,
  filter: HistoryFilter,
  search: Search | null,
): Knex.QueryBuilder {
  const query = knex("qr_history").whereNull("deleted_at").where("user_id", userId);
  whereColumns(query, LIST, filter);
  if (search === null) return query;
  const { pattern, links } = search;
  if (links.length === 0) return query.whereRaw("search_text LIKE lower(?)", [pattern]);
  // ids rather than a subquery, so that both sides use an index
  return query.whereRaw("(search_text LIKE lower(?) OR short_link_id = ANY(CAST(? AS uuid[])))", [
    pattern,
    [...links],
  ]);
}

/** Sums the stored counts if they suffice; otherwise counts the records, up to `MATCHES_COUNTED`. */
async function countMatches(
  knex: Knex,
  userId: string,
  filter: HistoryFilter,
  search: Search | null,
): Promise<number> {
  const counting = isCounted(filter)
    ? knex("history_counts")
        .where("user_id", userId)
        .where((builder) => whereColumns(builder, COUNTED, filter))
        .sum({ total: "records" })
    : knex
        .from(matching(knex, userId, filter, search).select("id").limit(MATCHES_COUNTED).as("matches"))
        .count({ total: "*" });
  const [row] = (await counting) as { total: string | null }[];
  return toCount(row?.total ?? 0);
}

/**
 * A page of the owner's records as table rows. Ids are read from an index only, from the nearer end of the
 * list, so that a late page costs little more than the first.
 */
export async function pageOfHistory(
  knex: Knex,
  userId: string,
  { sort, order, offset, limit, filter }: HistoryQuery,
): Promise<{ rows: HistoryRow[]; total: number }> {
  const search = await searchFor(knex, userId, filter);
  const total = await countMatches(knex, userId, filter, search);
  const count = Math.min(limit, total - offset);
  if (count <= 0) return { rows: [], total };
  const isWhole = isCounted(filter) || total < MATCHES_COUNTED;
  const fromEnd = isWhole && offset > total / 2;
  const page = inOrder(matching(knex, userId, filter, search).select("id"), { sort, order }, LIST, fromEnd)
    .offset(fromEnd ? total - offset - count : offset)
    .limit(count)
    .as("page");
  const records = knex
    .from(page)
    .join(
      "qr_history as record",
      (on) => void on.on("record.id", "page.id").andOnVal("record.user_id", userId),
    );
  const rows: HistoryRow[] = await inOrder(withShortLinks(records), { sort, order }, RECORD_LIST);
  return { rows, total };
}
