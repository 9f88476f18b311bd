import { expect, test } from "@playwright/test";

test("printing a code page prints the code and its content, without controls", async ({ page }) => {
  await page.goto(`/qr-generator?data=${encodeURIComponent("https://example.com/menu")}`, {
    waitUntil: "networkidle",
  });
  const code = page.locator('[data-print="only"] canvas');
  await expect(code).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(code).toBeVisible();
  // 100 mm at 96 px per inch
  await expect.poll(async () => (await code.boundingBox())?.width).toBeCloseTo(378, 0);
  await expect(page.locator('[data-print="only"]').getByText(/https:\/\/example\.com\/menu/)).toBeVisible();
  for (const role of ["banner", "contentinfo", "navigation", "button", "textbox"] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
});

test("printing a page without a code prints its text, without header, footer and buttons", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const role of ["banner", "contentinfo", "button"] as const) {
    await expect(page.getByRole(role), role).toHaveCount(0);
  }
});
