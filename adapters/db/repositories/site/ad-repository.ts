import type { Knex } from "knex";
import {
  adList,
  adValues,
  type AdDay,
  type AdPlacement,
  type AdType,
  type Ad,
  type AdFilter,
  type AdRepository,
  type AdSort,
} from "../../../../core/ads/ad.ts";
import { MAX_BIGINT, saturated } from "../../rows/saturated.ts";
import { anywhere, type ListSql, listSql, readPage, whereColumns } from "../../rows/list-query.ts";
import { isUuid, storeText, toCount } from "../../rows/values.ts";

interface AdRow {
  id: string;
  title: string;
  description: string;
  content: string;
  type: AdType;
  placement: AdPlacement;
  is_active: boolean;
  first_day: string | null;
  last_day: string | null;
  target_url: string | null;
  image_url: string | null;
  image_width: number | null;
  image_height: number | null;
  priority: number;
  impression_count: string;
  click_count: string;
  created_at: Date;
  updated_at: Date;
}

/** Days as text: a driver would make them midnights of the server's own time zone. */
const COLUMNS = "*, start_date::text AS first_day, end_date::text AS last_day";

/** The SQL equivalent of `adState` in core on the day `:day`. */
const RUNNING = "is_active AND coalesce(start_date, :day) <= :day AND coalesce(end_date, :day) >= :day";

const listOn = (today: string): ListSql<AdSort> =>
  listSql(
    adList,
    {
      // as adState in core
      state: `CASE WHEN NOT is_active THEN 'inactive' WHEN end_date < :today THEN 'expired'
        WHEN start_date > :today THEN 'scheduled' ELSE 'running' END`,
      impressions: "impression_count",
      clicks: "click_count",
      click_rate: "CAST(click_count AS float8) / nullif(impression_count, 0)",
    },
    { values: { today } },
  );

export function createAdRepository(knex: Knex): AdRepository {
  const ads = () => knex("advertisements");
  const select = (query: Knex.QueryBuilder) => query.select<AdRow[]>(knex.raw(COLUMNS));
  const first = async (query: Knex.QueryBuilder): Promise<Ad | null> => {
    const [row] = await select(query);
    return row ? toAd(row) : null;
  };

  return {
    async insert(ad) {
      await storeText(ads().insert({ id: ad.id, created_at: ad.createdAt, ...valuesOf(ad) }));
    },

    find: async (id) => (isUuid(id) ? first(ads().where({ id })) : null),

    findForUpdate: async (id) => (isUuid(id) ? first(ads().where({ id }).forUpdate()) : null),

    async update(ad) {
      await storeText(ads().where({ id: ad.id }).update(valuesOf(ad)));
    },

    async remove(id) {
      await ads().where({ id }).delete();
    },

    list(query, filter, today) {
      const list = listOn(today);
      const found = ads().where((builder) => {
        whereColumns(builder, list, filter);
        whereText(builder, filter);
      });
      return readPage(found, query, list, [knex.raw(COLUMNS)], toAd);
    },

    async running(day) {
      const rows = await select(
        ads()
          .whereRaw(RUNNING, { day })
          .orderBy([
            { column: "priority", order: "desc" },
            { column: "created_at", order: "desc" },
            { column: "id", order: "desc" },
          ]),
      );
      return rows.map(toAd);
    },

    async counts(today, { from, to }) {
      const { rows } = await knex.raw<{ rows: Record<"total" | "active" | "expiring", string>[] }>(
        `SELECT count(*) AS total, count(*) FILTER (WHERE ${RUNNING}) AS active,
           count(*) FILTER (WHERE end_date BETWEEN :from AND :to) AS expiring FROM advertisements`,
        { day: today, from, to },
      );
      const total = toCount(rows[0]?.total);
      const active = toCount(rows[0]?.active);
      return { total, active, inactive: total - active, expiring: toCount(rows[0]?.expiring) };
    },

    async findUnannounced({ from, to }) {
      const rows = await select(
        ads()
          .where({ is_active: true })
          .whereBetween("end_date", [from, to])
          .whereRaw("told_end_date IS DISTINCT FROM end_date")
          .orderBy(["end_date", "id"]),
      );
      return rows.map(toAd);
    },

    async claimAnnouncement(id, endDate) {
      const claimed = await ads()
        .where({ id, end_date: endDate })
        .whereRaw("told_end_date IS DISTINCT FROM end_date")
        .update({ told_end_date: endDate });
      return claimed > 0;
    },

    async releaseAnnouncement(id, endDate) {
      await ads().where({ id, told_end_date: endDate }).update({ told_end_date: null });
    },

    async count(days) {
      const columns = {
        ids: days.map(({ adId }) => adId),
        days: days.map(({ day }) => day),
        impressions: days.map(({ impressions }) => impressions),
        clicks: days.map(({ clicks }) => clicks),
      };
      // every counter locks the advertisements in the same order
      await knex.raw(
        "SELECT 1 FROM advertisements WHERE id = ANY(CAST(:ids AS uuid[])) ORDER BY id FOR NO KEY UPDATE",
        { ids: columns.ids },
      );
      await knex.raw(
        `WITH counted AS (
           SELECT c.id, c.day, sum(c.impressions) AS impressions, sum(c.clicks) AS clicks
           FROM unnest(CAST(:ids AS uuid[]), CAST(:days AS date[]), CAST(:impressions AS bigint[]), CAST(:clicks AS bigint[]))
             AS c(id, day, impressions, clicks)
           JOIN advertisements a ON a.id = c.id GROUP BY 1, 2
         ), days AS (
           INSERT INTO advertisement_days AS t (advertisement_id, day, impressions, clicks)
           SELECT id, day, impressions, clicks FROM counted
           ON CONFLICT (advertisement_id, day)
             DO UPDATE SET impressions = ${saturated("t.impressions", "excluded.impressions", MAX_BIGINT)},
               clicks = ${saturated("t.clicks", "excluded.clicks", MAX_BIGINT)}
         )
         UPDATE advertisements a
         SET impression_count = ${saturated("a.impression_count", "s.impressions", MAX_BIGINT)},
           click_count = ${saturated("a.click_count", "s.clicks", MAX_BIGINT)}
         FROM (SELECT id, sum(impressions) AS impressions, sum(clicks) AS clicks FROM counted GROUP BY 1) s
         WHERE a.id = s.id`,
        columns,
      );
    },

    async days(id) {
      const rows = await knex("advertisement_days")
        .where({ advertisement_id: id })
        .orderBy("day")
        .select<{ on_day: string; impressions: string; clicks: string }[]>(
          knex.raw("day::text AS on_day, impressions, clicks"),
        );
      return rows.map(({ on_day: day, impressions, clicks }): AdDay => ({
        adId: id,
        day,
        impressions: toCount(impressions),
        clicks: toCount(clicks),
      }));
    },
  };
}

function whereText(builder: Knex.QueryBuilder, { q }: AdFilter): void {
  if (!q) return;
  const part = anywhere(q);
  builder.where((any) => void any.whereILike("title", part).orWhereILike("description", part));
}

const valuesOf = (ad: Ad) => ({
  ...adValues(ad),
  image_width: ad.image?.width ?? null,
  image_height: ad.image?.height ?? null,
  updated_at: ad.updatedAt,
});

const toAd = (row: AdRow): Ad => ({
  id: row.id,
  title: row.title,
  description: row.description,
  content: row.content,
  type: row.type,
  placement: row.placement,
  isActive: row.is_active,
  startDate: row.first_day,
  endDate: row.last_day,
  targetUrl: row.target_url,
  image:
    row.image_url !== null && row.image_width !== null && row.image_height !== null
      ? { url: row.image_url, width: row.image_width, height: row.image_height }
      : null,
  priority: row.priority,
  impressionCount: toCount(row.impression_count),
  clickCount: toCount(row.click_count),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});
