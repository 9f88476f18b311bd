import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser/announcements.ts";
import { choose } from "../../support/browser/bulk-page.ts";
import { downloaded, newCustomer, openLive } from "../../support/browser/payload-page.ts";

const ROWS = Buffer.from("url\nhttps://example.org/1\nhttps://example.org/2\n");

/** Whether the browser asks before it closes the tab; the page stays. */
const asksBeforeClosing = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));

test("closing the tab asks while a corrected table is neither downloaded nor saved @once", async ({
  page,
}, info) => {
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  await choose(page, "links.csv", "text/csv", ROWS);
  const cell = page.getByLabel("url, line 2");
  await expect(cell).toBeVisible();
  // the file is still there
  await page.getByLabel("Name", { exact: true }).fill("Links");
  expect(await asksBeforeClosing(page)).toBe(false);

  const edit = async (text: string) => {
    await cell.fill(text);
    await cell.press("Enter");
    expect(await asksBeforeClosing(page)).toBe(true);
  };
  await edit("https://example.org/a");
  const csv = await downloaded(page, info, () =>
    page.getByRole("button", { name: "Download table" }).click(),
  );
  expect(await readFile(csv.path, "utf8")).toContain("https://example.org/a");
  expect(await asksBeforeClosing(page)).toBe(false);

  await edit("https://example.org/b");
  await downloaded(page, info, () => page.getByRole("button", { name: "Make 2 codes" }).click());
  await expect.poll(() => asksBeforeClosing(page)).toBe(false);

  await edit("https://example.org/c");
  await page.getByRole("button", { name: "Save to history" }).click();
  await expect(page.getByText("Saved in your history.")).toBeVisible();
  expect(await asksBeforeClosing(page)).toBe(false);
  // of a saved batch, any choice is lost
  await page.getByText("SVG", { exact: true }).click();
  expect(await asksBeforeClosing(page)).toBe(true);
  // which a reload keeps
  await page.reload();
  await expect(page.getByRole("button", { name: "Save changes" })).toBeVisible();
  expect(await asksBeforeClosing(page)).toBe(true);
});

test("a table that the tab has no room to keep is not said to be kept @once", async ({ page }) => {
  await openLive(page, "/bulk");
  await page.evaluate(() => {
    for (let length = 1_000_000; length > 0;) {
      try {
        sessionStorage.setItem(`filled.${sessionStorage.length}`, "x".repeat(length));
      } catch {
        length = Math.floor(length / 2);
      }
    }
  });
  await expect(page.getByText(/your table is kept in this tab/)).toBeVisible();
  await choose(page, "links.csv", "text/csv", ROWS);
  await expect(page.getByText(/This browser has no room to keep the table/)).toBeVisible();
  await expect(page.getByText(/your table is kept in this tab/)).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.getByText("SVG", { exact: true }).click();
  await expect(page.getByText(/This browser has no room to keep the table/)).toHaveCount(0);
});

test("of two files dropped at once, the one that is not read is named @once", async ({ page }) => {
  await openLive(page, "/bulk");
  await page.getByText("Drop a table here").evaluate((zone) => {
    const dataTransfer = new DataTransfer();
    for (const name of ["first.csv", "second.csv"])
      dataTransfer.items.add(new File(["url\nhttps://example.org/1\n"], name));
    zone.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole("heading", { name: "first.csv" })).toBeVisible();
  await expect(page.getByText("One table is read at a time. Not read: second.csv")).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByText(/Not read/)).toHaveCount(0);
});
