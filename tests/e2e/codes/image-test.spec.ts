import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { blankPng } from "../../support/files/blank-png.ts";
import {
  expectAccessibleInBothThemes,
  newCustomer,
  openLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";
import { fillSignIn } from "../../support/browser/sign-in.ts";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c471ed" } });

async function openAsAdmin(page: Page): Promise<void> {
  await openLive(page, "/cloudinary-test");
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await fillSignIn(page);
  await expect(page).toHaveURL(/\/cloudinary-test$/);
  await expect(page.getByRole("button", { name: "Choose Image" })).toBeVisible();
}

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Choose Image" }).click(),
  ]);
  await chooser.setFiles(file);
}

async function expectAccessible(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  await expect.poll(() => overflow(page), "px wider than the screen").toBeLessThanOrEqual(0);
}

test("visitors and customers see who may upload instead of the form", async ({ page }, info) => {
  const wrong = watchPage(page);
  await openLive(page, "/cloudinary-test");
  await expect(page.getByText("Uploading needs an admin")).toBeVisible();
  await expectAccessible(page);
  await newCustomer(page, info);
  await openLive(page, "/cloudinary-test");
  await expect(page.getByText("Access Denied")).toBeVisible();
  await expect(page.getByRole("button", { name: "Choose Image" })).toHaveCount(0);
  await expectAccessible(page);
  expect(wrong).toEqual([]);
});

test("an admin uploads a picture and sees every field of the response", async ({ page, request }) => {
  const wrong = watchPage(page);
  await openAsAdmin(page);
  await expectAccessible(page);
  await choose(page, {
    name: "wide.jpg",
    mimeType: "image/jpeg",
    buffer: await picture(1200, 600).jpeg().toBuffer(),
  });
  await expect(page.getByText("Stored", { exact: true })).toBeVisible();
  await expect(page.locator("dt")).toHaveText([
    "public_id",
    "secure_url",
    "url",
    "width",
    "height",
    "format",
    "bytes",
    "created_at",
    "resource_type",
  ]);
  const values = await page.locator("dd").allTextContents();
  expect(values.slice(3, 6)).toEqual(["400", "200", "png"]);
  expect(values[0]).toMatch(/^general-[0-9a-f-]{36}-\d{13}-/);
  const stored = await request.get(values[1] ?? "");
  expect((await stored.body()).length).toBe(Number(values[6]));
  await expect(page.getByRole("img", { name: "The stored picture" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Upload another" }).click();
  await expect(page.getByRole("button", { name: "Choose Image" })).toBeFocused();
  expect(wrong).toEqual([]);
});

test("a dropped picture is uploaded", async ({ page }) => {
  await openAsAdmin(page);
  const base64 = (await picture(50, 50).png().toBuffer()).toString("base64");
  const transfer = await page.evaluateHandle((text) => {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], "dropped.png", { type: "image/png" }));
    return data;
  }, base64);
  const place = page.getByText("Drop a picture here");
  await place.dispatchEvent("dragenter", { dataTransfer: transfer });
  await expect(page.getByText("Let go to upload it")).toBeVisible();
  await page.getByText("Let go to upload it").dispatchEvent("drop", { dataTransfer: transfer });
  await expect(page.getByText("Stored", { exact: true })).toBeVisible();
});

test("invalid and oversized pictures are rejected with a message", async ({ page }) => {
  await openAsAdmin(page);
  const refuse = async (file: { name: string; mimeType: string; buffer: Buffer }, message: string) => {
    await choose(page, file);
    await expect(page.getByText(message)).toBeVisible();
  };
  await refuse(
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") },
    "Please select an image file",
  );
  await refuse(
    { name: "empty.png", mimeType: "image/png", buffer: Buffer.alloc(0) },
    "This file is empty: choose another one",
  );
  await refuse(
    { name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) },
    "Image size must be less than 5MB",
  );
  // the name and type of a picture, but the bytes of a text
  await refuse(
    { name: "text.png", mimeType: "image/png", buffer: Buffer.from("hello") },
    "Please select an image file",
  );
  await refuse(
    { name: "huge.png", mimeType: "image/png", buffer: blankPng(10_000) },
    "This picture has too many pixels: make it smaller than 40 million pixels",
  );
  const whole = await picture(200, 200).png().toBuffer();
  await refuse(
    { name: "half.png", mimeType: "image/png", buffer: whole.subarray(0, whole.length - 60) },
    "This picture cannot be read: the file is damaged or incomplete. Save it again or choose another one",
  );
});
