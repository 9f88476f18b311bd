import { expect, test } from "vitest";
import { campaignName, placeName, shareName, visitPlace } from "../../../admin/analytics/share-names.ts";
import type { RecentView } from "../../../core/analytics/visit-report.ts";

const t = (key: string) => `<${key}>`;
const visit = (place: Pick<RecentView, "country" | "city">) =>
  ({ region: "Unknown", ...place }) as RecentView;

test("what stands for the rest and for what is not known is said in the language of the panel", () => {
  expect(["Other", "Unknown", "Direct", "Mobile"].map((value) => shareName(value, t))).toEqual([
    "<analytics.other>",
    "<analytics.unknown>",
    "<analytics.direct>",
    "<analytics.mobile>",
  ]);
});

test.each(["constructor", "__proto__", "toString", "news.example"])(
  "%s from outside stays as it is",
  (value) => {
    expect(shareName(value, t)).toBe(value);
    expect(placeName(value, t, "en")).toBe(value);
  },
);

test("a place is a town and its country, or as much of it as is known", () => {
  expect(visitPlace(visit({ country: "FR", city: "Paris" }), t, "de")).toBe("Paris, Frankreich");
  expect(visitPlace(visit({ country: "FR", city: "Unknown" }), t, "en")).toBe("France");
  expect(visitPlace(visit({ country: "Unknown", city: "Unknown" }), t, "en")).toBe("<analytics.unknown>");
});

test("what a campaign does not name is a dash", () => {
  const figures = { visits: 1, page_views: 1, bounce_rate: null, visit_duration: null, time_on_page: null };
  expect(campaignName({ utm_source: "letter", utm_medium: "", utm_campaign: "autumn", ...figures }, t)).toBe(
    "letter / – / autumn",
  );
});
