import { expect, test } from "@playwright/test";
import { readFileIndependently } from "../../support/codes/independent-decoder.ts";
import {
  behindPreview,
  downloaded,
  expectAccessibleInBothThemes,
  newCustomer,
  openLive,
  overflow,
  tabTo,
  watchPage,
} from "../../support/browser/payload-page.ts";

test("an email code is made by keyboard without moving the preview", async ({ page }, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await openLive(page, "/qr-generator#generate");
  await tabTo(page, page.getByRole("radio", { name: "Text", exact: true }));
  const preview = page.getByRole("region", { name: "Preview" });
  const before = await preview.boundingBox();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Link", exact: true })).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Email", exact: true })).toBeFocused();
  await expect(page.getByLabel("To", { exact: true })).toBeVisible();
  expect(await preview.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });

  await tabTo(page, page.getByLabel("To", { exact: true }));
  await page.keyboard.type("ada@example");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("To", { exact: true })).toHaveAccessibleDescription(/needs a dot/);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("End");
  await page.keyboard.type(".com");
  await page.keyboard.press("Tab");
  await page.keyboard.type("A table & two chairs");
  await page.keyboard.press("Tab");
  await page.keyboard.type("At 8?");
  expect(await behindPreview(page), "px of the message behind the preview").toBeLessThanOrEqual(0);
  await tabTo(page, page.getByText("What the code holds"));
  await page.keyboard.press("Enter");
  const content = "mailto:ada@example.com?subject=A%20table%20%26%20two%20chairs&body=At%208%3F";
  await expect(page.getByText(content, { exact: true })).toBeVisible();
  await expect(page.getByText(/^Tested with two independent scanners/)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await tabTo(page, page.getByRole("button", { name: "Generate & Download QR Code" }));
  const png = await downloaded(page, info, () => page.keyboard.press("Enter"));
  expect(png.name).toBe("email-ada@example.com.png");
  expect(await readFileIndependently(png.path)).toEqual([content]);

  await page.goto("/customer/history");
  await expect(page.getByText("Email", { exact: true }).locator("visible=true").first()).toBeVisible();
  expect(wrong).toEqual([]);
});

test("the address selects the content type, the form survives a reload, and fits a screen of 360 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLive(page, "/qr-generator?kind=swiss-qr&lang=de");
  await expect(page.getByRole("radio", { name: "Schweizer QR-Rechnung" })).toBeChecked();
  await page.locator('[name="creditor"]').fill("Robert Schneider AG");
  await page.reload();
  await expect(page.locator('[name="creditor"]')).toHaveValue("Robert Schneider AG");
  await page.locator("input[type=radio][value=place]").check();
  await page.waitForURL((url) => url.search === "?kind=place&lang=de");
  await page.goto("/privacy");
  // without stored state, as in another tab, the address alone selects the form
  await page.evaluate(() => sessionStorage.clear());
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Ort", exact: true })).toBeChecked();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
