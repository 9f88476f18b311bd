import { readFile } from "node:fs/promises";
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import {
  accessibilityFaults,
  expectAccessibleInBothThemes,
  downloaded,
  overflow,
  tabTo,
  watchPage,
} from "../../support/browser/payload-page.ts";
import { signIn } from "../../support/browser/sign-in.ts";

const HOSTILE = `"><img src=x onerror="document.title='run'">`;
const AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

/** Reports a visitor's first page the way the site's script does. */
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

test("analytics shows figures, lists, map and export for each period, by keyboard too, accessible in both themes", async ({
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

  const daily = page.getByRole("button", { name: "Today", exact: true });
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

  // the chart is drawn in the page's accent color
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

  for (const name of ["Last 7 days", "This month", "This year"]) {
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

  await expect(page.getByText(/^[1-9]\d* visitors? in the last 30 minutes$/)).toBeVisible();
  await expect(page).toHaveURL(/\?period=yearly$/);

  const { path, name } = await downloaded(page, info, () =>
    page.getByRole("button", { name: "Export as CSV" }).click(),
  );
  expect(name).toMatch(/^visits-yearly-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(path, "utf8");
  expect(csv).toContain(
    "section,value,visitors,visits,page_views,bounce_rate,visit_duration_seconds,time_on_page_seconds",
  );
  expect(csv).toContain("pages,/qr-generator,");

  // a custom date range: errors are shown, and the result can be bookmarked
  const today = await page.evaluate(() => new Intl.DateTimeFormat("sv").format());
  await tabTo(page, page.getByRole("button", { name: "Choose dates" }));
  await page.keyboard.press("Enter");
  const dates = page.getByRole("dialog", { name: "Choose dates" });
  await dates.getByLabel("First day").fill("2025-03-02");
  await dates.getByLabel("Last day").fill("2025-03-01");
  await expect(dates.getByText("The last day is before the first day.")).toBeVisible();
  await expect(dates.getByRole("button", { name: "Show" })).toBeDisabled();
  await dates.getByLabel("Last day").fill(today);
  await page.keyboard.press("Enter");
  await expect(dates).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`\\?from=2025-03-02&to=${today}$`));
  await page.reload();
  await expect(page.getByText(/^March 2, 2025 – .*the same number of days before\.$/)).toBeVisible();
  await settled(page);

  // the complete list has its own address
  await tabTo(page, page.getByRole("button", { name: /^(?:Show all|Details): Campaigns$/ }));
  await page.keyboard.press("Enter");
  const all = page.getByRole("dialog", { name: "Campaigns" });
  await expect(all.getByRole("rowheader", { name: "letter / email / autumn" })).toBeVisible();
  await expect(all.getByText(/^\d+ rows?$/)).toBeVisible();
  await expect(page).toHaveURL(/&list=campaigns$/);
  await expect.poll(() => accessibilityFaults(page), "all rows").toEqual([]);
  const list = await downloaded(page, info, () => all.getByRole("button", { name: "Export as CSV" }).click());
  expect(list.name).toBe(`campaigns-2025-03-02-${today}.csv`);
  expect(await readFile(list.path, "utf8")).toContain("campaigns,letter / email / autumn,");
  await page.keyboard.press("Escape");
  await expect(all).toBeHidden();

  await expectAccessibleInBothThemes(page);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflow(page), `px wider than ${width}`).toBeLessThanOrEqual(0);
  }
  await expect.poll(() => accessibilityFaults(page), "on a phone").toEqual([]);
  // the table does not overflow its container
  const table = recent.getByRole("table").locator("xpath=..");
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  expect(wrong).toEqual([]);
});

test("selecting a row of a list filters the whole page and its address until the filter is removed", async ({
  page,
  request,
}) => {
  // a visitor used only by this test: another view by an existing visitor would not start a visit
  const agent = AGENT.replace("X11; Linux x86_64", "Macintosh; Intel Mac OS X 10_15_7");
  for (const [page_url, referrer] of [
    ["/barcode-generator", "https://blog.example/a"],
    ["/scanner", "https://blog.example/b"],
  ] as const)
    await visit(request, { page_url, referrer }, agent);
  const wrong = watchPage(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAnalytics(page);
  const filters = page.getByRole("region", { name: "Filters" });
  await expect(filters).toHaveText("Select a row of a list to see only the visits it stands for.");
  const height = () => filters.evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);
  const before = await height();

  const referrers = page.getByRole("region", { name: "Where they came from" });
  const row = referrers.getByRole("button", { name: /^blog\.example/ });
  await tabTo(page, row);
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\?period=daily&referrer=blog\.example$/);
  await settled(page);
  await expect(referrers.getByRole("button", { name: /100%$/ })).toHaveCount(1);
  // the number of current visitors ignores filters, and a list with one row has only details to show
  await expect(page.getByText(/visitors? on the whole site in the last 30 minutes$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Details: Where they came from" })).toBeVisible();
  const pages = page.getByRole("region", { name: "Top pages" });
  await expect(pages.getByRole("listitem").filter({ hasText: "/scanner" })).toBeVisible();
  expect(await height(), "nothing below moves").toBe(before);

  // a row of the complete list adds a second filter
  await page.getByRole("button", { name: /^(?:Show all|Details): Top pages$/ }).click();
  const all = page.getByRole("dialog", { name: "Top pages" });
  await all.getByRole("button", { name: "/scanner", exact: true }).click();
  await expect(all).toBeHidden();
  await expect(page).toHaveURL(/\?period=daily&referrer=blog\.example&page=%2Fscanner$/);
  await settled(page);
  await expect(pages.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Recent page views" })).not.toContainText(
    "/barcode-generator",
  );
  const views = await figure(page, "Page views").textContent();
  await page.reload();
  await expect(figure(page, "Page views")).toHaveText(views ?? "");
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => accessibilityFaults(page), colorScheme).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);

  await page.getByRole("button", { name: "Last 7 days" }).click();
  await expect(page).toHaveURL(/\?period=weekly&referrer=blog\.example&page=%2Fscanner$/);
  await filters.getByRole("button", { name: "Remove filter: Page /scanner" }).click();
  await expect(filters).toBeFocused();
  await expect(page).toHaveURL(/\?period=weekly&referrer=blog\.example$/);
  await page.goBack();
  await expect(filters.getByRole("button", { name: "Remove filter: Page /scanner" })).toBeVisible();
  await filters.getByRole("button", { name: "Remove all filters" }).click();
  await expect(page).toHaveURL(/\?period=weekly$/);

  await page.goto("/admin/analytics?country=France");
  await expect(page.getByRole("alert")).toContainText(
    "This address has a filter with an invalid value: country",
  );
  await page.goto("/admin/analytics?contry=FR");
  await expect(page.getByRole("alert")).toContainText(
    "This address has a filter that does not exist: contry",
  );
  await page.getByRole("button", { name: "Remove all filters" }).click();
  await expect(figure(page, "Visits")).toHaveText(/^\d/);
  expect(wrong).toEqual([]);
});

test("goals can be named, edited and deleted, and filter the page", async ({ page, request }) => {
  await visit(request, { page_url: "/welcome/first", page_title: "Welcome" });
  await openAnalytics(page);
  await settled(page);
  const goals = page.getByRole("region", { name: "Goals" });
  await goals.getByRole("button", { name: "Edit goals: Goals" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit goals" });
  await dialog.getByRole("textbox", { name: "Name 1" }).fill("Welcomed");
  await dialog.getByRole("textbox", { name: "Path 1" }).fill("welcome");
  await expect(dialog.getByText("Enter a path like /thanks or /blog/*")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Save goals" })).toBeDisabled();
  await dialog.getByRole("textbox", { name: "Path 1" }).fill("/welcome/*");
  await expect.poll(() => accessibilityFaults(page), "goals").toEqual([]);
  await dialog.getByRole("button", { name: "Save goals" }).click();
  await expect(dialog).toBeHidden();
  const row = goals.getByRole("button", { name: /^Welcomed\s*[1-9]/ });
  await tabTo(page, row);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?period=daily&page=%2Fwelcome%2F\*$/);
  await expect(row).toHaveAttribute("aria-pressed", "true");
  await expect(goals.getByRole("button", { name: /^Welcomed.*100%$/ })).toBeVisible();

  await goals.getByRole("button", { name: "Edit goals: Goals" }).click();
  await dialog.getByRole("button", { name: "Delete: Welcomed" }).click();
  await dialog.getByRole("button", { name: "Save goals" }).click();
  await expect(goals.getByText("A goal is a page that visits should reach")).toBeVisible();
});

test("visitors' texts are escaped and run nowhere in the back office", async ({ page, request }) => {
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

test("a report that fails to load shows an error and can be retried", async ({ page }) => {
  await page.route("**/api/admin/analytics/report?*", (route) =>
    route.fulfill({ status: 503, json: { code: "unavailable", message: "Not now." } }),
  );
  await openAnalytics(page);
  await expect(page.getByRole("alert")).toContainText("Failed to load analytics data");
  await page.unroute("**/api/admin/analytics/report?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(figure(page, "Visits")).toHaveText(/^\d/);
});

test("a period without visits shows a message, and so does a site that does not count visits", async ({
  page,
}) => {
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

test("an invalid day in the address shows an error, and the live visitor count refreshes only while visible", async ({
  page,
}) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/admin/analytics/now")) asked += 1;
  });
  await page.clock.install();
  await signIn(page);
  await page.goto("/admin/analytics?from=2026-02-30&to=2026-03-01");
  await expect(page.getByRole("alert")).toHaveText("Enter two days, January 1, 2000, or later.");
  await page.getByRole("button", { name: "Last 7 days" }).click();
  await expect(figure(page, "Visits")).toHaveText(/^\d/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByText(/in the last 30 minutes$/)).toBeVisible();

  const before = asked;
  const answer = page.waitForResponse("**/api/admin/analytics/now");
  await page.clock.fastForward(15_000);
  await (await answer).finished();
  expect(asked).toBe(before + 1);
  const turn = (state: "hidden" | "visible") =>
    page.evaluate((is) => {
      Object.defineProperty(document, "visibilityState", { value: is, configurable: true });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, state);
  await turn("hidden");
  await page.clock.fastForward(60_000);
  // once this request is answered, any earlier request has been sent
  await page.evaluate(() => fetch("/healthz"));
  expect(asked).toBe(before + 1);
  await turn("visible");
  await expect.poll(() => asked).toBe(before + 2);
});

test("a period that begins before visits were counted shows the start date and no comparison", async ({
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
