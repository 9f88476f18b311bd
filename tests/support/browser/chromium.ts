import { existsSync } from "node:fs";

/** Debian's headless build takes three quarters of the time, but has no cameras. */
const HEADLESS = "/usr/bin/chromium-headless-shell";
const WHOLE = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

/**
 * Pages live only for seconds here, so optimizing their scripts costs more than it gains. Not used with the
 * full browser, where speed is measured.
 */
const SHORT_LIVED = "--js-flags=--no-opt --no-maglev";

/** Without a sandbox (for containers) and background requests. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * How to start Chromium: the one in CHROMIUM, an installed one, or the one from an npm package (Linux, x64).
 * @param whole the full desktop browser, with cameras
 * @throws Error with one line on what to install
 */
export async function chromiumLaunch({ whole = false } = {}): Promise<{
  executablePath: string;
  args: string[];
}> {
  const wanted = [process.env["CHROMIUM"], ...(whole ? [] : [HEADLESS]), ...WHOLE];
  const installed = wanted.find((path) => path !== undefined && existsSync(path));
  if (installed !== undefined)
    return { executablePath: installed, args: whole ? FLAGS : [...FLAGS, SHORT_LIVED] };
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("No Chromium found: install it, or set CHROMIUM to the path of one.");
  }
  // makes the package unpack shared libraries that a minimal machine lacks
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs20.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return {
    executablePath: await chromium.executablePath(),
    args: ["--no-sandbox", "--no-zygote", "--disable-gpu", "--headless=shell"],
  };
}
