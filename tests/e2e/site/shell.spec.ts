import { expect, type Page } from "@playwright/test";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { chromiumLaunch } from "../../support/browser/chromium.ts";
import { accessibilityFaults, colorFaults } from "../../support/browser/payload-page.ts";

// Use scrollbars that take up space, as on most desktops: opening something must not move the page.
test.use({ launchOptions: { ...(await chromiumLaunch()), ignoreDefaultArgs: ["--hide-scrollbars"] } });

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page) => page.getByRole("combobox", { name: "Search" });
const options = (page: Page) => page.getByRole("option");

let wrong: string[] = [];
test.beforeEach(({ page }) => {
  wrong = [];
  page.on("console", (message) => {
    const expected = message.text().includes("404");
    if (message.type() === "error" && !expected) wrong.push(message.text());
  });
  page.on("pageerror", (error) => wrong.push(error.message));
});
test.afterEach(() => {
  expect(wrong).toEqual([]);
});

/** Opens a page and waits until it responds to the keyboard. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => !("early" in window));
}

/** Creates an account that is signed in when the next page is opened. */
async function signUp(page: Page) {
  const email = `shell-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;
  const answer = await page.request.post("/auth/v1/signup", {
    headers: { "X-Client-Info": "quietzone-web" },
    data: { email, password: "secret pass", data: { full_name: "Ada Lovelace" } },
  });
  expect(answer.ok()).toBe(true);
  await page.addInitScript(() => localStorage.setItem("quietzone.signedIn", "1"));
}

/** Checks both themes, but not `main`: elements half covered by a menu would count as too small. */
async function expectAccessible(page: Page, what: string) {
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => accessibilityFaults(page, "main"), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => colorFaults(page, "main"), `${what}, light`).toEqual([]);
}

/** On a narrow screen, the language and the theme are in the menu. */
async function openSwitch(page: Page, name: "Language" | "Theme") {
  if (isPhone(page)) await button(page, "Menu").click();
  else await button(page, new RegExp(`^${name}:`)).click();
}

test("the search finds a tool and opens it by mouse", async ({ page }) => {
  await visit(page, "/");
  await button(page, "Search").click();
  await expect(field(page)).toBeFocused();
  await expect(options(page)).toHaveCount(12);
  await field(page).fill("wIFi");
  await expect(options(page)).toHaveCount(1);
  await options(page).click();
  await expect(page).toHaveURL("/wifi-generator");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("the search suggests words, and reports when nothing is found", { tag: "@once" }, async ({ page }) => {
  await visit(page, "/");
  await button(page, "Search").click();
  const tags = page.getByRole("group", { name: "Suggestions" }).getByRole("button");
  await expect(tags).toHaveText(["QR code", "Barcode", "vCard", "WiFi"]);
  await tags.nth(2).click();
  await expect(field(page)).toHaveValue("vCard");
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toContainText("vCard Generator");
  await field(page).fill("zebra");
  await expect(page.getByText('No results found for "zebra"')).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await button(page, "Close").click();
  await expect(button(page, "Search")).toBeFocused();
});

test("the search works by keyboard alone", { tag: "@once" }, async ({ page }) => {
  await visit(page, "/login");
  const email = page.getByLabel("Email");
  await email.focus();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(email).toBeFocused();
  await page.keyboard.press("Meta+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("generator");
  await page.keyboard.press("ArrowUp");
  const last = options(page).last();
  await expect(last).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await last.getAttribute("id")) ?? "");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/barcode-generator");
});

test("a help entry opens its section of the home page", { tag: "@once" }, async ({ page }) => {
  await visit(page, "/login");
  await page.keyboard.press("Control+k");
  await field(page).fill("how to use");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#how-to-use");
  await expect(page.locator("#how-to-use")).toBeInViewport();
  await expect(page.locator("#how-to-use")).toBeFocused();
});

test("the search traps the focus, and the page behind it does not move", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/");
  const heading = page.getByRole("heading", { level: 1 });
  await page.evaluate(() => document.fonts.ready);
  const before = await heading.boundingBox();
  await button(page, "Search").click();
  await expect(field(page)).toBeFocused();
  expect(await heading.boundingBox()).toEqual(before);
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(outside).toBe(false);
  }
});

// narrow screens have the mobile menu
test.describe("on a wide screen", { tag: "@once" }, () => {
  test("the services menu is searched and used by mouse", async ({ page }) => {
    await visit(page, "/");
    await button(page, "Services").click();
    const links = page.getByRole("list", { name: "Services" }).getByRole("link");
    await expect(links).toHaveCount(8);
    const search = page.getByRole("searchbox", { name: "Search services" });
    await search.fill("NETWORK");
    await expect(links).toHaveCount(1);
    await search.fill("zebra");
    await expect(page.getByText('No services found matching "zebra"')).toBeVisible();
    await search.fill("");
    await links.filter({ hasText: "vCard Generator" }).click();
    await expect(page).toHaveURL("/vcard-generator");
    await expect(search).toBeHidden();
  });

  test("the services menu works by keyboard alone", async ({ page }) => {
    await visit(page, "/");
    await button(page, "Services").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("link", { name: "QR Code Generator" }).first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button(page, "Services")).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.type("signature");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/digital-signature-generator");
  });

  test("the language and theme menus work by keyboard alone", async ({ page }) => {
    await visit(page, "/");
    await button(page, /^Language:/).focus();
    await page.keyboard.press("Enter");
    await expect(button(page, "Deutsch")).toBeVisible();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(button(page, "Sprache: Deutsch")).toBeFocused();
    await button(page, /^Farbschema:/).focus();
    await page.keyboard.press("Enter");
    await expect(button(page, "Dunkel")).toBeVisible();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });
});

test(
  "the mobile menu traps the focus, and Escape closes it and returns the focus",
  { tag: "@phone" },
  async ({ page }) => {
    await visit(page, "/");
    await button(page, "Menu").click();
    await expect(dialog(page)).toBeVisible();
    for (let press = 0; press < 25; press += 1) await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main, footer") ?? null)).toBeNull();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(button(page, "Menu")).toBeFocused();
    await button(page, "Menu").click();
    await dialog(page).getByRole("link", { name: "Product Serial QR" }).click();
    await expect(page).toHaveURL("/product-serial-generator");
    await expect(dialog(page)).toBeHidden();
  },
);

test("a chosen language applies at once, is remembered, and is removed from the address", async ({
  page,
}) => {
  await visit(page, "/login?lang=en&next=1");
  await openSwitch(page, "Language");
  await button(page, "Français").click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page).toHaveURL("/login?next=1");
  await expect(page.getByRole("contentinfo")).toContainText("Ce sur quoi vous pouvez compter");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("contentinfo")).toContainText("Ce sur quoi vous pouvez compter");
});

test(
  "a language that fails to load is reported, and the page stays unchanged",
  { tag: "@once" },
  async ({ page }) => {
    await visit(page, "/login");
    await page.route(/\/assets\/.*\.js/, (route) =>
      /shell|accounts/.test(route.request().url()) ? route.abort() : route.continue(),
    );
    await page.getByRole("contentinfo").getByRole("link", { name: "Italiano" }).click();
    await expectAnnounced(
      page,
      "The site could not be loaded in this language: Italiano. Check your connection and try again.",
    );
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    wrong = wrong.filter((text) => !text.includes("ERR_FAILED"));
  },
);

test(
  "the footer links to the languages without scripts as well",
  { tag: "@once" },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const page = await context.newPage();
    await page.goto("/no-such-page");
    await page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seite nicht gefunden");
    await context.close();
  },
);

test("a chosen theme applies at once and is remembered, and System follows the system again", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await visit(page, "/");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await openSwitch(page, "Theme");
  await button(page, "Light").click();
  await expect(html).toHaveAttribute("data-theme", "light");
  await page.reload();
  await expect(html).toHaveAttribute("data-theme", "light");
  await page.waitForFunction(() => !("early" in window));
  await openSwitch(page, "Theme");
  await button(page, "System").click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html).toHaveAttribute("data-theme", "light");
});

test("notifications are marked as read singly and all at once, and stay read", async ({ page }) => {
  await signUp(page);
  await visit(page, "/");
  await button(page, "Notifications, 2 unread").click();
  const items = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
  await expect(items).toHaveCount(3);
  await expect(items.nth(0)).toContainText("New blog post");
  await button(page, "Mark as read: New blog post").click();
  await expect(button(page, "Notifications, 1 unread")).toBeVisible();
  const marked = page.waitForResponse("**/api/me/notifications/read");
  await button(page, "Mark all as read").click();
  await expect(button(page, "Notifications, none unread")).toBeVisible();
  await expect(button(page, "Mark all as read")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(button(page, "Notifications, none unread")).toBeFocused();
  await marked;
  await page.reload();
  await expect(button(page, "Notifications, none unread")).toBeVisible();
});

test("signing out works from the account menu", async ({ page }) => {
  await signUp(page);
  await visit(page, "/verify");
  await expect(button(page, /^Notifications,/)).toBeVisible();
  if (isPhone(page)) await button(page, "Menu").click();
  else await button(page, "Account of Ada Lovelace").click();
  await expect(page.getByText("Customer", { exact: true }).last()).toBeVisible();
  await button(page, "Sign Out").click();
  await expectAnnounced(page, "You have been signed out.");
  await expect(page).toHaveURL("/");
});

test("an unknown page shows a message with links, and is noindex", { tag: "@once" }, async ({ page }) => {
  await visit(page, "/login");
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(main.getByRole("navigation").getByRole("link")).toHaveCount(8);
  await main.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL("/login");
});

test("every menu and dialog is accessible in both themes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signUp(page);
  await visit(page, "/verify");
  await button(page, /^Notifications,/).click();
  await expect(page.getByRole("heading", { name: "Notifications" })).toBeFocused();
  await expectAccessible(page, "notifications");
  await page.keyboard.press("Escape");
  const names = isPhone(page) ? ["Menu"] : ["Services", /^Language:/, /^Theme:/, /^Account of/];
  for (const name of names) {
    await button(page, name).click();
    if (name === "Services") await expect(page.getByRole("searchbox")).toBeFocused();
    if (name === "Menu") await expect(dialog(page)).toBeVisible();
    await expectAccessible(page, String(name));
    await page.keyboard.press("Escape");
  }
  await button(page, "Search").click();
  await expect(field(page)).toBeFocused();
  await expectAccessible(page, "search");
  await field(page).fill("zebra");
  await expectAccessible(page, "search without a result");
});
