import type { Grain } from "../../../core/analytics/visit-sums.ts";

/**
 * Rollups exist per quarter hour, day and month (UTC): this module finds the fewest that cover a time range.
 */

/** A part of a chart, or a section of it, that a single rollup grain covers. */
export interface Stretch {
  /** Index of the part. */
  part: number;
  grain: Grain;
  from: Date;
  until: Date;
}

const DAY_MS = 86_400_000;

/**
 * Splits each part of a chart into whole days and the rest before and after them: no stretch of quarter hours
 * crosses midnight (UTC).
 */
export const splitParts = (starts: readonly Date[], until: Date): Stretch[] =>
  starts.flatMap((start, index) => splitPart(start, starts[index + 1] ?? until, index));

function splitPart(from: Date, until: Date, part: number): Stretch[] {
  const firstDay = new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  const lastDay = new Date(Math.floor(until.getTime() / DAY_MS) * DAY_MS);
  const stretches: Stretch[] =
    firstDay <= lastDay
      ? [
          { part, grain: "quarter", from, until: firstDay },
          { part, grain: "day", from: firstDay, until: lastDay },
          { part, grain: "quarter", from: lastDay, until },
        ]
      : [{ part, grain: "quarter", from, until }];
  return stretches.filter((stretch) => stretch.from < stretch.until);
}

/** Splits a range into whole months, the whole days around them, and the partial days at both ends. */
export function splitRange(from: Date, until: Date): Stretch[] {
  return splitPart(from, until, 0).flatMap((stretch): Stretch[] => {
    if (stretch.grain !== "day") return [stretch];
    const firstMonth = monthAt(new Date(stretch.from.getTime() - 1), 1);
    const lastMonth = monthAt(stretch.until, 0);
    if (firstMonth >= lastMonth) return [stretch];
    return [
      { ...stretch, until: firstMonth },
      { ...stretch, grain: "month" as const, from: firstMonth, until: lastMonth },
      { ...stretch, from: lastMonth },
    ].filter((part) => part.from < part.until);
  });
}

/** Start of the month of this instant, or `after` months later. */
const monthAt = (at: Date, after: number): Date =>
  new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + after, 1));

/** The result of `stretchValues` as a table for FROM. */
export const STRETCHES = `unnest(
  CAST(:parts AS integer[]), CAST(:grains AS text[]), CAST(:froms AS timestamptz[]), CAST(:untils AS timestamptz[])
) AS stretches(part, of_grain, first, last)`;

export const stretchValues = (stretches: readonly Stretch[]) => ({
  parts: stretches.map(({ part }) => part),
  grains: stretches.map(({ grain }) => grain),
  froms: stretches.map(({ from }) => from),
  untils: stretches.map(({ until }) => until),
});

/** First whole day and first whole month of a period that ends now. */
export function wholeFrom(from: Date): { firstDay: Date; firstMonth: Date } {
  const firstDay = new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  const year = firstDay.getUTCFullYear();
  const month = firstDay.getUTCMonth();
  return {
    firstDay,
    firstMonth: firstDay.getUTCDate() === 1 ? firstDay : new Date(Date.UTC(year, month + 1, 1)),
  };
}
