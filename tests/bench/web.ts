import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { chromiumLaunch } from "../support/browser/chromium.ts";
import { startBuiltProduct } from "./api/built-product.ts";
import { median, table } from "./timed-run.ts";

/** `npm run bench:web`: transfer size and loading speed of the home page and the QR page on a slow phone. */
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 5);
const SLOWER = 4;
/** A slow 4G line: 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const LINE = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const REGENERATION_MS = 100;
const KEYSTROKES = 60;
const BADGES = 30;
const BADGE_SIZES = [300, 1000, 2000];

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

interface Load {
  /** Compressed bytes transferred until the page responds. */
  scripts: number;
  all: number;
  firstPaint: number;
  largestPaint: number;
  live: number;
  blocked: number;
  shift: number;
}

interface Seen {
  largest: number;
  shift: number;
  long: [start: number, length: number][];
}

/** Records performance entries. Runs in the page before any other script, so it must be self-contained. */
function observe() {
  const seen: Seen = { largest: 0, shift: 0, long: [] };
  Object.assign(window, { seen });
  for (const type of ["largest-contentful-paint", "layout-shift", "longtask"]) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === "longtask") seen.long.push([entry.startTime, entry.duration]);
        else if (type === "layout-shift") seen.shift += (entry as PerformanceEntry & { value: number }).value;
        else seen.largest = entry.startTime;
      }
    }).observe({ type, buffered: true });
  }
}

/** Loads a page with an empty cache, throttled, and waits until it responds and the network is idle. */
async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForFunction(() => performance.getEntriesByName("live").length > 0);
  const measured = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen };
    const live = performance.getEntriesByName("live")[0]?.startTime ?? 0;
    const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const parts = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const documents = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const bodies = [...documents, ...parts].map((part) => ({
      isScript: part.name.endsWith(".js"),
      isInTime: part.startTime <= live,
      bytes: part.encodedBodySize,
    }));
    return { seen, live, firstPaint, bodies };
  });
  await context.close();
  const { seen, live, firstPaint } = measured;
  const bodies = measured.bodies.filter(({ isInTime }) => isInTime);
  return {
    scripts: sum(bodies.filter(({ isScript }) => isScript).map(({ bytes }) => bytes)),
    all: sum(bodies.map(({ bytes }) => bytes)),
    firstPaint,
    largestPaint: seen.largest,
    live,
    // total blocking time: the part over 50 ms of each long task after the first paint
    blocked: sum(seen.long.filter(([start]) => start >= firstPaint).map(([, length]) => length - 50)),
    shift: seen.shift,
  };
}

/**
 * Milliseconds from each keystroke in the content field to the updated preview, without the debounce delay.
 */
async function keystrokes(page: Page, url: string): Promise<number[]> {
  await page.goto(`${url}/qr-generator?data=https://example.com/`, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    const times = { typed: 0, drawn: [] as number[] };
    Object.assign(window, { times });
    window.addEventListener("keydown", ({ timeStamp }) => (times.typed = timeStamp), true);
    // drawing starts by setting the canvas size and completes before an observer is called
    new MutationObserver(() => times.drawn.push(performance.now() - times.typed)).observe(document.body, {
      subtree: true,
      attributes: true,
      attributeFilter: ["width"],
    });
  });
  const content = page.getByRole("textbox").first();
  await content.focus();
  await page.keyboard.press("End");
  const spent: number[] = [];
  for (let at = 0; at < KEYSTROKES; at += 1) {
    await page.evaluate(() => {
      (window as unknown as { times: { drawn: number[] } }).times.drawn = [];
    });
    await page.keyboard.press("abcdefghij"[at % 10]!);
    const drawn = await page.waitForFunction(
      () => (window as unknown as { times: { drawn: number[] } }).times.drawn[0],
    );
    spent.push(((await drawn.jsonValue()) as number) - REGENERATION_MS);
  }
  return spent;
}

/** Milliseconds from each drawing of a code of this size to the badge with the test result. */
async function badges(page: Page, url: string, size: number): Promise<number[]> {
  await page.goto(`${url}/qr-generator`, { waitUntil: "networkidle" });
  await page.getByLabel("Size in px").fill(String(size));
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Scans", { exact: true }).waitFor();
  await page.evaluate(() => {
    const badge = { drawn: 0, spent: [] as number[] };
    Object.assign(window, { badge });
    new MutationObserver((changes) => {
      if (changes.some(({ attributeName }) => attributeName === "width")) badge.drawn = performance.now();
      const isRead = Array.from(document.querySelectorAll("output")).some(({ textContent }) =>
        textContent.includes("Tested with"),
      );
      if (!isRead || badge.drawn === 0) return;
      badge.spent.push(performance.now() - badge.drawn);
      badge.drawn = 0;
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ["width"],
    });
  });
  await page.getByRole("textbox").first().focus();
  await page.keyboard.press("End");
  for (let at = 1; at <= BADGES; at += 1) {
    await page.keyboard.press("abcdefghij"[at % 10]!);
    await page.waitForFunction(
      (count) => (window as unknown as { badge: { spent: number[] } }).badge.spent.length >= count,
      at,
    );
  }
  return page.evaluate(() => (window as unknown as { badge: { spent: number[] } }).badge.spent);
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const whole = (milliseconds: number): string => milliseconds.toFixed(0);

const folder = mkdtempSync(join(tmpdir(), "quietzone-bench-web-"));
const product = await startBuiltProduct(folder);
const browser = await chromium.launch(await chromiumLaunch({ whole: true }));
try {
  const pages = { "/": [] as Load[], "/qr-generator": [] as Load[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const path of ["/", "/qr-generator"] as const)
      pages[path].push(await load(browser, product.url + path));
  }
  const rows = Object.entries(pages).map(([path, loads]) => {
    const of = (name: keyof Load) => median(loads.map((one) => one[name]));
    return [
      path,
      kilobytes(of("scripts")),
      kilobytes(of("all")),
      ...(["firstPaint", "largestPaint", "live", "blocked"] as const).map((name) => whole(of(name))),
      Math.max(...loads.map(({ shift }) => shift)).toFixed(4),
    ];
  });
  const heads = ["", "JavaScript kB", "all kB", "FCP ms", "LCP ms", "live ms", "TBT ms", "worst shift"];
  console.log(
    `until the page answers: bytes as sent (compressed), empty cache, processor ${SLOWER} times slowed, ` +
      `1.6 Mbit/s with 150 ms, 412 x 823 px; median of ${ROUNDS}`,
  );
  console.log(`${table([heads, ...rows]).join("\n")}\n`);

  const page = await browser.newPage({ serviceWorkers: "block" });
  const spent = (await keystrokes(page, product.url)).toSorted((a, b) => a - b);
  const slowest = spent[Math.floor(spent.length * 0.95)] ?? 0;
  console.log(
    `keystroke to drawn preview, without the ${REGENERATION_MS} ms that gather them, processor as it is: ` +
      `median ${median(spent).toFixed(1)} ms, 95 of 100 within ${slowest.toFixed(1)} ms (${spent.length} keystrokes)`,
  );
  for (const size of BADGE_SIZES) {
    const shown = (await badges(page, product.url, size)).toSorted((a, b) => a - b);
    const late = shown[Math.floor(shown.length * 0.95)] ?? 0;
    console.log(
      `drawn code of ${size} px to the badge that it was tested: median ${median(shown).toFixed(0)} ms, ` +
        `95 of 100 within ${late.toFixed(0)} ms (${shown.length} codes)`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
