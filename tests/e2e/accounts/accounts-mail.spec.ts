import { expect, type Page } from "@playwright/test";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { newEmail } from "../../support/call.ts";
import { startMailbox, type Mailbox } from "../../support/mailbox.ts";
import { ownSite } from "../../support/browser/own-site.ts";
import { accessibilityFaults, overflow, watchPage } from "../../support/browser/payload-page.ts";

const PASSWORD = "a long enough password";
let mailbox: Mailbox;

test.beforeAll(async () => {
  mailbox = await startMailbox();
});
/** A separate site: the shared one sends no mail. */
const SITE = ownSite(() => ({ SMTP_URL: mailbox.url }));
test.afterAll(() => mailbox.close());

/** Checks that the page is accessible and fits the viewport. */
async function expectGood(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

test("a mailed link confirms an account, and another one resets a lost password", async ({
  page,
  context,
}) => {
  const wrong = watchPage(page);
  const email = newEmail();
  await page.goto(`${SITE}/customer/history`);
  await page.waitForURL(`${SITE}/login`);
  await page.getByRole("link", { name: "Sign Up" }).last().click();
  await page.getByLabel("First Name").fill("Ada");
  await page.getByLabel("Last Name").fill("Lovelace");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expectAnnounced(
    page,
    "Account created successfully! Please check your email to verify your account.",
  );
  await page.waitForURL(`${SITE}/login`);
  await expect(page.getByText(`Open the link we sent to ${email}`)).toBeVisible();
  await expectGood(page);

  const confirmation = await mailbox.next(email);
  await page.goto(confirmation.link);
  await expect(page.getByRole("heading", { name: "Confirm your email address" })).toBeVisible();
  await expectGood(page);
  await page.getByRole("button", { name: "Confirm address" }).click();
  // the page that was requested before signing up
  await page.waitForURL(`${SITE}/customer/history`);

  // simulate another browser, whose user forgot the password
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${SITE}/login`);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
  await expectGood(page);
  const recovery = await mailbox.next(email);
  await page.goto(recovery.link);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(`${SITE}/reset-password`);
  await expectGood(page);
  await page.getByLabel("New password", { exact: true }).fill("a lantern in the fog");
  await page.getByLabel("Confirm Password").fill("a lantern in the fog");
  await page.getByRole("button", { name: "Save password" }).click();
  await page.waitForURL(`${SITE}/customer/dashboard`);
  expect((await mailbox.next(email)).link).not.toContain("token_hash");
  expect(wrong).toEqual([]);

  // a recovery link works only once
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(recovery.link);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This link has expired, or a newer one has taken its place.")).toBeVisible();
  await page.getByRole("link", { name: "Get a new link" }).click();
  await page.waitForURL(`${SITE}/forgot-password`);

  await page.goto(`${SITE}/login`);
  await signIn(page, email, "a lantern in the fog");
  await page.waitForURL(`${SITE}/customer/dashboard`);
});

test("a mailed code signs in on the page that requested it, and also confirms an unconfirmed account", async ({
  page,
}) => {
  const email = newEmail();
  const account = { email, password: PASSWORD };
  expect((await page.request.post(`${SITE}/auth/v1/signup`, { data: account })).ok()).toBe(true);
  await mailbox.next(email);
  await page.goto(`${SITE}/login`);
  await signIn(page, email, PASSWORD);
  await expect(page.getByText("Email not confirmed.")).toBeVisible();
  await page.getByRole("button", { name: "Send the link again" }).click();
  await page.getByLabel("Code from the email").fill((await mailbox.next(email)).code);
  await page.waitForURL(`${SITE}/customer/dashboard`);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${SITE}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  await expect(page.getByLabel("Code from the email")).toBeFocused();
  await page.getByLabel("Code from the email").fill((await mailbox.next(email)).code);
  await page.waitForURL(`${SITE}/customer/dashboard`);
});
