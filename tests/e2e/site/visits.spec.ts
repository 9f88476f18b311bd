import { expect, test, type APIRequestContext, type Browser, type Page } from "@playwright/test";
import { chromiumLaunch } from "../../support/browser/chromium.ts";
import { openLive, watchPage } from "../../support/browser/payload-page.ts";
import { adminHeaders, fillSignIn } from "../../support/browser/sign-in.ts";

// Headless browsers are ignored as bots. The user agent is a launch argument because requests that a page
// sends as it closes ignore any other override.
const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const { executablePath, args } = await chromiumLaunch();
test.use({ launchOptions: { executablePath, args: [...args, `--user-agent=${USER_AGENT}`] } });

interface Row {
  page_url: string;
  page_title: string;
  exited_at: string | null;
  time_on_page: number | null;
  scroll_depth: number;
  clicks: number;
}

/** Queries the back office the way its visits page does. */
async function backOffice(request: APIRequestContext) {
  const headers = await adminHeaders(request);
  const list = async <T>(resource: string, filter: object, sort: string): Promise<T[]> => {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: JSON.stringify([sort, "ASC"]),
      range: "[0,99]",
    });
    const response = await request.get(`/api/admin/${resource}?${query}`, { headers });
    expect(response.status()).toBe(200);
    return (await response.json()) as T[];
  };
  return {
    pages: (session_id: string) => list<Row>("page_analytics", { session_id }, "entered_at"),
    visits: (filter: object) => list<Record<string, unknown>>("visitors", filter, "visited_at"),
  };
}

const sessionOf = (page: Page): Promise<string> =>
  page.evaluate(() => sessionStorage.getItem("quietzone.visit") ?? "");

/** Simulates switching to or from another tab, which headless browsers do not report. */
const become = (page: Page, visibility: "hidden" | "visible"): Promise<void> =>
  page.evaluate((state) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, value: state });
    document.dispatchEvent(new Event("visibilitychange"));
  }, visibility);

const told = (page: Page) => page.waitForResponse("**/api/public/visits");

async function newPage(browser: Browser, headers: Record<string, string> = {}): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: "block", extraHTTPHeaders: headers });
  return context.newPage();
}

test("a visit records scroll depth, clicks, time and origin of each page", async ({ browser, request }) => {
  const office = await backOffice(request);
  const page = await newPage(browser);
  const wrong = watchPage(page);
  // a fake clock that runs by itself and can be advanced
  await page.clock.install();
  const first = told(page);
  await page.goto("/?utm_source=newsletter&utm_campaign=autumn&data=secret", {
    referer: "https://news.example/story?reader=7",
  });
  expect((await first).status()).toBe(204);
  const session = await sessionOf(page);
  await expect
    .poll(() => office.pages(session))
    .toEqual([expect.objectContaining({ exited_at: null, clicks: 0, scroll_depth: 0 })]);
  expect(await office.visits({ session_id: session })).toEqual([
    expect.objectContaining({
      page_url: "/?utm_source=newsletter&utm_campaign=autumn",
      referrer: "https://news.example/story",
      utm_source: "newsletter",
      utm_medium: "",
      utm_campaign: "autumn",
      device_type: "Desktop",
      browser: "Chrome",
    }),
  ]);

  // the scroll position is sampled a tenth of a second after the event, which comes with the next frame
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener("scroll", () => resolve(), { once: true });
        scrollTo(0, document.documentElement.scrollHeight);
      }),
  );
  await page.clock.runFor(200);
  const second = told(page);
  await page.getByRole("link", { name: /WiFi/ }).first().click();
  await expect(page).toHaveURL(/\/wifi-generator$/);
  await second;
  const heading = page.getByRole("heading", { level: 1 });
  await heading.click();
  await page.getByRole("textbox").first().click();
  await page.getByRole("textbox").first().fill("Guests");
  await become(page, "hidden");
  await expect
    .poll(() => office.pages(session))
    .toEqual([
      expect.objectContaining({
        page_url: "/?utm_source=newsletter&utm_campaign=autumn",
        clicks: 1,
        scroll_depth: 100,
        exited_at: expect.any(String),
        time_on_page: expect.any(Number),
      }),
      expect.objectContaining({
        page_url: "/wifi-generator",
        clicks: 1,
        scroll_depth: 0,
        exited_at: expect.any(String),
      }),
    ]);

  const before = (await office.pages(session))[1]?.time_on_page ?? 0;
  await become(page, "visible");
  await page.clock.runFor(2000);
  await page.goto("about:blank");
  await expect.poll(async () => (await office.pages(session))[1]?.time_on_page).toBeGreaterThan(before);
  expect(await office.pages(session)).toHaveLength(2);
  expect(wrong).toEqual([]);
});

test("an admin's own visits are not counted", async ({ browser, request }) => {
  const office = await backOffice(request);
  const page = await newPage(browser);
  const before = told(page);
  await openLive(page, "/login");
  await before;
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/admin/);
  const session = await sessionOf(page);
  expect(await office.pages(session)).toHaveLength(1);
  // ignore the last report of /login
  const answer = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/public/visits") &&
      response.request().postData()?.includes("/vcard-generator") === true,
  );
  await page.goto("/vcard-generator");
  const { status, headers } = await answer.then(async (response) => ({
    status: response.status(),
    headers: await response.request().allHeaders(),
  }));
  expect(status).toBe(204);
  expect(headers["authorization"]).toMatch(/^Bearer /);
  await become(page, "hidden");
  expect(await office.pages(session)).toHaveLength(1);
});

test("a visitor with Global Privacy Control is counted without session and IP address", async ({
  browser,
  request,
}) => {
  const office = await backOffice(request);
  const page = await newPage(browser, { "Sec-GPC": "1" });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true }),
  );
  const campaign = `gpc-${Date.now()}`;
  const asked = page.waitForRequest("**/api/public/visits");
  const answered = told(page);
  await page.goto(`/verify?utm_campaign=${campaign}`);
  const batch = (await asked).postDataJSON() as { session_id: unknown };
  expect(batch.session_id).toBeNull();
  await answered;
  expect(await page.evaluate(() => sessionStorage.getItem("quietzone.visit"))).toBeNull();
  const found = (await office.visits({ q: campaign })).filter(
    ({ utm_campaign }) => utm_campaign === campaign,
  );
  expect(found).toEqual([expect.objectContaining({ session_id: null, ip_address: null })]);
});
