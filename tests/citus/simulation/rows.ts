import type { Load } from "./load.ts";

const DAYS = 365;
const MONTHS = 12;
const QUARTERS_A_DAY = 96;
const SECONDS = 86_400;
/** Days in which a customer's quarters of an hour are kept by country, device and so on (scan-repository.ts). */
const QUARTER_DAYS = 10;
/** After them, those of the first and the last day of a month. */
const KEPT_OF_MONTH = 2 / 30;
/** How many values of country, device, browser, system and referrer the scans of one link fall on, as if evenly. Assumed. */
const VALUES = [3, 2, 3, 2, 2];
/** Of views, those that begin a visit. Assumed. */
const VISITS_OF_VIEWS = 0.4;
/** Sums of a history: a row for each folder, type and favorite or not. Assumed. */
const COUNTS_OF_ACCOUNT = 5;

/** So many keys that each get this share of everything. */
export interface Bucket {
  keys: number;
  share: number;
}

/** How much comes from keys of about the same rank, by Zipf's law: the first 10 by themselves, then ten times as many a bucket. */
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

/** The sum of 1/rank^exponent, by its integral where that is exact enough. */
function weight(from: number, to: number, exponent: number): number {
  if (to - from < 10) {
    let sum = 0;
    for (let rank = from; rank <= to; rank += 1) sum += rank ** -exponent;
    return sum;
  }
  const [a, b] = [from - 0.5, to + 0.5];
  return exponent === 1 ? Math.log(b / a) : (b ** (1 - exponent) - a ** (1 - exponent)) / (1 - exponent);
}

/** Of so many values that are equally likely, how many are met by a number of events with this mean (Poisson). */
export const met = (mean: number, values = 1): number => values * -Math.expm1(-mean / values);

/** How many sums there are of one key in a stretch in which so many scans are expected: one of each value that was met. */
const sumsOf = (mean: number): number => VALUES.reduce((sum, values) => sum + met(mean, values), 0);

/** Rows of each table after the years of the load. */
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
