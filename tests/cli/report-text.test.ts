import { expect, test } from "vitest";
import { reportText } from "../../cli/output/report-text.ts";
import type { VisitReport } from "../../core/analytics/visit-report.ts";

const figures = (visits: number, bounce_rate: number | null, visit_duration: number | null) => ({
  visitors: visits / 2,
  visits,
  page_views: visits * 3,
  bounce_rate,
  visit_duration,
  time_on_page: null,
});

const report: VisitReport = {
  period: "weekly",
  time_zone: "Europe/Paris",
  bucket: "day",
  from: "2026-11-14T23:00:00.000Z",
  until: "2026-11-21T23:00:00.000Z",
  since: null,
  filters: [],
  totals: figures(1200, 0.5, 75),
  previous: figures(1000, 0.45, 30),
  series: [],
  lists: { is_exact: true, visits: 1200, page_views: 3600 },
  countries: [
    { value: "DE", ...figures(900, 0.5, 75) },
    { value: "FR", ...figures(300, 0.5, 75) },
  ],
  pages: [{ value: "/\u001b[31mred", ...figures(1200, 0.5, 75) }],
  referrers: [],
  campaigns: [],
  devices: [],
  browsers: [],
  os: [],
  recent: [],
  places: [],
  counting: true,
};

test("prints the report as a table with the change from the previous period", () => {
  const lines = reportText(report).split("\n");
  expect(lines[0]?.replaceAll(/\s+/g, " ")).toBe("Nov 15 – 21, 2026 (weekly, Europe/Paris)");
  const lineOf = (name: string) => lines.find((line) => line.startsWith(name))?.replaceAll(/\s+/g, " ");
  expect(lineOf("Visitors")).toBe("Visitors 600 before 500 +20%");
  expect(lineOf("Visits")).toBe("Visits 1,200 before 1,000 +20%");
  expect(lineOf("Page views")).toBe("Page views 3,600 before 3,000 +20%");
  expect(lineOf("Bounce rate")).toBe("Bounce rate 50.0% before 45.0% +5.0 points");
  expect(lineOf("Visit duration")).toBe("Visit duration 1 min 15 s before 30 s +150%");
  expect(lines.find((line) => line.includes("DE"))).toMatch(/DE\s+900\s+75\.0%\s+█{24}$/);
  expect(lines.find((line) => line.includes("FR"))).toMatch(/FR\s+300\s+25\.0%\s+█{8}$/);
});

test("escapes control characters that visitors sent", () => {
  expect(reportText(report)).not.toContain("\u001b");
  expect(reportText(report)).toContain("/\ufffd[31mred");
});

test("says since when visits are counted if the period begins earlier", () => {
  const uncounted = { ...figures(0, null, null), visitors: null, visits: null };
  const text = reportText({ ...report, since: "2026-11-17T10:00:00.000Z", previous: uncounted });
  expect(text).toContain(
    "Visitors, visits, bounce rate and visit duration are counted since November 17, 2026.",
  );
  expect(text).toMatch(/Visits\s+1,200\s+before –\n/);
  expect(reportText(report)).not.toContain("counted since");
});

test("shows no change without previous figures, and says if counting is off", () => {
  const text = reportText({ ...report, previous: figures(0, null, null), counting: false });
  expect(text).toContain("Visits are not counted at present");
  expect(text).toMatch(/Bounce rate\s+50\.0%\s+before –\n/);
});
