import { expect, type APIRequestContext, type Page } from "@playwright/test";

/** The first admin of every site of the browser tests. */
export const ADMIN = { email: "admin@quietzone.test", password: "an admin for the tests" };

/** Fills the form of the open /login page and submits it. */
export async function fillSignIn(page: Page, { email, password } = ADMIN): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

/** Sets the sign-in hint for pages opened from now on; the session cookie is already set. */
export async function enter(page: Page): Promise<void> {
  // only once, so that a user who signs out stays signed out
  await page.addInitScript(() => {
    // a document with an opaque origin, such as third-party code in a frame, has no access to storage
    if (window.origin === "null" || sessionStorage.getItem("test.entered")) return;
    sessionStorage.setItem("test.entered", "1");
    localStorage.setItem("quietzone.signedIn", "1");
  });
}

/** Signs an account in without a form; it is signed in when the next page is opened. */
export async function signIn(page: Page, account = ADMIN): Promise<void> {
  const answer = await page.request.post("/auth/v1/token?grant_type=password", {
    headers: { "X-Client-Info": "quietzone-web" },
    data: account,
  });
  expect(answer.ok()).toBe(true);
  await enter(page);
}

/** Headers of API calls as the admin. */
export async function adminHeaders(request: APIRequestContext): Promise<{ Authorization: string }> {
  const signedIn = await request.post("/auth/v1/token?grant_type=password", { data: ADMIN });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  return { Authorization: `Bearer ${token}` };
}
