import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { readFileIndependently } from "../../support/codes/independent-decoder.ts";
import {
  accessibilityFaults,
  clipboardPicture,
  downloaded,
  newCustomer,
  openLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";

const PASSWORD = "a long enough password";
const plain = { kind: "qr", ...qrDesignSchema.parse({}) };
const bars = { kind: "barcode", barcodeFormat: "EAN13", ...barcodeDesignSchema.parse({}) };

/** Creates an account with an API token and signs in to it on the page. */
async function enter(page: Page, request: APIRequestContext) {
  const email = `ada-${randomUUID()}@example.com`;
  const signedUp = await request.post("/auth/v1/signup", { data: { email, password: PASSWORD } });
  const { access_token: token } = (await signedUp.json()) as { access_token: string };
  const headers = { Authorization: `Bearer ${token}` };
  await openLive(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/\/customer\//);
  const save = async (content: string, design: object, logoUrl: string | null = null) => {
    const data = { id: randomUUID(), content, type: "text", format: "png", design, logoUrl };
    expect((await request.post("/api/me/history", { data, headers })).status()).toBe(201);
  };
  return { headers, save };
}
const list = (page: Page) => page.getByRole("region", { name: "QR History" });
const entries = (page: Page) => list(page).getByRole("listitem");

test("codes are searched, downloaded as a ZIP that scans, deleted and restored", async ({
  page,
  request,
}, info) => {
  const wrong = watchPage(page);
  const { save } = await enter(page, request);
  for (let made = 1; made <= 23; made += 1) await save(`https://example.com/door-${made}`, plain);
  await save("4006381333931", bars);
  await page.goto("/customer/history");
  await expect(entries(page)).toHaveCount(20);
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);

  await page.getByRole("searchbox", { name: "Search" }).fill("DOOR-2");
  await expect(entries(page)).toHaveCount(5);
  await expect(page).toHaveURL(/\?q=DOOR-2$/);
  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("DOOR-2");
  await expect(entries(page)).toHaveCount(5);
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(entries(page)).toHaveCount(20);

  // select codes on two pages
  for (const name of ["Select 4006381333931", "Select https://example.com/door-22"]) {
    await page.getByRole("checkbox", { name, exact: true }).check();
  }
  await page.getByRole("button", { name: "Next page" }).click();
  await page.getByRole("checkbox", { name: "Select https://example.com/door-1", exact: true }).check();
  await expect(page.getByText("3 selected")).toBeVisible();
  await page.getByRole("button", { name: "Download ZIP" }).click();
  const zip = await downloaded(page, info, () => page.getByRole("menuitem", { name: "PNG files" }).click());
  const contents: string[] = [];
  for (const [name, bytes] of Object.entries(unzipSync(await readFile(zip.path)))) {
    const path = info.outputPath(name);
    await writeFile(path, bytes);
    contents.push(...(await readFileIndependently(path)));
  }
  expect(contents).toEqual(["4006381333931", "https://example.com/door-22", "https://example.com/door-1"]);
  await expectAnnounced(page, "ZIP with 3 codes downloaded.");

  // delete a code and undo with the keyboard
  const total = list(page).getByText("21–24 of 24");
  await expect(total).toBeVisible();
  await page.getByRole("button", { name: "Delete https://example.com/door-2", exact: true }).press("Enter");
  await expect(list(page).getByText("21–23 of 23")).toBeVisible();
  await expect(entries(page).nth(2)).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(total).toBeVisible();
  expect(wrong).toEqual([]);
});

test("a code reopens in its generator with its design and logo", async ({ page, request }, info) => {
  const { headers, save } = await enter(page, request);
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><circle cx="60" cy="60" r="58" fill="#c471ed"/></svg>`;
  const buffer = await sharp(Buffer.from(disc)).png().toBuffer();
  const file = { name: "logo.png", mimeType: "image/png", buffer };
  const uploaded = await request.post("/api/me/images", { headers, multipart: { file } });
  const { url } = (await uploaded.json()) as { url: string };
  const look = { foreground: "#1e3a8a", background: "#fef3c7", size: 640, margin: 4, logoSize: 40 };
  await save("https://example.com/made-before", { kind: "qr", ...qrDesignSchema.parse(look) }, url);
  await page.goto("/customer/history");

  await page.getByRole("button", { name: "Download https://example.com/made-before" }).click();
  const before = await downloaded(page, info, () => page.getByRole("menuitem", { name: "PNG file" }).click());
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Download https://example.com/made-before" }).click();
  await page.getByRole("menuitem", { name: "Copy PNG" }).click();
  await expectAnnounced(page, "Copied to clipboard!");
  const copy = info.outputPath("clipboard.png");
  await writeFile(copy, await clipboardPicture(page));
  expect(await readFileIndependently(copy)).toEqual(["https://example.com/made-before"]);
  const more = page.getByRole("button", { name: "More for https://example.com/made-before" });
  await more.click();
  await page.getByRole("menuitem", { name: "Generate again" }).click();
  await expect(page).toHaveURL(/\/qr-generator#download$/);
  const button = page.getByRole("button", { name: "Download PNG", exact: true });
  const saved = page.waitForResponse(
    (response) => response.url().endsWith("/api/me/history") && response.request().method() === "POST",
  );
  const again = await downloaded(page, info, () => button.click());
  await saved;
  expect((await readFile(again.path)).equals(await readFile(before.path))).toBe(true);

  await page.goto("/customer/history");
  await expect(entries(page)).toHaveCount(2);
  await more.first().click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  await expect(page).toHaveURL(/\/qr-generator#generate$/);
  await expect(page.getByRole("textbox").first()).toHaveValue("https://example.com/made-before");
});

test("a download that the history rejects is still saved as a file, with a message", async ({
  page,
}, info) => {
  await newCustomer(page, info);
  await openLive(page, `/qr-generator?data=${encodeURIComponent("one\0two")}#download`);
  await downloaded(page, info, () => page.getByRole("button", { name: "Download PNG" }).click());
  await expect(
    page.getByText("The file was downloaded, but not added to your history: The text holds a character"),
  ).toBeVisible();
});

test.describe("on a phone in French", () => {
  test.use({ locale: "fr-FR", viewport: { width: 390, height: 844 } });

  test("the names of the figures are not broken within a word", async ({ page }, info) => {
    await newCustomer(page, info);
    await openLive(page, "/customer/history");
    const names = page.getByRole("main").locator("dl dt");
    await expect(names).toHaveText(["Total", "Cette semaine", "Téléchargements"]);
    const lines = await names.last().evaluate((name) => {
      const range = document.createRange();
      range.selectNodeContents(name);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});
