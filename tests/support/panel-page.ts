import { expect, type Page } from "@playwright/test";

/** Whom the server of the browser tests has as its first admin (tests/playwright.config.ts). */
const ADMIN = { email: "admin@quietzone.test", password: "an admin for the tests" };

/** Asks for a page of the panel as a visitor, signs in where that leads, and comes back to it. */
export async function signInToPanel(page: Page, path = "/admin/dashboard"): Promise<void> {
  await page.goto(path);
  await page.waitForURL(/\/login$/);
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => url.pathname + url.search === path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}
