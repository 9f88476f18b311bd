import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { chromiumLaunch } from "../support/browser/chromium.ts";
import { enter } from "../support/browser/sign-in.ts";
import { startBuiltProduct } from "./api/built-product.ts";
import { table } from "./timed-run.ts";

/**
 * `npm run bench:bulk`: time and memory of Chromium for a table on /bulk. BULK_ROWS sets the number of rows.
 */
const ROWS = Number(process.env["BULK_ROWS"] ?? 5000);
const OUTPUTS = (process.env["BULK_OUTPUTS"] ?? "Files,Label sheets,Label printer").split(",");
const LOOK_MS = 250;
const TIMEOUT_MS = 3_600_000;

const csv = `url,name\n${Array.from({ length: ROWS }, (_, at) => `https://shop.example/p/${at}?v=abc,Item ${at}\n`).join("")}`;

/** Memory of all browser processes together in MB; shared memory counts once (Pss, proc(5)). */
function memoryOf(profile: string): number {
  let kb = 0;
  for (const pid of readdirSync("/proc")) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      if (!command.includes(profile) && !command.includes("--type=renderer")) continue;
      if (!isOurs(pid)) continue;
      kb += Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
    } catch {
      // the process has ended
    }
  }
  return kb / 1024;
}

/** Whether the process is a descendant of this one. */
function isOurs(pid: string): boolean {
  for (let at = Number(pid); at > 1;) {
    if (at === process.pid) return true;
    at = Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${at}/status`, "utf8"))?.[1] ?? 0);
  }
  return false;
}

async function make(page: Page, output: string, profile: string): Promise<string[]> {
  await page.getByText(output, { exact: true }).click();
  if (output !== "Files") {
    await page.getByRole("combobox", { name: "Line of text 1" }).selectOption({ label: "name" });
  }
  const button = page.getByRole("button", { name: /^Make / });
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll("button")].some(
        (each) => each.textContent?.startsWith(text) && !each.ariaDisabled,
      ),
    "Make ",
  );
  const before = memoryOf(profile);
  let peak = before;
  const timer = setInterval(() => (peak = Math.max(peak, memoryOf(profile))), LOOK_MS);
  const start = performance.now();
  const arrived = page.waitForEvent("download", { timeout: TIMEOUT_MS });
  await button.click();
  const download = await arrived;
  const seconds = (performance.now() - start) / 1000;
  clearInterval(timer);
  const { size } = await stat(await download.path());
  return [
    output,
    seconds.toFixed(1),
    ((1000 * seconds) / ROWS).toFixed(1),
    (size / 1e6).toFixed(1),
    before.toFixed(0),
    peak.toFixed(0),
  ];
}

const folder = mkdtempSync(join(tmpdir(), "quietzone-bench-"));
const profile = join(folder, "profile");
const product = await startBuiltProduct(join(folder, "data"));
const context = await chromium.launchPersistentContext(profile, {
  ...(await chromiumLaunch({ whole: true })),
  baseURL: product.url,
  viewport: { width: 1280, height: 900 },
});
context.setDefaultTimeout(120_000);
try {
  const lines: string[][] = [];
  for (const output of OUTPUTS) {
    const page = await context.newPage();
    if (lines.length === 0) {
      await page.request.post("/auth/v1/signup", {
        headers: { "X-Client-Info": "quietzone-web" },
        data: { email: "ada@example.com", password: "a long enough password", data: { full_name: "Ada" } },
      });
      await enter(page);
    }
    await page.goto("/bulk");
    const input = page.locator('main input[type="file"]').first();
    await input.waitFor({ state: "attached" });
    await page.waitForLoadState("load");
    await input.setInputFiles({ name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await page.getByRole("heading", { name: `${ROWS.toLocaleString("en")} rows` }).waitFor();
    lines.push(await make(page, output, profile));
    await page.evaluate(() => sessionStorage.clear());
    await page.close({ runBeforeUnload: false });
  }
  console.log(
    [
      `${ROWS} QR codes on /bulk in Chromium, each read back`,
      ...table([["", "seconds", "ms a row", "MB of the file", "MB before", "peak MB"], ...lines]),
    ].join("\n"),
  );
} finally {
  await context.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
