import { expect, test } from "@playwright/test";
import sharp from "sharp";
import {
  accessibilityFaults,
  expectAccessibleInBothThemes,
  newCustomer,
  openLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";

/** A blue square as PNG. */
const picture = (alpha: number): Promise<Buffer> =>
  sharp({ create: { width: 32, height: 32, channels: 4, background: { r: 0, g: 0, b: 90, alpha } } })
    .png()
    .toBuffer();

const PAGES = ["/", "/qr-generator", "/barcode-generator", "/login", "/signup", "/no-such-page"];

for (const path of PAGES) {
  test(`${path}: accessible in both themes, without errors, requests to other hosts, or horizontal overflow`, async ({
    page,
  }) => {
    const wrong = watchPage(page);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "networkidle" });
    await expectAccessibleInBothThemes(page);
    await expect.poll(() => overflow(page), "px wider than the screen").toBeLessThanOrEqual(0);
    const expected = path === "/no-such-page" ? [expect.stringContaining("404")] : [];
    expect(wrong).toEqual(expected);
  });
}

test("each step of both generators is accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/qr-generator", "/barcode-generator"]) {
    await openLive(page, path);
    for (const step of ["Generate", "Download"]) {
      await page.getByRole("navigation", { name: "Steps" }).getByRole("button", { name: step }).click();
      expect(await accessibilityFaults(page), `${path} ${step}`).toEqual([]);
    }
  }
});

test(
  "the generators show their headings without JavaScript",
  { tag: "@once" },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    for (const [path, heading] of [
      ["/qr-generator", "QR Code Generator"],
      ["/barcode-generator", "Barcode Generator"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    }
    await context.close();
  },
);

test("the data parameter fills the content and opens step 2", { tag: "@once" }, async ({ page }) => {
  await page.goto(`/qr-generator?data=${encodeURIComponent("mailto:ada@example.com")}`);
  await expect(page.getByLabel("Content", { exact: true })).toHaveValue("mailto:ada@example.com");
  await expect(page.getByRole("main").locator("form").getByText("Email", { exact: true })).toBeVisible();
});

// a phone has no Tab key
test("a code is made by keyboard alone, up to the download", { tag: "@once" }, async ({ page }) => {
  await openLive(page, "/qr-generator");
  const focused = (name: string | RegExp) => page.getByRole("button", { name }).and(page.locator(":focus"));
  const tabTo = async (name: string | RegExp) => {
    for (let presses = 0; presses < 40 && (await focused(name).count()) === 0; presses++) {
      await page.keyboard.press("Tab");
    }
    await expect(focused(name)).toBeVisible();
  };
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(/^QR color/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(focused(/^QR color/)).toBeVisible();
  await tabTo("Next");
  await page.keyboard.press("Enter");
  const content = page.getByLabel("Content", { exact: true });
  for (
    let presses = 0;
    presses < 10 && !(await content.evaluate((field) => field === document.activeElement));
    presses++
  ) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Control+A");
  await page.keyboard.type("tel:+15551234567");
  await expect(page.getByRole("main").getByText("Phone", { exact: true })).toBeVisible();
  await tabTo("Generate & Download QR Code");
  await page.keyboard.press("Enter");
  // the step takes the focus once it is there, also from a button that was reached before
  await expect(page.getByRole("heading", { name: "Download", level: 2 })).toBeFocused();
  await tabTo("Download PNG");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
});

test(
  "invalid input shows an error where it was entered, and nothing typed is lost",
  { tag: "@once" },
  async ({ page }) => {
    await openLive(page, "/qr-generator");
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("not a picture") });
    await expect(page.getByText(/Please select a valid image file\. Accepted types: /)).toBeVisible();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
    await expect(page.getByText("File size should be less than 2MB")).toBeVisible();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "clear.png", mimeType: "image/png", buffer: await picture(0) });
    await expect(page.getByText(/^This picture is fully transparent/)).toBeVisible();
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "blue.png", mimeType: "image/png", buffer: await picture(1) });
    await page.getByRole("button", { name: "Remove logo" }).click();
    await expect(page.getByText("Upload logo", { exact: true })).toBeFocused();
    await page.getByRole("button", { name: "Next" }).click();
    const content = page.getByLabel("Content", { exact: true });
    await content.fill("x".repeat(3000));
    await expect(page.getByText(/[\d,]+ bytes more than a QR code can hold/).first()).toBeVisible();
    await expect(content).toHaveValue("x".repeat(3000));
    await content.fill("  ");
    await expect(page.getByRole("button", { name: "Generate & Download QR Code" })).toBeDisabled();
    await expect(page.getByText("Enter data to see QR code preview")).toBeVisible();
  },
);

test(
  "on a screen of 360 px the color popups stay inside, and button texts keep their padding",
  { tag: "@once" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLive(page, "/qr-generator");
    for (const name of [/^QR color/, /^Background color/]) {
      await page.getByRole("button", { name }).click();
      const box = await page.getByRole("dialog").boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    }
    await page.goto("/qr-generator#download");
    const room = await page.getByRole("button", { name: "Download PDF" }).evaluate((button) => {
      const icon = button.querySelector("svg")?.getBoundingClientRect();
      return (icon?.left ?? 0) - button.getBoundingClientRect().left;
    });
    expect(room, "px between the button's border and its icon").toBeGreaterThanOrEqual(8);
  },
);

test("on a phone the preview never covers the focus", { tag: "@once" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  for (const path of ["/qr-generator", "/barcode-generator"]) {
    await openLive(page, path);
    await page.getByRole("button", { name: "Next" }).focus();
    for (let presses = 0; presses < 16; presses++) {
      await page.keyboard.press("Shift+Tab");
      const hidden = await page.evaluate(() => {
        const preview = document.querySelector("section[aria-label=Preview]");
        const focused = document.activeElement;
        if (!preview || !focused?.closest("#step-panel")) return 0;
        return preview.getBoundingClientRect().bottom - focused.getBoundingClientRect().top;
      });
      expect(hidden, `px of the control behind the preview, ${path}`).toBeLessThanOrEqual(0);
    }
  }
});

test("the download step works offline", { tag: "@once" }, async ({ page, context }, info) => {
  await newCustomer(page, info);
  await page.goto("/qr-generator#download", { waitUntil: "networkidle" });
  await expect(page.getByText("Scans", { exact: true })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  for (const kind of ["PNG", "PDF", "SVG"]) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: `Download ${kind}` }).click();
    expect((await download).suggestedFilename()).toMatch(/^qr-code-\d+/);
  }
});

/** Whether a tap on the element's center reaches the element. */
const isReached = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

test(
  "on a small phone a new step opens below the preview, with its button in reach",
  { tag: "@phone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await openLive(page, "/barcode-generator");
    await page.getByText("UPC-A", { exact: true }).click();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("Content", { exact: true }).fill("123456789013");
    await page.getByRole("button", { name: "Use CODE128 instead" }).first().click();
    await expect(page.getByRole("status").filter({ hasText: "Scans" })).toBeVisible();
    await page.getByRole("button", { name: "Generate & Download Barcode" }).click();
    const heading = page.getByRole("heading", { name: "Download", exact: true });
    await expect(heading).toBeVisible();
    await expect.poll(() => heading.evaluate(isReached)).toBe(true);
    await expect
      .poll(() => page.getByRole("button", { name: "Download PNG" }).evaluate(isReached))
      .toBe(true);
  },
);
