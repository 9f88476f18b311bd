import type { Knex } from "knex";
import {
  dayOf,
  MEASURES,
  monthOf,
  quarterSums,
  sumsOfViews,
  type KnownSince,
  type QuarterSums,
  type ViewSums,
  type VisitDelta,
  type VisitDimension,
  type VisitSums,
} from "../../../core/analytics/visit-sums.ts";
import { MAX_BIGINT, MAX_INTEGER, saturated } from "./saturated.ts";

/** Values that are counted separately in a month; later ones are `Other`. There are fewer countries than that. */
const VALUES_A_MONTH = 300;
/** New values per day, so that made-up paths cannot fill a month's quota in one day. */
const NEW_VALUES_A_DAY = 150;

/** Twice as many as are counted separately in a month: of all dimensions, of this month and the one before. */
const MAX_CACHED_VALUES = 5000;

/**
 * Since when values are counted separately, by dimension, month and value, as a process has read it: a value that is in the table
 * stays there as it is. Those that a transaction takes in are remembered when another one reads them.
 */
export type KnownValues = Map<string, string>;

/** Held by who changes visits and sums: sums of this moment change one after the other in any case. */
const SUMMING_LOCK = 0x7669_7369;

/** Column names of the measures: in the table, `visits` means page views, from before visits were sessions. */
export const SUM_COLUMNS: Readonly<Record<keyof VisitSums, string>> = {
  views: "visits",
  visits: "entries",
  bounces: "entry_bounces",
  duration: "entry_seconds",
  visitors: "visitors",
  lastVisitors: "last_visitors",
  timed: "timed",
  seconds: "seconds",
};
const COLUMNS = MEASURES.map((measure) => SUM_COLUMNS[measure]);
const maxOf = (column: string): number => (column.endsWith("seconds") ? MAX_BIGINT : MAX_INTEGER);

const UPSERT = `
  INSERT INTO visit_rollups AS r (dimension, grain, start, value, ${COLUMNS.join(", ")})
  SELECT dimension, g.grain, g.start, value, ${COLUMNS.map((column) => `sum(${column})`).join(", ")}
  FROM unnest(CAST(:dimensions AS text[]), CAST(:starts AS timestamptz[]), CAST(:names AS text[]),
    ${MEASURES.map((measure) => `CAST(:${measure} AS integer[])`).join(", ")})
    AS q(dimension, quarter, value, ${COLUMNS.join(", ")})
  CROSS JOIN LATERAL (VALUES
    ('quarter', quarter), ('day', date_trunc('day', quarter, 'UTC')), ('month', date_trunc('month', quarter, 'UTC'))
  ) AS g(grain, start)
  GROUP BY dimension, g.grain, g.start, value
  ON CONFLICT (dimension, grain, start, value) DO UPDATE SET
    ${COLUMNS.map((column) => `${column} = ${saturated(`r.${column}`, `excluded.${column}`, maxOf(column))}`).join(", ")}`;

interface Value {
  dimension: VisitDimension;
  month: string;
  value: string;
  since: string;
}

const keyOf = (dimension: string, month: string, value: string) => `${dimension} ${month} ${value}`;

/** To the end of the transaction. Before visits and sums are changed, after anything else. */
export async function lockSums(knex: Knex): Promise<void> {
  await knex.raw("SELECT pg_advisory_xact_lock(:lock)", { lock: SUMMING_LOCK });
}

/** Adds to the sums. Only inside a transaction that holds their lock, as its last step. */
export async function sumUp(knex: Knex, values: KnownValues, deltas: readonly VisitDelta[]): Promise<void> {
  if (deltas.length === 0) return;
  const views = sumsOfViews(deltas);
  await upsert(knex, quarterSums(views, await knownValues(knex, values, views)));
}

async function knownValues(
  knex: Knex,
  remembered: KnownValues,
  views: readonly ViewSums[],
): Promise<KnownSince> {
  const asked = new Map<string, Value>();
  const fresh = new Set<string>();
  for (const { view, values, add } of views) {
    const month = monthOf(view.visitedAt);
    for (const [name, value] of Object.entries(values)) {
      const dimension = name as VisitDimension;
      if (dimension === "all") continue;
      const key = keyOf(dimension, month, value);
      asked.set(key, asked.get(key) ?? { dimension, month, value, since: dayOf(view.visitedAt) });
      // only a view makes a value known; later changes follow the view
      if (add.views) fresh.add(key);
    }
  }
  const known = new Map<string, string>();
  for (const key of asked.keys()) {
    const since = remembered.get(key);
    if (since !== undefined) known.set(key, since);
  }
  const unasked = [...asked].filter(([key]) => !known.has(key)).map(([, value]) => value);
  if (remembered.size > MAX_CACHED_VALUES) remembered.clear();
  for (const { dimension, month, value, since } of await find(knex, unasked)) {
    const key = keyOf(dimension, month, value);
    known.set(key, since);
    remembered.set(key, since);
  }
  const unknown = [...fresh].filter((key) => !known.has(key)).flatMap((key) => asked.get(key) ?? []);
  for (const { dimension, month, value, since } of await admit(knex, unknown)) {
    known.set(keyOf(dimension, month, value), since);
  }
  return (dimension, month, value) => known.get(keyOf(dimension, month, value)) ?? null;
}

async function find(knex: Knex, values: readonly Value[]): Promise<Value[]> {
  if (values.length === 0) return [];
  const { rows } = await knex.raw<{ rows: Value[] }>(
    `SELECT dimension, month::text, value, since::text FROM visit_values
     JOIN unnest(CAST(:dimensions AS text[]), CAST(:months AS date[]), CAST(:names AS text[])) AS asked(dimension, month, value)
       USING (dimension, month, value)`,
    columnsOf(values),
  );
  return rows;
}

const count = (counts: Map<string, number>, key: string, n: number) =>
  counts.set(key, (counts.get(key) ?? 0) + n);

/** Adds as many of the values as there is room for, in order. @returns the added ones */
async function admit(knex: Knex, values: readonly Value[]): Promise<Value[]> {
  if (values.length === 0) return [];
  const { rows } = await knex.raw<{
    rows: { dimension: string; month: string; since: string; n: number }[];
  }>(
    `SELECT dimension, month::text, since::text, count(*)::integer AS n FROM visit_values
     WHERE month = ANY(CAST(:months AS date[])) GROUP BY 1, 2, 3`,
    { months: [...new Set(values.map(({ month }) => month))] },
  );
  const ofMonth = new Map<string, number>();
  const ofDay = new Map<string, number>();
  for (const { dimension, month, since, n } of rows) {
    count(ofMonth, `${dimension} ${month}`, n);
    count(ofDay, `${dimension} ${since}`, n);
  }
  const admitted = values.filter(({ dimension, month, since }) => {
    const monthKey = `${dimension} ${month}`;
    const dayKey = `${dimension} ${since}`;
    const hasRoom =
      (ofMonth.get(monthKey) ?? 0) < VALUES_A_MONTH && (ofDay.get(dayKey) ?? 0) < NEW_VALUES_A_DAY;
    if (hasRoom) {
      count(ofMonth, monthKey, 1);
      count(ofDay, dayKey, 1);
    }
    return hasRoom;
  });
  await knex.raw(
    `INSERT INTO visit_values (dimension, month, value, since)
     SELECT * FROM unnest(CAST(:dimensions AS text[]), CAST(:months AS date[]), CAST(:names AS text[]), CAST(:days AS date[]))`,
    { ...columnsOf(admitted), days: admitted.map(({ since }) => since) },
  );
  return admitted;
}

const columnsOf = (values: readonly Value[]) => ({
  dimensions: values.map(({ dimension }) => dimension),
  months: values.map(({ month }) => month),
  names: values.map(({ value }) => value),
});

async function upsert(knex: Knex, rows: readonly QuarterSums[]): Promise<void> {
  await knex.raw(UPSERT, {
    dimensions: rows.map(({ dimension }) => dimension),
    starts: rows.map(({ start }) => start),
    names: rows.map(({ value }) => value),
    ...Object.fromEntries(MEASURES.map((measure) => [measure, rows.map((row) => row[measure])])),
  });
}
