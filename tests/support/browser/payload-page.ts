import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";
import type axeCore from "axe-core";
import type { RunOptions } from "axe-core";
import { enter } from "./sign-in.ts";

type AxeCore = typeof axeCore;
/** The minified script, which parses in half the time on each page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Collects console errors and requests to other hosts. Call it before the page is opened. */
export function watchPage(page: Page): string[] {
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") wrong.push(`${message.text()} ${message.location().url}`.trim());
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") wrong.push(request.url());
  });
  return wrong;
}

const PASSWORD = "a long enough password";
const NAMES = { first_name: "Ada", last_name: "Lovelace", full_name: "Ada Lovelace" };
const emailFor = ({ project, workerIndex }: TestInfo) =>
  `ada-${project.name}-${workerIndex}-${Date.now()}@example.com`;

/**
 * Turns off live news, whose open connection would prevent `networkidle`. It does not use a Playwright route,
 * which would disable the browser's cache and make every page load and compile all scripts again.
 */
export async function silenceNews(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = (input, init) =>
      input === "/api/me/notifications/stream"
        ? Promise.resolve(new Response("", { headers: { "Content-Type": "text/event-stream" } }))
        : send(input, init);
  });
}

/**
 * Submits the form of /signup and waits until the account is signed in.
 * @param hearsNews true keeps live news, whose open connection makes a test wait for `networkidle` forever
 */
export async function signUp(page: Page, info: TestInfo, { hearsNews = false } = {}): Promise<void> {
  if (!hearsNews) await silenceNews(page);
  await page.getByLabel("First Name").fill(NAMES.first_name);
  await page.getByLabel("Last Name").fill(NAMES.last_name);
  await page.getByLabel("Email").fill(emailFor(info));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL((url) => url.pathname !== "/signup");
}

/**
 * Creates an account without a form; it is signed in when the next page is opened.
 * @returns its email address
 */
export async function newCustomer(page: Page, info: TestInfo, { hearsNews = false } = {}): Promise<string> {
  if (!hearsNews) await silenceNews(page);
  const email = emailFor(info);
  const answer = await page.request.post("/auth/v1/signup", {
    headers: { "X-Client-Info": "quietzone-web" },
    data: { email, password: PASSWORD, data: NAMES },
  });
  expect(answer.ok()).toBe(true);
  await enter(page);
  return email;
}

/**
 * Opens an address and waits until the page is live. It does not wait for the network, as requests of the
 * previous page and live news may stay open for long.
 */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLive(page);
}

/** Reloads a page and waits until it is live: by then, a restored draft has moved the content below it. */
export async function reloadLive(page: Page): Promise<void> {
  await page.reload();
  await untilLive(page);
}

const untilLive = (page: Page) => page.waitForFunction(() => performance.getEntriesByName("live").length > 0);

/** The file that `act` downloads, saved under its own name. */
export async function downloaded(
  page: Page,
  info: TestInfo,
  act: () => Promise<void>,
): Promise<{ path: string; name: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  const name = download.suggestedFilename();
  const path = info.outputPath(name);
  await download.saveAs(path);
  return { path, name };
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, locator: Locator): Promise<void> {
  await locator.evaluate((wanted) => {
    const listening = new AbortController();
    const { signal } = listening;
    // several key presses at once are faster than a check after each
    const stay = (event: KeyboardEvent) => {
      if (event.key !== "Tab" || document.activeElement !== wanted) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener("keydown", stay, { capture: true, signal });
    window.addEventListener("test.arrived", () => listening.abort(), { signal });
  });
  for (let presses = 0; presses < 60 && !(await isFocused(locator)); presses += 4)
    for (let press = 0; press < 4; press += 1) await page.keyboard.press("Tab");
  await page.evaluate(() => window.dispatchEvent(new Event("test.arrived")));
  await expect(locator).toBeFocused();
}

const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

/**
 * Stops the timers of toasts while a page is checked: a toast that closes in the meantime would break the
 * check, and waiting for it takes five seconds.
 * @returns a function that restarts the timers
 */
export async function holdToasts(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const held = new CSSStyleSheet();
    held.replaceSync(".Toastify__progress-bar--animated { animation-play-state: paused !important; }");
    document.adoptedStyleSheets.push(held);
    return held;
  });
  return () =>
    sheet.evaluate((held) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== held);
    });
}

/** Waits until all animations except endless ones have ended. */
const standsStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || effect?.getComputedTiming().endTime === Infinity,
      ),
  );

const RULES = {
  all: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
  colors: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} satisfies Record<string, RunOptions["runOnly"]>;

/** @param except selector of a part of the page to leave out */
async function faults(page: Page, rules: keyof typeof RULES, except?: string): Promise<string[]> {
  const release = await holdToasts(page);
  try {
    await standsStill(page);
    return await judged(page, rules, except);
  } finally {
    await release();
  }
}

async function judged(page: Page, rules: keyof typeof RULES, except?: string): Promise<string[]> {
  // omit details of passed rules, which take as long as the check itself, and the preload of files, which
  // only media rules need
  const options: RunOptions = { runOnly: RULES[rules], resultTypes: ["violations"], preload: false };
  if (page.frames().length > 1) {
    const axe = new AxeBuilder({ page, axeSource: AXE }).options(options);
    const { violations } = await (except === undefined ? axe : axe.exclude(except)).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 140)}`);
  }
  // the script stays in the page: parsing it again would take as long as checking a small page
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([exclude, wanted]) => {
      const { axe } = window as unknown as { axe: AxeCore };
      const { violations } = await axe.run({ include: [["html"]], exclude }, wanted);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 140)}`);
    },
    [except === undefined ? [] : [[except]], options] as const,
  );
}

/**
 * The accessibility rules that the page breaks, after transitions have ended.
 * @param except selector of a part of the page to leave out
 */
export const accessibilityFaults = (page: Page, except?: string): Promise<string[]> =>
  faults(page, "all", except);

/** The color rules only: nothing else differs in the other theme. */
export const colorFaults = (page: Page, except?: string): Promise<string[]> => faults(page, "colors", except);

/** Checks the accessibility of the open page in the dark theme, and its colors in the light one. */
export async function expectAccessibleInBothThemes(page: Page, what = "the page"): Promise<void> {
  for (const [colorScheme, judge] of [
    ["dark", accessibilityFaults],
    ["light", colorFaults],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // colors may still be changing
    await expect.poll(() => judge(page), `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Px by which the page is wider than the screen; should be at most 0. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Checks the accessibility of a page in both themes: empty, after `fill`, and at a width of 360 px, where
 * nothing may overflow.
 */
export async function expectAccessible(page: Page, path: string, fill: () => Promise<void>): Promise<void> {
  const wrong = watchPage(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openLive(page, path);
  await expectAccessibleInBothThemes(page, "empty");
  await fill();
  await expectAccessibleInBothThemes(page, "filled");
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => overflow(page), "px wider than the screen").toBeLessThanOrEqual(0);
  await expectAccessibleInBothThemes(page, "at 360 px");
  expect(wrong).toEqual([]);
}

/** The picture on the clipboard as a PNG file. */
export async function clipboardPicture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const picture = await item?.getType("image/png");
    return Array.from(new Uint8Array((await picture?.arrayBuffer()) ?? new ArrayBuffer(0)));
  });
  return Buffer.from(bytes);
}

/** Px of the focused control that the sticky preview covers on a phone; should be at most 0. */
export const behindPreview = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const preview = document.querySelector("section[aria-label=Preview]");
    const focused = document.activeElement;
    if (!preview || !focused?.closest("main") || preview.contains(focused)) return 0;
    if (getComputedStyle(preview).position !== "sticky") return 0;
    const above = preview.getBoundingClientRect();
    const control = focused.getBoundingClientRect();
    const isBeside = control.right <= above.left || control.left >= above.right;
    return isBeside || control.bottom <= above.top ? 0 : above.bottom - control.top;
  });
