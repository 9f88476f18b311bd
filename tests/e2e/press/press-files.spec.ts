import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { pdfPixels, readPictureIndependently, readPixels } from "../../support/codes/independent-decoder.ts";
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

/** Returns the output of an independent program, or null if it is not installed. */
function said(program: "gs" | "pdfinfo", args: string[]): string | null {
  const { error, stdout } = spawnSync(program, args, { encoding: "utf8" });
  return error ? null : stdout;
}

/** Returns the coverage of each ink (cyan, magenta, yellow and black) as a share of the page's area. */
const inksOf = (path: string): string | null =>
  said("gs", ["-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-dEPSCrop", "-sDEVICE=inkcov", "-o", "-", path]);

test("a QR code is exported as PDF and EPS for the press, in black only, with bleed and crop marks", async ({
  page,
}, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await openLive(page, "/qr-generator?data=menu#settings");
  await step(page, "Settings").click();
  await page.getByRole("radio", { name: "Millimeters" }).check({ force: true });
  await page.getByLabel("Printer resolution").selectOption("600");
  await step(page, "Download").click();

  const fold = page.locator("details", { hasText: "For the press" });
  const summary = fold.locator("summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(fold.getByText(/^Cut to 24\.\d+ × 24\.\d+\smm\.$/)).toBeVisible();
  await fold.getByRole("checkbox", { name: "Crop marks" }).check();
  await fold.getByRole("textbox", { name: "Bleed in millimeters" }).fill("3");
  await fold.getByRole("textbox", { name: "Bar width reduction in millimeters" }).fill("0,04");
  expect(await overflow(page)).toBe(0);
  await expectAccessibleInBothThemes(page);

  const pdf = await downloaded(page, info, () =>
    fold.getByRole("button", { name: "PDF for the press" }).click(),
  );
  expect(await readPixels(await pdfPixels(new Uint8Array(await readFile(pdf.path)), 600 / 72))).toEqual([
    "menu",
  ]);
  const eps = await downloaded(page, info, () =>
    fold.getByRole("button", { name: "EPS for the press" }).click(),
  );
  const text = await readFile(eps.path, "latin1");
  expect(text).toMatch(/^%!PS-Adobe-3\.0 EPSF-3\.0\n/);
  expect(text).toContain("0 0 0 1 setcmykcolor");
  expect(text).not.toContain("setrgbcolor");

  const sheets = [said("pdfinfo", ["-box", pdf.path]), inksOf(pdf.path), inksOf(eps.path)];

  // the settings survive a reload
  await reloadLive(page);
  await step(page, "Download").click();
  await summary.click();
  await expect(fold.getByRole("textbox", { name: "Bleed in millimeters" })).toHaveValue("3");
  expect(wrong).toEqual([]);

  test.skip(sheets.includes(null), "Ghostscript or Poppler is not installed");
  const [boxes, ...inks] = sheets;
  // a page of 24.98 mm, surrounded by 189 dots for marks and their distance, at least 8 mm, with 3 mm of bleed
  expect(boxes).toMatch(/^BleedBox: +14\.18 +14\.18 +101\.98 +101\.98$/m);
  expect(boxes).toMatch(/^TrimBox: +22\.68 +22\.68 +93\.48 +93\.48$/m);
  for (const ink of inks)
    expect(ink).toMatch(/^ 0\.00000 {2}0\.00000 {2}0\.00000 {2}0\.[1-9]\d* CMYK OK\s*$/);
});

test("a design that black ink cannot print is rejected, with a button that fixes it", async ({
  page,
}, info) => {
  await newCustomer(page, info);
  await openLive(page, "/qr-generator?data=menu#settings");
  await step(page, "Settings").click();
  await page.locator("summary").filter({ hasText: "Style" }).click();
  await page.getByRole("radio", { name: "Linear" }).check({ force: true });
  await step(page, "Download").click();
  const fold = page.locator("details", { hasText: "For the press" });
  await fold.locator("summary").click();
  await expect(fold.getByText("Black ink alone prints no gradient")).toBeVisible();
  const button = fold.getByRole("button", { name: "PDF for the press" });
  await expect(button).toBeDisabled();
  await fold.getByRole("button", { name: "Make the code black on white" }).click();
  await expect(fold.locator("summary")).toBeFocused();
  await expect(button).toBeEnabled();
  await expect(fold.getByText("Black ink alone")).toHaveCount(0);
});

test("a barcode is exported as EPS with narrower bars, by at most half a module @once", async ({
  page,
}, info) => {
  await newCustomer(page, info);
  await openLive(page, "/barcode-generator#settings");
  await page.getByText("EAN-13", { exact: true }).click();
  await page.getByRole("radio", { name: "Millimeters" }).check({ force: true });
  await page.getByLabel("Printer resolution").selectOption("600");
  await step(page, "Download").click();
  const fold = page.locator("details", { hasText: "For the press" });
  await fold.locator("summary").click();
  const reduction = fold.getByRole("textbox", { name: "Bar width reduction in millimeters" });
  await reduction.fill("0.4");
  await expect(fold.getByText(/^Its modules are 0\.\d+ mm wide/)).toBeVisible();
  await fold.getByRole("button", { name: "Use the largest possible reduction" }).click();
  await expect(reduction).toHaveValue(/^0\.1\d+$/);
  await reduction.fill("0.05");
  const eps = await downloaded(page, info, () =>
    fold.getByRole("button", { name: "EPS for the press" }).click(),
  );
  const png = `${eps.path}.png`;
  const drawn = said("gs", [
    "-q",
    "-dSAFER",
    "-dBATCH",
    "-dNOPAUSE",
    "-dEPSCrop",
    "-sDEVICE=png16m",
    "-r1200",
    "-o",
    png,
    eps.path,
  ]);
  test.skip(drawn === null, "Ghostscript is not installed");
  expect(await readPictureIndependently(await readFile(png))).toEqual(["1234567890128"]);
});
