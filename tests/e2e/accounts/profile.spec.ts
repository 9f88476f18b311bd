import { expect, type Browser, type Page } from "@playwright/test";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import {
  expectAccessibleInBothThemes,
  downloaded,
  newCustomer,
  openLive,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";

const PASSWORD = "a long enough password";

/** Signs in to the same account in another browser. @returns its page, on the dashboard */
async function signInElsewhere(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openLive(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/customer\/dashboard$/);
  return page;
}
async function open(page: Page, path: string): Promise<void> {
  // the server-rendered buttons do nothing until the script runs
  await openLive(page, path);
  await expect(
    page
      .getByRole("tabpanel")
      .or(page.getByRole("heading", { name: "Your data" }))
      .first(),
  ).toBeVisible();
}
const emailOf = async (page: Page): Promise<string> => {
  await open(page, "/customer/profile?tab=contact");
  return page.getByLabel("Email").inputValue();
};

test("ending a session from another browser signs it out at once", async ({ page, browser }, info) => {
  const wrong = watchPage(page);
  await newCustomer(page, info, { hearsNews: true });
  const other = await signInElsewhere(browser, await emailOf(page));
  // the page detects the end of its session through the news stream, which opens 3 s after loading
  await expect(other.getByRole("button", { name: /^Notifications, / })).toBeVisible();

  await page.getByRole("tab", { name: "Security" }).click();
  const sessions = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText("This session");
  await sessions.last().getByRole("button", { name: /^End / }).click();
  await expect(sessions).toHaveCount(1);
  await expect(other).toHaveURL(/\/login$/);
  await page.reload();
  await expect(sessions).toHaveCount(1);
  expect(wrong).toEqual([]);
  await other.context().close();
});

test("all data can be exported and imported into a new account, and the old account deleted", async ({
  page,
  browser,
}, info) => {
  const wrong = watchPage(page);
  // no live news: the browser logs an error if the stream connects while the account is being deleted
  await newCustomer(page, info);
  await page.goto(`/qr-generator?data=${encodeURIComponent("https://example.com/taken-along")}`);
  await downloaded(page, info, () =>
    page.getByRole("button", { name: "Generate & Download QR Code" }).click(),
  );
  await expectAnnounced(page, "QR Code PNG downloaded successfully!");
  const email = await emailOf(page);
  await page.getByLabel("Location").fill("London");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expectAnnounced(page, "Profile updated successfully!");

  await open(page, "/customer/settings");
  const archive = await downloaded(page, info, () =>
    page.getByRole("button", { name: "Export all my data" }).click(),
  );
  expect(archive.name).toMatch(/^quietzone-\d{4}-\d\d-\d\d\.zip$/);

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Your email").fill("somebody@else.example");
  await dialog.getByLabel(/^Your password/).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByText("This is not the address of your account.")).toBeVisible();
  await dialog.getByLabel("Your email").fill(email);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expectAnnounced(page, "Your account has been deleted.");
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();

  const next = await (await browser.newContext()).newPage();
  await newCustomer(next, info, { hearsNews: true });
  await open(next, "/customer/settings");
  await next.locator('input[type="file"]').setInputFiles(archive.path);
  const report = next.getByRole("status").filter({ hasText: "The import is done." });
  await expect(report).toContainText("Codes added1");
  await next.goto("/customer/history");
  await expect(next.getByText("https://example.com/taken-along").first()).toBeVisible();
  expect(await emailOf(next)).not.toBe(email);
  await expect(next.getByLabel("Location")).toHaveValue("London");
  // the 400 answers are expected
  expect(wrong.filter((line) => !line.includes("400 (Bad Request)"))).toEqual([]);
  await next.context().close();
});

test("unsaved profile changes survive navigation, and the default brand starts a new code", async ({
  page,
}, info) => {
  await newCustomer(page, info, { hearsNews: true });
  await open(page, "/customer/profile");
  await page.getByLabel("Bio").fill("Labels for bees");
  await page.getByRole("tab", { name: "Personal" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Contact" })).toBeFocused();
  await expect(page).toHaveURL(/tab=contact$/);
  await page
    .getByRole("navigation", { name: "Your account" })
    .getByRole("link", { name: "Settings" })
    .click();
  await page.getByRole("navigation", { name: "Your account" }).getByRole("link", { name: "Profile" }).click();
  await expect(page.getByLabel("Bio")).toHaveValue("Labels for bees");

  await page.getByRole("button", { name: "Discard" }).first().click();
  await page.goto("/qr-generator");
  await page.getByRole("button", { name: "700 px" }).click();
  await page.getByRole("button", { name: "Save as brand" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Large");
  await page.getByLabel("Start new codes with this brand").check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectAnnounced(page, "“Large” was saved.");
  await open(page, "/customer/profile?tab=preferences");
  await expect(page.getByText("700 × 700 px")).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/qr-generator");
  await expect(page.getByRole("button", { name: "700 px" })).toHaveAttribute("aria-pressed", "true");
});

test("every profile tab is accessible in both themes and fits a screen of 360 px", async ({ page }, info) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await newCustomer(page, info, { hearsNews: true });
  await open(page, "/customer/profile");
  for (const name of ["Personal", "Contact", "Security", "Preferences"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tabpanel", { name }).getByRole("heading").first()).toBeVisible();
    await expect(page.locator(".skeleton")).toHaveCount(0);
    await expectAccessibleInBothThemes(page, name);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => overflow(page), `${name}, px wider than 360`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});
