import { expect, type Page } from "@playwright/test";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import {
  expectAccessibleInBothThemes,
  downloaded,
  holdToasts,
  newCustomer,
  openLive,
  overflow,
  signUp,
  tabTo,
  watchPage,
} from "../../support/browser/payload-page.ts";

const ROOMS = [
  ["Dashboard", "/customer/dashboard"],
  ["QR History", "/customer/history"],
  ["Profile", "/customer/profile"],
  ["Settings", "/customer/settings"],
] as const;
const rooms = (page: Page) => page.getByRole("navigation", { name: "Your account" });

test("a new customer starts on the dashboard, makes a first code and finds it there", async ({
  page,
}, info) => {
  const wrong = watchPage(page);
  await openLive(page, "/signup");
  await signUp(page, info);
  await expect(page).toHaveURL(/\/customer\/dashboard$/);
  await expect(page.getByText("Hello, Ada")).toBeVisible();
  await expect(page.getByText("No codes yet")).toBeVisible();
  await page.getByRole("link", { name: "Generate QR" }).first().click();
  await expect(page).toHaveURL(/\/qr-generator/);
  await page.goto(`/qr-generator?data=${encodeURIComponent("https://example.com/first")}`);
  await downloaded(page, info, () =>
    page.getByRole("button", { name: "Generate & Download QR Code" }).click(),
  );
  await page.goto("/customer/dashboard");
  const latest = page.getByRole("region", { name: "Latest codes" });
  await expect(latest.getByRole("listitem")).toHaveText([/https:\/\/example\.com\/first\s*URL/]);
  await latest.getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL(/\/customer\/history$/);
  await expect(page.getByRole("region", { name: "QR History" }).getByRole("listitem")).toHaveCount(1);
  expect(wrong).toEqual([]);
});

test(
  "an account page that fails to load shows an error within the layout, and loads on retry",
  { tag: "@once" },
  async ({ page, context }, info) => {
    await newCustomer(page, info);
    await openLive(page, "/customer/dashboard");
    await context.setOffline(true);
    await rooms(page).getByRole("link", { name: "Analytics" }).click();
    await expect(page.getByRole("heading", { name: "The server cannot be reached" })).toBeVisible();
    await expect(rooms(page).getByRole("link", { name: "QR History" })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("main").getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Analytics" })).toBeVisible();
  },
);

test("account pages cause no layout shift while they load", async ({ page }, info) => {
  await newCustomer(page, info);
  const content = "WIFI:T:WPA;S:Shop;P:open sesame;;";
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  // delay the API so that the page is painted before its data arrives
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
      if (/^\/(?:api\/me|auth\/v1)\//.test(pathname))
        await new Promise((resolve) => setTimeout(resolve, 300));
      return send(input, init);
    };
  });
  await openLive(page, `/qr-generator?data=${encodeURIComponent(content)}`);
  await downloaded(page, info, () =>
    page.getByRole("button", { name: "Generate & Download QR Code" }).click(),
  );
  for (const [name, path] of [
    ...ROOMS,
    ["Analytics", "/customer/analytics"],
    ["Tracked codes", "/customer/links"],
  ] as const) {
    await openLive(page, path);
    await expect(page.getByRole("main").locator(".skeleton")).toHaveCount(0);
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
    );
    expect(shift, name).toBeLessThan(0.005);
  }
});

test("every account page is reachable through the navigation and by keyboard, and accessible in both themes", async ({
  page,
}, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info);
  await openLive(page, "/customer/dashboard");
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [name, path] of ROOMS) {
    const link = rooms(page).getByRole("link", { name });
    if (info.project.name === "desktop") {
      await tabTo(page, link);
      await page.keyboard.press("Enter");
    } else await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await expectAccessibleInBothThemes(page, path);
    await expect.poll(() => overflow(page), `${path}, px wider than the screen`).toBeLessThanOrEqual(0);
    if (info.project.name === "phone") {
      const before = page.viewportSize()!;
      await page.setViewportSize({ ...before, width: 360 });
      await expect.poll(() => overflow(page), `${path}, px wider than 360 after 390`).toBeLessThanOrEqual(0);
      await page.setViewportSize(before);
    }
  }
  // only the phone project also opens the pages at 360 px
  if (info.project.name === "desktop") return expect(wrong).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [, path] of ROOMS) {
    await openLive(page, path);
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await expect.poll(() => overflow(page), `${path}, px wider than 360`).toBeLessThanOrEqual(0);
  }
  expect(wrong).toEqual([]);
});

test(
  "names and password can be changed, and only the new password signs in",
  { tag: "@once" },
  async ({ page }, info) => {
    await newCustomer(page, info);
    await page.goto("/customer/profile?tab=contact");
    const email = await page.getByLabel("Email").inputValue();
    await page.getByRole("tab", { name: "Personal" }).click();
    await page.getByLabel("Last Name").fill("King");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expectAnnounced(page, "Profile updated successfully!");
    await page.reload();
    await expect(page.getByLabel("Last Name")).toHaveValue("King");

    await page.getByRole("tab", { name: "Security" }).click();
    const change = async (current: string) => {
      await page.getByLabel("Current password").fill(current);
      await page.getByLabel("New password").fill("another long password");
      await page.getByLabel("Confirm Password").fill("another long password");
      await page.getByRole("button", { name: "Change password" }).click();
    };
    await change("not my password");
    await expect(page.getByText("The current password is wrong")).toBeVisible();
    await expect(page.getByLabel("Current password")).toBeFocused();
    await change("a long enough password");
    await expectAnnounced(page, "Your password has been changed. Your other sessions have ended.");

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto("/customer/profile");
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel("Email").fill(email);
    const signIn = async (password: string) => {
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    };
    await signIn("a long enough password");
    await expect(page.getByText("Wrong email or password")).toBeVisible();
    await signIn("another long password");
    await expect(page).toHaveURL(/\/customer\/profile$/);
    await expect(page.getByLabel("Last Name")).toHaveValue("King");
  },
);

test("a toast stays as long with reduced motion", { tag: "@once" }, async ({ page }, info) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await newCustomer(page, info);
  await page.goto("/customer/profile");
  await page.getByLabel("Last Name").fill("King");
  // hold the toast: otherwise its five seconds may pass before the checks
  await holdToasts(page);
  await page.getByRole("button", { name: "Save changes" }).click();
  const bar = page.locator(".Toastify__progress-bar--animated");
  await expect(bar).toHaveCSS("animation-duration", "5s");
  // the bar moves in steps instead of sliding
  await expect(bar).toHaveCSS("animation-timing-function", /^steps\(10\)/);
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
});

test("theme and language set in the settings survive a reload", { tag: "@once" }, async ({ page }, info) => {
  await newCustomer(page, info);
  await openLive(page, "/customer/settings");
  const theme = page.getByRole("group", { name: "Theme" });
  await theme.getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await expect(page.getByRole("heading", { level: 1, name: "Einstellungen" })).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.getByRole("radio", { name: "Hell" })).toBeChecked();
});

test(
  "the old addresses of the dashboard redirect to the new one",
  { tag: "@once" },
  async ({ page }, info) => {
    await newCustomer(page, info);
    for (const path of ["/customer/dashboard-customer", "/customer"]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/customer\/dashboard$/);
    }
  },
);

test(
  "a failed sign-in shows its reason and leaves nothing of it in the address",
  { tag: "@once" },
  async ({ page }) => {
    const wrong = watchPage(page);
    await page.goto("/auth/callback?error=access_denied&error_description=Call+0900#access_token=secret", {
      waitUntil: "networkidle",
    });
    await expect(page.getByRole("alert")).toHaveText("The sign-in was canceled or access was denied.");
    await expect(page).toHaveURL(/\/auth\/callback$/);
    await expect(page.locator("body")).not.toContainText("0900");
    await expectAccessibleInBothThemes(page);
    await page.getByRole("link", { name: "Sign in again" }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(wrong).toEqual([]);
  },
);

test("a callback with a session redirects to the dashboard", { tag: "@once" }, async ({ page }, info) => {
  await newCustomer(page, info);
  await page.goto("/auth/callback");
  await expect(page).toHaveURL(/\/customer\/dashboard$/);
});
