import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { test } from "../../support/browser/announcements.ts";
import { choose, colorsOf, GOOD } from "../../support/browser/bulk-page.ts";
import {
  downloaded,
  newCustomer,
  openLive,
  reloadLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";
import { pdfPages, readPixels } from "../../support/codes/independent-decoder.ts";

const square = async (name: string, background: string) => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .png()
    .toBuffer(),
});

test("labels have a picture each: the one that the row names, or the one of all", async ({ page }, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await openLive(page, "/bulk");
  const rows = `EAN,Photo\n${GOOD[0]},shop/Rose.PNG\n${GOOD[1]},\n${GOOD[2]},ash.png`;
  await choose(page, "trees.csv", "text/csv", Buffer.from(rows));
  // wait for the preview: until then, the table moves the content below it
  await expect(page.getByLabel("Preview", { exact: true }).getByText("Scans", { exact: true })).toBeVisible();
  await page.getByText("Label sheets", { exact: true }).click();
  await page.getByText("Custom size", { exact: true }).click();
  await page.getByLabel("Label width in mm").fill("60");
  await page.getByLabel("Paper", { exact: true }).selectOption("Single labels (roll)");
  await page.getByText("Picture", { exact: true }).click();
  const [one, two] = [page.locator('details[open] input[type="file"]'), page.getByText("Add the pictures")];
  await one.first().setInputFiles(await square("all.png", "#00a000"));
  await expect(page.getByRole("img", { name: "The picture all.png" })).toBeVisible();
  await page.getByLabel("Column that names a picture").selectOption({ label: "Photo" });
  await expect(two).toBeVisible();
  await expect(
    page.getByText("2 pictures of the table are not here yet: shop/Rose.PNG, ash.png"),
  ).toBeVisible();
  await expect(page.getByText('There is no picture "shop/Rose.PNG" here').first()).toBeVisible();
  await one.last().setInputFiles([await square("rose.png", "#e00000"), await square("ash.png", "#e00000")]);
  await expect(page.getByText(/not here yet/)).toBeHidden();
  await expect(page.getByText(/^There is no picture/)).toBeHidden();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const make = page.getByRole("button", { name: "Make labels for 3 rows" });
  await expect(make).not.toHaveAttribute("aria-disabled");
  const pages = await pdfPages(
    await readFile((await downloaded(page, info, () => make.click())).path),
    300 / 72,
  );
  const found = pages.map(colorsOf);
  expect(found.map(({ red, green }) => [red > 5000, green > 5000])).toEqual([
    [true, false],
    [false, true],
    [true, false],
  ]);
  expect(await Promise.all(pages.map(readPixels))).toEqual(GOOD.slice(0, 3).map((text) => [text]));
  // the pictures survive a reload
  await reloadLive(page);
  await page.getByText("Picture", { exact: true }).click();
  await expect(page.getByRole("list", { name: "Pictures" }).getByRole("img")).toHaveCount(2);
  await page.getByRole("button", { name: "Remove ash.png" }).click();
  await expect(page.getByText("1 picture of the table is not here yet: ash.png")).toBeVisible();
  // a label printer cannot print colors
  await page.getByText("Label printer", { exact: true }).click();
  await expect(page.getByText(/A label printer prints black or nothing/).first()).toBeVisible();
  expect(wrong).toEqual([]);
});
