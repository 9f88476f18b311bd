import { readFile, writeFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { readFileIndependently } from "../../support/codes/independent-decoder.ts";
import {
  behindPreview,
  downloaded,
  expectAccessible,
  newCustomer,
  openLive,
  signUp,
  tabTo,
  watchPage,
} from "../../support/browser/payload-page.ts";

const FORM = {
  "Product name": "Ätherwellen-Röhre „Ⅱ“",
  "Serial number": "AE/1837 0042",
  Model: 'Mk "2" \\ B',
  Manufacturer: "Müller & Söhne",
  "Batch number": "B-7",
  "Manufacturing date": "2026-01-31",
  "Expiration date": "2031-01-31",
  Location: "Halle 3, 漢字",
  "Warranty period": "24 months",
  "Support email": "help@example.com",
  Website: "https://example.com/a?b=c",
  Description: "Keep dry.\nHandle with care ☕",
} as const;

const read = async (path: string): Promise<Record<string, string>> => {
  const texts = await readFileIndependently(path);
  expect(texts).toHaveLength(1);
  return JSON.parse(texts[0] ?? "") as Record<string, string>;
};

test(
  "a visitor fills in every field, signs up on the way, and gets a code that contains all of them",
  { tag: "@once" },
  async ({ page }, info) => {
    const wrong = watchPage(page);
    await page.goto("/product-serial-generator");
    for (const [label, text] of Object.entries(FORM))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel("Category").selectOption("Food & Beverage");
    await expect(page.getByText(/^Tested with two independent scanners/)).toBeVisible();
    await page.getByRole("button", { name: "Download PNG" }).click();
    await expectAnnounced(page, "Please login to download QR codes");
    await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
    await signUp(page, info);
    await expect(page).toHaveURL(/\/product-serial-generator$/);

    const png = await downloaded(page, info, () =>
      page.getByRole("button", { name: "Download PNG" }).click(),
    );
    await expectAnnounced(page, "Product serial QR code downloaded successfully!");
    expect(png.name).toBe("product-serial-AE-1837-0042.png");
    const { timestamp, ...fields } = await read(png.path);
    expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(fields).toEqual({
      type: "PRODUCT_SERIAL",
      version: "1.0",
      productName: FORM["Product name"],
      serialNumber: FORM["Serial number"],
      manufacturer: FORM.Manufacturer,
      model: FORM.Model,
      batchNumber: FORM["Batch number"],
      manufacturingDate: FORM["Manufacturing date"],
      expiryDate: FORM["Expiration date"],
      category: "Food & Beverage",
      description: FORM.Description,
      website: FORM.Website,
      supportEmail: FORM["Support email"],
      warrantyPeriod: FORM["Warranty period"],
      location: FORM.Location,
    });
    await page.getByRole("button", { name: "Other formats" }).click();
    const svg = await downloaded(page, info, () =>
      page.getByRole("menuitem", { name: "Download SVG" }).click(),
    );
    expect((await read(svg.path))["serialNumber"]).toBe(FORM["Serial number"]);
    await page.goto("/customer/history");
    await expect(page.getByRole("region", { name: "QR History" }).getByRole("listitem")).toHaveCount(2);
    expect(wrong).toEqual([]);
  },
);

test(
  "a series is a ZIP of verified codes with a manifest, and can be canceled",
  { tag: "@once" },
  async ({ page }, info) => {
    const wrong = watchPage(page);
    await newCustomer(page, info);
    await openLive(page, "/product-serial-generator");
    await page.getByLabel("Product name", { exact: true }).fill("Engine");
    await page.getByLabel("Prefix").fill("=AE-");
    await expect(page.getByText(/^With a check character, a prefix has letters/)).toBeVisible();
    await page.getByLabel("Prefix").fill("AE-");
    await page.getByLabel("How many").fill("1000");
    await page.getByRole("button", { name: "Make 1,000 codes" }).click();
    await expect(page.getByText(/^[1-9]\d* of 1,000$/)).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "Make 1,000 codes" })).toBeFocused();

    await page.getByLabel("How many").fill("12");
    await page.getByLabel("First number").fill("95");
    await page.getByLabel("Digits").fill("3");
    await page.getByLabel("Check character").selectOption("None");
    await expect(page.getByText("From AE-095 to AE-106")).toBeVisible();
    const zip = await downloaded(page, info, () =>
      page.getByRole("button", { name: "Make 12 codes" }).click(),
    );
    expect(zip.name).toBe("product-serial-AE-095-AE-106.zip");
    await expect(page.getByText(`12 codes were made and read back. They are in ${zip.name}.`)).toBeVisible();
    const files = unzipSync(await readFile(zip.path));
    const serials = Array.from({ length: 12 }, (_, index) => `AE-${String(95 + index).padStart(3, "0")}`);
    expect(Object.keys(files)).toEqual([
      ...serials.map((serial) => `product-serial-${serial}.png`),
      "manifest.csv",
    ]);
    for (const serial of serials) {
      const path = info.outputPath(`${serial}.png`);
      await writeFile(path, files[`product-serial-${serial}.png`] ?? "");
      expect((await read(path))["serialNumber"]).toBe(serial);
    }
    expect(strFromU8(files["manifest.csv"] ?? new Uint8Array())).toBe(
      `serial_number,file,scans\r\n${serials.map((serial) => `${serial},product-serial-${serial}.png,yes\r\n`).join("")}`,
    );

    // with a check character at the end
    await page.getByLabel("Check character").selectOption("ISO/IEC 7064 MOD 37,36");
    await page.getByLabel("How many").fill("1");
    await expect(page.getByText(/^From AE-095(\w) to AE-095\1$/)).toBeVisible();
    expect(wrong).toEqual([]);
  },
);

test(
  "a series whose codes may not scan is reported, and downloaded on the second click",
  { tag: "@once" },
  async ({ page }, info) => {
    await newCustomer(page, info);
    await openLive(page, "/product-serial-generator");
    await page.getByLabel("Product name", { exact: true }).fill("Engine");
    await page.getByRole("button", { name: /^Foreground color/ }).click();
    await page.getByLabel("Hex value").fill("#fefefe");
    await page.keyboard.press("Escape");
    await page.getByLabel("How many").fill("2");
    await page.getByRole("button", { name: "Make 2 codes" }).click();
    await expect(page.getByText(/^2 codes may not scan; manifest\.csv names them\./)).toBeVisible();
    const anyway = page.getByRole("button", { name: "Download anyway" });
    const zip = await downloaded(page, info, () => anyway.click());
    expect(strFromU8(unzipSync(await readFile(zip.path))["manifest.csv"] ?? new Uint8Array())).toMatch(
      /,no\r\n$/,
    );
  },
);

test(
  "a visitor is asked to sign in before making a series, and keeps the form",
  { tag: "@once" },
  async ({ page }, info) => {
    await openLive(page, "/product-serial-generator");
    await page.getByLabel("Product name", { exact: true }).fill("Engine");
    await page.getByLabel("Prefix").fill("KB-");
    await page.getByLabel("How many").fill("3");
    await page.getByRole("button", { name: "Make 3 codes" }).click();
    await expectAnnounced(page, "Please login to download QR codes");
    await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
    await signUp(page, info);
    await expect(page).toHaveURL(/\/product-serial-generator$/);
    await expect(page.getByLabel("Prefix")).toHaveValue("KB-");
    const zip = await downloaded(page, info, () =>
      page.getByRole("button", { name: "Make 3 codes" }).click(),
    );
    expect(zip.name).toMatch(/^product-serial-KB-.*\.zip$/);
  },
);

test("a code and a series are made by keyboard, and the preview never covers the focus", async ({
  page,
}, info) => {
  await newCustomer(page, info);
  await openLive(page, "/product-serial-generator");
  await tabTo(page, page.getByLabel("Product name", { exact: true }));
  await page.keyboard.type("Engine");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1");
  await tabTo(page, page.getByRole("button", { name: "Download PNG" }));
  expect(await behindPreview(page)).toBeLessThanOrEqual(0);
  const png = await downloaded(page, info, () => page.keyboard.press("Enter"));
  expect((await read(png.path))["serialNumber"]).toBe("1");
  const make = page.getByRole("button", { name: "Make 10 codes" });
  // on a wide screen, the run comes before the download buttons
  for (
    let presses = 0;
    presses < 90 && !(await make.evaluate((it) => it === document.activeElement));
    presses++
  )
    await page.keyboard.press(info.project.name === "phone" ? "Tab" : "Shift+Tab");
  expect(await behindPreview(page)).toBeLessThanOrEqual(0);
  const zip = await downloaded(page, info, () => page.keyboard.press("Enter"));
  expect(Object.keys(unzipSync(await readFile(zip.path)))).toHaveLength(11);
});

test(
  "the page is accessible in both themes and fits a screen of 360 px, empty and filled in",
  { tag: "@once" },
  async ({ page }) => {
    await expectAccessible(page, "/product-serial-generator", async () => {
      for (const [label, text] of Object.entries(FORM))
        await page.getByLabel(label, { exact: true }).fill(text);
      await expect(page.getByText("Scans", { exact: true })).toBeVisible();
    });
  },
);
