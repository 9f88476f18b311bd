import { expect, type Page } from "@playwright/test";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { asksAgain } from "../../support/accounts/asks-again.ts";
import { startOidcProvider, type OidcProvider } from "../../support/accounts/oidc-provider.ts";
import { ownSite } from "../../support/browser/own-site.ts";

let provider: OidcProvider;

test.beforeAll(async () => {
  provider = await startOidcProvider(`${SITE}/auth/v1/callback`);
});
/** A separate site: the shared one has no sign-in provider. */
const SITE = ownSite(() => ({
  OIDC_GOOGLE_CLIENT_ID: provider.clientId,
  OIDC_GOOGLE_CLIENT_SECRET: provider.clientSecret,
  OIDC_GOOGLE_ISSUER: provider.issuer,
}));
test.afterAll(() => provider.close());

/** Signs in at the provider and gives consent. */
async function consentAs(page: Page, name: string): Promise<void> {
  await page.waitForURL(`${provider.issuer}/**`);
  await page.locator('input[name="login"]').fill(name);
  await page.locator('input[name="password"]').fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

test("signing in with Google returns to the requested page", async ({ page }) => {
  await page.goto(`${SITE}/customer/history`);
  await page.waitForURL(`${SITE}/login`);
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await consentAs(page, "ada");
  await page.waitForURL(`${SITE}/customer/history`);
  // the session survives a reload because it is in the cookie
  await page.reload();
  await expect(page).toHaveURL(`${SITE}/customer/history`);

  await page.goto(`${SITE}/customer/profile?tab=security`);
  const row = page.getByRole("list", { name: "Connected accounts" }).getByRole("listitem");
  await expect(row).toContainText("ada@example.com");
  await expect(row).toContainText("This is the only way into your account");
  await expect(row.getByRole("button", { name: "Disconnect Google" })).toBeDisabled();
});

test("an account with a password connects and disconnects Google", async ({ page }) => {
  const account = { email: "grace@example.org", password: "a password of her own" };
  const signedUp = await page.request.post(`${SITE}/auth/v1/signup`, { data: account });
  expect(signedUp.ok()).toBe(true);
  await page.goto(`${SITE}/login`);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(`${SITE}/customer/dashboard`);
  await page.goto(`${SITE}/customer/profile?tab=security`);
  await asksAgain(page, "GET", "**/auth/v1/user/identities/authorize?*");
  await page.getByRole("button", { name: "Connect Google" }).click();
  const again = page.getByRole("dialog", { name: "Confirm it’s you" });
  await again.getByLabel("Your password").fill(account.password);
  await page.keyboard.press("Enter");
  await consentAs(page, "grace-elsewhere");
  await page.waitForURL(`${SITE}/customer/profile?tab=security`);
  await expectAnnounced(page, "Google is connected.");
  const row = page.getByRole("list", { name: "Connected accounts" }).getByRole("listitem");
  await expect(row).toContainText("grace-elsewhere@example.com");

  await asksAgain(page, "DELETE", "**/auth/v1/user/identities/*");
  await row.getByRole("button", { name: "Disconnect Google" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
  await again.getByLabel("Your password").fill(account.password);
  await page.keyboard.press("Enter");
  await expect(row).toContainText("Not connected");
});

test("a sign-in canceled at the provider shows a message and can be retried", async ({ page }) => {
  await page.goto(`${SITE}/login`);
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.waitForURL(`${provider.issuer}/**`);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("alert")).toContainText("The sign-in was canceled or access was denied.");
  await page.getByRole("link", { name: "Sign in again" }).click();
  await expect(page).toHaveURL(`${SITE}/login`);
});
