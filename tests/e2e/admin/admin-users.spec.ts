import { readFile } from "node:fs/promises";
import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { asksAgain } from "../../support/accounts/asks-again.ts";
import {
  accessibilityFaults,
  expectAccessibleInBothThemes,
  downloaded,
  overflow,
  watchPage,
} from "../../support/browser/payload-page.ts";
import { ADMIN, adminHeaders, signIn } from "../../support/browser/sign-in.ts";

/** Creates customers with this unique last name, which also starts their email addresses. */
async function makeCustomers(request: APIRequestContext, last: string, count: number): Promise<void> {
  const headers = await adminHeaders(request);
  for (let index = 0; index < count; index += 1) {
    const made = await request.post("/api/admin/users", {
      headers,
      data: { email: `${last}-${index}@people.example`, first_name: `N${index}`, last_name: last },
    });
    expect(made.status()).toBe(201);
  }
}

const open = async (page: Page, last: string) => {
  await page.goto(`/admin/users?${new URLSearchParams({ filter: JSON.stringify({ q: last }) })}`);
  await expect(page.getByRole("heading", { level: 1, name: "User Management" })).toBeVisible();
};
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("combobox") });
const newName = () => `e${crypto.randomUUID().slice(0, 8)}`;

test("accounts can be searched, paged and exported, and a role change saves at once", async ({
  page,
  request,
}, info) => {
  const last = newName();
  await makeCustomers(request, last, 11);
  const wrong = watchPage(page);
  await signIn(page);
  await open(page, last);
  await expect(page).toHaveTitle(/^User Management \| /);

  for (const card of ["Total Users", "Administrators", "Customers", "New This Week"]) {
    await expect(page.getByRole("term").filter({ hasText: card })).toBeVisible();
  }
  await expect(page.getByText(/^\+\d+ this month$/)).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText("Page 1 of 2 (11 total users)")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(rows(page)).toHaveCount(10);

  await page.getByRole("searchbox", { name: "Search users by name or email..." }).fill(`N7 ${last}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText(/Page 1 of/)).toHaveCount(0);
  await expect(rows(page)).toContainText("Active");
  await expect(rows(page)).toContainText(/[0-9a-f]{8}/);
  await page.getByRole("combobox", { name: `Role of N7 ${last}` }).press("Enter");
  await page.getByRole("option", { name: "Administrator" }).press("Enter");
  await expectAnnounced(page, "User role updated successfully");
  await page.getByLabel("Role", { exact: true }).click();
  for (const name of ["All Roles", "Administrators", "Customers"]) {
    await expect(page.getByRole("option", { name, exact: true })).toBeVisible();
  }
  await page.getByRole("option", { name: "Customers", exact: true }).click();
  await expect(page.getByRole("heading", { name: "No Users Found" })).toBeVisible();
  await expect(
    page.getByText("No users match your current filters. Try adjusting your search or filter criteria."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(rows(page).first()).toBeVisible();
  // an ordinary address fits on one line
  const address = page.getByRole("cell").getByText(ADMIN.email, { exact: true });
  await page.getByRole("searchbox").fill(ADMIN.email);
  expect((await address.boundingBox())?.height).toBeLessThan(30);

  await open(page, last);
  const file = await downloaded(page, info, () => page.getByRole("button", { name: "Export" }).click());
  expect(file.name).toBe("users.csv");
  const text = await readFile(file.path, "utf8");
  expect(text).toMatch(/^\ufeffName,Email,Role,Created At,Status,Last Sign-In\r\n/);
  expect(text.trim().split("\r\n")).toHaveLength(12);
  expect(wrong).toEqual([]);
});

test("accounts are deleted singly and together, after a confirmation", async ({ page, request }) => {
  const last = newName();
  await makeCustomers(request, last, 3);
  await signIn(page);
  await open(page, last);
  // the button looks disabled, but announces what is missing
  const deleteSelected = page.getByRole("button", { name: "Delete Selected" });
  await expect(deleteSelected).toBeDisabled();
  await deleteSelected.press("Enter");
  await expectAnnounced(page, "Please select users first");

  await page.getByRole("button", { name: `Delete N0 ${last}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`Are you sure you want to delete user N0 ${last}?`);
  await expect(dialog).toContainText(
    "This action cannot be undone. All user data will be permanently removed.",
  );
  await asksAgain(page, "DELETE", "**/api/admin/users/*");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  const again = page.getByRole("dialog", { name: "Confirm it’s you" });
  await again.getByLabel("Password").fill(ADMIN.password);
  await page.keyboard.press("Enter");
  await expectAnnounced(page, "User deleted successfully");
  await expect(rows(page)).toHaveCount(2);

  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("searchbox").fill(ADMIN.email);
  await page.getByRole("checkbox", { name: /^Select admin@/ }).check();
  await expect(page.getByText("3 selected")).toBeVisible();
  await page.getByRole("button", { name: "Delete Selected" }).click();
  await expect(dialog).toContainText("Are you sure you want to delete 3 users?");
  await asksAgain(page, "POST", "**/api/admin/users/delete");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await again.getByLabel("Password").fill(ADMIN.password);
  await page.keyboard.press("Enter");
  await expectAnnounced(page, "2 users deleted");
  await expectAnnounced(page, /^1 user was not deleted:.*admin@quietzone\.test/);
});

test("an account is created, viewed, edited, suspended and unsuspended, accessibly and on small screens", async ({
  page,
}) => {
  const wrong = watchPage(page);
  const last = newName();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page);
  await page.goto("/admin/users/create");
  await page.getByLabel("First name").fill("New");
  await page.getByLabel("Last name").fill(last);
  await page.getByRole("textbox", { name: "Email" }).fill(`${last}@people.example`);
  await page.getByRole("button", { name: "Create User" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("One-time password");
  await expect(dialog.locator("code")).toHaveText(/^[\w-]{16}$/);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `New ${last}` })).toBeVisible();
  await expect(page.getByText("One-time password, replaced at the next sign-in")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  // suspending and lifting a suspension need a fresh sign-in; the dialog asks for it and continues
  const confirmSignIn = async () => {
    const again = page.getByRole("dialog", { name: "Confirm it’s you" });
    await again.getByLabel("Password").fill(ADMIN.password);
    await again.getByRole("button", { name: "Confirm" }).click();
  };
  await asksAgain(page, "PUT", "**/api/admin/users/*");
  await page.getByRole("button", { name: "Suspend" }).click();
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await confirmSignIn();
  await expect(page.getByText("Suspended until")).toBeVisible();
  await asksAgain(page, "PUT", "**/api/admin/users/*");
  await page.getByRole("button", { name: "Lift suspension" }).click();
  await confirmSignIn();
  await expect(page.getByText("Suspended until")).toHaveCount(0);

  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("First name").fill("Old");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Old ${last}` })).toBeVisible();

  // a new address may mean that the account has a new owner
  await page.getByRole("link", { name: "Edit" }).click();
  const newOwner = page.getByRole("checkbox", { name: "The account now belongs to somebody else" });
  const email = page.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveValue(`${last}@people.example`);
  await expect(newOwner).toHaveCount(0);
  await email.fill(`${last}-next@people.example`);
  await newOwner.check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toContainText(`For ${last}-next@people.example`);
  await expect(dialog.locator("code")).toHaveText(/^[\w-]{16}$/);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Old ${last}` })).toBeVisible();

  await open(page, last);
  await expect(rows(page)).toHaveCount(1);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  // the browser logs the two calls that were refused at first
  const refused = expect.stringMatching(/status of 400 \(Bad Request\) \S+\/api\/admin\/users\/[\w-]+$/);
  expect(wrong).toEqual([refused, refused]);
});

test("an unknown filter in a bookmark and an account deleted meanwhile are reported", async ({
  page,
  request,
}) => {
  const last = newName();
  await makeCustomers(request, last, 1);
  await signIn(page);
  await page.goto(`/admin/users?${new URLSearchParams({ filter: JSON.stringify({ nickname: last }) })}`);
  await expectAnnounced(page, "The list has no such filter, so it was ignored: nickname");
  await expect(rows(page).first()).toBeVisible();
  await page.goto(`/admin/users?q=${last}`);
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("searchbox")).toHaveValue(last);
  await page.getByRole("button", { name: "Saved filters" }).click();
  await page.getByRole("menuitem", { name: "Save this filter" }).click();
  await page.getByLabel("Name", { exact: true }).fill("New ones");
  await page.keyboard.press("Enter");
  await expectAnnounced(page, "Filter saved");
  await page.goto("/admin/users?page=99&filter={not");
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Saved filters" }).click();
  await page.getByRole("menuitem", { name: "New ones" }).click();
  await expect(rows(page)).toHaveCount(1);

  for (const path of ["nonsense", "nonsense/show"]) {
    await page.goto(`/admin/users/${path}`);
    const sentence = "Failed to load this user: it doesn’t exist, or it was deleted";
    await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  await open(page, last);
  await page.getByRole("link", { name: `Edit N0 ${last}` }).click();
  await page.getByLabel("First name").fill("Typed");
  const headers = await adminHeaders(request);
  const found = await request.get("/api/admin/users", {
    headers,
    params: { filter: JSON.stringify({ q: last }) },
  });
  const [user] = (await found.json()) as { id: string }[];
  expect((await request.delete(`/api/admin/users/${user?.id}`, { headers })).status()).toBe(200);
  await page.getByRole("button", { name: "Save" }).click();
  const gone = page.getByRole("dialog", { name: "Someone else deleted this in the meantime" });
  await expect(gone.getByRole("listitem")).toHaveText("First nameTyped by youTyped");
  await gone.getByRole("button", { name: "Close" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("Typed");
});

test("deleting the last row of the last page, or going past the end, shows the last page", async ({
  page,
  request,
}) => {
  const last = newName();
  await makeCustomers(request, last, 3);
  await signIn(page);
  const filter = JSON.stringify({ q: last });
  const pageOf = (number: number) =>
    page.goto(`/admin/users?${new URLSearchParams({ filter, page: String(number), perPage: "1" })}`);
  await pageOf(3);
  await expect(page.getByText("Page 3 of 3 (3 total users)")).toBeVisible();
  await rows(page)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Page 2 of 2 (2 total users)")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await pageOf(99);
  await expect(page.getByText("Page 2 of 2 (2 total users)")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test("accounts are changed in bulk, and a refused one shows its reason and stays selected", async ({
  page,
  request,
}) => {
  const last = newName();
  await makeCustomers(request, last, 2);
  await signIn(page);
  await open(page, last);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("searchbox").fill(ADMIN.email);
  await page.getByRole("checkbox", { name: /^Select admin@/ }).check();
  await page.getByRole("button", { name: "Change Selected" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Selected" });
  // nothing is preselected
  await expect(dialog.getByRole("button", { name: "Change" })).toBeDisabled();
  await dialog.getByRole("combobox").click();
  await page.getByRole("option", { name: "Suspend: Until it is lifted" }).click();
  await dialog.getByRole("button", { name: "Change" }).click();
  await expectAnnounced(page, "2 users changed");
  // another test may have made a second admin
  await expectAnnounced(
    page,
    /^1 user was not changed:.*admin@quietzone\.test is (?:your own account|the last administrator)/,
  );
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.getByRole("searchbox").fill(last);
  await expect(rows(page).filter({ hasText: "Suspended" })).toHaveCount(2);
  await page.getByRole("link", { name: `View N0 ${last}` }).click();
  await expect(page.getByRole("term").filter({ hasText: /^Suspended$/ })).toBeVisible();
  await expect(page.getByText("Until it is lifted")).toBeVisible();
});

test("a file of users is previewed and imported, and a second import finds them @once", async ({
  page,
}, info) => {
  const last = newName();
  const text = `E-Mail;Name;Rolle\n${last}@people.example;Ada ${last};\nnobody;N;\n+${last}@people.example;Eve;`;
  const file = { name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await signIn(page);
  await open(page, last);
  const dialog = page.getByRole("dialog", { name: "Import users" });
  const choose = async (chosen: typeof file) =>
    dialog.getByLabel("Choose a file").last().setInputFiles(chosen);
  const openImport = () => page.getByRole("button", { name: "Import", exact: true }).press("Enter");
  await openImport();
  await choose({ ...file, buffer: Buffer.from("Name\nAda") });
  const refusal = dialog.getByRole("alert").filter({ hasText: "No column has email addresses" });
  await expect(refusal).toBeVisible();
  await choose(file);
  await expect(refusal).toHaveCount(0);
  await expect(dialog.getByText("2 users will be created.")).toBeVisible();
  await expect(dialog.getByText(/this site cannot send email/)).toBeVisible();
  await expect(dialog.getByText(/send invitations later/)).toHaveCount(0);
  await expect(dialog.getByText("Row 3, nobody: not an email address")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Create 2 users" }).press("Enter");
  await expect(dialog.getByText("2 of 2 users created.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).press("Enter");
  await expect(rows(page)).toHaveCount(2);
  await rows(page)
    .first()
    .getByRole("button", { name: /^Send an invitation to/ })
    .press("Enter");
  await expectAnnounced(page, /^Invitation kept in the mail outbox/);
  await openImport();
  await choose(file);
  await expect(dialog.getByText(`Row 2, ${last}@people.example: already has an account`)).toBeVisible();
  const report = await downloaded(page, info, () =>
    dialog.getByRole("button", { name: "Save report as CSV" }).click(),
  );
  const lines = (await readFile(report.path, "utf8")).trim().split("\r\n");
  expect(lines[0]).toBe("row,email,outcome,reason");
  expect(lines[3]).toBe(`4,'+${last}@people.example,exists,already has an account`);
});

test("a short link is taken down with a reason by keyboard, answers scans with 410, and can be put back", async ({
  page,
  request,
}, info) => {
  // an address too long for one line in the heading of its page on a phone
  const email = `${newName()}.of.the.town.library@people.example`;
  const account = { email, password: "correct horse battery staple" };
  const signedUp = await request.post("/auth/v1/signup", { data: account });
  const { access_token: token, user } = (await signedUp.json()) as {
    access_token: string;
    user: { id: string };
  };
  const made = await request.post("/api/me/short_links", {
    headers: { Authorization: `Bearer ${token}` },
    data: { target: "https://shop.example/prize" },
  });
  const { code } = (await made.json()) as { code: string };
  const scan = () => request.get(`/s/${code}`, { maxRedirects: 0 });
  expect((await scan()).headers()["location"]).toBe("https://shop.example/prize");

  const wrong = watchPage(page);
  await signIn(page);
  await page.goto(`/admin/users/${user.id}/show`);
  const link = page
    .getByRole("table", { name: "Short links" })
    .getByRole("row")
    .filter({ hasText: `/s/${code}` });
  await expect(link).toContainText("https://shop.example/prize");
  await link.getByRole("button", { name: `Take down /s/${code}` }).press("Enter");
  const dialog = page.getByRole("dialog", { name: `Take down /s/${code}?` });
  await expect(dialog.getByRole("button", { name: "Take down" })).toBeDisabled();
  await expect(dialog).toContainText("This site cannot send email, so no message goes out.");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("It promised prizes that nobody gets.");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.screenshot({ path: info.outputPath("take-down.png") });
  await dialog.getByRole("button", { name: "Take down" }).press("Enter");
  await expectAnnounced(page, "Short link taken down");
  await expect(link).toContainText("Taken down");
  await expect(link).toContainText("It promised prizes that nobody gets.");
  const scanned = await scan();
  expect(scanned.status()).toBe(410);
  expect(await scanned.text()).toContain("This code was taken down");

  await link.getByRole("button", { name: `Put back /s/${code}` }).press("Enter");
  await expectAnnounced(page, "Short link put back");
  await expect(link).toContainText("Active");
  expect((await scan()).status()).toBe(302);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByText(`/s/${code}`, { exact: true })).toBeVisible();
  await expect.poll(() => overflow(page), "px wider than the screen").toBeLessThanOrEqual(0);
  expect(wrong).toEqual([]);
});
