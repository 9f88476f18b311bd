import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext } from "@playwright/test";
import { publicPages } from "../../web/seo/public-pages.ts";
import { chromiumLaunch } from "../support/browser/chromium.ts";
import { startBuiltProduct } from "./api/built-product.ts";

/**
 * `npm run bench:shifts`: layout shifts while a page loads, on every public page and every account page, with
 * an empty cache on a slow connection, BENCH_ROUNDS times each. Prints one line per page and width and names
 * the elements that moved. Exits with 1 if there was a shift.
 */
const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 20);
const WIDTHS = [390, 1280];
/** Slow 4G: typeface, style sheet, and scripts arrive one after the other. */
const LINE = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

const OPEN = [
  "/",
  ...publicPages.map(({ path }) => path),
  "/qr-generator?data=https://example.com/",
  "/api/docs",
  "/offline",
  "/cloudinary-test",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/not-there",
];
const OWN = ["dashboard", "history", "analytics", "links", "profile", "settings"].map(
  (room) => `/customer/${room}`,
);

interface Shift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Records layout shifts. Runs in the page before any other script, so it must be self-contained. */
function observe() {
  const moved: string[] = [];
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & Shift;
      const names = sources.map(({ node, previousRect: before, currentRect: now }) => {
        const name = node instanceof Element ? `${node.localName}.${node.classList.value}` : node?.nodeName;
        return `${name ?? "what is gone"} by ${now.x - before.x}, ${now.y - before.y} px`;
      });
      moved.push(`${value.toFixed(4)} at ${entry.startTime.toFixed(0)} ms: ${names.join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** @returns the shifts until the page responds and the network is idle */
async function movedOn(context: BrowserContext, url: string, width: number): Promise<string[]> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 800 });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.clearBrowserCache");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(() => performance.getEntriesByName("live").length > 0);
  await page.waitForLoadState("networkidle");
  const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  await page.close();
  return moved;
}

const folder = mkdtempSync(join(tmpdir(), "quietzone-bench-shifts-"));
const product = await startBuiltProduct(folder);
const browser = await chromium.launch(await chromiumLaunch({ whole: true }));
try {
  const visitor = await browser.newContext({ serviceWorkers: "block" });
  const customer = await browser.newContext({ serviceWorkers: "block" });
  await customer.request.post(`${product.url}/auth/v1/signup`, {
    headers: { Origin: product.url, "X-Client-Info": "quietzone-web" },
    data: {
      email: "ada@example.org",
      password: "shifts nothing at all",
      data: { first_name: "Ada", last_name: "Lovelace" },
    },
  });
  await customer.addInitScript(() => localStorage.setItem("quietzone.signedIn", "1"));
  const asked = process.argv[2];
  const visits = [
    ...OPEN.map((path) => ({ context: visitor, path })),
    ...OWN.map((path) => ({ context: customer, path })),
  ].filter(({ path }) => asked === undefined || path.startsWith(asked));
  for (const { context, path } of visits) {
    for (const width of WIDTHS) {
      const found = new Set<string>();
      let still = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const moved = await movedOn(context, product.url + path, width);
        if (moved.length === 0) still += 1;
        for (const one of moved) found.add(one);
      }
      console.log(`${path.padEnd(44)} ${width} px: nothing moved in ${still} of ${ROUNDS}`);
      for (const one of found) console.log(`  ${one}`);
      if (still < ROUNDS) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
