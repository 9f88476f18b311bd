import type { Knex } from "knex";
import {
  MATCHES_COUNTED,
  type HistoryFilter,
  type HistoryQuery,
  type HistoryRecord,
} from "../../core/history/history-record.ts";
import { anywhere } from "./list-query.ts";
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

/** What a list is filtered by, in the table of records and in the table of their counts alike. */
function kept(
  query: Knex.QueryBuilder,
  userId: string,
  { types, favourite, folderId }: HistoryFilter,
): Knex.QueryBuilder {
  void query.where("user_id", userId);
  if (types.length > 0) void query.whereIn("type", [...types]);
  if (favourite !== null) void query.where("favourite", favourite);
  if (folderId === "none") void query.whereNull("folder_id");
  else if (folderId !== null) void query.where("folder_id", folderId);
  return query;
}

/** Records with the short link that each of them holds. */
export const withShortLinks = (records: Knex.QueryBuilder): Knex.QueryBuilder =>
  records
    .leftJoin("short_links as link", "link.id", "record.short_link_id")
    .select("record.*", "link.name as link_name", "link.target as link_target");

/** What is looked for in records, and the owner's short links in which it is found: their codes hold neither name nor target. */
interface Search {
  pattern: string;
  links: readonly string[];
}

async function searchFor(knex: Knex, userId: string, { search }: HistoryFilter): Promise<Search | null> {
  if (search === "") return null;
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
  const query = kept(knex("qr_history").whereNull("deleted_at"), userId, filter);
  if (search === null) return query;
  const { pattern, links } = search;
  if (links.length === 0) return query.whereRaw("search_text LIKE lower(?)", [pattern]);
  // ids and no subquery: both sides have an index
  return query.whereRaw("(search_text LIKE lower(?) OR short_link_id = ANY(CAST(? AS uuid[])))", [
    pattern,
    [...links],
  ]);
}

/** Asks the kept counts; only a search has to count, and stops at `MATCHES_COUNTED`. */
async function countMatches(
  knex: Knex,
  userId: string,
  filter: HistoryFilter,
  search: Search | null,
): Promise<number> {
  const counting =
    search === null
      ? kept(knex("history_counts"), userId, filter).sum({ total: "records" })
      : knex
          .from(matching(knex, userId, filter, search).select("id").limit(MATCHES_COUNTED).as("matches"))
          .count({ total: "*" });
  const [row] = (await counting) as { total: string | null }[];
  return toCount(row?.total ?? 0);
}

/**
 * A page of the owner's records as rows of the table. Its ids are found in an index alone, from whichever end of the list is nearer,
 * so that a page far down costs little more than the first.
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
  const isWhole = search === null || total < MATCHES_COUNTED;
  const fromEnd = isWhole && offset > total / 2;
  const direction = (order === "desc") === fromEnd ? "asc" : "desc";
  const page = matching(knex, userId, filter, search)
    .select("id")
    // records with the same value keep one order from page to page
    .orderBy([
      { column: sort, order: direction },
      { column: "id", order: direction },
    ])
    .offset(fromEnd ? total - offset - count : offset)
    .limit(count)
    .as("page");
  const records = knex
    .from(page)
    .join(
      "qr_history as record",
      (on) => void on.on("record.id", "page.id").andOnVal("record.user_id", userId),
    );
  const rows: HistoryRow[] = await withShortLinks(records).orderBy([
    { column: `record.${sort}`, order },
    { column: "record.id", order },
  ]);
  return { rows, total };
}
