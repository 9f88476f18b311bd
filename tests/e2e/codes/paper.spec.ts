import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import {
  downloaded,
  expectAccessibleInBothThemes,
  newCustomer,
  openLive,
  reloadLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";

const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name });

test("a QR code gets a printed size, is shown at true size, and its files have that size", async ({
  page,
}, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await openLive(page, "/qr-generator#settings");
  await page.getByRole("radio", { name: "Millimeters" }).check({ force: true });
  const width = page.getByRole("textbox", { name: "Width in millimeters" });
  await width.fill("30");
  await page.getByLabel("Printer resolution").selectOption("600");
  await expect(width).toHaveValue("30");
  await expect(
    page.getByText(
      "Printed 29.97 × 29.97 mm, with modules of 0.804 mm: 19 dots at 600 dpi. The code with its quiet zone is 29.76 mm wide.",
    ),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const opener = page.getByRole("button", { name: "Show at true size" });
  const resolution = page.getByLabel("Printer resolution");
  const room = async () => {
    const [below, above] = await Promise.all([opener.boundingBox(), resolution.boundingBox()]);
    return Math.round((below?.y ?? 0) - (above?.y ?? 0));
  };
  const kept = await room();
  await width.fill("1");
  await expect(page.getByText("Too small: at 600 dpi")).toBeVisible();
  expect(await room()).toBe(kept);
  await width.fill("30");
  await expect(page.getByText("Printed 29.97")).toBeVisible();
  expect(await room()).toBe(kept);
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "True size" });
  const shownWidth = async () => (await dialog.getByRole("img").boundingBox())?.width ?? 0;
  // until the screen is calibrated, a px is 1/96 inch, as in CSS
  await expect.poll(shownWidth).toBeCloseTo((29.972 * 96) / 25.4, 0);
  await dialog.getByRole("slider", { name: "Width of the frame" }).focus();
  await page.keyboard.press("End");
  const scale = 2.2 * (96 / 25.4);
  await expect.poll(shownWidth).toBeCloseTo(29.972 * scale, 0);
  expect(await overflow(page)).toBe(0);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  await page.getByRole("button", { name: "Next" }).click();
  await step(page, "Download").click();
  await expect(page.getByText("29.97 × 29.97 mm at 600 dpi")).toBeVisible();
  const png = await downloaded(page, info, () => page.getByRole("button", { name: "Download PNG" }).click());
  expect(await sharp(png.path).metadata()).toMatchObject({ width: 708, height: 708, density: 600 });
  const svg = await downloaded(page, info, () => page.getByRole("button", { name: "Download SVG" }).click());
  expect(await readFile(svg.path, "utf8")).toContain('width="29.972mm"');

  // the printed page has the code at that size
  await page.emulateMedia({ media: "print" });
  const canvas = page.locator('[data-print="only"] canvas');
  await expect.poll(async () => (await canvas.boundingBox())?.width).toBeCloseTo((29.972 * 96) / 25.4, 0);
  await page.emulateMedia({ media: null });

  // the calibration and the size survive a reload
  await reloadLive(page);
  await step(page, "Settings").click();
  await expect(width).toHaveValue("30");
  await opener.click();
  await expect(dialog.getByText("on the screen that was measured")).toBeVisible();
  await expect.poll(shownWidth).toBeCloseTo(29.972 * scale, 0);
  expect(wrong).toEqual([]);
});

test(
  "a code of many dots keeps its printed size in the history and when edited again",
  { tag: "@once" },
  async ({ page }, info) => {
    await newCustomer(page, info);
    await openLive(page, "/qr-generator?data=pallet#settings");
    await step(page, "Settings").click();
    await page.getByRole("radio", { name: "Inches" }).check({ force: true });
    await page.getByLabel("Printer resolution").selectOption("1200");
    const module = page.getByRole("textbox", { name: "Module in dots" });
    await module.fill("100");
    await expect(page.getByText("100 dots at 1200 dpi")).toBeVisible();
    await step(page, "Download").click();
    await downloaded(page, info, () => page.getByRole("button", { name: "Download PNG" }).click());
    await openLive(page, "/customer/history");
    await page.getByRole("button", { name: "More for pallet" }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await expect(page).toHaveURL(/\/qr-generator/);
    await step(page, "Settings").click();
    await expect(module).toHaveValue("100");
    await expect(page.getByLabel("Printer resolution")).toHaveValue("1200");
  },
);

test("a barcode gets a printed size, in its files and in the history @once", async ({ page }, info) => {
  await newCustomer(page, info);
  await openLive(page, "/barcode-generator#settings");
  await page.getByText("EAN-13", { exact: true }).click();
  await page.getByRole("radio", { name: "Inches" }).check({ force: true });
  await page.getByRole("radio", { name: "Millimeters" }).check({ force: true });
  await page.getByLabel("Printer resolution").selectOption("600");
  await page.getByRole("textbox", { name: "Module in dots" }).fill("6");
  const height = page.getByRole("textbox", { name: "Bar height in millimeters" });
  await height.fill("15,5");
  await expect(page.getByText("with modules of 0.254 mm: 6 dots at 600 dpi.")).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await expectAccessibleInBothThemes(page);
  await step(page, "Download").click();
  const png = await downloaded(page, info, () => page.getByRole("button", { name: "Download PNG" }).click());
  expect(await sharp(png.path).metadata()).toMatchObject({ width: 6 * (11 + 95 + 7), density: 600 });
  await openLive(page, "/customer/history");
  await page.getByRole("button", { name: /^More for/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect(page).toHaveURL(/\/barcode-generator/);
  await step(page, "Settings").click();
  await expect(page.getByRole("textbox", { name: "Module in dots" })).toHaveValue("6");
  await expect(page.getByLabel("Printer resolution")).toHaveValue("600");
  await expect(height).toHaveValue("15.49");
});
