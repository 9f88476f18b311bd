import { SCAN_DIMENSIONS } from "../../../../core/analytics/scan.ts";
import { MAX_INTEGER, saturated } from "../../rows/saturated.ts";

/** The scans as a table with a column for each bound array, so that one statement writes all of them. */
export const SCANS = `unnest(CAST(:links AS uuid[]), CAST(:users AS uuid[]), CAST(:times AS timestamptz[]), CAST(:countries AS text[]),
    CAST(:devices AS text[]), CAST(:browsers AS text[]), CAST(:systems AS text[]), CAST(:referrers AS text[]), CAST(:isFirstVisit AS boolean[]))
    AS s(link_id, user_id, scanned_at, country, device, browser, os, referrer, is_new_visitor)`;

/** The quarter hour of a scan. */
const SLOT = "date_bin('15 minutes', scanned_at, timestamptz '2000-01-01 UTC')";

/** VALUES with one row per dimension that a scan is counted by. */
const DIMENSION_ROWS = ["all", ...SCAN_DIMENSIONS]
  .map((dimension) => `('${dimension}', ${dimension === "all" ? "''" : dimension})`)
  .join(", ");

export const SCAN_COUNT = "count(*)";
export const VISITOR_COUNT = "count(*) FILTER (WHERE is_new_visitor)";

/** Assignments of an upsert that add the new counts to the stored ones. */
const INCREMENT_COUNTS = ["scans", "visitors"]
  .map((column) => `${column} = ${saturated(`t.${column}`, `excluded.${column}`, MAX_INTEGER)}`)
  .join(", ");

/** The table expression `expanded`: each scan once per dimension. */
export const EXPANDED_SCANS = `expanded AS (
  SELECT link_id, user_id, is_new_visitor, ${SLOT} AS slot, date_trunc('day', scanned_at, 'UTC') AS day,
    date_trunc('month', scanned_at, 'UTC') AS month, t.dimension, t.value
  FROM ${SCANS} CROSS JOIN LATERAL (VALUES ${DIMENSION_ROWS}) AS t(dimension, value))`;

const LINK_COLUMNS = { link_id: "uuid", user_id: "uuid" };
const COUNT_COLUMNS = { scans: "integer", visitors: "integer" };
const VALUE_COLUMNS = { dimension: "text", value: "text" };

/** Statements that insert the scans and add them to every rollup. They read `expanded`. */
export const SCAN_WRITES = [
  {
    into: "INSERT INTO scans",
    columns: {
      ...LINK_COLUMNS,
      scanned_at: "timestamptz",
      is_new_visitor: "boolean",
      country: "text",
      device: "text",
      browser: "text",
      os: "text",
      referrer: "text",
    },
    select: `SELECT link_id, user_id, scanned_at, is_new_visitor, country, device, browser, os, referrer
      FROM ${SCANS} ORDER BY scanned_at`,
  },
  {
    into: "INSERT INTO scan_slots AS t",
    columns: { ...LINK_COLUMNS, slot: "timestamptz", ...COUNT_COLUMNS },
    select: `SELECT link_id, user_id, slot, ${SCAN_COUNT}, ${VISITOR_COUNT} FROM expanded WHERE dimension = 'all' GROUP BY 1, 2, 3`,
    conflict: `ON CONFLICT ON CONSTRAINT scan_slots_pkey DO UPDATE SET ${INCREMENT_COUNTS}`,
  },
  ...(["day", "month"] as const).map((grain) => ({
    into: `INSERT INTO scan_${grain}s AS t`,
    columns: { ...LINK_COLUMNS, [grain]: "date", ...VALUE_COLUMNS, ...COUNT_COLUMNS },
    select: `SELECT link_id, user_id, (${grain} AT TIME ZONE 'UTC')::date, dimension, value, ${SCAN_COUNT}, ${VISITOR_COUNT}
      FROM expanded WHERE dimension <> 'all' GROUP BY 1, 2, 3, 4, 5`,
    conflict: `ON CONFLICT ON CONSTRAINT scan_${grain}s_pkey DO UPDATE SET ${INCREMENT_COUNTS}`,
  })),
  // scans of other links of the user are counted at the same time: all transactions lock the rows in this order
  {
    into: "INSERT INTO user_scans AS t",
    columns: {
      user_id: "uuid",
      dimension: "text",
      grain: "text",
      start: "timestamptz",
      value: "text",
      ...COUNT_COLUMNS,
    },
    select: `SELECT user_id, dimension, grain, start, value, ${SCAN_COUNT}, ${VISITOR_COUNT}
      FROM expanded CROSS JOIN LATERAL (VALUES ('quarter', slot), ('day', day), ('month', month)) AS g(grain, start)
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`,
    conflict: `ON CONFLICT (user_id, dimension, grain, start, value) DO UPDATE SET ${INCREMENT_COUNTS}`,
  },
  // history records show the scan count of their link
  `UPDATE qr_history h SET scan_count = greatest(0, least(l.scan_count, ${MAX_INTEGER}))
   FROM (SELECT * FROM unnest(CAST(:updatedLinks AS uuid[]), CAST(:owners AS uuid[]), CAST(:counts AS bigint[])) AS l(id, user_id, scan_count)) l
   WHERE h.user_id = ANY(CAST(:owners AS uuid[])) AND h.user_id = l.user_id AND h.short_link_id = l.id AND h.scan_count <> l.scan_count`,
];
