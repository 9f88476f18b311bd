import { expect, test, type Page } from "@playwright/test";
import { asksAgain } from "../../support/accounts/asks-again.ts";
import {
  accessibilityFaults,
  openLive,
  signUp,
  tabTo,
  watchPage,
} from "../../support/browser/payload-page.ts";

const NAME = "Label printer";

/** Calls the API with this key. @returns the status and the content type */
const called = (page: Page, key: string): Promise<[number, string | null]> =>
  page.evaluate(async (bearer) => {
    const headers = { Authorization: `Bearer ${bearer}` };
    const answer = await fetch("/api/v1/qr.png?content=Hello", { headers, credentials: "omit" });
    return [answer.status, answer.headers.get("Content-Type")];
  }, key);

test("a customer creates a key by keyboard, calls the API with it, and revokes it", async ({
  page,
}, info) => {
  const wrong = watchPage(page);
  await openLive(page, "/signup");
  await signUp(page, info);
  await openLive(page, "/customer/settings#api-keys");
  const create = page.getByRole("button", { name: "Create key" });
  await expect(create).toBeInViewport();
  await tabTo(page, create);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  expect(await accessibilityFaults(page), "making a key").toEqual([]);
  await page.keyboard.type(NAME);
  await asksAgain(page, "POST", "**/api/me/api_keys");
  await page.keyboard.press("Enter");
  const again = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expect(again.getByLabel("Your password", { exact: true })).toBeFocused();
  expect(await accessibilityFaults(page), "confirming the sign-in").toEqual([]);
  await page.keyboard.type("a long enough password");
  await page.keyboard.press("Enter");

  const shown = page.getByRole("textbox", { name: `API key ${NAME}` });
  await expect(shown).toBeFocused();
  const key = await shown.inputValue();
  await expect(page.getByText(/^It expires on \w+ \d+, \d{4}, and the image addresses/)).toBeVisible();
  // the API key is shown only once, so Escape must not close the dialog
  await page.keyboard.press("Escape");
  await expect(shown).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "I have saved it" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  expect(await called(page, key)).toEqual([200, "image/png"]);

  const revoke = page.getByRole("button", { name: `Revoke ${NAME}` });
  await tabTo(page, revoke);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(revoke).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 key that no longer works")).toBeVisible();
  // the browser logs the 400 answer that required a fresh sign-in
  expect(wrong.filter((line) => !line.includes("400 (Bad Request)"))).toEqual([]);
  expect((await called(page, key))[0]).toBe(401);
});
