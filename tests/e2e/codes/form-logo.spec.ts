import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "../../support/browser/announcements.ts";
import {
  downloaded,
  newCustomer,
  openLive,
  reloadLive,
  watchPage,
} from "../../support/browser/payload-page.ts";
import { readFileIndependently } from "../../support/codes/independent-decoder.ts";

const VIOLET = { r: 196, g: 113, b: 237, alpha: 1 };
const logo = (): Promise<Buffer> =>
  sharp({ create: { width: 160, height: 160, channels: 4, background: VIOLET } })
    .png()
    .toBuffer();

/** Returns the color at the center of a picture. */
async function middle(path: string): Promise<number[]> {
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const FORMS = [
  {
    path: "/wifi-generator",
    fill: async (page: Page) => {
      await page.getByLabel("Network name (SSID)").fill("Garden");
      await page.getByLabel("Password", { exact: true }).fill("tomatoes-2026");
    },
    content: /^WIFI:T:WPA;S:Garden;P:tomatoes-2026;;$/,
  },
  {
    path: "/vcard-generator",
    fill: async (page: Page) => {
      await page.getByLabel("First name").fill("Ada");
      await page.getByLabel("Last name").fill("Lovelace");
    },
    content: /^BEGIN:VCARD[^]*Ada[^]*END:VCARD/,
  },
];

for (const { path, fill, content } of FORMS)
  test(
    `${path}: every downloaded file contains the logo and scans, and the history stores it`,
    { tag: "@once" },
    async ({ page }, info) => {
      const wrong = watchPage(page);
      await newCustomer(page, info);
      await openLive(page, path);
      await fill(page);
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "violet.png", mimeType: "image/png", buffer: await logo() });
      await expect(page.getByText("Custom logo included")).toBeVisible();
      await expect(page.getByText("Raised from M to H for the logo.")).toBeVisible();
      await expect(page.getByText(/^Tested with two independent scanners/)).toBeVisible();

      const saved = page.waitForRequest((request) => request.url().endsWith("/api/me/history"));
      const png = await downloaded(page, info, () =>
        page.getByRole("button", { name: "Download PNG" }).click(),
      );
      const record = (await saved).postDataJSON() as { logoUrl: string };
      expect(record.logoUrl).toMatch(/^\/media\/qr-logos\//);
      expect((await page.request.get(record.logoUrl)).status()).toBe(200);
      const other = (name: string) =>
        downloaded(page, info, async () => {
          await page.getByRole("button", { name: "Other formats" }).click();
          await page.getByRole("menuitem", { name }).click();
        });
      const svg = await other("Download SVG");
      const pdf = await other("Download PDF");
      for (const file of [png, svg, pdf])
        expect(await readFileIndependently(file.path)).toEqual([expect.stringMatching(content)]);
      expect(await middle(png.path)).toEqual([VIOLET.r, VIOLET.g, VIOLET.b]);
      expect(await readFile(svg.path, "utf8")).toMatch(/<image /);

      // the logo survives a reload and can be removed
      await reloadLive(page);
      await expect(page.getByText("Custom logo included")).toBeVisible();
      await page.getByRole("button", { name: "Remove logo" }).click();
      await expect(page.getByText("Custom logo included")).toBeHidden();
      const plain = await downloaded(page, info, () =>
        page.getByRole("button", { name: "Download PNG" }).click(),
      );
      expect(await middle(plain.path)).not.toEqual([VIOLET.r, VIOLET.g, VIOLET.b]);
      expect(wrong).toEqual([]);
    },
  );
