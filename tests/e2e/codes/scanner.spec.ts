import { writeFile } from "node:fs/promises";
import { chromium, expect, type Browser, type Page, type TestInfo } from "@playwright/test";
import sharp from "sharp";
import { wifiContent } from "../../../core/codes/payloads/wifi.ts";
import { expectAnnounced, keepAnnouncements, test } from "../../support/browser/announcements.ts";
import { blankPng } from "../../support/files/blank-png.ts";
import { bmpFile } from "../../support/files/bmp-file.ts";
import { chromiumLaunch } from "../../support/browser/chromium.ts";
import { accessibilityFaults, colorFaults, openLive, overflow } from "../../support/browser/payload-page.ts";
import {
  animatedGif,
  asPng,
  barcodePicture,
  qrPicture,
  severalCodes,
  stillVideo,
  type TestFile,
} from "../../support/browser/scanner-pictures.ts";
import { isVisit } from "../../support/browser/visit-request.ts";

const PATH = "/qr-code-scanner-from-image";
const LINK = "https://quietzone.example/menu?table=7";
const WIFI = wifiContent({ ssid: "Café Quiet", password: "a;b:c", security: "WPA", hidden: true });
const NOT_FOUND = "No QR code found in the image. Please try with a clearer image.";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const cards = (page: Page) => page.locator("[data-code]");
const contents = (page: Page) =>
  cards(page)
    .getByLabel("Content")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
const choose = (page: Page, files: TestFile | TestFile[]) =>
  page.locator("input[type=file]").setInputFiles(files);

/** Collects errors, requests to other hosts, and sent data. Pages may only request files. */
function watch(page: Page): string[] {
  const wrong: string[] = [];
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  page.on("pageerror", (error) => wrong.push(error.message));
  page.context().on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") wrong.push(request.url());
    const isSession = new URL(request.url()).pathname.startsWith("/auth/v1/");
    if (!isSession && !isVisit(request) && (request.method() !== "GET" || request.postData() !== null))
      wrong.push(`${request.method()} ${request.url()}`);
  });
  return wrong;
}

async function open(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLive(page, PATH);
}

/** Drops files on an element, as a file manager would. */
async function drop(page: Page, place: string, files: TestFile[]): Promise<void> {
  const data = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString("base64"),
  }));
  const transfer = await page.evaluateHandle((given) => {
    const carried = new DataTransfer();
    for (const { name, mimeType, bytes } of given) {
      const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      carried.items.add(new File([content], name, { type: mimeType }));
    }
    return carried;
  }, data);
  for (const type of ["dragenter", "dragover", "drop"])
    await page.dispatchEvent(place, type, { dataTransfer: transfer });
}

async function isAccessible(page: Page, state: string): Promise<void> {
  for (const [theme, judge] of [
    ["dark", accessibilityFaults],
    ["light", colorFaults],
  ] as const) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    expect(await judge(page), `${state}, ${theme}`).toEqual([]);
  }
  await expect.poll(() => overflow(page), "px wider than the screen").toBeLessThanOrEqual(0);
}

test("hydration causes no layout shift on a narrow phone @once", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1200 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page);
  await expect(page.getByRole("button", { name: "Paste" })).toBeVisible();
  const total = await page.evaluate(async () => {
    // layout shifts are reported with the next frame
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0);
  });
  expect(total).toBeLessThan(0.01);
});

test("a dropped picture with several codes lists, marks and explains each one", async ({ page, context }) => {
  const wrong = watch(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  await expect(heading(page, "No QR code scanned yet")).toBeVisible();
  await isAccessible(page, "empty");
  const picture = await severalCodes([
    qrPicture(LINK),
    qrPicture(WIFI),
    barcodePicture("EAN13", "4006381333931"),
  ]);
  await drop(page, "footer", [await asPng("shelf.png", picture)]);
  await expect(heading(page, "QR Code Found!")).toBeVisible();
  await expectAnnounced(page, "QR code scanned successfully!");
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByText("3 codes in this picture").first()).toBeVisible();
  await expect(page.getByText("shelf.png")).toBeVisible();
  await expect(page.getByText(/^0\.\d\d MB$/)).toBeVisible();
  await expect.poll(() => contents(page)).toEqual([LINK, WIFI, "4006381333931"]);

  const [link, wifi, bars] = [cards(page).nth(0), cards(page).nth(1), cards(page).nth(2)];
  await expect(link).toContainText("QR Code");
  await expect(link.getByText("quietzone.example", { exact: true })).toBeVisible();
  await expect(link.getByRole("link", { name: "Open Link" })).toHaveAttribute("href", LINK);
  await expect(link.getByRole("link", { name: "Open Link" })).toHaveAttribute("rel", "noopener noreferrer");
  await expect(wifi).toContainText("Café Quiet");
  await expect(wifi).toContainText("a;b:c");
  await expect(bars).toContainText("EAN13");

  // the numbers in the picture move focus to the cards
  await page.getByRole("button", { name: /^Code 2: WIFI/ }).click();
  await expect(wifi.getByRole("heading")).toBeFocused();
  await isAccessible(page, "found");

  await wifi.getByRole("button", { name: "Copy Content" }).click();
  await expectAnnounced(page, "Copied to clipboard!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(WIFI);

  const addresses: string[] = [];
  context.on("request", (request) => addresses.push(request.url()));
  const [generator] = await Promise.all([
    context.waitForEvent("page"),
    link.getByRole("link", { name: "Generate QR" }).click(),
  ]);
  await expect(generator.getByLabel("Content", { exact: true })).toHaveValue(LINK);
  await generator.close();
  // scanned content stays on the device
  expect(addresses).toContain(new URL("/qr-generator", page.url()).href);
  expect(addresses.filter((address) => decodeURIComponent(address).includes(LINK))).toEqual([]);

  await bars.getByRole("link", { name: "Make This Barcode" }).click();
  await expect(page).toHaveURL(/\/barcode-generator#format=EAN13&data=4006381333931/);
  // the address changes before the page does
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Barcode Generator");
  await expect(heading(page, "Barcode Generator")).toBeVisible();
  await expect(page.getByLabel("Content", { exact: true })).toHaveValue("4006381333931");
  expect(wrong).toEqual([]);
});

test(
  "choosing, copying, rescanning and removing work by keyboard alone",
  { tag: "@once" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page);
    const focused = (role: "button" | "link", name: string) =>
      page.getByRole(role, { name }).and(page.locator(":focus"));
    const tabTo = async (name: string, key = "Tab") => {
      for (let presses = 0; presses < 60 && (await focused("button", name).count()) === 0; presses++)
        await page.keyboard.press(key);
      await expect(focused("button", name)).toBeVisible();
    };
    await page.locator("h1").evaluate((title) => {
      title.tabIndex = -1;
      title.focus();
    });
    // start listening early: the browser must be notified before the key is pressed
    const chooser = page.waitForEvent("filechooser");
    await tabTo("Choose Image");
    await page.keyboard.press("Enter");
    await (await chooser).setFiles(await asPng("link.png", qrPicture(LINK)));
    await expect(heading(page, "QR Code Found!")).toBeVisible();
    await expect(focused("button", "Choose Image")).toBeVisible();
    await tabTo("Copy Content");
    await page.keyboard.press("Enter");
    await expectAnnounced(page, "Copied to clipboard!");
    await tabTo("Scan Again", "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(heading(page, "QR Code Found!")).toBeVisible();
    await tabTo("Reset");
    await page.keyboard.press("Enter");
    await expect(heading(page, "No QR code scanned yet")).toBeVisible();
    await expect(focused("button", "Choose Image")).toBeVisible();
  },
);

test(
  "a picture is pasted by keyboard and by button, and a clipboard without one shows a message",
  { tag: "@once" },
  async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page);
    await page.evaluate(() => navigator.clipboard.writeText("only text"));
    await page.getByRole("button", { name: "Paste" }).click();
    await expect(page.getByText("There is no image on the clipboard: copy one first.")).toBeVisible();
    const png = (await qrPicture("tel:+15551234567").png().toBuffer()).toString("base64");
    await page.evaluate(async (bytes) => {
      const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
      await navigator.clipboard.write([
        new ClipboardItem({ "image/png": new Blob([content], { type: "image/png" }) }),
      ]);
    }, png);
    await page.keyboard.press("Control+V");
    await expect(heading(page, "QR Code Found!")).toBeVisible();
    await expect.poll(() => contents(page)).toEqual(["tel:+15551234567"]);
    await page.getByRole("button", { name: "Reset" }).click();
    await page.getByRole("button", { name: "Paste" }).click();
    await expect(heading(page, "QR Code Found!")).toBeVisible();
    await context.clearPermissions();
    await page.getByRole("button", { name: "Paste" }).click();
    await expect(
      page.getByText(/^The browser does not let this page read the clipboard\. Press Ctrl\+V/),
    ).toBeVisible();
  },
);

test(
  "every barcode format of the generator is read and can be made again",
  { tag: "@once" },
  async ({ page }) => {
    await open(page);
    const formats = [
      ["CODE128", "QZ-2048-0815", "CODE128"],
      ["CODE39", "HELLO123", "CODE39"],
      ["EAN13", "4006381333931", "EAN13"],
      ["EAN8", "12345670", "EAN8"],
      ["UPC", "036000291452", "UPC-A"],
      ["ITF", "12345678901231", "ITF-14"],
      ["MSI", "123456", "MSI"],
      ["pharmacode", "131070", "pharmacode"],
    ] as const;
    for (const [format, content, name] of formats) {
      await choose(page, await asPng(`${format}.png`, barcodePicture(format, content)));
      await expect(page.getByText(`${format}.png`)).toBeVisible();
      await expect(heading(page, "Barcode Found!"), format).toBeVisible();
      await expect.poll(() => contents(page)).toEqual([content]);
      await expect(cards(page).getByText(name, { exact: true })).toBeVisible();
      await expect(cards(page).getByRole("link", { name: "Make This Barcode" })).toBeVisible();
    }
  },
);

test("several files are scanned in turn, and each shows its result", { tag: "@once" }, async ({ page }) => {
  await open(page);
  await choose(page, [
    { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture at all") },
    await asPng("link.png", qrPicture(LINK)),
    await asPng("wifi.png", qrPicture(WIFI)),
  ]);
  const strip = page.getByRole("list", { name: "Pictures" });
  await expect(strip.getByRole("button", { name: "notes.png: not scanned" })).toBeVisible();
  await expect(strip.getByRole("button", { name: "wifi.png: 1 code" })).toBeVisible();
  // the first picture with a code is shown
  await expect(strip.getByRole("button", { name: "link.png: 1 code" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await strip.getByRole("button", { name: /^wifi/ }).click();
  await expect.poll(() => contents(page)).toEqual([WIFI]);
  await expect(page.getByText("1 code in this picture · 2 codes in 3 pictures")).toBeVisible();
  await isAccessible(page, "several pictures");
  await strip.getByRole("button", { name: /^notes/ }).click();
  await expect(page.getByText("Please select a valid image file (JPG, PNG, GIF, BMP, WebP)")).toBeVisible();
});

test("unusable files are rejected with advice", { tag: "@once" }, async ({ page }) => {
  await open(page);
  const whole = await asPng("cut.png", qrPicture(LINK));
  const cases: [TestFile, string | RegExp][] = [
    [
      { name: "empty.png", mimeType: "image/png", buffer: Buffer.alloc(0) },
      "This file is empty: choose another one",
    ],
    [
      { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("not a picture") },
      "Please select a valid image file (JPG, PNG, GIF, BMP, WebP)",
    ],
    [
      {
        name: "large.jpg",
        mimeType: "image/jpeg",
        buffer: Buffer.alloc(10 * 1024 * 1024 + 1, "\u00ff\u00d8\u00ff", "latin1"),
      },
      "File size must be less than 10MB",
    ],
    [
      { name: "huge.png", mimeType: "image/png", buffer: blankPng(10_000) },
      /^This picture has 100 million pixels/,
    ],
    [{ ...whole, buffer: whole.buffer.subarray(0, 60) }, /^The picture cannot be read/],
  ];
  for (const [file, sentence] of cases) {
    await choose(page, file);
    await expect(page.getByRole("alert").getByText(sentence)).toBeVisible();
  }
  await isAccessible(page, "refused");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(heading(page, "No QR code scanned yet")).toBeVisible();
});

test("rotated, animated, BMP and empty pictures are handled", { tag: "@once" }, async ({ page }) => {
  await open(page);
  const upright = await severalCodes([qrPicture(LINK), barcodePicture("CODE128", "UP")]);
  const { width, height } = await sharp(await upright.png().toBuffer()).metadata();
  const turned = await sharp(await upright.png().toBuffer())
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await choose(page, { name: "phone.jpg", mimeType: "image/jpeg", buffer: turned });
  await expect(heading(page, "QR Code Found!")).toBeVisible();
  // the size respects the EXIF orientation
  await expect(page.getByText(`${width} × ${height} px`)).toBeVisible();
  await expect(cards(page)).toHaveCount(2);

  await choose(page, await animatedGif("moving.gif", qrPicture("from the first frame")));
  await expect(page.getByText("moving.gif")).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect.poll(() => contents(page)).toEqual(["from the first frame"]);

  const { data, info } = await qrPicture("a bitmap").raw().toBuffer({ resolveWithObject: true });
  const bitmap = bmpFile(info.width, info.height, new Uint8ClampedArray(data));
  await choose(page, { name: "old.bmp", mimeType: "image/bmp", buffer: Buffer.from(bitmap) });
  await expect(page.getByText("old.bmp")).toBeVisible();
  await expect.poll(() => contents(page)).toEqual(["a bitmap"]);

  const meadow = sharp({ create: { width: 80, height: 60, channels: 3, background: "#77aa66" } });
  await choose(page, await asPng("meadow.png", meadow));
  await expect(page.getByRole("alert").getByText(NOT_FOUND)).toBeVisible();
  await expect(page.getByText(/^There seems to be no code in this picture/)).toBeVisible();
  await isAccessible(page, "nothing found");
});

test(
  "a link shows its real destination, and only web addresses become links",
  { tag: "@once" },
  async ({ page }) => {
    await open(page);
    await choose(page, await asPng("trick.png", qrPicture("http://bank.com@p\u0430ypal.com/login")));
    const card = cards(page);
    await expect(card.getByText("p\u0430ypal.com", { exact: true })).toBeVisible();
    await expect(card).toContainText("xn--pypal-4ve.com");
    await expect(card).toContainText("The part before the @ says nothing about where this link leads");
    await expect(card).toContainText("This is not paypal.com");
    await expect(card).toContainText("Not encrypted");
    await expect(card.getByRole("link", { name: "Open Anyway" })).toBeVisible();
    await isAccessible(page, "a trick");
    for (const text of ["javascript:alert(1)", "data:text/html,<b>x</b>", "intent://x#Intent;end"]) {
      await choose(page, await asPng("script.png", qrPicture(text)));
      await expect.poll(() => contents(page)).toEqual([text]);
      await expect(card).toContainText("This is not a web address");
      await expect(card.getByRole("link", { name: /Open/ })).toHaveCount(0);
    }
  },
);

test(
  "a signature code links to its verification without sending its content to the server",
  { tag: "@once" },
  async ({ page }) => {
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await open(page);
    const text = JSON.stringify({
      type: "DIGITAL_SIGNATURE",
      version: "1.0",
      documentTitle: "Lease",
      signerName: "Ada",
    });
    await choose(page, await asPng("signature.png", qrPicture(text)));
    await expect(cards(page)).toContainText("Digital signature");
    await expect(cards(page)).toContainText("Lease");
    await cards(page).getByRole("link", { name: "Verify Signature" }).click();
    await expect(page).toHaveURL(/\/verify#/);
    await expect(page.getByRole("main").getByText("Lease").first()).toBeVisible();
    expect(addresses.filter((address) => /Lease|SIGNATURE/.test(decodeURIComponent(address)))).toEqual([]);
  },
);

test(
  "the small reader works while the large one loads, and a scan can be stopped",
  { tag: "@once" },
  async ({ page, context }) => {
    const held: (() => void)[] = [];
    await context.route("**/*.wasm", async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await open(page);
    const picture = await severalCodes([qrPicture(LINK), barcodePicture("EAN13", "4006381333931")]);
    await choose(page, await asPng("both.png", picture));
    await expect(page.getByText("Looking for more codes…")).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await choose(page, await asPng("bars.png", barcodePicture("EAN13", "4006381333931")));
    await expect(page.getByText("Loading the barcode reader…")).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(heading(page, "The scan was stopped.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Choose Image" })).toBeFocused();
    await page.getByRole("button", { name: "Scan Again" }).click();
    await expect(page.getByText("Loading the barcode reader…")).toBeVisible();
    for (const release of held) release();
    await expect(heading(page, "Barcode Found!")).toBeVisible();
  },
);

test("a loaded page scans while offline", { tag: "@once" }, async ({ page, context }) => {
  const wasm = page.context().waitForEvent("requestfinished", (request) => request.url().endsWith(".wasm"));
  await open(page);
  await wasm;
  await context.setOffline(true);
  await choose(page, await asPng("bars.png", barcodePicture("EAN13", "4006381333931")));
  await expect(heading(page, "Barcode Found!")).toBeVisible();
  await expectAnnounced(page, "Barcode scanned successfully!");
});

/** Opens a page in a new browser whose camera shows this video, or that has no camera if null. */
async function withCamera(
  info: TestInfo,
  baseURL: string | undefined,
  { shows, permissions }: { shows: Buffer | null; permissions: string[] },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const { executablePath, args } = await chromiumLaunch({ whole: true });
  const file = info.outputPath("camera.y4m");
  if (shows) await writeFile(file, shows);
  const fake = ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${file}`];
  const browser: Browser = await chromium.launch({
    executablePath,
    args: shows ? [...args, ...fake] : args,
  });
  const { viewport = null, isMobile = false, hasTouch = false } = info.project.use;
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    viewport,
    isMobile,
    hasTouch,
    permissions,
  });
  await keepAnnouncements(context);
  try {
    await use(await context.newPage());
  } finally {
    await browser.close();
  }
}
const start = async (page: Page) => {
  await open(page);
  await page.getByRole("button", { name: "Use Camera" }).click();
};

test(
  "a code held into the frame stops the camera and is shown with the picture",
  { tag: "@once" },
  async ({ baseURL }, info) => {
    const shows = await stillVideo(qrPicture(LINK, 280));
    await withCamera(info, baseURL, { shows, permissions: ["camera"] }, async (page) => {
      const wrong = watch(page);
      await start(page);
      await expect(heading(page, "QR Code Found!")).toBeVisible();
      await expectAnnounced(page, "QR code scanned successfully!");
      await expect.poll(() => contents(page)).toEqual([LINK]);
      await expect(page.getByText("Camera picture", { exact: true })).toBeVisible();
      await expect(page.locator("video")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Use Camera" })).toBeVisible();
      expect(wrong).toEqual([]);
    });
  },
);

test(
  "the camera reports after 10 seconds without a code and goes on, and stops when the page is hidden",
  { tag: "@once" },
  async ({ baseURL }, info) => {
    const wall = sharp({ create: { width: 100, height: 100, channels: 3, background: "#ffffff" } });
    await withCamera(
      info,
      baseURL,
      { shows: await stillVideo(wall), permissions: ["camera"] },
      async (page) => {
        await start(page);
        await expect(page.getByText("Hold a code in the frame")).toBeVisible();
        await isAccessible(page, "camera");
        // skip nine of the ten seconds, since each costs as much time as a page load
        await page.evaluate(() => {
          const now = performance.now.bind(performance);
          performance.now = () => now() + 9_000;
        });
        await expect(page.getByText("No QR code found", { exact: true })).toBeVisible({ timeout: 30_000 });
        const track = await page.evaluateHandle(
          () => (document.querySelector("video")?.srcObject as MediaStream | null)?.getVideoTracks()[0],
        );
        await page.evaluate(() => {
          Object.defineProperty(document, "hidden", { configurable: true, value: true });
          document.dispatchEvent(new Event("visibilitychange"));
        });
        await expect(page.getByText("The camera was stopped while this tab was hidden.")).toBeVisible();
        expect(await track.evaluate((one) => one?.readyState)).toBe("ended");
        await expect(page.getByRole("button", { name: "Stop Camera" })).toHaveCount(0);
        await page.evaluate(() =>
          Object.defineProperty(document, "hidden", { configurable: true, value: false }),
        );
        await page.getByRole("button", { name: "Try Again" }).click();
        await expect(page.getByText("Hold a code in the frame")).toBeVisible();
        await page.getByRole("button", { name: "Stop Camera" }).click();
        await expect(heading(page, "No QR code scanned yet")).toBeVisible();
      },
    );
  },
);

test(
  "a refused, missing or insecure camera is explained with an alternative",
  { tag: "@once" },
  async ({ baseURL }, info) => {
    const wall = sharp({ create: { width: 100, height: 100, channels: 3, background: "#ffffff" } });
    await withCamera(info, baseURL, { shows: await stillVideo(wall), permissions: [] }, async (page) => {
      await start(page);
      await expect(page.getByRole("alert").getByText("The camera is not allowed.")).toBeVisible();
      await isAccessible(page, "camera refused");
      await page.getByRole("button", { name: "Reset" }).click();
      await expect(page.getByRole("button", { name: "Use Camera" })).toBeFocused();
    });
    await withCamera(info, baseURL, { shows: null, permissions: ["camera"] }, async (page) => {
      await start(page);
      await expect(page.getByRole("alert").getByText("Camera not found.")).toBeVisible();
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "mediaDevices", { value: undefined });
        Object.defineProperty(window, "isSecureContext", { value: false });
      });
      await start(page);
      await expect(page.getByText("Cameras work on secure pages only.")).toBeVisible();
      await choose(page, await asPng("link.png", qrPicture(LINK)));
      await expect(heading(page, "QR Code Found!")).toBeVisible();
    });
  },
);
