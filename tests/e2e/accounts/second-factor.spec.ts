import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { readPictureIndependently } from "../../support/codes/independent-decoder.ts";
import { asksAgain } from "../../support/accounts/asks-again.ts";
import { oneTimeCode } from "../../support/accounts/one-time-code.ts";
import { expectAccessibleInBothThemes, openLive, overflow } from "../../support/browser/payload-page.ts";

const PASSWORD = "correct horse battery";
const SECURITY = "/customer/profile?tab=security";

const main = (page: Page) => page.getByRole("main");
const codeField = (page: Page) => page.getByLabel("Code", { exact: true });

/** Checks accessibility in both themes, and that the page fits the narrowest phone. */
async function expectGoodLooks(page: Page, what: string): Promise<void> {
  await expectAccessibleInBothThemes(page, what);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => overflow(page), `${what}, px wider than 360`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(SECURITY);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Second step" })).toBeVisible();
}

async function signOut(page: Page, email: string): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("button", { name: new RegExp(email) })
    .click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/$/);
}

test("a second factor is set up from its QR code, required at sign-in, replaced by a recovery code and removed", async ({
  page,
  request,
}) => {
  const email = `second-${Date.now()}@example.com`;
  const made = await request.post("/auth/v1/signup", { data: { email, password: PASSWORD } });
  expect(made.ok()).toBe(true);
  await openLive(page, "/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await main(page).getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/customer\/dashboard$/);

  await page.goto(SECURITY);
  await page.getByRole("button", { name: "Set up" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Phone");
  // a user who takes a long time to choose a name has to confirm the sign-in, and the name is kept
  await asksAgain(page, "POST", "**/auth/v1/factors");
  await page.getByRole("button", { name: "Next" }).click();
  const again = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expect(again.getByLabel("Your password")).toBeFocused();
  await expectGoodLooks(page, "confirming the sign-in");
  await page.keyboard.type("a wrong one");
  await page.keyboard.press("Enter");
  await expect(again.getByText("The password is wrong.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(again).toBeHidden();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Phone");
  await asksAgain(page, "POST", "**/auth/v1/factors");
  await page.getByRole("button", { name: "Next" }).click();
  await again.getByLabel("Your password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(codeField(page)).toBeFocused();
  await expectGoodLooks(page, "setting up");
  await page.emulateMedia({ colorScheme: "dark" });
  const picture = await page.getByRole("img", { name: /QR code/ }).screenshot();
  const [uri = ""] = await readPictureIndependently(picture);
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  await expect(page.locator("code")).toHaveText(secret.replace(/(.{4})(?=.)/g, "$1 "));
  // use the code of the current time step, so that the next one is still unused, however long this takes;
  // paste it with a space, as apps show it
  await codeField(page).fill(oneTimeCode(secret).replace(/^.../, "$& "));

  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expectGoodLooks(page, "recovery codes");
  const [recoveryCode = "", secondRecoveryCode = ""] = await codes.allTextContents();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain(`Recovery codes of ${email} for Quietzone`);
  expect(file).toContain(recoveryCode);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByText("10 of 10 codes can still be used")).toBeVisible();
  await expectGoodLooks(page, "the security tab");

  await signOut(page, email);
  await signIn(page, email);
  await expect(codeField(page)).toBeFocused();
  await expectGoodLooks(page, "the second step");
  await codeField(page).fill("000000");
  await expect(page.getByRole("alert")).toHaveText(/This code is wrong/);
  await page.reload();
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill(oneTimeCode(secret, 1));
  await expect(page).toHaveURL(/tab=security$/);
  await expect(page.getByText("10 of 10 codes can still be used")).toBeVisible();

  await signOut(page, email);
  await signIn(page, email);
  await page.getByRole("button", { name: "Cancel and sign out" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
  await signIn(page, email);
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCode.toLowerCase());
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/tab=security$/);
  await expect(page.getByText("9 of 10 codes can still be used")).toBeVisible();

  const removal = async () => {
    await page.getByRole("button", { name: "Remove Phone" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  };
  await asksAgain(page, "DELETE", "**/auth/v1/factors/*", "insufficient_aal");
  await removal();
  await expect(codeField(page)).toBeFocused();
  await expectGoodLooks(page, "showing the second factor again");
  await page.keyboard.press("Escape");
  await expect(again).toBeHidden();
  await expect(page.getByRole("button", { name: "Remove Phone" })).toBeVisible();
  await asksAgain(page, "DELETE", "**/auth/v1/factors/*", "insufficient_aal");
  await removal();
  await page.getByRole("button", { name: "Use a recovery code instead" }).click();
  await page.getByLabel("Recovery code").fill(secondRecoveryCode);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Off. Your password is enough to sign in.")).toBeVisible();
});
