import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { test } from "../../support/browser/announcements.ts";
import { choose, colorsOf } from "../../support/browser/bulk-page.ts";
import { downloaded, newCustomer, openLive, watchPage } from "../../support/browser/payload-page.ts";
import { pdfPages, readPictureIndependently, readPixels } from "../../support/codes/independent-decoder.ts";

const LOGO = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#00a000"/></svg>')}`;
const QUAY = { name: "Quay", foreground: "#c00000", level: "H", logo: LOGO };
const TABLE = [
  "Link,File,Design",
  "https://example.org/plain,plain,",
  "https://example.org/quay,quay,quay",
  "https://example.org/quays,quays,Quays",
].join("\n");

test("rows name brands, whose colors and logos are on their codes and labels", async ({ page }, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await openLive(page, "/qr-generator?data=menu#settings");
  await page.locator("summary").filter({ hasText: "Style" }).click();
  const brands = page.getByRole("region", { name: "My brands" });
  await brands.locator("input[type=file]").setInputFiles({
    name: "quay.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(QUAY)),
  });
  await expect(brands.getByRole("button", { name: "Quay", exact: true })).toBeVisible();

  await openLive(page, "/bulk");
  await choose(page, "boats.csv", "text/csv", Buffer.from(TABLE));
  await expect(
    page.getByText(/Quays. is neither a design here nor a preset: choose one of Quay,/).first(),
  ).toBeVisible();
  await page.getByLabel("Design, line 4").fill("QUAY");
  await page.getByLabel("Design, line 4").press("Enter");
  // waits until the checked table no longer moves the page
  await page.getByText("Millimeters", { exact: true }).click();
  const make = page.getByRole("button", { name: "Make 3 codes" });
  const zip = await downloaded(page, info, () => make.click());
  const files = unzipSync(await readFile(zip.path));
  for (const [name, isBrand] of [
    ["plain", false],
    ["quay", true],
    ["quays", true],
  ] as const) {
    const png = files[`${name}.png`]!;
    expect(await readPictureIndependently(png)).toEqual([`https://example.org/${name}`]);
    const { data, info: picture } = await sharp(png)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // 25 mm at 300 dpi, also where the brand has a size of its own
    expect([name, picture.width]).toEqual([name, 295]);
    const { red, green } = colorsOf({ data });
    expect([name, red > 500, green > 100]).toEqual([name, isBrand, isBrand]);
  }

  await page.getByText("Label sheets", { exact: true }).click();
  const labels = page.getByRole("button", { name: "Make labels for 3 rows" });
  await expect(labels).not.toHaveAttribute("aria-disabled");
  const pages = await pdfPages(
    await readFile((await downloaded(page, info, () => labels.click())).path),
    300 / 72,
  );
  expect(await readPixels(pages[0]!)).toHaveLength(3);
  const { red, green } = colorsOf(pages[0]!);
  expect([red > 1000, green > 200]).toEqual([true, true]);
  expect(wrong).toEqual([]);
});
