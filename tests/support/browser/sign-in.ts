import { expect, type APIRequestContext, type Page } from "@playwright/test";

/** The first admin of every site of the browser tests. */
export const ADMIN = { email: "admin@quietzone.test", password: "an admin for the tests" };

/** Fills the form of the page of /login that is open, and sends it. */
export async function fillSignIn(page: Page, { email, password } = ADMIN): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

/** Signs in at /login, and waits for the account's own pages. */
export async function signIn(page: Page, account = ADMIN): Promise<void> {
  await page.goto("/login");
  await fillSignIn(page, account);
  await expect(page).toHaveURL(account === ADMIN ? /\/admin/ : /\/customer/);
}

/** What shows calls of the API to be the admin's. */
export async function adminHeaders(request: APIRequestContext): Promise<{ Authorization: string }> {
  const signedIn = await request.post("/auth/v1/token?grant_type=password", { data: ADMIN });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  return { Authorization: `Bearer ${token}` };
}
