import { expect, type Page } from "@playwright/test";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { ownSite } from "../../support/browser/own-site.ts";
import { accessibilityFaults, colorFaults, overflow, watchPage } from "../../support/browser/payload-page.ts";
import { ADMIN, signIn } from "../../support/browser/sign-in.ts";

// a separate site: on the shared one, the settings would affect other tests
ownSite();
const TABS = ["General", "SEO & Analytics", "Email", "Security", "Appearance", "API", "Notifications"];
const UNSAVED = "You have unsaved changes. Don't forget to save your settings.";

async function openSettings(page: Page, tab = "general"): Promise<void> {
  await signIn(page);
  await page.goto(`/admin/settings?tab=${tab}`);
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
}

const save = (page: Page) => page.getByRole("button", { name: "Save Changes" });
const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

test("site name, color and style sheet are saved and appear on the public page", async ({ page }) => {
  const wrong = watchPage(page);
  await openSettings(page);
  await expect(save(page)).toBeDisabled();
  await page.getByLabel("Site name").fill("Lab codes");
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await openTab(page, "Appearance");
  await page.getByLabel("Primary color", { exact: true }).fill("#ff9900");
  await page.getByLabel("Custom CSS").fill("footer { border-top: 7px solid rgb(1, 2, 3) }");
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await save(page).click();
  // only changed settings are sent
  expect(Object.keys(((await sent).postDataJSON() as { changes: object }).changes).toSorted()).toEqual([
    "custom_css",
    "primary_color",
    "site_name",
  ]);
  await expectAnnounced(page, "Settings saved successfully");
  await expect(page.getByText(UNSAVED)).toBeHidden();
  await expect(save(page)).toBeDisabled();

  await page.goto("/");
  await expect(page).toHaveTitle(/Lab codes$/);
  await expect(page.locator("footer")).toHaveCSS("border-top-color", "rgb(1, 2, 3)");
  const primary = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--primary").trim());
  expect(await primary()).toBe("#ff9900");
  await page.goto("/?safe=1");
  await expect(page.locator("footer")).not.toHaveCSS("border-top-color", "rgb(1, 2, 3)");
  expect(wrong).toEqual([]);
});

test("a validation error opens the tab of its field and focuses it", async ({ page }) => {
  await openSettings(page, "security");
  const length = page.getByLabel("Minimum password length");
  await length.fill("51");
  await openTab(page, "General");
  await save(page).click();
  await expect(page.getByRole("tab", { name: "Security (1 error)" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(length).toBeFocused();
  await expect(page.getByText("Enter a whole number from 6 to 50")).toBeVisible();
  await length.fill("6");
  await expect(save(page)).toBeDisabled();

  // errors that belong to no field of the page are announced
  await openTab(page, "General");
  await page.getByLabel("Site name").fill("Other codes");
  await page.route("**/api/admin/settings", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({
          status: 400,
          json: { code: "validation_failed", message: "plan: Required", fields: { plan: "Required" } },
        })
      : route.fallback(),
  );
  await save(page).click();
  await expectAnnounced(page, "Failed to save settings: plan: Required");
});

test("resetting to defaults only fills the form, and leaving it unsaved asks first", async ({ page }) => {
  await openSettings(page);
  await page.getByRole("button", { name: "Reset to Defaults" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset to Defaults" }).click();
  await expect(page.getByLabel("Site name")).toHaveValue("Quietzone");
  await expect(page.getByText(UNSAVED)).toBeVisible();

  await page.getByRole("link", { name: "Users" }).click();
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/admin\/users/);
  await page.goto("/admin/settings");
  await expect(page.getByLabel("Site name")).toHaveValue("Lab codes");
});

test("the test mail is reported, an API key is shown once and revoked, and a saved secret is never shown", async ({
  page,
}) => {
  await openSettings(page, "email");
  await page.getByRole("button", { name: "Send test email" }).click();
  await expect(page.getByText(`The test email to ${ADMIN.email} is in the outbox`)).toBeVisible();
  await page.getByLabel("SMTP password").fill("open sesame");
  await save(page).click();
  await expect(page.getByText(/^Set, last changed/)).toBeVisible();
  await expect(page.getByLabel("SMTP password")).toHaveValue("");

  await openTab(page, "API");
  await expect(page.getByText("No API keys")).toBeVisible();
  await page.getByRole("button", { name: "Create key" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Label printer");
  await page.getByRole("dialog").getByRole("button", { name: "Create key" }).click();
  const key = page.getByLabel("The new API key");
  await expect(key).toHaveText(/^qz_[\w-]{43}$/);
  await expect(page.getByText(/It expires on \w+ \d+, \d{4}, and the image addresses/)).toBeVisible();
  await page.getByRole("button", { name: "Revoke Label printer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByRole("cell", { name: "Revoked" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("cell", { name: "Revoked" })).toBeVisible();
  await expect(key).toHaveCount(0);
});

test("every settings tab is accessible in both themes and fits a phone", async ({ page }) => {
  const wrong = watchPage(page);
  await openSettings(page);
  await expect(page.getByRole("tab")).toHaveText(TABS);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [colorScheme, judge] of [
    ["dark", accessibilityFaults],
    ["light", colorFaults],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const name of TABS) {
      await openTab(page, name);
      await expect(page.getByRole("tabpanel").getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
      expect(await judge(page)).toEqual([]);
    }
  }
  expect(wrong).toEqual([]);
});

test("what is typed while settings are being saved is kept for the next save", async ({ page }) => {
  await openSettings(page);
  const answers: (() => void)[] = [];
  const held = new Promise<void>((resolve) => answers.push(resolve));
  await page.route("**/api/admin/settings", async (route) => {
    if (route.request().method() === "PUT") await held;
    await route.fallback();
  });
  await page.getByLabel("Site name").fill("Shop codes");
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await save(page).click();
  await sent;
  await page.getByLabel("Site description").fill("Typed meanwhile");
  answers[0]?.();
  await expectAnnounced(page, "Settings saved successfully");
  await expect(page.getByLabel("Site description")).toHaveValue("Typed meanwhile");
  await expect(page.getByText(UNSAVED)).toBeVisible();
  await save(page).click();
  await expect(page.getByText(UNSAVED)).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Site name")).toHaveValue("Shop codes");
  await expect(page.getByLabel("Site description")).toHaveValue("Typed meanwhile");
});
