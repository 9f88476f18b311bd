import { readFile, writeFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { readFileIndependently } from "../../support/codes/independent-decoder.ts";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { programHere } from "../../support/programs/program-here.ts";
import {
  downloaded,
  expectAccessibleInBothThemes,
  newCustomer,
  openLive,
  overflow,
  tabTo,
  watchPage,
} from "../../support/browser/payload-page.ts";

const CONTENT = "https://example.com/menu";
const PAGE = `/qr-generator?data=${encodeURIComponent(CONTENT)}#settings`;

const openStyle = async (page: Page) => {
  await page.locator("summary").filter({ hasText: "Style" }).click();
  return page.getByRole("region", { name: "My brands" });
};
const saveAs = async (page: Page, name: string, { isDefault = false } = {}) => {
  await page.getByRole("button", { name: "Save as brand" }).click();
  const dialog = page.getByRole("dialog", { name: "Save as brand" });
  await dialog.getByLabel("Name").fill(name);
  if (isDefault) await dialog.getByLabel("Start new codes with this brand").check();
  await dialog.getByRole("button", { name: "Save" }).click();
};

test("a brand is saved, applied, edited, exported, imported and deleted", async ({ page }, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  const logo = info.outputPath("logo.png");
  await writeFile(
    logo,
    await sharp({ create: { width: 90, height: 90, channels: 4, background: "#7c2d12" } })
      .png()
      .toBuffer(),
  );
  await openLive(page, PAGE);
  await page.getByLabel("Upload logo").setInputFiles(logo);
  const brands = await openStyle(page);
  await expect(brands.getByText("Save colors, logo, style and frame under a name")).toBeVisible();
  await page
    .getByRole("group", { name: "Presets" })
    .getByRole("radio", { name: "Ember" })
    .check({ force: true });
  await saveAs(page, "Bakery");
  await expectAnnounced(page, "“Bakery” was saved.");
  const bakery = brands.getByRole("button", { name: "Bakery", exact: true });
  await expect(bakery).toHaveAttribute("aria-pressed", "true");

  await test.step("rejects a duplicate name", async () => {
    await saveAs(page, "bakery");
    await expect(page.getByText("You already have a brand named “bakery”.")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("applies the brand, including its logo, over another design", async () => {
    await page.getByRole("button", { name: "Remove logo" }).click();
    await page
      .getByRole("group", { name: "Presets" })
      .getByRole("radio", { name: "Forest" })
      .check({ force: true });
    await expect(bakery).toHaveAttribute("aria-pressed", "false");
    await bakery.click();
    await expect(bakery).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("button", { name: /^QR color: #7c2d12/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove logo" })).toBeVisible();
    await expect(page.getByText(/^Scans/).first()).toBeVisible();
  });

  const menu = brands.getByRole("button", { name: "Actions for Bakery" });
  const exported = await downloaded(page, info, async () => {
    await menu.click();
    await page.getByRole("menuitem", { name: "Export" }).click();
  });
  expect(exported.name).toBe("Bakery.json");
  expect(JSON.parse(await readFile(exported.path, "utf8"))).toMatchObject({
    version: 1,
    name: "Bakery",
    foreground: "#7c2d12",
    gradient: "linear 135 #7c2d12 #450a0a",
    logo: expect.stringMatching(/^data:image\/png;base64,/),
  });
  await test.step("the command line accepts the exported file", async () => {
    const file = info.outputPath("menu.png");
    const run = await programHere(["qr", CONTENT, "-o", file, "--design", exported.path]);
    expect(run).toMatchObject({ code: 0 });
    expect(await readFileIndependently(file)).toEqual([CONTENT]);
  });

  await menu.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(bakery).toBeHidden();
  await expect(brands).toBeFocused();
  await brands.locator("input[type=file]").setInputFiles(exported.path);
  await expect(bakery).toBeVisible();

  await test.step("new codes start with the default brand", async () => {
    await menu.click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
    await page.getByLabel("Start new codes with this brand").check();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(brands.getByText("Default")).toBeVisible();
    // leaving the page stores its state, so clear the storage afterward
    await openLive(page, "/");
    await page.evaluate(() => sessionStorage.clear());
    await openLive(page, PAGE);
    await expect(page.getByRole("button", { name: /^QR color: #7c2d12/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove logo" })).toBeVisible();
  });
  expect(wrong.filter((line) => !line.includes("409"))).toEqual([]);
});

test(
  "replacing a brand's design asks first, and keeps a new name from another tab",
  { tag: "@once" },
  async ({ page }, info) => {
    await newCustomer(page, info);
    await openLive(page, PAGE);
    const brands = await openStyle(page);
    await saveAs(page, "Bakery");
    const forest = page.getByRole("group", { name: "Presets" }).getByRole("radio", { name: "Forest" });
    await forest.check({ force: true });
    const bakery = brands.getByRole("button", { name: "Bakery", exact: true });
    await expect(bakery).toHaveAttribute("aria-pressed", "false");
    const replace = async () => {
      await brands.getByRole("button", { name: "Actions for Bakery" }).click();
      await page.getByRole("menuitem", { name: "Replace with this design" }).click();
      return page.getByRole("alertdialog", { name: "Replace the look of “Bakery”?" });
    };
    await (await replace()).getByRole("button", { name: "Cancel" }).click();
    await expect(bakery).toHaveAttribute("aria-pressed", "false");
    const other = await page.context().newPage();
    await openLive(other, PAGE);
    const there = await openStyle(other);
    await there.getByRole("button", { name: "Actions for Bakery" }).click();
    await other.getByRole("menuitem", { name: "Edit" }).click();
    await other.getByRole("dialog").getByLabel("Name").fill("Harbor");
    await other.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(there.getByRole("button", { name: "Harbor", exact: true })).toBeVisible();
    await (await replace()).getByRole("button", { name: "Replace" }).click();
    await expect(brands.getByRole("button", { name: "Harbor", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
);

test("invalid brand files are rejected with the reason", { tag: "@once" }, async ({ page }, info) => {
  await newCustomer(page, info);
  await openLive(page, PAGE);
  const brands = await openStyle(page);
  for (const [text, sentence] of [
    ["Dear reader", "is not JSON"],
    ['{"version": 2}', "is of version 2, and this program reads version 1"],
    ['{"colour": "red"}', "has members that are not part of a design: colour"],
    ['{"foreground": "red"}', "has a value for foreground that cannot be read"],
    [
      '{"logo": "data:image/bmp;base64,Qk0="}',
      "has a logo that is not a JPEG, PNG, GIF, WebP or SVG picture",
    ],
  ] as const) {
    await brands
      .locator("input[type=file]")
      .setInputFiles({ name: "brand.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(brands.getByRole("alert")).toContainText(sentence);
  }
  await expect(brands.getByRole("listitem")).toHaveCount(0);
});

test(
  "brands work by keyboard, are accessible in both themes and fit a screen of 360 px",
  { tag: "@once" },
  async ({ page }, info) => {
    await newCustomer(page, info);
    await openLive(page, PAGE);
    const brands = await openStyle(page);
    await tabTo(page, page.getByRole("button", { name: "Save as brand" }));
    await page.keyboard.press("Enter");
    await page.keyboard.type("A brand with a name of sixty letters, which is as long as any");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Save as brand" })).toBeFocused();
    const card = brands.getByRole("button", { name: /^A brand with a name/ });
    await expect(card).toBeVisible();
    await page
      .getByRole("group", { name: "Presets" })
      .getByRole("radio", { name: "Ocean" })
      .check({ force: true });
    await card.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^QR color: #000000/ })).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Edit" })).toBeFocused();
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflow(page), "px wider than the screen").toBeLessThanOrEqual(0);
    await expectAccessibleInBothThemes(page);
  },
);
