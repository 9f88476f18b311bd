import { writeFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { readFileIndependently } from "../../support/codes/independent-decoder.ts";
import {
  accessibilityFaults,
  behindPreview,
  clipboardPicture,
  downloaded,
  expectAccessible,
  expectAccessibleInBothThemes,
  newCustomer,
  openLive,
  signUp,
  tabTo,
  watchPage,
} from "../../support/browser/payload-page.ts";

const ssid = (page: Page) => page.getByLabel("Network name (SSID)");
const password = (page: Page) => page.getByLabel("Password", { exact: true });
const download = (page: Page) => page.getByRole("button", { name: "Download PNG" });

const NETWORKS = [
  {
    fill: { ssid: "a;b,c:d\\e", password: '"quo;te",:\\' },
    content: 'WIFI:T:WPA;S:a\\;b\\,c\\:d\\\\e;P:\\"quo\\;te\\"\\,\\:\\\\;;',
  },
  {
    fill: { ssid: "Café Größe ☕", password: "passwords" },
    content: "WIFI:T:WPA;S:Café Größe ☕;P:passwords;;",
  },
  { fill: { ssid: "漢字ネット", password: "12345678" }, content: "WIFI:T:WPA;S:漢字ネット;P:12345678;;" },
  { fill: { ssid: " Net ", password: " 8 chars " }, content: "WIFI:T:WPA;S: Net ;P: 8 chars ;;" },
  { fill: { ssid: "CAFE", password: "abcde" }, security: "WEP", content: 'WIFI:T:WEP;S:"CAFE";P:abcde;;' },
  { fill: { ssid: "Open" }, security: "None", content: "WIFI:T:nopass;S:Open;;" },
  {
    fill: { ssid: "Shy", password: "secret-123" },
    hidden: true,
    content: "WIFI:T:WPA;S:Shy;P:secret-123;H:true;;",
  },
];

test(
  "a visitor signs up on the way, keeps the form, and every network code has the typed content",
  { tag: "@once" },
  async ({ page, context }, info) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const wrong = watchPage(page);
    const sent: string[] = [];
    page.on("request", (request) => void sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await page.goto("/wifi-generator");
    await ssid(page).fill("Home; sweet");
    await password(page).fill("s3cret:pass");
    await expect(page.getByText(/^Tested with two independent scanners/)).toBeVisible();
    await download(page).click();
    await expectAnnounced(page, "Please login to download QR codes");
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
    await signUp(page, info);
    await expect(page).toHaveURL(/\/wifi-generator$/);
    await expect(ssid(page)).toHaveValue("Home; sweet");
    await expect(password(page)).toHaveValue("s3cret:pass");
    expect(sent.filter((request) => request.includes("s3cret"))).toEqual([]);

    for (const { fill, security = "WPA", hidden = false, content } of NETWORKS) {
      await ssid(page).fill(fill.ssid);
      await page.getByText(security, { exact: true }).click();
      if (fill.password !== undefined) await password(page).fill(fill.password);
      await page.getByLabel("Hidden network").setChecked(hidden);
      const png = await downloaded(page, info, () => download(page).click());
      expect(png.name).toMatch(/^wifi-.*-qr\.png$/);
      expect(await readFileIndependently(png.path), png.name).toEqual([content]);
    }
    await expectAnnounced(page, "WiFi QR code downloaded successfully!");

    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(page.getByText("The code was copied as a PNG image.")).toBeVisible();
    const copy = info.outputPath("clipboard.png");
    await writeFile(copy, await clipboardPicture(page));
    expect(await readFileIndependently(copy)).toEqual([NETWORKS.at(-1)?.content]);

    await page.goto("/customer/history");
    await expect(page.getByRole("region", { name: "QR History" }).getByRole("listitem")).toHaveCount(
      NETWORKS.length,
    );
    expect(wrong).toEqual([]);
  },
);

test("a network code is made by keyboard alone, and the preview never covers the focus", async ({
  page,
}, info) => {
  await newCustomer(page, info);
  await openLive(page, "/wifi-generator");
  await tabTo(page, ssid(page));
  await page.keyboard.type("Net");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("radio", { name: "WPA" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "WEP" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(password(page)).toBeFocused();
  await page.keyboard.type("abcde");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(password(page)).toHaveAttribute("type", "text");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByLabel("Hidden network")).toBeChecked();
  expect(await behindPreview(page)).toBeLessThanOrEqual(0);
  await tabTo(page, download(page));
  expect(await behindPreview(page)).toBeLessThanOrEqual(0);
  const png = await downloaded(page, info, () => page.keyboard.press("Enter"));
  expect(await readFileIndependently(png.path)).toEqual(["WIFI:T:WEP;S:Net;P:abcde;H:true;;"]);
});

test(
  "missing and invalid names and passwords show errors at their fields",
  { tag: "@once" },
  async ({ page }) => {
    await openLive(page, "/wifi-generator");
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect(ssid(page)).toBeFocused();
    await expect(ssid(page)).toHaveAccessibleDescription("Enter the name of the network (SSID)");
    await ssid(page).fill("漢".repeat(11));
    await expect(ssid(page)).toHaveAccessibleDescription("A network name has at most 32 bytes");
    await ssid(page).fill("Net");
    await expect(password(page)).toHaveAccessibleDescription(/^A WPA network needs its password in the code/);
    await password(page).fill("short");
    await page.keyboard.press("Tab");
    await expect(password(page)).toHaveAccessibleDescription(/^A WPA password has 8 to 63 characters/);
    await expect(page.getByText("Phones cannot use it", { exact: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

test(
  "Share passes the picture, ignores a cancellation, and reports a failure",
  { tag: "@once" },
  async ({ page }, info) => {
    // replaces the system's share sheet, which tests cannot control
    await page.addInitScript(() => {
      const answers = [null, "AbortError", "NotAllowedError"];
      Object.assign(navigator, {
        canShare: () => true,
        share: async ({ files }: ShareData) => {
          const answer = answers.shift();
          if (answer) throw new DOMException("", answer);
          const [file] = files ?? [];
          const bytes = Array.from(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0)));
          Object.assign(window, { shared: { name: file?.name, bytes } });
        },
      });
    });
    await openLive(page, "/wifi-generator");
    await ssid(page).fill("Net");
    await page.getByText("None", { exact: true }).click();
    const share = page.getByRole("button", { name: "Share", exact: true });
    await share.click();
    const shared = await page.waitForFunction(
      () => (window as { shared?: { name: string; bytes: number[] } }).shared,
    );
    const { name, bytes } = (await shared.jsonValue())!;
    expect(name).toBe("wifi-Net-qr.png");
    await writeFile(info.outputPath(name), Buffer.from(bytes));
    expect(await readFileIndependently(info.outputPath(name))).toEqual(["WIFI:T:nopass;S:Net;;"]);
    await expect(share).not.toHaveAttribute("aria-disabled");
    await share.click();
    await expect(share).not.toHaveAttribute("aria-disabled");
    await expect(page.getByText("Failed to share")).toBeHidden();
    await share.click();
    await expectAnnounced(page, "Failed to share");
  },
);

test("the buttons stay in place when the code appears", async ({ page }) => {
  await openLive(page, "/wifi-generator");
  await password(page).fill("secret-123");
  const before = await download(page).boundingBox();
  await ssid(page).fill("Net");
  await expect(page.getByText("Scans", { exact: true })).toBeVisible();
  expect((await download(page).boundingBox())?.y).toBe(before?.y);
});

test("a refused clipboard is reported", { tag: "@once" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, {
      write: () => Promise.reject(new DOMException("", "NotAllowedError")),
    });
  });
  await openLive(page, "/wifi-generator");
  await ssid(page).fill("Net");
  await password(page).fill("secret-123");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expectAnnounced(page, "Failed to copy to clipboard");
});

test(
  "the printed page is a card with the network's name and a code that scans",
  { tag: "@once" },
  async ({ page }, info) => {
    await openLive(page, "/wifi-generator");
    await ssid(page).fill("Café; Gäste");
    await password(page).fill("secret-123");
    await expect(page.getByText("Scans", { exact: true })).toBeVisible();
    const paper = info.outputPath("card.pdf");
    await page.pdf({ path: paper, format: "A4", printBackground: true });
    expect(await readFileIndependently(paper)).toEqual(["WIFI:T:WPA;S:Café\\; Gäste;P:secret-123;;"]);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".print-sheet").getByText("Café; Gäste")).toBeVisible();
    await expect(page.getByText("secret-123").locator("visible=true")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  },
);

test(
  "the page is accessible in both themes and fits a screen of 360 px, empty and filled in",
  { tag: "@once" },
  async ({ page }) => {
    await expectAccessible(page, "/wifi-generator", async () => {
      await ssid(page).fill("Net");
      await password(page).fill("secret-123");
      await expect(page.getByText("Scans", { exact: true })).toBeVisible();
      await page.getByRole("button", { name: "Other formats" }).click();
      await expectAccessibleInBothThemes(page, "with the menu open");
      await page.keyboard.press("ArrowUp");
      await expect(page.getByRole("menuitem", { name: "Copy SVG" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Other formats" })).toBeFocused();
    });
  },
);
