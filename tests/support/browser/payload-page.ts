import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";
import type axeCore from "axe-core";
import type { RunOptions } from "axe-core";
import { enter } from "./sign-in.ts";

type AxeCore = typeof axeCore;
/** Half as long to read for every page as the one with comments. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Everything that should not happen on a page: errors in its console, requests to another host. Asked for before it is opened. */
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
 * Its pages hear no news as they come: one that does is never without a connection, and `networkidle` never comes. Not by a route:
 * that turns off the browser's cache, and every page would load and compile all of its scripts anew.
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
 * Fills the form of /signup and waits until the account is there; its owner is signed in then.
 * @param hearsNews false: its pages hear none as they come, since a page that does is never without a connection, and a test that
 * waits for `networkidle` waits forever
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
 * An account that is signed in when the next page is opened; nobody fills in a form for it.
 * @returns its address
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
 * Opens an address and waits until the page answers. Not until nothing is under way: what the page before it sent at its end, and
 * news that are listened to, may be under way for long.
 */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => performance.getEntriesByName("live").length > 0);
}

/** The file that follows from what `act` does, kept under its own name. */
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

/** Presses Tab until this has the focus. */
export async function tabTo(page: Page, locator: Locator): Promise<void> {
  await locator.evaluate((wanted) => {
    const listening = new AbortController();
    const { signal } = listening;
    // there it stays: several presses at once cost less than a look after each
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
 * Stops the clock of toasts while a page is judged: one that closes on the way would take its texts from under the judge, and to wait
 * until it has closed takes five seconds.
 * @returns lets it run again
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

/** Waits until nothing moves nor changes its color any more, but for what turns forever. */
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

/** @param except a part of the page that is another test's */
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
  // of what is right only that it is: to say where takes as long as to judge it; and no file of the page is read again, which only
  // media would need
  const options: RunOptions = { runOnly: RULES[rules], resultTypes: ["violations"], preload: false };
  if (page.frames().length > 1) {
    const axe = new AxeBuilder({ page, axeSource: AXE }).options(options);
    const { violations } = await (except === undefined ? axe : axe.exclude(except)).analyze();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 140)}`);
  }
  // it stays in the page for the next time: to read it again takes as long as to judge a small page
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
 * The rules that the page breaks, none at best. Half-way from one color to another a text may well be too faint: that passes.
 * @param except a part of the page that is another test's
 */
export const accessibilityFaults = (page: Page, except?: string): Promise<string[]> =>
  faults(page, "all", except);

/** The same for the rules about colors, where nothing else is new since a page was judged: in its other theme. */
export const colorFaults = (page: Page, except?: string): Promise<string[]> => faults(page, "colors", except);

/** Looks at what is accessible of the page that is open, in the dark theme, and in the light one at its colors. */
export async function expectAccessibleInBothThemes(page: Page, what = "the page"): Promise<void> {
  for (const [colorScheme, judge] of [
    ["dark", accessibilityFaults],
    ["light", colorFaults],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // colors may still be on their way from one theme to the other
    await expect.poll(() => judge(page), `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Px by which the page is wider than the screen; at most 0 is right. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Looks at what is accessible of the page in both themes: empty, filled by `fill`, and on a screen of 360 px, which it fits. */
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

/** Px by which the focused control lies behind the preview that sticks above it on a phone; at most 0 is right. */
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
