import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { csvText } from "../../../../core/csv-text.ts";
import { queries } from "../../../../web/components/loading/use-loaded.ts";
import { Component as AnalyticsPage } from "../../../../web/features/customer-analytics/AnalyticsPage.tsx";
import { showPage } from "../../support/show-page.tsx";

vi.spyOn(console, "warn").mockReturnValue();
vi.stubGlobal("matchMedia", () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
afterEach(() => {
  cleanup();
  queries.clear();
});

const link = { id: "a", code: "abcdefgh", name: "", target: "https://www.example.org/menu/" };
const report = (link_count: number) => ({
  period: "weekly",
  time_zone: "Asia/Kathmandu",
  bucket: "day",
  from: "2026-01-01T18:15:00.000Z",
  until: "2026-01-03T18:15:00.000Z",
  totals: { codes: 3, downloads: 4, scans: 1250, unique_scans: 900 },
  previous: { codes: 0, downloads: 4, scans: 1000, unique_scans: 1000 },
  series: [
    { start: "2026-01-01T18:15:00.000Z", codes: 1, downloads: 1, scans: 1200, unique_scans: 870 },
    { start: "2026-01-02T18:15:00.000Z", codes: 2, downloads: 3, scans: 50, unique_scans: 30 },
  ],
  countries: [
    { value: "FR", scans: 1000, unique_scans: 700 },
    { value: "", scans: 250, unique_scans: 200 },
  ],
  devices: [{ value: "phone", scans: 1250, unique_scans: 900 }],
  browsers: [],
  systems: [],
  referrers: [],
  recent: [],
  links: [{ ...link, scans: 1250, unique_scans: 900 }],
  link_count,
});
const open = (answer: () => Response) =>
  showPage(AnalyticsPage, "/customer/analytics", {
    signedIn: true,
    answers: { "/api/me/analytics?period=weekly": answer, "/api/me/analytics?period=daily": answer },
  });

test("shows figures next to those of the previous period, and the chart as a table", async () => {
  open(() => Response.json(report(1)));
  expect(await screen.findByText("1,250")).toBeTruthy();
  const changes = ["Before: 0", "As before: 4", "+25%, before: 1,000", "-10%, before: 1,000"];
  for (const change of changes) expect(screen.getByText(change)).toBeTruthy();
  const rows = within(screen.getByRole("table", { name: "Over time" })).getAllByRole("row");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "TimeScansCodes madeDownloads",
    "Jan 21,20011",
    "Jan 35023",
  ]);
  expect(screen.getByRole("link", { name: "example.org/menu" }).getAttribute("href")).toBe(
    "/customer/links/a",
  );
  expect(screen.getByText("1,000 scans, 80%")).toBeTruthy();
  expect(screen.getByText("France")).toBeTruthy();
});

test("explains tracked codes and links to the generator if there are none", async () => {
  open(() => Response.json({ ...report(0), links: [] }));
  expect(await screen.findByText("No tracked codes yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Make a tracked code" }).getAttribute("href")).toBe(
    "/qr-generator",
  );
});

test("loads another period at once", async () => {
  const { user, asked } = open(() => Response.json(report(1)));
  await user.click(await screen.findByRole("button", { name: "Daily" }));
  expect(asked).toContain("/api/me/analytics?period=daily");
  expect(screen.getByRole("button", { name: "Daily" }).getAttribute("aria-pressed")).toBe("true");
});

test("a failed load can be retried", async () => {
  let away = true;
  const { user } = open(() => Response.json(away ? {} : report(1)));
  const failure = "Failed to load analytics data";
  await waitFor(() =>
    expect(
      screen
        .getAllByRole("alert")
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain(failure),
  );
  away = false;
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("1,250")).toBeTruthy();
});

test("the CSV escapes cells that a spreadsheet would run as formulas", () => {
  const rows = [
    ["=1+1", 2],
    ['say "hi", all', "+49"],
    ["plain", -5],
    ["＝1+1", 3],
  ];
  expect(csvText(rows)).toBe('\ufeff\'=1+1,2\r\n"say ""hi"", all",\'+49\r\nplain,-5\r\n\'＝1+1,3\r\n');
});
