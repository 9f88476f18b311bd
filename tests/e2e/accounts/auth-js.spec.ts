import { expect, test, type Page } from "@playwright/test";
import { startAuthJsApp, type AuthJsApp, type AuthJsWindow } from "../../support/accounts/auth-js-app.ts";
import { newEmail } from "../../support/call.ts";
import { startMailbox, type Mailbox } from "../../support/mailbox.ts";
import { startOidcProvider, type OidcProvider } from "../../support/accounts/oidc-provider.ts";
import { ownSite } from "../../support/browser/own-site.ts";
import { accessibilityFaults, overflow } from "../../support/browser/payload-page.ts";

/** Tests the unmodified client in Chromium, on another origin, with a mail server and with the outbox. */
const PASSWORD = "a long enough password";
const DATA = { first_name: "Ada", plan: "pro", theme: "blue", prefs: { columns: [1, 2] } };

let mailbox: Mailbox;
test.beforeAll(async () => {
  mailbox = await startMailbox();
});
test.afterAll(() => mailbox.close());

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expect(page.getByText("ready")).toBeVisible();
};

/** Signs up in the app. @returns the client's answer */
const signUp = (page: Page, email: string) =>
  page.evaluate(
    async ({ account, data }) => {
      const { client } = window as unknown as AuthJsWindow;
      const options = { data, emailRedirectTo: `${location.origin}/welcome` };
      const answer = await client.signUp({ ...account, options });
      return {
        error: answer.error?.message ?? null,
        hasSession: answer.data.session !== null,
        identities: answer.data.user?.identities?.length,
        metadata: answer.data.user?.user_metadata,
      };
    },
    { account: { email, password: PASSWORD }, data: DATA },
  );

/** Returns the user who is signed in to the app's client. */
const whoIs = (page: Page) =>
  page.evaluate(async () => {
    const { client } = window as unknown as AuthJsWindow;
    const { data } = await client.getUser();
    return {
      email: data.user?.email,
      metadata: data.user?.user_metadata,
      providers: data.user?.identities?.map(({ provider }) => provider),
    };
  });

const changeData = (page: Page, data: object) =>
  page.evaluate(async (changes) => {
    const { client } = window as unknown as AuthJsWindow;
    const { data: answer, error } = await client.updateUser({ data: changes });
    return { error: error?.message ?? null, metadata: answer.user?.user_metadata };
  }, data);

/** Connects Google the way the app does: the client redirects to the address that it receives. */
async function connect(page: Page, site: string, provider: OidcProvider, name: string): Promise<void> {
  await page.evaluate(() => {
    const { client } = window as unknown as AuthJsWindow;
    void client.linkIdentity({ provider: "google", options: { redirectTo: `${location.origin}/linked` } });
  });
  await page.waitForURL(`${site}/auth/connect#**`);
  await expect(page.getByRole("heading", { level: 1, name: "Connect Google" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Continue to Google" }).click();
  await page.waitForURL(`${provider.issuer}/**`);
  await page.locator('input[name="login"]').fill(name);
  await page.locator('input[name="password"]').fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

for (const mails of ["a mail server", "the outbox"] as const) {
  test.describe(`with ${mails}`, () => {
    let provider: OidcProvider;
    let app: AuthJsApp;
    test.beforeAll(async () => {
      [provider, app] = await Promise.all([startOidcProvider(`${site}/auth/v1/callback`), startAuthJsApp()]);
    });
    const site = ownSite(() => ({
      OIDC_GOOGLE_CLIENT_ID: provider.clientId,
      OIDC_GOOGLE_CLIENT_SECRET: provider.clientSecret,
      OIDC_GOOGLE_ISSUER: provider.issuer,
      REDIRECT_ALLOW: app.origin,
      ...(mails === "a mail server" ? { SMTP_URL: mailbox.url } : {}),
    }));
    test.afterAll(async () => {
      await provider.close();
      await app.close();
    });

    /** Signs up in the app and confirms the address if a link is mailed. @returns the email address */
    async function signedUp(page: Page, flow = "implicit"): Promise<string> {
      app.use(site);
      const email = newEmail();
      await open(page, `${app.origin}/?flow=${flow}`);
      await page.evaluate((kind) => localStorage.setItem("flow", kind), flow);
      const waits = mails === "a mail server";
      const answer = await signUp(page, email);
      expect(answer).toMatchObject({ error: null, hasSession: !waits, identities: 1, metadata: DATA });
      if (!waits) return email;
      await page.goto((await mailbox.next(email)).link);
      await page.getByRole("button", { name: "Confirm address" }).click();
      await page.waitForURL(`${app.origin}/welcome**`);
      await expect(page.getByText("ready")).toBeVisible();
      return email;
    }

    test("custom metadata is stored at sign-up, merged and read back", async ({ page }) => {
      const email = await signedUp(page);
      expect(await whoIs(page)).toMatchObject({ email, metadata: { ...DATA, full_name: "Ada" } });
      const changed = await changeData(page, { plan: null, seats: 3 });
      expect(changed.error).toBeNull();
      expect(changed.metadata).toMatchObject({ theme: "blue", seats: 3 });
      expect(changed.metadata).not.toHaveProperty("plan");
      await open(page, app.origin);
      expect((await whoIs(page)).metadata).toEqual(changed.metadata);
    });

    for (const flow of ["implicit", "pkce"]) {
      test(`linkIdentity connects a provider from the app's origin (${flow})`, async ({ page }) => {
        const email = await signedUp(page, flow);
        await connect(page, site, provider, `ada-${flow}`);
        await page.waitForURL(`${app.origin}/linked**`);
        await expect(page.getByText("ready")).toBeVisible();
        expect(await whoIs(page)).toMatchObject({ email, providers: ["email", "google"] });
      });
    }

    test("a link that was already used shows an error, and one for another account is refused", async ({
      page,
      browser,
    }) => {
      await signedUp(page);
      const address = await page.evaluate(async () => {
        const { client } = window as unknown as AuthJsWindow;
        const { data } = await client.linkIdentity({
          provider: "google",
          options: { skipBrowserRedirect: true },
        });
        return data.url ?? "";
      });
      const victim = await (await browser.newContext()).newPage();
      await victim.goto(`${site}/login`);
      await victim.getByLabel("Email").fill("admin@quietzone.test");
      await victim.getByLabel("Password", { exact: true }).fill("an admin for the tests");
      await victim.getByRole("button", { name: "Sign In", exact: true }).click();
      await victim.waitForURL(/\/admin/);
      await victim.goto(address);
      await expect(victim.getByText("You are signed in here with another account.")).toBeVisible();
      await expect(victim.getByRole("button", { name: "Continue to Google" })).toHaveCount(0);
      await victim.context().close();

      await page.goto(address);
      await page.getByRole("button", { name: "Continue to Google" }).click();
      await page.waitForURL(`${provider.issuer}/**`);
      await page.goto(address);
      await expect(page.getByText("This link has expired or has already been used.")).toBeVisible();
    });
  });
}
