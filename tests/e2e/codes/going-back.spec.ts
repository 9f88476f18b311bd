import { expect, test, type Page } from "@playwright/test";
import { watchPage } from "../../support/browser/payload-page.ts";

const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
/** Scrolls and waits for the scroll event, which the browser dispatches with the next frame. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: "instant" });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Follows a link far down on the home page. @returns its scroll position then, px */
async function leaveHome(page: Page): Promise<number> {
  await page.goto("/", { waitUntil: "networkidle" });
  await scrollTo(page, 1200);
  const link = page.getByRole("main").getByRole("link", { name: "WiFi QR Generator" });
  // scroll now, as the click would do
  await link.scrollIntoViewIfNeeded();
  const left = await place(page);
  expect(left).toBeGreaterThan(400);
  await link.click();
  await expect(heading(page, "WiFi QR Generator")).toBeVisible();
  return left;
}

test("going back and forward restores the scroll position, also after a reload", async ({ page }) => {
  const wrong = watchPage(page);
  const left = await leaveHome(page);
  await expect.poll(() => place(page)).toBe(0);
  await scrollTo(page, 200);
  const below = await place(page);
  const home = async () => {
    await page.goBack();
    await expect(heading(page, "Codes that scan.")).toBeAttached();
  };
  await home();
  await expect.poll(() => place(page)).toBe(left);
  await page.goForward();
  await expect(heading(page, "WiFi QR Generator")).toBeAttached();
  await expect.poll(() => place(page)).toBe(below);

  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(() => place(page)).toBe(below);
  await home();
  await expect.poll(() => place(page)).toBe(left);
  expect(wrong).toEqual([]);
});

test("going back before a reloaded page has run its scripts restores the scroll position", async ({
  page,
}) => {
  const wrong = watchPage(page);
  const left = await leaveHome(page);
  await page.route("**/*.js", async (route) => {
    await expect(page).toHaveURL("/");
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(heading(page, "WiFi QR Generator")).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(heading(page, "Codes that scan.")).toBeAttached();
  await expect.poll(() => place(page)).toBe(left);
  expect(wrong).toEqual([]);
});

test("the skip link focuses the content of the current page, not of the previous one", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await scrollTo(page, 1500);
  await page.getByRole("main").getByRole("link", { name: "QR Code Generator" }).click();
  await expect(heading(page, "QR Code Generator")).toBeVisible();
  const skip = page.getByRole("link", { name: "Skip to content" });
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/qr-generator#main$/);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(heading(page, "QR Code Generator")).toBeInViewport();
});

test("a page whose script fails to load shows an error, and loads on the next visit", async ({
  page,
  context,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const asked: string[] = [];
  await context.route(/VcardGeneratorPage.*\.js/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "vCard Generator" }).click();
  await expect(heading(page, "The server cannot be reached")).toBeVisible();
  await expect(page).toHaveURL(/\/vcard-generator$/);
  expect(asked.length).toBeLessThanOrEqual(2);
  await context.unroute(/VcardGeneratorPage.*\.js/);
  await page.goBack();
  await expect(heading(page, "Codes that scan.")).toBeVisible();
  await page.goForward();
  await expect(heading(page, "vCard Generator")).toBeVisible();
});
