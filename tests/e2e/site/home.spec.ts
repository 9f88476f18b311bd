import { expect, test, type Page } from "@playwright/test";
import { openLive } from "../../support/browser/payload-page.ts";

const TOOLS = [
  ["QR Code Generator", "/qr-generator"],
  ["QR img Scanner", "/qr-code-scanner-from-image"],
  ["Barcode Generator", "/barcode-generator"],
  ["vCard Generator", "/vcard-generator"],
  ["WiFi QR Generator", "/wifi-generator"],
  ["Product Serial QR", "/product-serial-generator"],
  ["Digital Signature QR", "/digital-signature-generator"],
  ["Bulk Code Generator", "/bulk"],
] as const;
const main = (page: Page) => page.getByRole("main");

/**
 * Returns the distance in px from the sticky header, or else the top of the window, to a section's heading.
 */
const roomAbove = (page: Page, anchor: string) =>
  page.evaluate((id) => {
    const heading = document.querySelector(`#${id} h2`)?.getBoundingClientRect().top ?? Number.NaN;
    const header = document.querySelector("header");
    const covers = header && getComputedStyle(header).position === "sticky";
    return heading - (covers ? header.getBoundingClientRect().bottom : 0);
  }, anchor);

for (const anchor of ["how-to-use", "qr-types"]) {
  test(`/#${anchor} opens at its section, below the header, with the focus in it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/#${anchor}`, { waitUntil: "networkidle" });
    const section = page.locator(`#${anchor}`);
    await expect(section).toBeFocused();
    await expect(section.getByRole("heading", { level: 2 })).toBeInViewport();
    expect(await roomAbove(page, anchor)).toBeGreaterThanOrEqual(0);
  });

  test(`#${anchor} is reached from within the page as well`, { tag: "@once" }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/", { waitUntil: "networkidle" });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, anchor);
    await expect(page.locator(`#${anchor}`)).toBeFocused();
    expect(await roomAbove(page, anchor)).toBeGreaterThanOrEqual(0);
  });
}

test("the whole area of each card links to its tool", { tag: "@once" }, async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  for (const [title, path] of TOOLS) {
    const card = page.locator("#tools li").filter({ has: page.getByRole("heading", { name: title }) });
    const box = await card.boundingBox();
    await card.click({ position: { x: (box?.width ?? 0) - 12, y: 12 } });
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("Type anything")).toBeAttached();
  }
});

test("both calls to action link to their generators", { tag: "@once" }, async ({ page }) => {
  for (const [name, path] of [
    ["Create QR Code Now - Free Forever", "/qr-generator"],
    ["Generate vCard QR", "/vcard-generator"],
  ] as const) {
    await page.goto("/");
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
});

test("a content type opens the generator with its example", { tag: "@once" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Email address" }).click();
  await expect(page.getByLabel("Content", { exact: true })).toHaveValue(
    "mailto:ada@example.com?subject=Hello",
  );
});

// a phone has no Tab key
test(
  "by keyboard alone: type, see the code, open the generator with it",
  { tag: "@once" },
  async ({ page }) => {
    await openLive(page, "/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Type anything")).toBeFocused();
    await page.keyboard.type("keys only");
    await expect(page.getByRole("img", { name: "QR code with the content keys only" })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Make it yours" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/qr-generator#data=keys%20only$/);
  },
);

test("no code generation script loads before the visitor types", { tag: "@once" }, async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const before = scripts.length;
  expect(scripts.filter((path) => /encoder|samples|measured/.test(path))).toEqual([]);
  await page.getByLabel("Type anything").fill("now");
  await expect(page.getByRole("img", { name: "QR code with the content now" })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

/** What moved on its own while the page loaded: each element with its place before and after, px. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
        }
        new PerformanceObserver((list) => {
          resolve(
            (list.getEntries() as Shift[]).flatMap(({ sources }) =>
              sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${node?.nodeName} "${node?.textContent}": ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
              ),
            ),
          );
        }).observe({ type: "layout-shift", buffered: true });
        // without layout shifts, the observer is never called
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );

test("loading causes no layout shift, even if the font arrives late", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  let faces = 0;
  await page.route("**/*.woff2", async (route) => {
    faces += 1;
    // for the first 100 ms, the browser still exchanges a typeface with `font-display: optional`
    await page.waitForFunction(() => {
      const [live] = performance.getEntriesByName("live");
      return live !== undefined && performance.now() > live.startTime + 500;
    });
    await route.continue();
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(faces).toBeGreaterThan(0);
  expect(await shifts(page)).toEqual([]);
});

test(
  "on a small phone the input and the next step are visible without scrolling",
  { tag: "@phone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    for (const language of ["en", "de", "fr"]) {
      await openLive(page, `/?lang=${language}`);
      await expect(main(page).getByRole("textbox")).toBeInViewport({ ratio: 1 });
      await expect(main(page).getByRole("link").first()).toBeInViewport({ ratio: 1 });
    }
  },
);
