import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import {
  downloaded,
  expectAccessibleInBothThemes,
  newCustomer,
  openLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";

test("a form's code gets a printed size, a file for the press and a print report", async ({ page }, info) => {
  // each of the two measurements prints and reads the code dozens of times
  test.slow();
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await openLive(page, "/wifi-generator");
  await page.getByLabel("Network name").fill("Garden");
  await page.getByLabel("Password", { exact: true }).fill("tomatoes");
  await page.getByRole("radio", { name: "Millimeters" }).check({ force: true });
  await expect(page.getByText(/^Printed 24\.98 × 24\.98\smm/)).toBeVisible();

  const press = page.locator("details", { hasText: "For the press" });
  await press.locator("summary").click();
  await press.getByRole("textbox", { name: "Bar width reduction in millimeters" }).fill("0.05");
  const eps = await downloaded(page, info, () =>
    press.getByRole("button", { name: "EPS for the press" }).click(),
  );
  expect(await readFile(eps.path, "latin1")).toContain("0 0 0 1 setcmykcolor");

  const report = page.locator("details", { hasText: "Print report" });
  await report.locator("summary").click();
  await expect(report.getByText("Measured without any gain: it is read.")).toBeVisible({ timeout: 60_000 });
  await expect(report.getByText("Bars and modules are 0.05 mm narrower in the file")).toBeVisible();
  await expect(report.getByText("That is less than a dot of 0.085 mm on each side at 300 dpi")).toBeVisible();
  await report.getByRole("textbox", { name: "Print gain in millimeters" }).fill("-0.1");
  await expect(report.getByText(/^Measured with bars and modules 0\.1 mm .* narrower/)).toBeVisible({
    timeout: 60_000,
  });
  expect(await overflow(page)).toBe(0);
  await expectAccessibleInBothThemes(page);
  const pdf = await downloaded(page, info, () =>
    report.getByRole("button", { name: "Report as PDF" }).click(),
  );
  const written = await readFile(pdf.path, "latin1");
  expect(written).toMatch(/^%PDF/);
  expect(written).not.toContain("/BaseFont");
  expect(wrong).toEqual([]);
});

test(
  "press options of a barcode do not carry over to a QR code",
  { tag: "@once" },
  async ({ page }, info) => {
    await newCustomer(page, info);
    await openLive(page, "/barcode-generator");
    const step = page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: "Download" });
    await step.click();
    const press = page.locator("details", { hasText: "For the press" });
    const reduction = press.getByRole("textbox", { name: "Bar width reduction in millimeters" });
    await press.locator("summary").click();
    await reduction.fill("0.05");
    await openLive(page, "/qr-generator?data=menu");
    await step.click();
    await press.locator("summary").click();
    await expect(reduction).toHaveValue("0");
  },
);
