import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "../../support/browser/announcements.ts";
import { choose, GOOD } from "../../support/browser/bulk-page.ts";
import {
  downloaded,
  newCustomer,
  openLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";
import { pdfPages, readPixels } from "../../support/codes/independent-decoder.ts";

test("product numbers of several kinds are printed each as what its digits say, and none is completed", async ({
  page,
}, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  const numbers = ["4006381333931", "036000291452", "96385074", "15400141288763", "406381333931"];
  await choose(page, "shelf.csv", "text/csv", Buffer.from(`EAN\n${numbers.join("\n")}`));
  const format = page.getByLabel("Barcode format");
  await expect(format).toHaveValue("digits");
  await expect(page.getByText("Made here: EAN-13, UPC-A, EAN-8, ITF-14")).toBeVisible();
  await expect(page.getByText("1 row has problems and is left out.")).toBeVisible();
  await page.getByText("Label sheets", { exact: true }).click();
  const sheet = await downloaded(page, info, () =>
    page.getByRole("button", { name: "Make labels for 4 rows" }).click(),
  );
  const [labels] = await pdfPages(await readFile(sheet.path), 300 / 72);
  // a UPC is an EAN-13 with a zero before it, as which this reader reads it
  expect((await readPixels(labels!)).toSorted()).toEqual([
    "0036000291452",
    "15400141288763",
    "4006381333931",
    "96385074",
  ]);

  // a format that is chosen completes the number, and says so
  await format.selectOption("EAN13");
  await expect(page.getByText(/Check digit \d added: the code reads 406381333931\d/)).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(wrong).toEqual([]);
});

test("what the preview of labels says of a row leads to it", async ({ page }) => {
  const wrong = watchPage(page);
  await openLive(page, "/bulk");
  const long = "x".repeat(300);
  const rows = [...GOOD.slice(0, 26).map((number) => `${number},Pen`), `4006381333931,${long}`];
  await choose(page, "shelf.csv", "text/csv", Buffer.from(`EAN,Name\n${rows.join("\n")}`));
  await page.getByText("Label sheets", { exact: true }).click();
  await page.getByLabel("Line of text 1").selectOption({ label: "Name" });
  const search = page.getByRole("searchbox", { name: "Find labels" });
  await search.fill("5160");
  await search.press("Enter");
  await page.getByRole("searchbox", { name: "Find in the rows" }).fill("Pen");
  const lead = page.getByLabel("Preview of the labels").getByRole("button", { name: "Go to line 28" });
  await expect(lead).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await lead.click();
  await expect(page.getByRole("button", { name: "Show the code of line 28", exact: true })).toBeFocused();
  expect(wrong).toEqual([]);
});

test("a search for labels that finds none chooses none", { tag: "@once" }, async ({ page }) => {
  await openLive(page, "/bulk");
  await choose(page, "shelf.csv", "text/csv", Buffer.from(`EAN\n${GOOD[0]}`));
  await page.getByText("Label sheets", { exact: true }).click();
  const labels = page.getByLabel("Labels", { exact: true });
  await expect(labels).toHaveValue("Avery L7160");
  const search = page.getByRole("searchbox", { name: "Find labels" });
  await search.fill("(((");
  await expect(page.getByText(/^0 kinds/)).toBeVisible();
  await search.press("Enter");
  await expect(labels).toHaveValue("Avery L7160");
  await expect(search).toBeFocused();
});
