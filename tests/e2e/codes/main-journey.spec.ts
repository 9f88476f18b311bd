import { readFile } from "node:fs/promises";
import { expect, type Download, type Page, type TestInfo } from "@playwright/test";
import sharp from "sharp";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { readFileIndependently } from "../../support/codes/independent-decoder.ts";

// with animations, as most visitors see the pages
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const PASSWORD = "a long enough password";
const CONTENT = "https://example.com/menu?table=7";

const preview = (page: Page) => page.getByRole("status").filter({ hasText: /Scans|Bars checked/ });

/** Clicks the button and saves the downloaded file under its suggested name. */
async function downloaded(
  page: Page,
  info: TestInfo,
  button: string,
): Promise<{ path: string; name: string }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return kept(download, info);
}

async function kept(download: Download, info: TestInfo): Promise<{ path: string; name: string }> {
  const name = download.suggestedFilename();
  const path = info.outputPath(name);
  await download.saveAs(path);
  return { path, name };
}

async function logo(): Promise<Buffer> {
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><circle cx="80" cy="80" r="78" fill="#c471ed"/></svg>`;
  return sharp(Buffer.from(disc)).png().toBuffer();
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
  await page.getByLabel("First Name").fill("Ada");
  await page.getByLabel("Last Name").fill("Lovelace");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expectAnnounced(
    page,
    "Account created successfully! You are signed in and will be redirected in a moment.",
  );
}

test("a visitor makes codes, verifies them, signs up on the way, downloads them and finds them in the history", async ({
  page,
}, info) => {
  const foreign: string[] = [];
  const errors: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") foreign.push(request.url());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });

  // settings: a custom size and a logo
  await page.goto("/qr-generator");
  await page.getByLabel("Custom size").check();
  await page.getByLabel("Width in px").fill("640");
  await page.getByLabel("Height in px").fill("480");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "disc.png", mimeType: "image/png", buffer: await logo() });
  await expect(page.getByText("Custom logo included")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();

  // content, with its detected type and verification
  await page.getByLabel("Content", { exact: true }).fill(CONTENT);
  await expect(page.getByRole("main").getByText("URL", { exact: true })).toBeVisible();
  await expect(preview(page)).toContainText("Tested with two independent scanners");
  await page.getByRole("button", { name: "Generate & Download QR Code" }).click();

  // downloading requires a sign-in, which loses nothing
  await page.getByRole("button", { name: "Download PNG" }).click();
  await expectAnnounced(page, "Please login to download QR codes");
  await expect(page).toHaveURL(/\/login$/);
  const email = `ada-${info.project.name}-${info.repeatEachIndex}-${Date.now()}@example.com`;
  await signUp(page, email);
  await expect(page).toHaveURL(/\/qr-generator/);
  await expect(page.getByText("640 × 480 px")).toBeVisible();
  await expect(page.getByText("disc.png, 50%")).toBeVisible();

  // three files, read by independent decoders
  const png = await downloaded(page, info, "Download PNG");
  expect(png.name).toMatch(/^qr-code-\d+\.png$/);
  await expectAnnounced(page, "QR Code PNG downloaded successfully!");
  expect(await sharp(png.path).metadata()).toMatchObject({ width: 640, height: 480 });
  const pdf = await downloaded(page, info, "Download PDF");
  await expectAnnounced(page, "QR Code PDF downloaded successfully!");
  const svg = await downloaded(page, info, "Download SVG");
  for (const file of [png, pdf, svg]) expect(await readFileIndependently(file.path)).toEqual([CONTENT]);
  expect(await readFile(svg.path, "utf8")).toMatch(/<title>.*<image /s);

  // a barcode with a corrected check digit
  await page.goto("/barcode-generator");
  await page.getByText("EAN-13", { exact: true }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Content", { exact: true }).fill("4006381333930");
  await expect(page.getByText("EAN13 check digit should be 1").first()).toBeVisible();
  await page.getByRole("button", { name: "Use 4006381333931" }).first().click();
  await expect(preview(page)).toContainText("Scans");
  for (const name of ["Generate & Download Barcode", "Download PDF", "Download SVG"]) {
    const file = await downloaded(page, info, name);
    expect(file.name).toMatch(/^barcode-EAN13-\d+\.(png|pdf|svg)$/);
    expect(await readFileIndependently(file.path)).toEqual(["4006381333931"]);
  }

  // the history lists all six, newest first; download one again and delete one
  await page.goto("/customer/history");
  const entries = page.getByRole("region", { name: "QR History" }).getByRole("listitem");
  await expect(entries).toHaveCount(6);
  await expect(entries.first()).toContainText("4006381333931");
  await expect(entries.last()).toContainText(CONTENT);
  await entries
    .last()
    .getByRole("button", { name: `Download ${CONTENT}` })
    .click();
  const [again] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "PNG file" }).click(),
  ]);
  const copy = await kept(again, info);
  expect((await readFile(copy.path)).equals(await readFile(png.path))).toBe(true);
  await expect(entries.last()).toContainText("2 downloads");
  await entries.first().getByRole("button", { name: "Delete 4006381333931" }).click();
  await expect(entries).toHaveCount(5);
  await page.reload();
  await expect(entries).toHaveCount(5);

  expect(foreign, "requests to other hosts").toEqual([]);
  expect(errors, "console errors").toEqual([]);
});
