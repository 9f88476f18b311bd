import type { Load } from "./load.ts";

const DAYS = 365;
const MONTHS = 12;
const QUARTERS_A_DAY = 96;
const SECONDS = 86_400;
/**
 * Days for which a customer's quarter-hour sums by country, device, and so on are kept (scan-repository.ts).
 */
const QUARTER_DAYS = 10;
/** After that, the share that remains: the first and the last day of each month. */
const KEPT_OF_MONTH = 2 / 30;
/**
 * Distinct values of country, device, browser, system, and referrer among the scans of one link, assumed to
 * be equally likely.
 */
const VALUES = [3, 2, 3, 2, 2];
/** Share of views that begin a visit. Assumed. */
const VISITS_OF_VIEWS = 0.4;
/** Sums per history: one row per folder, type, and favorite state. Assumed. */
const COUNTS_OF_ACCOUNT = 5;

/** A number of keys, each with this share of the total. */
export interface Bucket {
  keys: number;
  share: number;
}

/** Groups keys of similar rank under Zipf's law: the first 10 separately, then buckets that grow tenfold. */
export function zipf(keys: number, exponent: number): Bucket[] {
  const ends: number[] = [];
  for (let end = 1; end < keys; end = end < 10 ? end + 1 : end * 10) ends.push(end);
  ends.push(keys);
  const weights = ends.map((end, index) => weight((ends[index - 1] ?? 0) + 1, end, exponent));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return ends.map((end, index) => {
    const count = end - (ends[index - 1] ?? 0);
    return { keys: count, share: (weights[index] ?? 0) / all / count };
  });
}

/** The sum of 1/rank^exponent, approximated by its integral for larger ranges. */
function weight(from: number, to: number, exponent: number): number {
  if (to - from < 10) {
    let sum = 0;
    for (let rank = from; rank <= to; rank += 1) sum += rank ** -exponent;
    return sum;
  }
  const [a, b] = [from - 0.5, to + 0.5];
  return exponent === 1 ? Math.log(b / a) : (b ** (1 - exponent) - a ** (1 - exponent)) / (1 - exponent);
}

/**
 * Expected number of distinct values among a Poisson-distributed number of events with this mean, for equally
 * likely values.
 */
export const met = (mean: number, values = 1): number => values * -Math.expm1(-mean / values);

/**
 * Expected number of sums of one key in an interval with this expected number of scans: one per distinct
 * value.
 */
const sumsOf = (mean: number): number => VALUES.reduce((sum, values) => sum + met(mean, values), 0);

/** Rows of each table at the end of the load's years. */
export function tableRows(load: Load): Record<string, number> {
  const days = load.years * DAYS;
  const months = load.years * MONTHS;
  const scansADay = load.perSecond.scans * load.average * SECONDS;
  const viewsADay = load.perSecond.views * load.average * SECONDS;
  const perKey = (keys: number, rows: (scans: number) => number): number =>
    zipf(keys, load.unevenness).reduce(
      (sum, bucket) => sum + bucket.keys * rows(bucket.share * scansADay),
      0,
    );
  const aMonth = days / months;
  const stored = viewsADay * Math.min(days, load.viewDays);
  return {
    short_links: load.links,
    short_codes: load.links,
    qr_history: load.records,
    history_counts: Math.min(load.records, load.accounts * COUNTS_OF_ACCOUNT),
    code_downloads: load.records,
    scans: scansADay * Math.min(days, load.scanDays.scans),
    scan_visitors: scansADay,
    scan_slots: perKey(
      load.links,
      (scans) => Math.min(days, load.scanDays.slots) * QUARTERS_A_DAY * met(scans / QUARTERS_A_DAY),
    ),
    scan_days: perKey(load.links, (scans) => Math.min(days, load.scanDays.days) * sumsOf(scans)),
    scan_months: perKey(load.links, (scans) => months * sumsOf(scans * aMonth)),
    user_scans: perKey(load.accounts, (scans) => {
      const quarters = QUARTERS_A_DAY * met(scans / QUARTERS_A_DAY);
      const told = QUARTERS_A_DAY * sumsOf(scans / QUARTERS_A_DAY);
      const kept = Math.min(days, QUARTER_DAYS) + Math.max(0, days - QUARTER_DAYS) * KEPT_OF_MONTH;
      return (
        days * quarters +
        kept * told +
        days * (met(scans) + sumsOf(scans)) +
        months * (met(scans * aMonth) + sumsOf(scans * aMonth))
      );
    }),
    visitors: stored,
    page_analytics: stored,
    visits: stored * VISITS_OF_VIEWS,
  };
}
