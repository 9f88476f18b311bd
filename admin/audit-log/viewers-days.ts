/** Midnight of a day of the viewer's calendar, or of the day after it. */
const midnight = (day: string, after: number): string => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + after).toISOString();
};

/** The days of a filter (`2026-01-31`) are the viewer's, and the last of them belongs to it: the server reads instants. */
export const viewersDays = ({ from, until, ...filter }: Record<string, string>): Record<string, string> => ({
  ...filter,
  ...(from && { from: midnight(from, 0) }),
  ...(until && { until: midnight(until, 1) }),
});
