import { randomUUID } from "node:crypto";
import type { NewView, VisitorKeys } from "../../../core/analytics/visit.ts";
import { dayOf } from "../../../core/analytics/visit-sums.ts";

export const BROWSER =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36";
export const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

const DAY_MS = 86_400_000;

/** Fixed keys of a person, instead of those computed from an address and a browser. */
const keysOf = (person: string, at: Date): VisitorKeys => ({
  ofDay: `${person} ${dayOf(at)}`,
  ofDayBefore: `${person} ${dayOf(new Date(at.getTime() - DAY_MS))}`,
});

/**
 * A page view to record; pass only relevant changes.
 * @param person the visitor: a new one by default, null for one who asks not to be tracked
 */
export const buildView = ({
  person = randomUUID(),
  visitedAt = new Date("2026-05-06T07:08:09.000Z"),
  ...changes
}: Partial<NewView> & { person?: string | null } = {}): NewView => ({
  id: randomUUID(),
  sessionId: person === null ? null : randomUUID(),
  ipAddress: person === null ? null : "192.0.2.0",
  visitor: person === null ? null : keysOf(person, visitedAt),
  visitedAt,
  pageUrl: "/qr-generator",
  userAgent: BROWSER,
  country: "FR",
  region: "Unknown",
  city: "Unknown",
  referrer: "Direct",
  utmSource: "",
  utmMedium: "",
  utmCampaign: "",
  deviceType: "Desktop",
  browser: "Chrome",
  os: "Windows",
  screenResolution: "1920x1080",
  pageTitle: "QR code generator",
  ...changes,
});
