import { readFile } from "node:fs/promises";
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import {
  accessibilityFaults,
  downloaded,
  overflow,
  tabTo,
  watchPage,
} from "../../support/browser/payload-page.ts";
import { signIn } from "../../support/browser/sign-in.ts";

const HOSTILE = `"><img src=x onerror="document.title='run'">`;
const AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** A visitor's first page, as the script of the site reports it. */
async function visit(
  request: APIRequestContext,
  entered: { page_url: string; page_title?: string; referrer?: string },
  agent = AGENT,
): Promise<void> {
  const response = await request.post("/api/public/visits", {
    headers: { "User-Agent": agent },
    data: {
      session_id: crypto.randomUUID(),
      pages: [{ page_id: crypto.randomUUID(), entered, time_on_page: 75, clicks: 2, scroll_depth: 50 }],
    },
  });
  expect(response.status()).toBe(204);
}

async function openAnalytics(page: Page): Promise<void> {
  await signIn(page);
  await page.goto("/admin/analytics");
  await expect(page.getByRole("heading", { level: 1, name: "Analytics" })).toBeVisible();
}

const figure = (page: Page, name: string) =>
  page.getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd[1]");
const settled = (page: Page) => expect(page.locator("main [aria-busy=true]")).toHaveCount(0);

test("figures, lists, map and export of each period are there, by keyboard too, and accessible in both themes", async ({
  page,
  request,
}, info) => {
  await visit(request, {
    page_url: "/qr-generator?utm_source=letter&utm_medium=email&utm_campaign=autumn",
    page_title: "QR Code Generator",
    referrer: "https://news.example/story",
  });
  const wrong = watchPage(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAnalytics(page);

  const daily = page.getByRole("button", { name: "Daily", exact: true });
  await expect(daily).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(/time zone /)).toBeVisible();
  for (const name of ["Visitors", "Visits", "Page views"])
    await expect(figure(page, name)).toHaveText(/^\d[\d,]*.*before/i);
  await expect(figure(page, "Bounce rate")).toHaveText(/^\d+(\.\d)?%/);
  await expect(figure(page, "Visit duration")).toHaveText(/^\d+ (s|min)/);
  await expect(page.getByText("A visit is a series of page views by one visitor")).toBeVisible();
  await expect(page.getByText("count as page views only")).toBeVisible();
  await expect(page.getByText(/^(?:No data before|before: )/).first()).toBeVisible();
  for (const name of [
    "Over time",
    "World map",
    "Top countries",
    "Top pages",
    "Where they came from",
    "Campaigns",
    "Devices",
    "Browsers",
    "Operating systems",
    "Recent page views",
  ])
    await expect(page.getByRole("region", { name, exact: true })).toBeVisible();
  const recent = page.getByRole("region", { name: "Recent page views" });
  await expect(recent.getByRole("row")).not.toHaveCount(0);
  expect(await recent.getByRole("row").count()).toBeLessThanOrEqual(11);
  await expect(page.getByText("this site includes IP2Location LITE data available from")).toBeVisible();

  // the chart is drawn, in the colors of the page
  const chart = page.getByRole("region", { name: "Over time" }).locator("canvas");
  await expect
    .poll(() =>
      chart.evaluate((canvas: HTMLCanvasElement) => {
        const swatch = document.createElement("canvas").getContext("2d")!;
        const probe = document.body.appendChild(document.createElement("span"));
        probe.style.cssText = "transition:none!important;color:var(--accent)";
        swatch.fillStyle = getComputedStyle(probe).color;
        probe.remove();
        swatch.fillRect(0, 0, 1, 1);
        const [red, green, blue] = swatch.getImageData(0, 0, 1, 1).data;
        const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
        for (let at = 0; at < data.length; at += 4)
          if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) return true;
        return false;
      }),
    )
    .toBe(true);
  await expect(page.locator("path[data-country=FR]")).toBeAttached();

  for (const name of ["Weekly", "Monthly", "Yearly"]) {
    const button = page.getByRole("button", { name, exact: true });
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await settled(page);
    await expect(figure(page, "Visits")).toHaveText(/^\d/);
  }
  const asTable = page.getByRole("button", { name: "Show as table: World map" });
  await tabTo(page, asTable);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("columnheader", { name: "Country" })).toBeVisible();

  const { path, name } = await downloaded(page, info, () =>
    page.getByRole("button", { name: "Export as CSV" }).click(),
  );
  expect(name).toMatch(/^visits-yearly-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(path, "utf8");
  expect(csv).toContain(
    "section,value,visitors,visits,page_views,bounce_rate,visit_duration_seconds,time_on_page_seconds",
  );
  expect(csv).toContain("pages,/qr-generator,");

  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => accessibilityFaults(page), colorScheme).toEqual([]);
  }
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(page), `px wider than ${width}`).toBeLessThanOrEqual(0);
  }
  await expect.poll(() => accessibilityFaults(page), "on a phone").toEqual([]);
  expect(wrong).toEqual([]);
});

test("what visitors wrote is shown as text and runs nowhere in the back office", async ({
  page,
  request,
}) => {
  const reports: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) reports.push(message.text());
  });
  page.on("dialog", (dialog) => void dialog.dismiss());
  const encoded = encodeURIComponent(HOSTILE);
  for (let times = 0; times < 3; times++)
    await visit(
      request,
      {
        page_url: `/qr-generator/${HOSTILE}?utm_source=${encoded}&utm_medium=${encoded}&utm_campaign=${encoded}`,
        page_title: HOSTILE,
        referrer: `https://evil.example/${HOSTILE}`,
      },
      `${AGENT} ${HOSTILE}`,
    );
  await openAnalytics(page);
  await settled(page);
  const recent = page.getByRole("region", { name: "Recent page views" });
  await expect(recent.getByText(HOSTILE).first()).toBeVisible();
  await expect(page.getByText(`${HOSTILE} / ${HOSTILE} / ${HOSTILE}`)).toBeVisible();
  await expect(page.locator("img[src=x]")).toHaveCount(0);
  await expect(page).toHaveTitle(/^Analytics/);
  expect(reports).toEqual([]);
});

test("a report that cannot be loaded is said and asked for again", async ({ page }) => {
  await page.route("**/api/admin/analytics/report?*", (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable", message: "Not now." } }),
  );
  await openAnalytics(page);
  await expect(page.getByRole("alert")).toContainText("Failed to load analytics data");
  await page.unroute("**/api/admin/analytics/report?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(figure(page, "Visits")).toHaveText(/^\d/);
});

test("a period without visits says so, and so does a site that does not count", async ({ page }) => {
  await page.route("**/api/admin/analytics/report?*", async (route) => {
    const response = await route.fetch();
    const nothing = {
      visitors: 0,
      visits: 0,
      page_views: 0,
      bounce_rate: null,
      visit_duration: null,
      time_on_page: null,
    };
    const report = (await response.json()) as object;
    await route.fulfill({ json: { ...report, totals: nothing, previous: nothing, counting: false } });
  });
  await openAnalytics(page);
  await expect(page.getByText("No visits yet")).toBeVisible();
  await expect(page.getByText("Visits are not being counted.")).toBeVisible();
  await expect(figure(page, "Bounce rate")).toHaveText("–No data before");
});

test("a period that begins before visits were counted says since when they are, and compares nothing", async ({
  page,
}) => {
  await page.route("**/api/admin/analytics/report?*", async (route) => {
    const response = await route.fetch();
    const report = (await response.json()) as { until: string; previous: object };
    const uncounted = { visitors: null, visits: null, bounce_rate: null, visit_duration: null };
    await route.fulfill({
      json: { ...report, since: report.until, previous: { ...report.previous, ...uncounted } },
    });
  });
  await openAnalytics(page);
  await expect(
    page.getByText(/^Visitors, visits, bounce rate and visit duration are counted since /),
  ).toBeVisible();
  await expect(figure(page, "Visitors")).toHaveText(/No data before$/);
});
