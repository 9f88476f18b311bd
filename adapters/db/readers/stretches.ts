/** What is counted is summed up by quarters of an hour, by days and by months (UTC): which sums make up a time, and how few. */

/** A part of a chart, or some of it, that is whole in one grain. */
export interface Stretch {
  /** Index of the part. */
  part: number;
  grain: "quarter" | "day";
  from: Date;
  until: Date;
}

const DAY_MS = 86_400_000;

/** Each part of a chart as its whole days and what is left before and after them: no stretch of quarters spans a midnight (UTC). */
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

/** A table for FROM, of `stretchValues`. */
export const STRETCHES = `unnest(
  CAST(:parts AS integer[]), CAST(:grains AS text[]), CAST(:froms AS timestamptz[]), CAST(:untils AS timestamptz[])
) AS stretches(part, of_grain, first, last)`;

export const stretchValues = (stretches: readonly Stretch[]) => ({
  parts: stretches.map(({ part }) => part),
  grains: stretches.map(({ grain }) => grain),
  froms: stretches.map(({ from }) => from),
  untils: stretches.map(({ until }) => until),
});

/** The first whole day and the first whole month of a period that goes on until now. */
export function wholeFrom(from: Date): { firstDay: Date; firstMonth: Date } {
  const firstDay = new Date(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  const year = firstDay.getUTCFullYear();
  const month = firstDay.getUTCMonth();
  return {
    firstDay,
    firstMonth: firstDay.getUTCDate() === 1 ? firstDay : new Date(Date.UTC(year, month + 1, 1)),
  };
}
