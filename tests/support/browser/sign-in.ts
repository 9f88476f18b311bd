import { expect, type APIRequestContext, type Page } from "@playwright/test";

/** The first admin of every site of the browser tests. */
export const ADMIN = { email: "admin@quietzone.test", password: "an admin for the tests" };

/** Fills the form of the page of /login that is open, and sends it. */
export async function fillSignIn(page: Page, { email, password } = ADMIN): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

/** The pages that are opened from now on know of the session, whose cookie is there. */
export async function enter(page: Page): Promise<void> {
  // once: a person who signs out on the way stays signed out
  await page.addInitScript(() => {
    // a document that is an origin of its own, as code of others in a frame, may not even ask
    if (window.origin === "null" || sessionStorage.getItem("test.entered")) return;
    sessionStorage.setItem("test.entered", "1");
    localStorage.setItem("quietzone.signedIn", "1");
  });
}

/** The account is signed in when the next page is opened; nobody fills in a form for it. */
export async function signIn(page: Page, account = ADMIN): Promise<void> {
  const answer = await page.request.post("/auth/v1/token?grant_type=password", {
    headers: { "X-Client-Info": "quietzone-web" },
    data: account,
  });
  expect(answer.ok()).toBe(true);
  await enter(page);
}

/** What shows calls of the API to be the admin's. */
export async function adminHeaders(request: APIRequestContext): Promise<{ Authorization: string }> {
  const signedIn = await request.post("/auth/v1/token?grant_type=password", { data: ADMIN });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  return { Authorization: `Bearer ${token}` };
}
