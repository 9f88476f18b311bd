import { expect, type Page } from "@playwright/test";
import { test } from "../../support/browser/announcements.ts";
import { openLive } from "../../support/browser/payload-page.ts";
import { readPictureIndependently } from "../../support/codes/independent-decoder.ts";

interface Shared {
  title: string | undefined;
  text: string | undefined;
  files: { name: string; type: string; bytes: number[] }[];
}

/**
 * Replaces the operating system's share sheet, which tests cannot control.
 * @param takesFiles false for a browser that shares only text
 * @param closed true if the user closes the sheet
 */
const stubSheet = (page: Page, sheet: { takesFiles: boolean; closed?: boolean }) =>
  page.addInitScript(({ takesFiles, closed }) => {
    const shared: Shared[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => takesFiles,
      share: async ({ title, text, files = [] }: ShareData) => {
        if (closed) throw new DOMException("The sheet was closed", "AbortError");
        const read = files.map(async (file) => ({
          name: file.name,
          type: file.type,
          bytes: Array.from(new Uint8Array(await file.arrayBuffer())),
        }));
        shared.push({ title, text, files: await Promise.all(read) });
      },
    });
  }, sheet);

const sharedFrom = (page: Page) => page.evaluate(() => (window as unknown as { shared: Shared[] }).shared);
const share = (page: Page) => page.getByRole("button", { name: "Share", exact: true });
const proven = (page: Page) => expect(page.getByText(/^Tested with two independent scanners/)).toBeVisible();
const CONTENT = "https://example.com/menu?table=7";
const QR_PAGE = `/qr-generator?data=${encodeURIComponent(CONTENT)}#download`;

test("Share passes the verified PNG, which an independent reader reads", async ({ page }) => {
  await stubSheet(page, { takesFiles: true });
  await openLive(page, QR_PAGE);
  await proven(page);
  await share(page).click();
  await expect.poll(async () => (await sharedFrom(page)).length).toBe(1);
  const [{ title, text, files } = { files: [] } as Partial<Shared>] = await sharedFrom(page);
  expect({ title, text }).toEqual({ title: "QR Code Generator", text: undefined });
  expect(files).toMatchObject([{ name: expect.stringMatching(/^qr-code-\d+\.png$/), type: "image/png" }]);
  expect(await readPictureIndependently(Uint8Array.from(files?.[0]?.bytes ?? []))).toEqual([CONTENT]);

  await openLive(page, "/wifi-generator");
  await page.getByLabel("Network name (SSID)").fill("Garden");
  await page.getByLabel("Password", { exact: true }).fill("tomatoes-2026");
  await proven(page);
  await share(page).click();
  await expect.poll(async () => (await sharedFrom(page)).length).toBe(1);
  const [network] = await sharedFrom(page);
  expect(await readPictureIndependently(Uint8Array.from(network?.files[0]?.bytes ?? []))).toEqual([
    "WIFI:T:WPA;S:Garden;P:tomatoes-2026;;",
  ]);
});

test("Share passes the content as text if the browser cannot share files", async ({ page }) => {
  await stubSheet(page, { takesFiles: false });
  await openLive(page, QR_PAGE);
  await proven(page);
  await share(page).click();
  await expect.poll(() => sharedFrom(page)).toMatchObject([{ text: CONTENT, files: [] }]);
});

test("a canceled share shows no error", async ({ page }) => {
  await stubSheet(page, { takesFiles: true, closed: true });
  await openLive(page, QR_PAGE);
  await proven(page);
  await share(page).click();
  await expect(share(page)).toBeEnabled();
  await expect(page.getByText("Failed to share")).toBeHidden();
  expect(await sharedFrom(page)).toEqual([]);
});

test(
  "a button that asks for confirmation has room for its longer text",
  { tag: "@phone" },
  async ({ page }) => {
    await openLive(page, "/wifi-generator?lang=fr");
    await page.getByLabel("Nom du réseau (SSID)").fill("Net");
    await page.getByLabel("Mot de passe", { exact: true }).fill("short");
    await page.getByRole("button", { name: "Copier", exact: true }).click();
    const asking = page.getByRole("button", { name: "Copier en PNG quand même" });
    await expect(asking).toBeVisible();
    expect(await asking.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
  },
);
