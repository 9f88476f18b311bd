import { expect, type Page } from "@playwright/test";
import { fillSignIn } from "./sign-in.ts";

/** Opens a page of the panel as a visitor, signs in, and returns to the page. */
export async function signInToPanel(page: Page, path = "/admin/dashboard"): Promise<void> {
  await page.goto(path);
  await page.waitForURL(/\/login$/);
  await fillSignIn(page);
  await page.waitForURL((url) => url.pathname + url.search === path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}
