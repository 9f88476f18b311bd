import { readFile } from "node:fs/promises";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { unzipSync } from "fflate";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import {
  downloaded,
  expectAccessible,
  newCustomer,
  openLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";
import { readPictureIndependently } from "../../support/codes/independent-decoder.ts";

const LINKS = Array.from({ length: 12 }, (_, index) => `https://example.org/table/${index + 1}`);
const choose = (page: Page, name: string, text: string) =>
  page
    .locator('main input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

const rowsCount = (page: Page, count: string) => page.getByRole("heading", { name: `${count} rows` });
const card = (page: Page) => page.getByRole("region", { name: "Save to history" });
const button = (page: Page, name: string) => card(page).getByRole("button", { name, exact: true });
const batches = (page: Page) => page.getByRole("region", { name: "Batches", exact: true });

const openStyle = (page: Page) => page.locator("summary").filter({ hasText: "Style" }).click();

/** Saves a table of links under this name. */
async function save(page: Page, info: TestInfo, name: string): Promise<void> {
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  await choose(
    page,
    "tables.csv",
    `Link,File\n${LINKS.map((link, n) => `${link},table ${n + 1}`).join("\n")}`,
  );
  await expect(rowsCount(page, "12")).toBeVisible();
  await expect(page.getByText("No code yet")).toBeHidden();
  await expect(page.getByRole("button", { name: "Make 12 codes" })).toBeEnabled();
  await card(page).getByLabel("Name").fill(name);
  await button(page, "Save to history").click();
  await expect(button(page, "Saved")).toBeVisible();
  await expect(page).toHaveURL(/\/bulk\?batch=[0-9a-f-]{36}$/);
}

/** Reads the codes in a ZIP. @returns each file name with the texts of its codes */
async function readZip(path: string): Promise<[string, string[]][]> {
  const files = Object.entries(unzipSync(await readFile(path))).filter(([name]) => name.endsWith(".png"));
  return Promise.all(
    files.map(async ([name, bytes]): Promise<[string, string[]]> => [
      name,
      await readPictureIndependently(bytes),
    ]),
  );
}

test("a batch is saved, opened from the history, changed, saved again and made", async ({
  page,
  context,
}, info) => {
  const wrong = watchPage(page);
  await save(page, info, "Beer garden");
  await expect(card(page).getByText("Saved in your history.")).toBeVisible();
  await card(page).getByRole("link", { name: "Show in history" }).click();
  await expect(batches(page).getByRole("listitem")).toHaveCount(1);
  await expect(batches(page).getByText("12 rows")).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const address = await batches(page).getByRole("link", { name: "Open Beer garden" }).getAttribute("href");

  // open the batch in a new tab
  const other = await context.newPage();
  await openLive(other, "/customer/history?in=batches");
  await batches(other).getByRole("link", { name: "Open Beer garden" }).click();
  await expect(other).toHaveURL(new RegExp(`${address?.replace("?", "\\?")}$`));
  await expect(rowsCount(other, "12")).toBeVisible();
  await expect(other.getByRole("heading", { name: "tables.csv" })).toBeVisible();
  await expect(card(other).getByLabel("Name")).toHaveValue("Beer garden");
  await expect(button(other, "Saved")).toBeVisible();
  await openStyle(other);
  await other.getByRole("radio", { name: "Ocean" }).first().check({ force: true });
  await expect(button(other, "Save changes")).toBeVisible();
  await button(other, "Save changes").press("Enter");
  await expect(button(other, "Saved")).toBeVisible();

  // the saved changes survive a reload
  await other.reload();
  await expect(rowsCount(other, "12")).toBeVisible();
  await openStyle(other);
  await expect(other.getByRole("radio", { name: "Ocean" }).first()).toBeChecked();
  const zip = await downloaded(other, info, () =>
    other.getByRole("button", { name: "Make 12 codes" }).click(),
  );
  expect(new Map(await readZip(zip.path))).toEqual(
    new Map(LINKS.map((link, n) => [`table ${n + 1}.png`, [link]])),
  );
  expect(wrong).toEqual([]);
});

test("changing or deleting a batch in another tab loses nothing in this one @once", async ({
  page,
  context,
}, info) => {
  await save(page, info, "Menu");
  const other = await context.newPage();
  await openLive(other, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(rowsCount(other, "12")).toBeVisible();
  await card(other).getByLabel("Name").fill("Dinner");
  await button(other, "Save changes").click();
  await expect(button(other, "Saved")).toBeVisible();

  await card(page).getByLabel("Name").fill("Lunch");
  await button(page, "Save changes").click();
  await expectAnnounced(page, /^This batch was saved in another tab or on another device in the meantime\./);
  await button(page, "Replace the saved one").click();
  await expect(button(page, "Saved")).toBeVisible();

  // delete the batch in the other tab, undo that, and delete it again
  await openLive(other, "/customer/history?in=batches");
  await batches(other).getByRole("button", { name: "Delete Lunch" }).click();
  await expect(other.getByText("No batches yet")).toBeVisible();
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(batches(other).getByText("Lunch").first()).toBeVisible();
  await batches(other).getByRole("button", { name: "Delete Lunch" }).click();
  await expect(other.getByText("No batches yet")).toBeVisible();

  await card(page).getByLabel("Name").fill("Supper");
  await button(page, "Save changes").click();
  await expectAnnounced(page, /^The saved batch is no longer in your history\./);
  await expect(rowsCount(page, "12")).toBeVisible();
  await button(page, "Save as a new batch").click();
  await expect(button(page, "Saved")).toBeVisible();
  await openLive(other, "/customer/history?in=batches");
  await expect(batches(other).getByRole("link", { name: "Open Supper" })).toBeVisible();
});

test("a missing batch is reported, and opening one over unsaved rows asks first @once", async ({
  page,
}, info) => {
  await newCustomer(page, info);
  await openLive(page, "/bulk?batch=018f3f5a-0000-7000-8000-000000000001");
  await expectAnnounced(page, /^This batch is not in your history\./);
  await choose(page, "one.csv", "https://example.org/\nhttps://example.com/");
  await expect(rowsCount(page, "2")).toBeVisible();
  // loading another table removes the batch from the address
  await expect(page).toHaveURL(/\/bulk$/);
  await openLive(page, "/bulk?batch=018f3f5a-0000-7000-8000-000000000001");
  const dialog = page.getByRole("alertdialog", { name: "Open the saved batch?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/bulk$/);
  await expect(rowsCount(page, "2")).toBeVisible();
});

test(
  "a session that expired before saving loses nothing of the batch",
  { tag: "@once" },
  async ({ page, context }, info) => {
    await save(page, info, "Terrace");
    await card(page).getByLabel("Name").fill("Roof terrace");
    const other = await context.newPage();
    await openLive(other, "/customer/history");
    await other.evaluate(() => fetch("/auth/v1/logout", { method: "POST" }));
    await context.clearCookies();
    await page.reload();
    await expect(rowsCount(page, "12")).toBeVisible();
    await expect(card(page).getByLabel("Name")).toHaveValue("Roof terrace");
    await button(page, "Save changes").click();
    await page.waitForURL(/\/login/);
    await page.goBack();
    await expect(rowsCount(page, "12")).toBeVisible();
    await expect(card(page).getByLabel("Name")).toHaveValue("Roof terrace");
  },
);

test("a table too large for session storage survives a reload", { tag: "@once" }, async ({ page }) => {
  await openLive(page, "/bulk");
  const wide = "x".repeat(150);
  await choose(
    page,
    "large.csv",
    `Link,Note\n${Array.from({ length: 5000 }, (_, n) => `https://example.org/${n},${wide}`).join("\n")}`,
  );
  await expect(rowsCount(page, "5,000")).toBeVisible();
  await expect(page.getByRole("button", { name: "Make 5,000 codes" })).toBeEnabled();
  // wait until the last change is stored
  await expect.poll(() => storedRows(page)).toBe(5000);
  await page.reload();
  await expect(rowsCount(page, "5,000")).toBeVisible();
  await expect(page.getByRole("heading", { name: "large.csv" })).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(() => storedRows(page)).toBe(0);
});

/** Counts the rows of all tables in IndexedDB. */
const storedRows = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("quietzone-bulk");
        opening.addEventListener("error", () => reject(opening.error ?? new Error("not opened")));
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains("tables")) return resolve(0);
          const asked = database.transaction("tables").objectStore("tables").getAll();
          asked.onsuccess = () => {
            database.close();
            const stored = asked.result as { table: { records: unknown[] } }[];
            resolve(stored.reduce((sum, { table }) => sum + table.records.length, 0));
          };
        };
      }),
  );

test(
  "a batch whose save response was lost is not overwritten by the next one",
  { tag: "@once" },
  async ({ page }, info) => {
    await newCustomer(page, info);
    await openLive(page, "/bulk");
    await choose(page, "first.csv", "https://example.org/1\nhttps://example.org/2");
    await expect(rowsCount(page, "2")).toBeVisible();
    await page.route("**/api/me/batches", async (route) => {
      await route.fetch();
      await route.abort();
      await page.unroute("**/api/me/batches");
    });
    await card(page).getByLabel("Name").fill("First");
    await button(page, "Save to history").click();
    await expectAnnounced(page, /^The batch could not be saved/);
    await page.getByRole("button", { name: "Start over" }).click();
    await choose(page, "second.csv", "https://example.org/3\nhttps://example.org/4");
    await expect(rowsCount(page, "2")).toBeVisible();
    await card(page).getByLabel("Name").fill("Second");
    await button(page, "Save to history").click();
    await expect(button(page, "Saved")).toBeVisible();
    await openLive(page, "/customer/history?in=batches");
    for (const name of ["First", "Second"])
      await expect(batches(page).getByRole("link", { name: `Open ${name}` })).toBeVisible();
  },
);

test(
  "a batch deleted before its lost response is retried is saved as a new one",
  { tag: "@once" },
  async ({ page }, info) => {
    await newCustomer(page, info);
    await openLive(page, "/bulk");
    await choose(page, "first.csv", "https://example.org/1\nhttps://example.org/2");
    await expect(rowsCount(page, "2")).toBeVisible();
    await page.route("**/api/me/batches", async (route) => {
      const made = (await (await route.fetch()).json()) as { id: string };
      const { authorization = "" } = route.request().headers();
      await page.request.delete(`/api/me/batches/${made.id}`, { headers: { authorization } });
      await route.abort();
      await page.unroute("**/api/me/batches");
    });
    await card(page).getByLabel("Name").fill("First");
    await button(page, "Save to history").click();
    await expectAnnounced(page, /^The batch could not be saved/);
    await button(page, "Save to history").click();
    await expectAnnounced(page, /^The saved batch is no longer in your history\./);
    await button(page, "Save as a new batch").click();
    await expect(button(page, "Saved")).toBeVisible();
  },
);

test("leaving the page while codes are being made asks first", { tag: "@once" }, async ({ page }, info) => {
  await newCustomer(page, info);
  await openLive(page, "/verify");
  await openLive(page, "/bulk");
  await choose(
    page,
    "many.csv",
    Array.from({ length: 3000 }, (_, n) => `https://example.org/${n}`).join("\n"),
  );
  await page.getByRole("button", { name: "Make 3,000 codes" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Stop making the codes?" });
  await expect(page.getByRole("progressbar", { name: "Making codes" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link").first().click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/bulk$/);
  await expect(page.getByRole("progressbar", { name: "Making codes" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link").first().click();
  await dialog.getByRole("button", { name: "Stop and leave" }).click();
  await expect(page).not.toHaveURL(/\/bulk/);
});

test("saved batches are accessible on the page and in the history", async ({ page }, info) => {
  await save(page, info, "Beer garden with a long name that takes more than one line on a phone");
  const address = new URL(page.url());
  await expectAccessible(page, address.pathname + address.search, async () => {
    await expect(button(page, "Saved")).toBeVisible();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessible(page, "/customer/history?in=batches", async () => {
    await expect(batches(page).getByRole("listitem")).toHaveCount(1);
  });
});
