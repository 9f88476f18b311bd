import { randomUUID } from "node:crypto";
import type { Visit } from "../../core/analytics/visit.ts";

export const BROWSER =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36";
export const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

/** A visit as it is kept; say only what matters. */
export const buildVisit = (changes: Partial<Visit> = {}): Visit => ({
  id: randomUUID(),
  sessionId: randomUUID(),
  ipAddress: "192.0.2.0",
  visitedAt: new Date("2026-05-06T07:08:09.000Z"),
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
