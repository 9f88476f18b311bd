import * as z from "zod/mini";
import { PERIODS, type Period } from "../../core/analytics/period.ts";
import { HISTORY_TYPES } from "../../core/history/history-record.ts";
import { DEVICE_KINDS } from "../../core/ports/device-reader.ts";
import type { SessionClient } from "../session/session-client.ts";

const scanFigures = { scans: z.int(), unique_scans: z.int() };
const allFigures = { codes: z.int(), downloads: z.int(), ...scanFigures };
const link = { id: z.string(), code: z.string(), name: z.string(), target: z.string() };
const shares = z.array(z.object({ value: z.string(), ...scanFigures }));
export type Shares = z.infer<typeof shares>;

const recent = z.array(
  z.object({
    link: z.object(link),
    scanned_at: z.string(),
    country: z.string(),
    device: z.enum(DEVICE_KINDS),
    browser: z.string(),
    os: z.string(),
    referrer: z.string(),
  }),
);
export type RecentScans = z.infer<typeof recent>;

const report = {
  period: z.enum(PERIODS),
  time_zone: z.string(),
  bucket: z.enum(["hour", "day", "month"]),
  from: z.string(),
  until: z.string(),
  countries: shares,
  devices: shares,
  browsers: shares,
  systems: shares,
  referrers: shares,
  recent,
};

const linkReportSchema = z.object({
  ...report,
  totals: z.object(scanFigures),
  previous: z.object(scanFigures),
  series: z.array(z.object({ start: z.string(), ...scanFigures })),
});
export type LinkReport = z.infer<typeof linkReportSchema>;

const userReportSchema = z.object({
  ...report,
  totals: z.object(allFigures),
  previous: z.object(allFigures),
  series: z.array(z.object({ start: z.string(), ...allFigures })),
  links: z.array(z.object({ ...link, ...scanFigures })),
  link_count: z.int(),
});
export type UserReport = z.infer<typeof userReportSchema>;

const activitySchema = z.array(
  z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("code_made"),
      at: z.string(),
      name: z.nullable(z.string()),
      content: z.string(),
      type: z.enum(HISTORY_TYPES),
      link: z.nullable(z.object(link)),
    }),
    z.object({ kind: z.literal("scanned"), at: z.string(), link: z.object(link), scans: z.int() }),
    z.object({ kind: z.literal("signed_in"), at: z.string(), browser: z.string(), os: z.string() }),
  ]),
);
export type Activity = z.infer<typeof activitySchema>[number];

type Fetch = SessionClient["fetch"];

/** Statistics of all codes of the user. @throws ApiError */
export async function getUserReport(fetch: Fetch, period: Period, signal: AbortSignal): Promise<UserReport> {
  const response = await fetch(`/api/me/analytics?period=${period}`, { signal });
  return userReportSchema.parse(await response.json());
}

/** Statistics of one short link. @throws ApiError */
export async function getLinkReport(
  fetch: Fetch,
  id: string,
  period: Period,
  signal: AbortSignal,
): Promise<LinkReport> {
  const response = await fetch(`/api/me/short_links/${id}/analytics?period=${period}`, { signal });
  return linkReportSchema.parse(await response.json());
}

/** The last things that happened. @throws ApiError */
export async function getActivity(fetch: Fetch, signal: AbortSignal): Promise<Activity[]> {
  return activitySchema.parse(await (await fetch("/api/me/activity", { signal })).json());
}
