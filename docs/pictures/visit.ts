/**
 * Takes the pictures of docs/visit.md: one visitor on a phone, from the home page to a code in the history. Run from the root of the
 * project beside a server with an empty database, when a page on the way has changed:
 *
 *     npx tsx docs/pictures/visit.ts http://localhost:3000
 */
import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumLaunch } from "../../tests/support/browser/chromium.ts";

const TO = "docs/pictures/visit";
const [site = "http://localhost:3000"] = process.argv.slice(2);
const LINK = "https://cafe.example/menu";

await mkdir(TO, { recursive: true });
const browser = await chromium.launch(await chromiumLaunch());
const page = await browser.newPage({
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  colorScheme: "dark",
  reducedMotion: "reduce",
  hasTouch: true,
});

/** A picture with few colors: half of the bytes. */
async function shoot(name: string): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
  const shot = await page.screenshot({ caret: "hide", animations: "disabled" });
  await sharp(shot)
    .resize(390)
    .png({ palette: true, quality: 85, compressionLevel: 9, effort: 10 })
    .toFile(`${TO}/${name}.png`);
  console.log(name);
}

const opened = (address: string) => page.goto(new URL(address, site).href, { waitUntil: "networkidle" });
const step = (name: string) =>
  page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name }).click();
const group = (name: string) => page.getByRole("group", { name });
const proven = () =>
  page.getByText(/^(?:Scans in \d+ of 40 conditions|A plain code holds up best)/).waitFor();
/** Scrolls a part of the settings to below the preview, which stays on top. */
const toTop = (text: string) =>
  page
    .getByText(text)
    .filter({ visible: true })
    .first()
    .evaluate((label) => window.scrollBy(0, label.getBoundingClientRect().top - 190));

await opened("/");
await shoot("1-home");
await page.getByRole("textbox").first().fill(LINK);
await page.waitForTimeout(500);
await shoot("2-typed");
await page.getByRole("link", { name: "Make it yours" }).click();
await page.waitForURL(/qr-generator/);
await proven();
await shoot("3-generator");
await step("Settings");
await page.locator("summary").filter({ hasText: "Style" }).click();
await page.waitForTimeout(1500);
await toTop("Presets");
await shoot("4-presets");
await group("Presets").getByRole("radio", { name: "Violet" }).check({ force: true });
await group("Corners of the background").getByRole("radio", { name: "Rounded" }).check({ force: true });
await proven();
await toTop("Presets");
await shoot("5-style");
await group("Frame").getByRole("radio", { name: "Speech bubble" }).check({ force: true });
await page.getByLabel("Frame text").fill("Scan for the menu");
await proven();
await shoot("6-frame");
await page.getByRole("radio", { name: "Millimeters" }).check({ force: true });
await toTop("Size");
await proven();
await shoot("7-paper");
await step("Download");
await proven();
await shoot("8-download");
await page.getByRole("button", { name: "Download PNG", exact: true }).click();
await page.waitForURL(/login/);
await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
await page.waitForURL(/signup/);
await page.getByLabel("First Name").fill("Ada");
await page.getByLabel("Last Name").fill("Lovelace");
await page.getByLabel("Email").fill("ada@cafe.example");
await page.getByLabel("Password", { exact: true }).fill("two sugars, please");
await page.getByLabel("Confirm Password").fill("two sugars, please");
await shoot("9-account");
await page.getByRole("button", { name: "Create account" }).click();
await page.waitForURL(/qr-generator/);
const saved = page.waitForResponse((response) => response.url().endsWith("/api/me/history"));
await page.getByRole("button", { name: "Download PNG", exact: true }).click();
await saved;
await opened("/customer/history");
await page.locator("main li img").first().waitFor();
await page.waitForTimeout(1500);
await shoot("10-history");
await browser.close();
