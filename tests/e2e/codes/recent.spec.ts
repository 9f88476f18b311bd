import { expect, test, type Page } from "@playwright/test";
import {
  newCustomer,
  expectAccessibleInBothThemes,
  openLive,
  overflow,
  signUp,
  watchPage,
} from "../../support/browser/payload-page.ts";

const summary = (page: Page) => page.locator("summary").filter({ hasText: "Recent on this device" });

/** Copies a code as a visitor, since copying needs no account. */
async function copyCode(page: Page, content: string): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openLive(page, `/qr-generator?data=${encodeURIComponent(content)}#download`);
  await page.getByRole("button", { name: "Copy PNG" }).click();
  await expect(page.getByText("The code was copied as a PNG image.")).toBeVisible();
}

/** Opens the list and waits for the code, which is stored only after it is copied. */
async function listed(page: Page, number: string): Promise<void> {
  await summary(page).click();
  await expect(page.getByRole("button", { name: `Open Phone: ${number}` })).toBeVisible();
}

test("a visitor's recent codes are listed, reopened, removed and switched off", async ({ page }) => {
  const wrong = watchPage(page);
  await copyCode(page, "tel:+15550001");
  expect(await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)).toEqual([
    "image/png",
  ]);
  await page.getByRole("button", { name: "Copy SVG" }).click();
  await expect(page.getByText("The code was copied as SVG.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("<svg");
  await listed(page, "+15550001");
  await copyCode(page, "tel:+15550002");
  await listed(page, "+15550002");

  await openLive(page, "/barcode-generator");
  await summary(page).click();
  const list = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Open / }) });
  // copying the same code as SVG adds no entry
  await expect(list).toHaveCount(2);
  await expect(list.first()).toContainText("+15550002");
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await list.first().scrollIntoViewIfNeeded();
  for (const name of [/^Open /, /^Remove /])
    await expect(list.first().getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await expectAccessibleInBothThemes(page);

  await list
    .last()
    .getByRole("button", { name: /^Open / })
    .click();
  await expect(page).toHaveURL(/\/qr-generator$/);
  await page.getByRole("button", { name: "Generate QR" }).click();
  await expect(page.getByLabel("Content", { exact: true })).toHaveValue("tel:+15550001");
  // also on the page that is already open
  await summary(page).click();
  await list
    .first()
    .getByRole("button", { name: /^Open / })
    .click();
  await page.getByRole("button", { name: "Generate QR" }).click();
  await expect(page.getByLabel("Content", { exact: true })).toHaveValue("tel:+15550002");
  // the previous content can be restored
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByLabel("Content", { exact: true })).toHaveValue("tel:+15550001");

  await list
    .first()
    .getByRole("button", { name: /^Remove / })
    .click();
  await expect(list).toHaveCount(1);
  await page.getByRole("checkbox", { name: "Remember recent codes on this device" }).uncheck();
  await expect(list).toHaveCount(0);
  await expect(page.getByText("No codes are stored on this device.")).toBeVisible();
  await copyCode(page, "tel:+15550003");
  await summary(page).click();
  await expect(page.getByText("No codes are stored on this device.")).toBeVisible();
  expect(wrong).toEqual([]);
});

test("recent codes stay in sync between tabs", { tag: "@once" }, async ({ page }) => {
  await openLive(page, "/qr-generator");
  await summary(page).click();
  await expect(
    page.getByText(
      "Codes that you download, copy or share are listed here. They are stored in this browser only.",
    ),
  ).toBeVisible();
  const other = await page.context().newPage();
  await copyCode(other, "tel:+15550006");
  const opener = (number: string) => page.getByRole("button", { name: `Open Phone: ${number}` });
  await expect(opener("+15550006")).toBeVisible();
  await copyCode(other, "tel:+15550007");
  await expect(opener("+15550007")).toBeVisible();
  await summary(other).click();
  await other.getByRole("button", { name: "Clear all" }).click();
  await expect(opener("+15550006")).toBeHidden();
  await other.getByRole("checkbox", { name: "Remember recent codes on this device" }).uncheck();
  await expect(
    page.getByRole("checkbox", { name: "Remember recent codes on this device" }),
  ).not.toBeChecked();
});

test("a visitor's recent codes move into a new account", { tag: "@once" }, async ({ page }, info) => {
  await copyCode(page, "tel:+15550004");
  await listed(page, "+15550004");
  await openLive(page, "/signup");
  await signUp(page, info);
  await openLive(page, "/qr-generator");
  await expect(summary(page)).toBeHidden();
  const move = page.getByRole("button", { name: "Move 1 code from this device into your account" });
  await page.route("**/api/me/history", (route) => route.fulfill({ status: 413 }), { times: 1 });
  await move.click();
  await expect(page.getByText("The codes could not be moved. Please try again.")).toBeVisible();
  await move.click();
  await expect(page.getByText("1 code is now in your history.")).toBeVisible();
  await expect(move).toBeHidden();
  await page.getByRole("link", { name: "Your history" }).click();
  await expect(page.getByText("+15550004").first()).toBeVisible();
});

test(
  "a code downloaded after the session ended is kept on this device",
  { tag: "@once" },
  async ({ page }, info) => {
    await newCustomer(page, info);
    await openLive(page, "/qr-generator?data=tel:%2B15550008#download");
    await expect(summary(page)).toBeHidden();
    // as after an administrator has suspended the account
    await page.route("**/api/me/history", (route) => route.fulfill({ status: 401 }));
    await page.route("**/auth/v1/token*", (route) =>
      route.fulfill({ status: 400, json: { code: "refresh_token_not_found" } }),
    );
    await page.getByRole("button", { name: "Download PNG", exact: true }).click();
    await expect(
      page.getByText("The file was downloaded, but not added to your history: Your session has ended."),
    ).toBeVisible();
    await listed(page, "+15550008");
  },
);

test(
  "a browser without storage shows a message, and copying still works",
  { tag: "@once" },
  async ({ page }) => {
    const wrong = watchPage(page);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("The user denied permission to access the database.", "SecurityError");
      };
    });
    await copyCode(page, "tel:+15550005");
    await summary(page).click();
    await expect(page.getByText("This browser does not let the site store anything.")).toBeVisible();
    expect(wrong).toEqual([]);
  },
);
