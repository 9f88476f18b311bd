import { existsSync } from "node:fs";

/** Debian's headless build does the same work in three quarters of the time, but has no cameras. */
const HEADLESS = "/usr/bin/chromium-headless-shell";
const WHOLE = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

/**
 * Pages live for seconds here, so optimizing their scripts costs more than it gains. Not used where speed is measured, with the
 * whole browser.
 */
const SHORT_LIVED = "--js-flags=--no-opt --no-maglev";

/** No sandbox (containers) and no background requests. */
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
 * How to start Chromium: the one that CHROMIUM names, an installed one, or the one of an npm package (Linux, x64).
 * @param whole the full browser, with cameras, as on a desktop
 * @throws Error with one line that says what to install
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
  // makes the package unpack shared libraries that a bare machine lacks
  process.env["AWS_EXECUTION_ENV"] ??= "AWS_Lambda_nodejs20.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return {
    executablePath: await chromium.executablePath(),
    args: ["--no-sandbox", "--no-zygote", "--disable-gpu", "--headless=shell"],
  };
}
