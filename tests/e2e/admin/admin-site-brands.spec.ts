import { expect } from "@playwright/test";
import sharp from "sharp";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { ownSite } from "../../support/browser/own-site.ts";
import {
  accessibilityFaults,
  downloaded,
  expectAccessibleInBothThemes,
  newCustomer,
  openLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";
import { signIn } from "../../support/browser/sign-in.ts";
import { readFileIndependently, readPictureIndependently } from "../../support/codes/independent-decoder.ts";

// a separate site: on the shared one, new codes in other tests would start with these brands
ownSite();

const CONTENT = "https://example.com/menu";
const PAGE = `/qr-generator?data=${encodeURIComponent(CONTENT)}#settings`;
const logo = async () => {
  const picture = sharp({ create: { width: 90, height: 90, channels: 4, background: "#7c2d12" } }).png();
  return `data:image/png;base64,${(await picture.toBuffer()).toString("base64")}`;
};
const file = (name: string, brand: object) => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(JSON.stringify(brand)),
});

test("a site without brands shows none, and its pages request none", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openLive(page, PAGE);
  await page.locator("summary").filter({ hasText: "Style" }).click();
  await expect(page.getByRole("group", { name: "Presets", exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Site brands" })).toHaveCount(0);
  expect(asked.filter((path) => path.includes("brands"))).toEqual([]);
});

test("an admin creates brands from files and chooses the default for new codes", async ({ page }) => {
  const wrong = watchPage(page);
  await signIn(page);
  await page.goto("/admin/site-brands");
  await expect(page.getByRole("heading", { level: 1, name: "Brands" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "New Brand" }).first().click();
  const input = page.locator("input[type=file]");
  await input.setInputFiles(file("brand.json", { version: 2 }));
  await expect(page.getByText("is of version 2, and this program reads version 1")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Enter a name")).toBeVisible();
  await input.setInputFiles(
    file("bakery.json", {
      version: 1,
      name: "Bakery",
      foreground: "#7c2d12",
      modules: "dots",
      logo: await logo(),
    }),
  );
  await expect(page.getByLabel("Name")).toHaveValue("Bakery");
  const drawn = page.getByRole("img", { name: "A code with this look, without its frame" });
  await expect(drawn).toBeVisible();
  expect(await readPictureIndependently(await drawn.screenshot())).toEqual(["https://example.com"]);
  await page.getByLabel("Start new codes with this brand").check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  await expectAnnounced(page, "Brand created successfully");
  const list = page.getByRole("list", { name: "Brands" });
  await expect(list.getByRole("listitem").filter({ hasText: "Bakery" })).toContainText("Default");

  await page.getByRole("link", { name: "New Brand" }).first().click();
  await page.locator("input[type=file]").setInputFiles(file("harbor.json", { foreground: "#0f3d5e" }));
  await page.getByLabel("Name").fill("Harbor");
  await page.getByLabel("Position").fill("1");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(list.getByRole("listitem")).toHaveText([/Harbor/, /Bakery/]);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(wrong).toEqual([]);
});

test("a visitor's code starts with the default brand, scans, and can take another brand", async ({
  page,
}, info) => {
  const wrong = watchPage(page);
  await openLive(page, PAGE);
  await expect(page.getByRole("button", { name: /^QR color: #7c2d12/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove logo" })).toBeVisible();
  await expect(page.getByText(/^Scans/).first()).toBeVisible();
  const preview = page.getByRole("region", { name: "Preview" });
  await preview.screenshot({ path: info.outputPath("visitor.png") });
  expect(await readFileIndependently(info.outputPath("visitor.png"))).toEqual([CONTENT]);

  await page.locator("summary").filter({ hasText: "Style" }).click();
  const brands = page.getByRole("region", { name: "Site brands" });
  const bakery = brands.getByRole("button", { name: "Bakery", exact: false });
  await expect(bakery).toHaveAttribute("aria-pressed", "true");
  await brands.getByRole("button", { name: "Harbor" }).click();
  await expect(page.getByRole("button", { name: /^QR color: #0f3d5e/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove logo" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "My brands" })).toHaveCount(0);
  await expect.poll(() => overflow(page), "px wider than the screen").toBeLessThanOrEqual(0);
  await expectAccessibleInBothThemes(page);

  await openLive(page, "/wifi-generator");
  await expect(page.getByRole("button", { name: /#7c2d12/ }).first()).toBeVisible();
  expect(wrong).toEqual([]);
});

test("a customer's default brand takes precedence over the site's", async ({ page }, info) => {
  await newCustomer(page, info);
  await openLive(page, PAGE);
  await expect(page.getByRole("button", { name: /^QR color: #7c2d12/ })).toBeVisible();
  await page.locator("summary").filter({ hasText: "Style" }).click();
  await page.getByRole("region", { name: "Site brands" }).getByRole("button", { name: "Harbor" }).click();
  await page.getByRole("button", { name: "Save as brand" }).click();
  const dialog = page.getByRole("dialog", { name: "Save as brand" });
  await dialog.getByLabel("Name").fill("Mine");
  await dialog.getByLabel("Start new codes with this brand").check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectAnnounced(page, "“Mine” was saved.");
  // leaving the page stores its state, so clear the storage afterward
  await openLive(page, "/");
  await page.evaluate(() => sessionStorage.clear());
  await openLive(page, PAGE);
  await expect(page.getByRole("button", { name: /^QR color: #0f3d5e/ })).toBeVisible();
  await openLive(page, PAGE.replace("#settings", "#download"));
  const { path } = await downloaded(page, info, () =>
    page.getByRole("button", { name: "Download PNG", exact: true }).click(),
  );
  expect(await readFileIndependently(path)).toEqual([CONTENT]);
});
