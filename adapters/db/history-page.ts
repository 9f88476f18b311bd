import type { Knex } from "knex";
import {
  MATCHES_COUNTED,
  type HistoryFilter,
  type HistoryQuery,
  type HistoryRecord,
} from "../../core/history/history-record.ts";
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

function matching(knex: Knex, userId: string, filter: HistoryFilter): Knex.QueryBuilder {
  const query = kept(knex("qr_history").whereNull("deleted_at"), userId, filter);
  if (filter.search === "") return query;
  const pattern = `%${filter.search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return query.whereRaw("search_text LIKE lower(?)", [pattern]);
}

/** Asks the kept counts; only a search has to count, and stops at `MATCHES_COUNTED`. */
async function countMatches(knex: Knex, userId: string, filter: HistoryFilter): Promise<number> {
  const counting =
    filter.search === ""
      ? kept(knex("history_counts"), userId, filter).sum({ total: "records" })
      : knex
          .from(matching(knex, userId, filter).select("id").limit(MATCHES_COUNTED).as("matches"))
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
  const total = await countMatches(knex, userId, filter);
  const count = Math.min(limit, total - offset);
  if (count <= 0) return { rows: [], total };
  const isWhole = filter.search === "" || total < MATCHES_COUNTED;
  const fromEnd = isWhole && offset > total / 2;
  const direction = (order === "desc") === fromEnd ? "asc" : "desc";
  const page = matching(knex, userId, filter)
    .select("id")
    // records with the same value keep one order from page to page
    .orderBy([
      { column: sort, order: direction },
      { column: "id", order: direction },
    ])
    .offset(fromEnd ? total - offset - count : offset)
    .limit(count)
    .as("page");
  const rows: HistoryRow[] = await knex
    .from(page)
    .join("qr_history as record", (on) => void on.on("record.id", "page.id").andOnVal("user_id", userId))
    .orderBy([
      { column: sort, order },
      { column: "record.id", order },
    ])
    .select("record.*");
  return { rows, total };
}
