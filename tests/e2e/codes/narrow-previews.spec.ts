import { expect, test } from "@playwright/test";

/** A short and a long language: the suggested fixes are the widest texts on the page. */
for (const language of ["en", "fr"]) {
  for (const page of ["qr-generator", "barcode-generator"]) {
    test(`${page} in ${language}: a code with a risk shows its whole message on a narrow phone @once`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        locale: language,
        viewport: { width: 360, height: 780 },
        reducedMotion: "reduce",
      });
      const tab = await context.newPage();
      await tab.goto(`/${page}`);
      const zone = tab.getByRole("slider", { name: language === "en" ? "Quiet zone" : "Zone de silence" });
      await zone.focus();
      await zone.press("Home");
      await expect(
        tab.getByText(language === "en" ? "Scans, with a risk" : "Lisible, avec un risque"),
      ).toBeVisible();
      const cut = await tab
        .locator("main :visible")
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
            .map((element) => element.textContent),
        );
      expect(cut).toEqual([]);
      // no control extends beyond the panel
      const panel = tab.locator("#step-panel");
      const edge = await panel.evaluate((element) => element.getBoundingClientRect().right);
      const beyond = await panel
        .locator("button:visible, input:visible")
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().right));
      expect(Math.max(...beyond)).toBeLessThan(edge);
      await context.close();
    });
  }
}

test("rotating a tablet redraws the code at the new size of the preview @once", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1200 });
  await page.goto("/qr-generator");
  const canvas = page.locator("main canvas");
  const widthOf = async () => (await canvas.boundingBox())?.width ?? 0;
  await expect.poll(widthOf).toBeLessThan(112);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect.poll(widthOf).toBeGreaterThan(200);
  await page.setViewportSize({ width: 800, height: 1200 });
  await expect.poll(widthOf).toBeLessThan(112);
});
