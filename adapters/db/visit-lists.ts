import type { Knex } from "knex";
import type {
  PageView,
  PageViewFilter,
  PageViewSort,
  Visit,
  VisitFilter,
  VisitSort,
} from "../../core/analytics/visit.ts";
import type { ListQuery, Page } from "../../core/pagination.ts";
import { anywhere, inOrder, onePage } from "./list-query.ts";
import { isUuid, toCount } from "./values.ts";
import { toPageView, toVisit, type PageViewRow, type VisitRow } from "./visit-rows.ts";

/** Beyond it a total is not worth what it costs to count. */
const COUNTED_UP_TO = 100_000;

/** Rows of `visitors`, with the titles of their pages. */
export async function listVisits(
  knex: Knex,
  query: ListQuery<VisitSort>,
  filter: VisitFilter,
): Promise<Page<Visit>> {
  const { country, deviceType, browser, os } = filter;
  const rows = knex("visitors").where((builder) => {
    matching(builder, filter, "visited_at", ["page_url", "referrer", "utm_campaign"]);
    if (country !== undefined) builder.where({ country });
    if (deviceType !== undefined) builder.where({ device_type: deviceType });
    if (browser !== undefined) builder.where({ browser });
    if (os !== undefined) builder.where({ os });
  });
  const [found, total] = await Promise.all([
    knex<VisitRow>(onePage(rows, query).as("v"))
      .leftJoin("page_analytics as p", "p.id", "v.id")
      .orderBy(inOrder(query, "v."))
      .select<VisitRow[]>("v.*", "p.page_title"),
    count(knex, rows),
  ]);
  return { items: found.map(toVisit), total };
}

export async function listPageViews(
  knex: Knex,
  query: ListQuery<PageViewSort>,
  filter: PageViewFilter,
): Promise<Page<PageView>> {
  const rows = knex("page_analytics").where((builder) =>
    matching(builder, filter, "entered_at", ["page_url", "page_title"]),
  );
  const [found, total] = await Promise.all([
    onePage(rows, query).select<PageViewRow[]>("*"),
    count(knex, rows),
  ]);
  return { items: found.map(toPageView), total };
}

async function count(knex: Knex, rows: Knex.QueryBuilder): Promise<number> {
  const some = rows.clone().select(knex.raw("1")).limit(COUNTED_UP_TO).as("some");
  const counts = await knex(some).count<{ count: string }[]>("* as count");
  return toCount(counts[0]?.count);
}

function matching(
  builder: Knex.QueryBuilder,
  { ids, q, sessionId, from, until }: PageViewFilter,
  time: string,
  texts: readonly string[],
): void {
  if (ids) builder.whereIn("id", ids.filter(isUuid));
  if (q) {
    const part = anywhere(q);
    builder.where((any) => {
      for (const text of texts) any.orWhereILike(text, part);
    });
  }
  if (sessionId !== undefined) builder.whereIn("session_id", [sessionId].filter(isUuid));
  if (from) builder.where(time, ">=", from);
  if (until) builder.where(time, "<", until);
}
