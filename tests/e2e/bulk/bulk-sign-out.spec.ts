import { expect, type Page, type TestInfo } from "@playwright/test";
import { test } from "../../support/browser/announcements.ts";
import { choose } from "../../support/browser/bulk-page.ts";
import { newCustomer, openLive } from "../../support/browser/payload-page.ts";

const ROWS = `url\n${"https://example.org/of-the-first-account\n".repeat(3)}`;
const heading = (page: Page) => page.getByRole("heading", { name: "Your rows", exact: true });

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account of / }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
}

/** Another account signs in, and opens the page. */
async function nextCustomer(page: Page, info: TestInfo): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem("test.entered"));
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  await expect(page.getByRole("button", { name: /^Account of / })).toBeVisible();
}

/** A customer saves a table of three rows from a file. */
async function saveFirst(page: Page, info: TestInfo): Promise<void> {
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  await choose(page, "first.csv", "text/csv", Buffer.from(ROWS));
  await page.getByRole("button", { name: "Save to history" }).click();
  await expect(page.getByText("Saved in your history.")).toBeVisible();
}

/** The databases of this browser. */
const storedTables = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

test("who signs out leaves no table and no code to the next account in this tab and in others @once", async ({
  page,
  context,
}, info) => {
  await saveFirst(page, info);
  const other = await context.newPage();
  await openLive(other, page.url());
  await expect(other.getByRole("heading", { name: "first.csv" })).toBeVisible();
  await openLive(page, "/barcode-generator");
  await page.getByText("EAN-13", { exact: true }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Content", { exact: true }).fill("OF-THE-FIRST");
  await openLive(page, "/bulk");
  await signOut(page);
  await expect(other).toHaveURL("/");

  for (const tab of [page, other]) {
    await openLive(tab, "/bulk");
    await expect(heading(tab)).toBeVisible();
  }
  await nextCustomer(page, info);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText("first.csv")).toHaveCount(0);
  await openLive(page, "/barcode-generator");
  // in its first step
  await expect(page.getByText("EAN-13", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Content", { exact: true })).toHaveCount(0);
});

test("a table too large for sessionStorage goes, too @once", async ({ page }, info) => {
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  await choose(page, "large.csv", "text/csv", Buffer.from(`url\n${"x".repeat(400)}\n`.repeat(2_000)));
  await expect.poll(() => storedTables(page)).toContain("quietzone-bulk");
  await signOut(page);
  await expect.poll(() => storedTables(page)).not.toContain("quietzone-bulk");
  await openLive(page, "/bulk");
  await expect(heading(page)).toBeVisible();
});

test("a session that ended keeps the table for its user, and not for another account @once", async ({
  page,
  context,
}, info) => {
  await saveFirst(page, info);
  await context.clearCookies();
  await openLive(page, "/bulk");
  await expect(page.getByRole("heading", { name: "first.csv" })).toBeVisible();
  await nextCustomer(page, info);
  await expect(heading(page)).toBeVisible();
});
