import type { Knex } from "knex";
import type { EnteredPage, PageView } from "../../../core/analytics/visit.ts";
import {
  type PageViewFilter,
  pageViewList,
  type PageViewSort,
  type VisitFilter,
  visitList,
  type VisitSort,
} from "../../../core/analytics/visit-list.ts";
import type { ListQuery, Page } from "../../../core/pagination.ts";
import { anywhere, type ListSql, listSql, onePage, whereColumns } from "../rows/list-query.ts";
import { toCount } from "../rows/values.ts";
import { toPageView, toVisit, type PageViewRow, type VisitRow } from "../rows/visit-rows.ts";

/** Larger totals are not worth the cost of counting. */
const COUNTED_UP_TO = 100_000;

const TITLE = "SELECT page_title FROM page_analytics WHERE page_analytics.id = visitors.id";
const VISITS = listSql(visitList, { page_title: `(${TITLE})` });
const PAGE_VIEWS = listSql(pageViewList);

/** Rows of `visitors`, with the titles of their pages. */
export async function listVisits(
  knex: Knex,
  query: ListQuery<VisitSort>,
  filter: VisitFilter,
): Promise<Page<EnteredPage>> {
  const rows = knex("visitors").where((builder) =>
    matching(builder, filter, VISITS, ["page_url", "referrer", "utm_campaign"]),
  );
  const [found, total] = await Promise.all([
    onePage(rows, query, VISITS).select<VisitRow[]>("visitors.*", knex.raw(`(${TITLE}) AS page_title`)),
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
    matching(builder, filter, PAGE_VIEWS, ["page_url", "page_title"]),
  );
  const [found, total] = await Promise.all([
    onePage(rows, query, PAGE_VIEWS).select<PageViewRow[]>("*"),
    count(knex, rows),
  ]);
  return { items: found.map(toPageView), total };
}

async function count(knex: Knex, rows: Knex.QueryBuilder): Promise<number> {
  const some = rows.clone().select(knex.raw("1")).limit(COUNTED_UP_TO).as("some");
  const counts = await knex(some).count<{ count: string }[]>("* as count");
  return toCount(counts[0]?.count);
}

function matching<Field extends string>(
  builder: Knex.QueryBuilder,
  filter: VisitFilter | PageViewFilter,
  list: ListSql<Field>,
  texts: readonly string[],
): void {
  whereColumns(builder, list, filter);
  const { q } = filter;
  if (q) {
    const part = anywhere(q);
    builder.where((any) => {
      for (const text of texts) any.orWhereILike(text, part);
    });
  }
}
