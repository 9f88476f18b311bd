import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { type BrowserContext, expect, type Page, type TestInfo } from "@playwright/test";
import { test } from "../../support/browser/announcements.ts";
import { choose, GOOD } from "../../support/browser/bulk-page.ts";
import { downloaded, newCustomer } from "../../support/browser/payload-page.ts";
import { pdfPages, readPixels } from "../../support/codes/independent-decoder.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker has cached everything and controls this page. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });

/** The page of a new customer after a reload without a connection. */
async function reloadedOffline(page: Page, context: BrowserContext, info: TestInfo): Promise<void> {
  await newCustomer(page, info);
  await page.goto("/bulk");
  await kept(page);
  await context.setOffline(true);
  await page.reload();
}

const NUMBERS = GOOD.slice(0, 3);
const TABLE = Buffer.from(`EAN\n${NUMBERS.join("\n")}`);

test(
  "who was signed in makes files and labels without a connection, also after a reload",
  { tag: "@once" },
  async ({ page, context }, info) => {
    await reloadedOffline(page, context, info);
    await choose(page, "shelf.csv", "text/csv", TABLE);
    const make = (name: string) => page.getByRole("button", { name }).click();
    const zip = await downloaded(page, info, () => make("Make 3 codes"));
    const files = Object.keys(unzipSync(await readFile(zip.path)));
    expect(files).toEqual(["000001.png", "000002.png", "000003.png", "manifest.csv"]);
    await expect(page.getByText("3 codes were made and read back.")).toBeVisible();

    await page.getByText("Label sheets", { exact: true }).click();
    const sheet = await downloaded(page, info, () => make("Make labels for 3 rows"));
    const [labels] = await pdfPages(await readFile(sheet.path), 300 / 72);
    expect((await readPixels(labels!)).toSorted()).toEqual(NUMBERS.toSorted());
    // what does need the server says so
    await page.getByRole("button", { name: "Save to history" }).click();
    await expect(page.getByText(/^The server cannot be reached\./)).toBeVisible();
  },
);

test(
  "letters of other alphabets that are not loaded yet are named, and work without a connection once they are",
  { tag: "@once" },
  async ({ page, context }, info) => {
    await reloadedOffline(page, context, info);
    const table = `EAN,Name\n${NUMBERS.map((number, at) => `${number},${["日本茶", "煎茶", "चाय"][at]}`).join("\n")}`;
    await choose(page, "tea.csv", "text/csv", Buffer.from(table));
    await page.getByText("Label sheets", { exact: true }).click();
    const line = page.getByRole("combobox", { name: "Line of text 1", exact: true });
    await line.selectOption({ label: "Name" });
    const WHY =
      "The letters of the text could not be loaded. Check your connection and try again: once loaded,";
    await expect(page.getByText(`The page could not be drawn. ${WHY}`)).toBeVisible();
    const make = () => page.getByRole("button", { name: "Make labels for 3 rows" }).click();
    await make();
    await expect(page.getByText(`The codes could not be made: ${WHY}`)).toBeVisible();

    await context.setOffline(false);
    await downloaded(page, info, make);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("img", { name: /^The first label/ })).toBeVisible();
    await downloaded(page, info, make);
  },
);

test(
  "without a connection, who was not signed in makes nothing",
  { tag: "@once" },
  async ({ page, context }) => {
    await page.goto("/bulk");
    await kept(page);
    await context.setOffline(true);
    await page.reload();
    await choose(page, "shelf.csv", "text/csv", TABLE);
    await page.getByRole("button", { name: "Make 3 codes" }).click();
    await expect(page.getByText(/^The server cannot be reached\./)).toBeVisible();
    await expect(page).toHaveURL(/\/bulk$/);
  },
);
