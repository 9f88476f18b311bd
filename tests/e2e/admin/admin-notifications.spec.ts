import { expect, type APIRequestContext } from "@playwright/test";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { ownSite } from "../../support/browser/own-site.ts";
import { accessibilityFaults, overflow, tabTo, watchPage } from "../../support/browser/payload-page.ts";
import { adminHeaders, signIn } from "../../support/browser/sign-in.ts";

/** A separate site: on the shared one, the notifications would appear in other tests. */
const SITE = ownSite();
const CUSTOMER = { email: "ann@example.com", password: "a customer for the tests" };
const HOSTILE = `"><img src=x onerror="document.title='run'">`;

async function signUp(request: APIRequestContext): Promise<void> {
  const { email, password } = CUSTOMER;
  expect((await request.post("/auth/v1/signup", { data: { email, password } })).ok()).toBe(true);
}

test("a notification posted by an admin appears at once on a page that a customer has open", async ({
  page,
  browser,
  request,
}) => {
  const wrong = watchPage(page);
  await signUp(request);
  const context = await browser.newContext({ baseURL: SITE, serviceWorkers: "block" });
  const customer = await context.newPage();
  await signIn(customer, CUSTOMER);
  await customer.goto("/customer/dashboard");
  await expect(customer.getByRole("button", { name: "Notifications, 2 unread" })).toBeVisible();

  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page);
  await page.goto("/admin/notifications");
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Notifications" }).getByRole("listitem")).toHaveCount(3);
  expect(await accessibilityFaults(page)).toEqual([]);

  await tabTo(page, page.getByRole("link", { name: "New Notification" }));
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "New Notification" });
  await form.getByRole("button", { name: "Post" }).click();
  await expect(form.getByText("Enter a title")).toBeVisible();
  await form.getByLabel("Title").fill("Closed on Monday");
  await form.getByLabel("Text").fill(HOSTILE);
  await form.getByLabel("Leads to").fill("https://elsewhere.example");
  await expect(form.getByText("Enter a path on this site, such as /verify")).toBeVisible();
  await form.getByLabel("Leads to").fill("/nowhere-at-all");
  await expect(form.getByText("There is no page at this path")).toBeVisible();
  await form.getByLabel("Leads to").fill("/verify");
  await expect(form.getByText("There is no page at this path")).toBeHidden();
  await expect(form.getByRole("figure", { name: "In the bell menu" })).toContainText(HOSTILE);
  expect(await accessibilityFaults(page)).toEqual([]);
  await form.getByRole("button", { name: "Post" }).click();
  const question = page.getByRole("dialog", { name: "Post this to everyone?" });
  await expect(question).toContainText("It goes to 2 people.");
  await expect(question).toContainText("Nobody gets it by email");
  await question.getByRole("button", { name: "Post" }).click();
  await expectAnnounced(page, "Notification posted");

  await customer.getByRole("button", { name: "Notifications, 3 unread" }).click();
  const news = customer.getByRole("listitem").filter({ hasText: "Closed on Monday" });
  await expect(news).toContainText(HOSTILE);
  const marked = customer.waitForResponse(/\/api\/me\/notifications\/[^/]+\/read$/);
  await news.getByRole("link", { name: "Closed on Monday" }).click();
  await marked;
  await expect(customer).toHaveURL(/\/verify$/);
  await expect(customer).not.toHaveTitle("run");

  await page.reload();
  const own = page.getByRole("article").filter({ hasText: "Closed on Monday" });
  await expect(own).toContainText("Read by one person");

  await own.getByRole("link", { name: "Edit: Closed on Monday" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Notification" });
  await expect(edit.getByLabel("Visible from")).toBeDisabled();
  await edit.getByLabel("Title").fill("Closed on Tuesday");
  await edit.getByLabel("Visible until").fill("2020-01-01T12:00");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit.getByText("This time has passed: choose a later one, or leave it empty")).toBeVisible();
  await edit.getByLabel("Visible until").fill("2100-01-01T12:00");
  expect(await accessibilityFaults(page)).toEqual([]);
  await edit.getByRole("button", { name: "Save" }).click();
  await expectAnnounced(page, "Notification saved");
  const corrected = page.getByRole("article").filter({ hasText: "Closed on Tuesday" });
  await expect(corrected).toContainText(/Until Jan 1, 2100.*Corrected /);
  const bell = customer.getByRole("button", { name: /^Notifications/ });
  await bell.click();
  await expect(customer.getByRole("listitem").filter({ hasText: "Closed on Tuesday" })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBe(0);
  await tabTo(page, corrected.getByRole("button", { name: "End now: Closed on Tuesday" }));
  await page.keyboard.press("Enter");
  const ending = page.getByRole("dialog", { name: "End this notification?" });
  await ending.getByRole("button", { name: "Cancel" }).click();
  await expect(ending).toBeHidden();
  await expect(corrected.getByText("Ended", { exact: true })).toBeHidden();
  await page.keyboard.press("Enter");
  await ending.getByRole("button", { name: "End now" }).click();
  await expect(corrected.getByText("Ended", { exact: true })).toBeVisible();
  await expect(customer.getByRole("listitem").filter({ hasText: "Closed on Tuesday" })).toHaveCount(0);
  await corrected.getByRole("button", { name: "Delete: Closed on Tuesday" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectAnnounced(page, "Notification deleted");
  await expect(corrected).toHaveCount(0);
  await context.close();
  // the browser logs the 404 of the unknown path
  expect(wrong.filter((line) => !line.includes("status of 404"))).toEqual([]);
});

test("deleting the last row of the last page shows the previous page", async ({ page, request }) => {
  const headers = await adminHeaders(request);
  const listed = (await (await request.get("/api/admin/notifications", { headers })).json()) as unknown[];
  for (let count = listed.length; count < 11; count += 1) {
    const data = { kind: "announcement", title: `News ${count}`, text: "text" };
    expect((await request.post("/api/admin/notifications", { headers, data })).status()).toBe(201);
  }
  await signIn(page);
  await page.goto("/admin/notifications");
  const rows = page.getByRole("list", { name: "Notifications" }).getByRole("listitem");
  await expect(rows).toHaveCount(10);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: /^Delete: / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(rows).toHaveCount(10);
});

test("the outbox shows a mail with masked sign-in links, in a sandboxed frame", async ({ page, request }) => {
  await request.post("/auth/v1/recover", { data: { email: CUSTOMER.email } });
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  await signIn(page);
  await page.goto("/admin/outbox");
  await expect(page.getByRole("heading", { level: 1, name: "Mail Outbox" })).toBeVisible();
  await expect(page.getByText(/^No mail server is set/)).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Reset your password" });
  await expect(row).toContainText("Kept as a file");
  expect(await accessibilityFaults(page)).toEqual([]);

  await row.getByRole("button", { name: "View: Reset your password" }).click();
  const mail = page.getByRole("dialog", { name: "Reset your password" });
  await expect(mail.getByText("Links and codes that sign the recipient in are masked.")).toBeVisible();
  const frame = mail.locator("iframe");
  await expect(frame).toHaveAttribute("sandbox", "");
  const content = frame.contentFrame();
  await expect(content.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await expect(content.getByText("token_hash=••••••").first()).toBeVisible();
  await mail.getByRole("tab", { name: "Plain text" }).click();
  await expect(mail.locator("pre")).toContainText("token_hash=••••••");

  await mail.getByRole("button", { name: "Show them" }).click();
  await expect(mail.getByRole("alert")).toContainText(`anyone can sign in as ${CUSTOMER.email}`);
  await expect(mail.locator("pre")).toContainText(/token_hash=[\w-]{40}/);
  const download = page.waitForEvent("download");
  await mail.getByRole("button", { name: "Download source" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.eml$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBe(0);
  await mail.getByRole("button", { name: "Close" }).click();
  await page.setViewportSize({ width: 1280, height: 900 });

  await row.getByRole("button", { name: "Delete: Reset your password" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Deleted", { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
});
