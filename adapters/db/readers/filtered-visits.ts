import type { Knex } from "knex";
import type { Stretch } from "../../../core/analytics/period.ts";
import type { PartSums } from "../../../core/analytics/visit-figures.ts";
import type { FilteredQuery, FilteredFigures } from "../../../core/analytics/visit-report-service.ts";
import {
  likePattern,
  type FilterDimension,
  type ReportFilter,
} from "../../../core/analytics/filters/report-filter.ts";
import { conditionsOf, VALUES, type Condition } from "./filter-conditions.ts";
import { isSpread } from "../pool/spread.ts";
import { FACTS as COLUMNS, toVisit, type VisitRow } from "../rows/visit-rows.ts";

const DIMENSIONS = Object.keys(VALUES) as FilterDimension[];
const FACTS = DIMENSIONS.map((name) => `${VALUES[name]} AS ${name}`).join(", ");

type SumsRow = Record<FilterDimension, string | null> & {
  part: number | null;
  views: number;
  visits: number;
  bounces: number;
  duration: number;
};

const all = (conditions: readonly Condition[]): string => conditions.map(({ sql }) => ` AND ${sql}`).join("");

/** A visit lasts no longer than the day on which it began and the next one. */
const LONGEST = "interval '2 days'";

/** Names of the visit and view tables in a statement, and the statement's prefix that defines them. */
interface Stored {
  visits: string;
  views: string;
  tables: string;
}

/**
 * If tables are distributed, a visit and its views are on different machines: the rows of the time range are
 * copied to the coordinator, and everything else is done there.
 */
async function storedIn(knex: Knex): Promise<Stored> {
  if (!(await isSpread(knex))) return { visits: "visits", views: "visitors", tables: "" };
  return {
    visits: "stored_visits",
    views: "stored_views",
    tables: `stored_visits AS MATERIALIZED (
        SELECT * FROM visits WHERE started_at >= CAST(:from AS timestamptz) - ${LONGEST} AND started_at < :until
      ), stored_views AS MATERIALIZED (
        SELECT v.visitor, ${COLUMNS} FROM visitors v
        WHERE v.visited_at >= CAST(:from AS timestamptz) - ${LONGEST} AND v.visited_at < CAST(:until AS timestamptz) + ${LONGEST}
      ), `,
  };
}

/** SQL condition: the visit `s` has a view of the page. */
const saw =
  ({ views }: Stored) =>
  ({ sql }: Condition): string =>
    ` AND EXISTS (
  SELECT FROM ${views} v WHERE v.visitor = s.visitor AND v.visited_at BETWEEN s.started_at AND s.last_at
    AND v.visited_at >= CAST(:from AS timestamptz) - ${LONGEST} AND v.visited_at < CAST(:until AS timestamptz) + ${LONGEST}
    AND ${sql})`;

const VIEW = `v.id, v.visited_at AS at, ${FACTS}, 1 AS views, 0 AS visits,
  NULL AS visitor, NULL::integer AS bounces, NULL::integer AS duration`;
const WITHIN = "v.visited_at >= :from AND v.visited_at < :until";

/** A table `begun`: the visits that the filters leave, with the values of their first views. */
function begunTable(stored: Stored, conditions: readonly Condition[], isMaterialized: boolean): string {
  const pages = conditions.filter(({ dimension }) => dimension === "page");
  const ofVisit = conditions.filter(({ dimension }) => dimension !== "page");
  return `begun AS ${isMaterialized ? "" : "NOT "}MATERIALIZED (
      SELECT v.id, v.visited_at AS at, s.last_at, ${FACTS}, 0 AS views, 1 AS visits, s.visitor,
        (s.page_views = 1)::integer AS bounces, round(extract(epoch FROM s.last_at - s.started_at))::integer AS duration
      FROM ${stored.visits} s JOIN ${stored.views} v ON v.id = s.first_view
      WHERE s.started_at >= CAST(:from AS timestamptz) - ${LONGEST} AND s.started_at < :until AND s.last_at >= :from
        AND v.visited_at >= CAST(:from AS timestamptz) - ${LONGEST} AND v.visited_at < :until
        ${all(ofVisit)}${pages.map(saw(stored)).join("")})`;
}

/**
 * A table `counted`: a row for each visit that matches the filters, with the values of its first view
 * (`visits` 1), and one for each view (`views` 1). A view of a visitor who opted out of tracking belongs to
 * no visit, and must match by itself.
 */
function countedTable(stored: Stored, conditions: readonly Condition[]): string {
  const pages = conditions.filter(({ dimension }) => dimension === "page");
  const ofVisit = conditions.filter(({ dimension }) => dimension !== "page");
  // the other dimensions are the same for all views of a visitor, who is identified by address and browser,
  // so they are checked per view
  const isOfFirst = ofVisit.some(({ dimension }) => dimension === "referrer" || dimension === "campaign");
  const needsVisit = isOfFirst || pages.length > 1;
  const anyPage = pages.length === 0 ? "" : ` AND (${pages.map(({ sql }) => sql).join(" OR ")})`;
  return `${begunTable(stored, conditions, needsVisit)}, counted AS NOT MATERIALIZED (
      SELECT id, at, ${DIMENSIONS.join(", ")}, views, visits, visitor, bounces, duration FROM begun WHERE at >= :from
      UNION ALL
      SELECT ${VIEW} FROM ${stored.views} v WHERE ${WITHIN}${needsVisit ? " AND v.visitor IS NULL" : ""}${all(conditions)}
      ${
        needsVisit
          ? `UNION ALL
      SELECT ${VIEW} FROM ${stored.views} v
      JOIN begun b ON b.visitor = v.visitor AND v.visited_at BETWEEN b.at AND b.last_at WHERE ${WITHIN}${anyPage}`
          : ""
      })`;
}

const SUMS = ["views", "visits", "bounces", "duration"]
  .map((measure) => `coalesce(sum(${measure}), 0)::integer AS ${measure}`)
  .join(", ");

/** The stored views that match the filters between the first start and the end, read in one statement. */
export async function filteredVisits(
  knex: Knex,
  { filters, starts, until, dimensions, limit, recent }: FilteredQuery,
): Promise<FilteredFigures> {
  const { conditions, values } = conditionsOf(filters);
  const stored = await storedIn(knex);
  const sets = ["part", ...dimensions];
  const grouped = `GROUPING(${sets.join(", ")})`;
  const { rows } = await knex.raw<{
    rows: [
      {
        sums: SumsRow[];
        people: { part: number; visitors: number }[];
        visitors: number;
        recent: string[];
      },
    ];
  }>(
    `WITH ${stored.tables}${countedTable(stored, conditions)},
     parts AS NOT MATERIALIZED (
       SELECT *, width_bucket(at, CAST(:starts AS timestamptz[])) - 1 AS part FROM counted
     ), sums AS (
       SELECT ${sets.join(", ")}, ${SUMS},
         row_number() OVER (PARTITION BY ${grouped} ORDER BY
           ${dimensions.includes("page") ? "CASE WHEN GROUPING(page) = 1 THEN sum(visits) END" : "sum(visits)"} DESC,
           sum(views) DESC, coalesce(${sets.map((name) => `${name}::text`).join(", ")}) COLLATE "C") AS place
       FROM parts GROUP BY GROUPING SETS (${sets.map((name) => `(${name})`).join(", ")})
     ), people AS MATERIALIZED (SELECT DISTINCT part, visitor FROM parts WHERE visits = 1)
     SELECT
       (SELECT coalesce(json_agg(s ORDER BY place), '[]') FROM sums s WHERE place <= :limit) AS sums,
       (SELECT coalesce(json_agg(p), '[]') FROM (SELECT part, count(*) AS visitors FROM people GROUP BY part) p) AS people,
       (SELECT count(DISTINCT visitor) FROM people)::integer AS visitors,
       (SELECT coalesce(json_agg(id), '[]') FROM (
          SELECT id FROM counted WHERE views = 1 ORDER BY at DESC, id DESC LIMIT :recent) r) AS recent`,
    { ...values, starts, from: starts[0], until, limit: Math.max(limit, starts.length), recent },
  );
  const [{ sums, people, visitors, recent: ids }] = rows;
  const visitorsOf = new Map(people.map((row) => [row.part, row.visitors]));
  const parts = new Map(sums.flatMap((row) => (row.part === null ? [] : [[row.part, toSums(row)]])));
  const total = [...parts.values()].reduce(added, NOTHING);
  return {
    parts: starts.map((_start, part) => ({
      ...(parts.get(part) ?? NOTHING),
      visitors: visitorsOf.get(part) ?? 0,
    })),
    total: { ...total, visitors },
    lists: new Map(
      dimensions.map((name) => [
        name,
        sums
          .flatMap((row) => {
            const value = row[name];
            return typeof value === "string" && isListed(name, row) ? [{ value, ...toSums(row) }] : [];
          })
          .slice(0, limit),
      ]),
    ),
    recent: await viewsOf(knex, ids),
  };
}

/** A visit may have begun on a page that the filters leave nothing of. */
const isListed = (name: FilterDimension, { views, visits }: SumsRow): boolean =>
  views > 0 || (name !== "page" && visits > 0);

const NOTHING: PartSums = { visitors: 0, views: 0, visits: 0, bounces: 0, duration: 0, timed: 0, seconds: 0 };

/** Time on page is left out: it would require another table of the same size. */
const toSums = ({ views, visits, bounces, duration }: SumsRow): PartSums => ({
  ...NOTHING,
  views,
  visits,
  bounces,
  duration,
});

const added = (one: PartSums, other: PartSums): PartSums => ({
  ...one,
  views: one.views + other.views,
  visits: one.visits + other.visits,
  bounces: one.bounces + other.bounces,
  duration: one.duration + other.duration,
});

async function viewsOf(knex: Knex, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { rows } = await knex.raw<{ rows: VisitRow[] }>(
    `SELECT v.*, p.page_title FROM visitors v LEFT JOIN page_analytics p ON p.id = v.id
     WHERE v.id = ANY(CAST(:ids AS uuid[])) ORDER BY v.visited_at DESC, v.id DESC`,
    { ids },
  );
  return rows.map(toVisit);
}

/** See `VisitReader.reached`. */
export async function visitsThatReached(
  knex: Knex,
  filters: readonly ReportFilter[],
  { from, until }: Stretch,
  paths: readonly string[],
): Promise<{ visits: number; reached: number[] }> {
  const { conditions, values } = conditionsOf(filters);
  const stored = await storedIn(knex);
  const { rows } = await knex.raw<{ rows: [{ visits: number; reached: { place: number; n: number }[] }] }>(
    `WITH ${stored.tables}${begunTable(stored, conditions, false)}
     SELECT (SELECT count(*) FROM begun WHERE at >= :from)::integer AS visits,
       (SELECT coalesce(json_agg(r), '[]') FROM (
          SELECT place, count(*) AS n FROM (
            SELECT DISTINCT g.place, b.visitor, b.at
            FROM unnest(CAST(:paths AS text[])) WITH ORDINALITY AS g(path, place)
            JOIN ${stored.views} v ON ${VALUES.page} LIKE g.path
            JOIN begun b ON b.visitor = v.visitor AND v.visited_at BETWEEN b.at AND b.last_at
            WHERE b.at >= :from AND v.visited_at >= :from AND v.visited_at < CAST(:until AS timestamptz) + ${LONGEST}
          ) AS saw GROUP BY place) r) AS reached`,
    { ...values, from, until, paths: paths.map(likePattern) },
  );
  const [{ visits, reached }] = rows;
  const counts = new Map(reached.map(({ place, n }) => [place, n]));
  return { visits, reached: paths.map((_path, index) => counts.get(index + 1) ?? 0) };
}
