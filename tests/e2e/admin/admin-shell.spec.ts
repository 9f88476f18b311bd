import { expect, test, type Page } from "@playwright/test";
import { signInToPanel } from "../../support/browser/panel-page.ts";
import { fillSignIn } from "../../support/browser/sign-in.ts";
import {
  accessibilityFaults,
  colorFaults,
  overflow,
  signUp,
  tabTo,
  watchPage,
} from "../../support/browser/payload-page.ts";

const PHONE = { width: 390, height: 844 };
const NAMES = [
  "Dashboard",
  "Analytics",
  "Users",
  "Advertisements",
  "Code Injection",
  "Brands",
  "Legal Pages",
  "Notifications",
  "Mail Outbox",
  "Audit Log",
  "Settings",
];
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Back office" });

async function expectAccessible(page: Page): Promise<void> {
  for (const [colorScheme, judge] of [
    ["dark", accessibilityFaults],
    ["light", colorFaults],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    expect(await judge(page), colorScheme).toEqual([]);
  }
  await expect.poll(() => overflow(page), "px wider than the screen").toBeLessThanOrEqual(0);
}

test("an admin returns to the requested page after signing in, and navigates by keyboard", async ({
  page,
}) => {
  const wrong = watchPage(page);
  await signInToPanel(page, "/admin/dashboard?from=mail");
  await expect(page).toHaveTitle("Dashboard | Quietzone");
  for (const figure of ["Total Users", "Visits Today", "Active Ads", "Codes Made"]) {
    await expect(page.getByRole("term").filter({ hasText: figure })).toBeVisible();
  }
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Visits in the last 7 days",
    "Recent activity",
    "Status",
    "Quick links",
  ]);
  await expect(page.getByRole("heading", { name: "Recent activity" })).toBeVisible();
  await expect(sidebar(page).getByRole("link")).toHaveText(NAMES);
  await expect(page.getByText("Admin", { exact: true }).first()).toBeVisible();
  await expectAccessible(page);

  // a reload opens the same page
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  const users = sidebar(page).getByRole("link", { name: "Users" });
  await tabTo(page, users);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(users).toHaveAttribute("aria-current", "page");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "User Management" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.goto("/admin/nothing-here");
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  expect(wrong).toEqual([]);
});

test("on a phone the navigation is a drawer; theme and language can be changed and stay", async ({
  page,
}) => {
  const wrong = watchPage(page);
  await page.setViewportSize(PHONE);
  await signInToPanel(page);
  await expect(sidebar(page)).toHaveCount(0);
  await expectAccessible(page);
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.press("Enter");
  await expect(sidebar(page).getByRole("link")).toHaveText(NAMES);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(sidebar(page)).toHaveCount(0);
  await expect(menu).toBeFocused();
  await menu.click();
  await sidebar(page).getByRole("link", { name: "Audit Log" }).click();
  await expect(page).toHaveURL(/\/admin\/audit-log$/);
  await expect(sidebar(page)).toHaveCount(0);

  await page.getByRole("button", { name: /^Theme: / }).click();
  await page.getByRole("menuitemradio", { name: "Light" }).click();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.getByRole("button", { name: /^Account of / }).click();
  await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goto("/admin/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Übersicht" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(wrong).toEqual([]);
});

test("signing out ends the session in every tab, and an expired session keeps what was typed", async ({
  page,
  context,
}) => {
  await signInToPanel(page, "/admin/users");
  const search = page.getByRole("searchbox", { name: "Search users by name or email..." });
  await search.fill("somebody");
  await expect(page).toHaveURL(/somebody/);
  // simulate a session that ended elsewhere: neither the cookie nor the token is valid
  await context.clearCookies();
  await page.route("**/api/admin/**", (route) =>
    route.fulfill({ status: 401, json: { code: "no_authorization" } }),
  );
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("Your session has ended. What you typed is still here")).toBeVisible();
  await page.unroute("**/api/admin/**");
  await expect(search).toHaveValue("somebody");

  const other = await context.newPage();
  await signInToPanel(other);
  await expect(page.getByText("Your session has ended. What you typed is still here")).toHaveCount(0);
  await expect(search).toHaveValue("somebody");

  // left by a page of the site that this tab showed before
  await other.evaluate(() => sessionStorage.setItem("quietzone.draft.qr", "{}"));
  await other.getByRole("button", { name: /^Account of / }).click();
  await other.getByRole("menuitem", { name: "Sign Out" }).click();
  await other.waitForURL((url) => url.pathname === "/");
  expect(await other.evaluate(() => sessionStorage.getItem("quietzone.draft.qr"))).toBeNull();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto("/admin/users");
  await page.waitForURL(/\/login$/);
});

test("a customer sees that the back office is for admins only, with a link to their dashboard", async ({
  page,
}, info) => {
  await page.goto("/signup");
  await signUp(page, info);
  const wrong = watchPage(page);
  await page.goto("/admin/users");
  await expect(page.getByRole("heading", { level: 1, name: "Access Denied" })).toBeVisible();
  await expect(
    page.getByText(
      "Access Denied: You don't have permission to access this page. Admin privileges are required.",
    ),
  ).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "To your dashboard" }).click();
  await expect(page).toHaveURL(/\/customer\/dashboard$/);
  expect(wrong).toEqual([]);
});

test("a customer who requested the back office lands on their own dashboard after signing in", async ({
  page,
  request,
}) => {
  const account = { email: `ann-${Date.now()}@example.com`, password: "a customer for the tests" };
  const { email, password } = account;
  expect((await request.post("/auth/v1/signup", { data: { email, password } })).ok()).toBe(true);
  await page.goto("/admin/users?role=admin");
  await page.waitForURL(/\/login$/);
  await fillSignIn(page, account);
  await expect(page).toHaveURL(/\/customer\/dashboard$/);
  await expect(page.getByRole("heading", { name: "Access Denied" })).toHaveCount(0);
  // the back office is not the return address of the next sign-in
  expect(await page.evaluate(() => sessionStorage.getItem("quietzone.returnTo"))).toBeNull();
});

test("the header of the site links admins to the back office", async ({ page }) => {
  await signInToPanel(page);
  await page.goto("/");
  await page.getByRole("button", { name: /^Account of / }).click();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL(/\/admin\/settings$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/login");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});
