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
  "a frame with right-to-left text is drawn as outlines, scans in every format, and is saved in the history",
  { tag: "@once" },
  async ({ page }, info) => {
    const wrong = watchPage(page);
    await newCustomer(page, info);
    await openLive(page, `/qr-generator?data=${encodeURIComponent(CONTENT)}#settings`);
    await page.locator("summary").filter({ hasText: "Style" }).click();
    await page.getByRole("radio", { name: "Speech bubble" }).check({ force: true });
    const text = page.getByLabel("Frame text");
    await expect(text).toHaveValue("Scan me");

    await text.fill("კო");
    await expect(page.getByText("Our fonts have no letters for კ ო").first()).toBeVisible();
    await text.fill("扫码 메뉴");
    await expect(page.getByText("Our fonts have no letters")).toHaveCount(0);
    await expect(page.getByText("Scans", { exact: true })).toBeVisible();
    await text.fill("a".repeat(500));
    await expect(text).toHaveValue("a".repeat(60));
    // a single letter that Unicode normalization splits into two code points
    await text.fill(`${"a".repeat(59)}\u095c`);
    await expect(text).toHaveValue(`${"a".repeat(59)}\u0921`);
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

test(
  "a form waits for the font of its frame before a download, and requests it again after a failure",
  { tag: "@once" },
  async ({ page }, info) => {
    const gate: { open?: () => void } = {};
    const opened = new Promise<void>((resolve) => (gate.open = resolve));
    let requests = 0;
    await page.route(/noto-sans-latin-700.*\.woff$/, async (route) => {
      requests++;
      if (requests === 1) return route.abort();
      await opened;
      return route.continue();
    });
    await newCustomer(page, info);
    await openLive(page, "/wifi-generator");
    await page.getByLabel("Network name (SSID)").fill("Garden");
    await page.getByLabel("Password", { exact: true }).fill("tomatoes-2026");
    await page.locator("summary").filter({ hasText: "Style" }).click();
    await page.getByRole("radio", { name: "Speech bubble" }).check({ force: true });
    await expect(
      page.getByText("The letters of the text could not be loaded. Check your connection"),
    ).toBeVisible();
    await expect(page.getByText("Scans", { exact: true })).toBeHidden();

    await page.getByRole("button", { name: "Refresh preview" }).first().click();
    const download = page.getByRole("button", { name: "Download PNG" });
    await expect.poll(() => requests).toBeGreaterThan(1);
    await expect(download).toHaveAttribute("aria-disabled", "true");
    gate.open?.();
    await expect(download).not.toHaveAttribute("aria-disabled");
    const { path } = await downloaded(page, info, () => download.click());
    expect(await readFileIndependently(path)).toEqual(["WIFI:T:WPA;S:Garden;P:tomatoes-2026;;"]);
    const png = await readFile(path);
    // without a frame, the picture is square; the PNG header has the width and height
    expect(png.readUInt32BE(20)).toBeGreaterThan(png.readUInt32BE(16));
  },
);
