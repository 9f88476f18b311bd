import { expect, test, type Page } from "@playwright/test";
import {
  expectAccessibleInBothThemes,
  openLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";

const settings = (page: Page) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: "Settings" });
const adviceOf = (page: Page) => page.locator("details", { hasText: "How large must it be?" });

test("the QR page recommends a size for a poster, applies it, and shows the distance that a size allows", async ({
  page,
}) => {
  const wrong = watchPage(page);
  await openLive(page, "/qr-generator?data=menu#settings");
  await settings(page).click();
  const fold = adviceOf(page);
  await fold.locator("summary").focus();
  await page.keyboard.press("Enter");
  await fold.getByLabel("Read by").selectOption("Phone in front of a poster");
  await fold.getByRole("textbox", { name: "Distance in cm" }).fill("300");
  // 21 modules plus the quiet zone on both sides; 3 m need 12 mm per module
  await expect(
    fold.getByText("from 3 m: modules of at least 12 mm, a code at least 348 mm wide with its quiet zone."),
  ).toBeVisible();
  await expect(fold.getByText("12 mm: rule of thumb, a QR code of 25 modules is")).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await expectAccessibleInBothThemes(page);
  // 142 dots at 300 dpi would exceed the maximum picture size
  await fold.getByRole("button", { name: "Use this size: modules of 96 dots at 203 dpi" }).click();
  await expect(page.getByText("Printed 348.34 × 348.34 mm")).toBeVisible();
  await expect(fold.getByText("this is read from about 3 m.")).toBeVisible();

  await page.getByRole("textbox", { name: "Width in millimeters" }).fill("5");
  await expect(fold.getByText("are below the minimum of 12 mm (rule of thumb:")).toBeVisible();
  await expect(fold.getByText("are below the minimum of 0.25 mm (maker: DENSO WAVE")).toBeVisible();
  expect(wrong).toEqual([]);
});

test("the barcode page shows the rules for tills, and applies the smallest allowed size", async ({
  page,
}) => {
  await openLive(page, "/barcode-generator#settings");
  await page.getByText("EAN-13", { exact: true }).click();
  const fold = adviceOf(page);
  await fold.locator("summary").click();
  await fold.getByLabel("Read by").selectOption("Checkout scanner");
  await expect(fold.getByText("modules of at least 0.27 mm, a code at least 29.9 mm wide")).toBeVisible();
  await expect(fold.getByRole("textbox")).toHaveCount(0);
  await fold.getByRole("button", { name: "Use this size: modules of 4 dots at 300 dpi" }).click();
  await expect(page.getByRole("textbox", { name: "Module in dots" })).toHaveValue("4");
  await page.getByRole("textbox", { name: "Module in dots" }).fill("2");
  await expect(
    fold.getByText("Modules of 0.169 mm are below the minimum of 0.264 mm (standard: GS1"),
  ).toBeVisible();
  await expect(fold.getByText("With modules of 0.17 mm, bars at least 11.73 mm high")).toBeVisible();
  await page.getByRole("textbox", { name: "Bar height in millimeters" }).fill("5");
  await expect(fold.getByText("are lower than the minimum of 11.73 mm (standard: GS1")).toBeVisible();
  await page.getByRole("textbox", { name: "Module in dots" }).fill("4");
  await expect(
    page.getByText("GS1 asks for 22.85 mm, so that tills read the code however it lies"),
  ).toBeVisible();
});
