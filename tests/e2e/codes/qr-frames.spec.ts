import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { readFileIndependently } from "../../support/codes/independent-decoder.ts";
import {
  downloaded,
  expectAccessibleInBothThemes,
  newCustomer,
  openLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";

const CONTENT = "https://example.com/spring?table=12";

test(
  "a frame with a text from right to left is drawn as outlines, reads in every format, and is in the history",
  { tag: "@once" },
  async ({ page }, info) => {
    const wrong = watchPage(page);
    await newCustomer(page, info);
    await openLive(page, `/qr-generator?data=${encodeURIComponent(CONTENT)}#settings`);
    await page.locator("summary").filter({ hasText: "Style" }).click();
    await page.getByRole("radio", { name: "Speech bubble" }).check({ force: true });
    const text = page.getByLabel("Frame text");
    await expect(text).toHaveValue("Scan me");

    await text.fill("扫码");
    await expect(page.getByText("Our fonts have no letters for 扫 码").first()).toBeVisible();
    await text.fill("a".repeat(500));
    await expect(text).toHaveValue("a".repeat(60));
    await text.fill("امسح الرمز");
    await expect(page.getByText("Scans", { exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.getByRole("button", { name: "Download", exact: true }).click();
    await expect(page.getByRole("definition").filter({ hasText: "Custom" })).toBeVisible();
    for (const name of ["Download PNG", "Download SVG", "Download PDF"]) {
      const { path } = await downloaded(page, info, () =>
        page.getByRole("button", { name, exact: true }).click(),
      );
      expect([name, await readFileIndependently(path)]).toEqual([name, [CONTENT]]);
      const file = await readFile(path, "latin1");
      expect(file).not.toMatch(/<text|font-family|\/FontFile/);
    }

    await openLive(page, "/customer/history");
    await page
      .getByRole("button", { name: `Download ${CONTENT}` })
      .first()
      .click();
    const again = await downloaded(page, info, () =>
      page.getByRole("menuitem", { name: "PNG file" }).click(),
    );
    expect(await readFileIndependently(again.path)).toEqual([CONTENT]);
    expect(wrong).toEqual([]);
  },
);
