import { expect, test } from "vitest";
import { campaignName, placeName, shareName, visitPlace } from "../../../admin/analytics/share-names.ts";
import type { RecentView } from "../../../core/analytics/visit-report.ts";

const t = (key: string) => `<${key}>`;
const visit = (place: Pick<RecentView, "country" | "city">) =>
  ({ region: "Unknown", ...place }) as RecentView;

test("translates the names of built-in groups such as Other, Unknown and Direct", () => {
  expect(["Other", "Unknown", "Direct", "Mobile"].map((value) => shareName(value, t))).toEqual([
    "<analytics.other>",
    "<analytics.unknown>",
    "<analytics.direct>",
    "<analytics.mobile>",
  ]);
});

test.each(["constructor", "__proto__", "toString", "news.example"])(
  "shows the visitor's value %s unchanged",
  (value) => {
    expect(shareName(value, t)).toBe(value);
    expect(placeName(value, t, "en")).toBe(value);
  },
);

test("shows a place as city and country, or whichever of them is known", () => {
  expect(visitPlace(visit({ country: "FR", city: "Paris" }), t, "de")).toBe("Paris, Frankreich");
  expect(visitPlace(visit({ country: "FR", city: "Unknown" }), t, "en")).toBe("France");
  expect(visitPlace(visit({ country: "Unknown", city: "Unknown" }), t, "en")).toBe("<analytics.unknown>");
});

test("shows a dash for missing parts of a campaign", () => {
  const figures = { visits: 1, page_views: 1, bounce_rate: null, visit_duration: null, time_on_page: null };
  expect(campaignName({ utm_source: "letter", utm_medium: "", utm_campaign: "autumn", ...figures }, t)).toBe(
    "letter / – / autumn",
  );
});
