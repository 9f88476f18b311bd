import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { pdfPixels, readPixels } from "../../support/codes/independent-decoder.ts";
import {
  downloaded,
  expectAccessibleInBothThemes,
  newCustomer,
  openLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";

const step = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name });
/** A report prints and reads a code dozens of times: a busy machine needs more than a minute for that. */
const MEASURED = { timeout: 200_000 };
const reportOf = (page: Page) => page.locator("details", { hasText: "Print report" });

test("a QR code is printed in a simulation, and the report is downloaded as PDF and JSON", async ({
  page,
}, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await openLive(page, "/qr-generator?data=menu#settings");
  await step(page, "Download").click();
  const fold = reportOf(page);
  await fold.locator("summary").focus();
  await page.keyboard.press("Enter");
  // a size in px is no size on paper
  await fold.getByRole("button", { name: "Set a size in millimeters" }).click();
  await expect(fold.getByText("Estimated grade A (4 of 4)")).toBeVisible(MEASURED);
  await expect(fold.getByText("Measured without any gain: it is read.")).toBeVisible();
  await expect(
    fold.getByText(/^It is read with bars and modules up to 0\.\d+ mm \(\d+% of a module\) wider/),
  ).toBeVisible();
  await expect(
    fold.getByRole("row", { name: /^Symbol contrast Grade A: 70% or more 100% A$/ }),
  ).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await expectAccessibleInBothThemes(page);

  const json = await downloaded(page, info, () =>
    fold.getByRole("button", { name: "Report as JSON" }).click(),
  );
  expect(JSON.parse(await readFile(json.path, "utf8"))).toMatchObject({
    format: "QR Code",
    content: "menu",
    printed: { dpi: 300 },
    grade: { letter: "A" },
    scans: true,
  });
  const pdf = await downloaded(page, info, () => fold.getByRole("button", { name: "Report as PDF" }).click());
  expect(pdf.name).toMatch(/-report\.pdf$/);
  const pixels = await pdfPixels(new Uint8Array(await readFile(pdf.path)), 300 / 72);
  expect(await readPixels(pixels)).toEqual(["menu"]);
  expect(wrong).toEqual([]);
});

test("the report of a barcode contains its scan line measurements", { tag: "@once" }, async ({ page }) => {
  await openLive(page, "/barcode-generator#settings");
  await page.getByRole("radio", { name: "Millimeters" }).check({ force: true });
  await step(page, "Download").click();
  const fold = reportOf(page);
  await fold.locator("summary").click();
  await expect(fold.getByRole("row", { name: /^Decodability Grade A: 62% or more \d+% A$/ })).toBeVisible(
    MEASURED,
  );
  await expect(fold.getByText("After ISO/IEC 15416, in red light,")).toBeVisible();
});
