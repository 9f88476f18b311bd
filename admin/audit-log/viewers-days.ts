/** Midnight at the start of a day in the viewer's time zone, or `after` days later. */
const midnight = (day: string, after: number): string => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + after).toISOString();
};

/** Converts a filter's days (`2026-01-31`, last day included) from the viewer's time zone to instants, which the server reads. */
export const viewersDays = ({ from, until, ...filter }: Record<string, string>): Record<string, string> => ({
  ...filter,
  ...(from && { from: midnight(from, 0) }),
  ...(until && { until: midnight(until, 1) }),
});
