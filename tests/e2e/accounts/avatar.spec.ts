import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import {
  expectAccessibleInBothThemes,
  newCustomer,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";

const RED = "#d01020";
const BLUE = "#1030d0";

/** An image twice as wide as it is high: red on the left, blue on the right. */
const twoHalves = () =>
  sharp({ create: { width: 800, height: 400, channels: 3, background: RED } })
    .composite([
      { input: { create: { width: 400, height: 400, channels: 3, background: BLUE } }, left: 400, top: 0 },
    ])
    .png()
    .toBuffer();

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Choose Image" }).click(),
  ]);
  await chooser.setFiles(file);
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Crop the picture" });
const shown = (page: Page) => page.getByRole("banner").locator("img[src^='/media/avatars/']");
const stage = (page: Page) => dialog(page).getByRole("slider", { name: /^Part of the picture/ });

/** Returns the RGB values at the center of the picture in the header. */
async function middle(page: Page): Promise<number[]> {
  const src = await shown(page).getAttribute("src");
  const stored = await (await page.request.get(String(src))).body();
  const { data } = await sharp(stored)
    .extract({ left: 200, top: 200, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test("an avatar is chosen, cropped by keyboard and mouse, saved, shown in the header and removed", async ({
  page,
}, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await page.goto("/customer/profile");

  await choose(page, { name: "me.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByText("Please select an image file")).toBeVisible();
  const file = { name: "me.png", mimeType: "image/png", buffer: await twoHalves() };
  await choose(page, file);
  await expect(stage(page)).toBeFocused();
  await expect(page.getByText("Please select an image file")).toHaveCount(0);
  for (let presses = 0; presses < 12; presses++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await expect(stage(page)).toHaveAttribute(
    "aria-valuetext",
    "Middle at 75% from the left and 50% from the top, zoom 110%",
  );
  await expectAccessibleInBothThemes(page);
  await dialog(page).getByRole("button", { name: "Save picture" }).click();
  await expectAnnounced(page, "Profile picture uploaded successfully!");
  await expect(page.getByRole("button", { name: "Choose Image" })).toBeFocused();
  const [red = 255, , blue = 0] = await middle(page);
  expect(blue - red).toBeGreaterThan(100);

  await page.setViewportSize({ width: 360, height: 740 });
  await choose(page, file);
  const box = await dialog(page).locator("canvas").first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 90);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 260, (box?.y ?? 0) + 90, { steps: 4 });
  await page.mouse.up();
  await expect(stage(page)).toHaveAttribute("aria-valuetext", /^Middle at 25% from the left/);
  await expect.poll(() => overflow(page), "px wider than the screen").toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog(page).getByRole("button", { name: "Save picture" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(async () => (await middle(page))[0]).toBeGreaterThan(150);

  await page.getByRole("button", { name: "Remove picture" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove picture" }).click();
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByText("No picture yet")).toBeVisible();
  expect(wrong).toEqual([]);
});

test("an avatar that could not be saved stays in the dialog for a retry", async ({ page }, info) => {
  await newCustomer(page, info);
  await page.goto("/customer/profile");
  await page.route("/api/me/avatar", (route) =>
    route.fulfill({ status: 503, json: { code: "storage_failed", message: "away" } }),
  );
  await choose(page, { name: "me.png", mimeType: "image/png", buffer: await twoHalves() });
  await dialog(page).getByRole("button", { name: "Save picture" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Failed to upload avatar");
  await expect(dialog(page).getByRole("alert")).toContainText("Upload failed:");
  await page.unroute("/api/me/avatar");
  await dialog(page).getByRole("button", { name: "Save picture" }).click();
  await expect(shown(page)).toBeVisible();
});
