import { expect } from "@playwright/test";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import {
  expectAccessibleInBothThemes,
  newCustomer,
  openLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";

test("a brand saved on the QR page can be applied to a form's code", async ({ page }, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await openLive(page, "/wifi-generator");
  const style = page.locator("summary").filter({ hasText: "Style" });
  const brands = page.getByRole("region", { name: "My brands" });
  await style.click();
  await expect(brands.getByText("Brands that you save on the QR code page can be used here.")).toBeVisible();

  await openLive(page, "/qr-generator#settings");
  await style.click();
  await page
    .getByRole("group", { name: "Presets" })
    .getByRole("radio", { name: "Ember" })
    .check({ force: true });
  await page.getByRole("button", { name: "Save as brand" }).click();
  const dialog = page.getByRole("dialog", { name: "Save as brand" });
  await dialog.getByLabel("Name").fill("Bakery");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectAnnounced(page, "“Bakery” was saved.");

  await openLive(page, "/wifi-generator");
  await style.click();
  const bakery = brands.getByRole("button", { name: "Bakery", exact: true });
  await expect(bakery).toHaveAttribute("aria-pressed", "false");
  await bakery.click();
  await expect(bakery).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("button", { name: /#7c2d12/ }).first()).toBeVisible();
  await expect.poll(() => overflow(page), "px wider than the screen").toBeLessThanOrEqual(0);
  await expectAccessibleInBothThemes(page);
  expect(wrong).toEqual([]);
});
