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
import { pdfPixels, readPixels } from "../../support/codes/independent-decoder.ts";
import { sampleForms } from "../../support/codes/sample-forms.ts";

test("a Swiss QR-bill is downloaded on an A4 page in the chosen language @once", async ({ page }, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await openLive(page, "/qr-generator?kind=swiss-qr#generate");
  const { texts, content } = sampleForms["swiss-qr"];
  const field = (name: string) =>
    page.locator(`[name="${name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}"]`);
  for (const [name, text] of Object.entries(texts)) {
    if (!(await field(name).isVisible())) await page.locator("details:not([open]) > summary").first().click();
    await field(name).fill(String(text));
  }
  await page.getByRole("button", { name: "Generate & Download QR Code" }).click();
  const language = page.getByLabel("Language of the bill");
  await expect(language).toHaveValue("en");
  await language.selectOption({ label: "Français" });
  const button = page.getByRole("button", { name: "Download bill (PDF)" });
  await expect(button).toBeEnabled();
  await expectAccessibleInBothThemes(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const bill = await downloaded(page, info, () => button.press("Enter"));
  expect(bill.name).toBe("swiss-qr-Robert-Schneider-AG-bill.pdf");
  const sheet = await pdfPixels(await readFile(bill.path), 3);
  expect([sheet.width, sheet.height]).toEqual([1785, 2523]);
  expect(await readPixels(sheet)).toEqual([content]);
  expect(wrong).toEqual([]);
});
