import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { ownSite } from "../../support/browser/own-site.ts";
import { watchPage } from "../../support/browser/payload-page.ts";
import { ADMIN, adminHeaders, signIn } from "../../support/browser/sign-in.ts";

// a separate site: on the shared one, the settings, advertisements and legal pages would affect other tests
ownSite();

const isChange = (method: string) => method === "POST" || method === "PUT";

/** Returns the body that the form sends when `act` saves it. */
async function sentBy(page: Page, act: () => Promise<void>): Promise<Record<string, unknown>> {
  const [request] = await Promise.all([
    page.waitForRequest((each) => isChange(each.method()) && each.url().includes("/api/admin/")),
    act(),
  ]);
  const body = request.postDataJSON() as Record<string, unknown>;
  const answer = await request.response();
  expect(answer?.ok() || (await answer?.text()), JSON.stringify(body)).toBe(true);
  return body;
}

/** Toggles the box and back, first with the mouse and then with the keyboard. */
async function tryBox(box: Locator): Promise<void> {
  const was = await box.isChecked();
  for (const press of [() => box.click(), () => box.press(" ")]) {
    await press();
    await expect(box).toBeChecked({ checked: !was });
    await press();
    await expect(box).toBeChecked({ checked: was });
  }
}

async function makeUser(request: APIRequestContext, data: object): Promise<string> {
  const headers = await adminHeaders(request);
  const made = await request.post("/api/admin/users", { headers, data });
  return ((await made.json()) as { id: string }).id;
}

test("the invitation checkbox is sent as shown", async ({ page }) => {
  const wrong = watchPage(page);
  await signIn(page);
  const create = async (email: string, isInvited: boolean) => {
    await page.goto("/admin/users/create");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    const box = page.getByRole("checkbox", { name: "Send an invitation by email" });
    await tryBox(box);
    await box.setChecked(isInvited);
    return sentBy(page, () => page.getByRole("button", { name: "Create User" }).click());
  };
  expect(await create("invited@people.example", true)).toMatchObject({ invite: true });
  await expectAnnounced(page, "User created successfully");
  await expect(page.getByRole("button", { name: "Send invitation" })).toBeVisible();
  expect(await create("not-invited@people.example", false)).toMatchObject({ invite: false });
  await expect(page.getByRole("dialog")).toContainText("One-time password");
  expect(wrong).toEqual([]);
});

test("the checkboxes for a confirmed address and a new owner are sent as shown", async ({
  page,
  request,
}) => {
  const wrong = watchPage(page);
  const id = await makeUser(request, { email: "waiting@people.example", invite: true });
  await signIn(page);
  const confirmed = page.getByRole("checkbox", { name: "The email address is confirmed" });
  const save = () => sentBy(page, () => page.getByRole("button", { name: "Save" }).click());
  const edit = async (isConfirmed: boolean) => {
    await page.goto(`/admin/users/${id}`);
    await expect(confirmed).toBeChecked({ checked: isConfirmed });
    await tryBox(confirmed);
  };
  await edit(false);
  await confirmed.check();
  expect(await save()).toEqual({ email_confirmed: true });
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await edit(true);
  await confirmed.uncheck();
  expect(await save()).toEqual({ email_confirmed: false });
  await expect(page.getByText("Unconfirmed", { exact: true })).toBeVisible();

  const newOwner = page.getByRole("checkbox", { name: "The account now belongs to somebody else" });
  await edit(false);
  await page.getByRole("textbox", { name: "Email" }).fill("moved@people.example");
  await tryBox(newOwner);
  expect(await save()).toEqual({ email: "moved@people.example", email_confirmed: false });
  await expect(page.getByRole("heading", { level: 1, name: "moved@people.example" })).toBeVisible();
  await edit(false);
  await page.getByRole("textbox", { name: "Email" }).fill("handed.over@people.example");
  await newOwner.check();
  expect(await save()).toMatchObject({ email: "handed.over@people.example", new_owner: true });
  await expect(page.getByRole("dialog")).toContainText("For handed.over@people.example");
  expect(wrong).toEqual([]);
});

test("the Active checkbox of an advertisement is sent as shown", async ({ page }) => {
  const wrong = watchPage(page);
  await signIn(page);
  await page.goto("/admin/advertisements/create");
  const form = page.getByRole("dialog");
  const box = form.getByRole("checkbox", { name: "Active" });
  const card = page.getByRole("listitem").filter({ hasText: "Switched" });
  const save = () => sentBy(page, () => form.getByRole("button", { name: "Save" }).click());
  await form.getByLabel("Title").fill("Switched");
  await expect(box).toBeChecked();
  await tryBox(box);
  await box.uncheck();
  expect(await save()).toMatchObject({ is_active: false, priority: 1, start_date: null, end_date: null });
  await expect(card).toContainText("Inactive");
  for (const isActive of [true, false]) {
    await card.getByRole("link", { name: "Edit: Switched" }).click();
    await tryBox(box);
    await box.setChecked(isActive);
    expect(await save()).toEqual({ is_active: isActive });
    await expect(form).toBeHidden();
    await expect(card.getByText(isActive ? "Active" : "Inactive", { exact: true })).toBeVisible();
  }
  // fields that are not checkboxes keep their types: numbers and dates
  await card.getByRole("link", { name: "Edit: Switched" }).click();
  await form.getByLabel("Priority").fill("7");
  await form.getByLabel("Start Date").fill("2026-02-02");
  expect(await save()).toEqual({ priority: 7, start_date: "2026-02-02" });
  await expect(form).toBeHidden();
  await card.getByRole("link", { name: "Edit: Switched" }).click();
  await form.getByLabel("Start Date").fill("");
  expect(await save()).toEqual({ start_date: null });
  expect(wrong).toEqual([]);
});

test("saving an unchanged form sends no fields and reports success", async ({ page, request }) => {
  const id = await makeUser(request, { email: "same@people.example" });
  await signIn(page);
  await page.goto(`/admin/users/${id}`);
  expect(await sentBy(page, () => page.getByRole("button", { name: "Save" }).click())).toEqual({});
  await expectAnnounced(page, "User updated successfully");
});

test("a save while offline reports the failure and keeps the form, and the next one succeeds", async ({
  page,
  request,
  context,
}) => {
  const id = await makeUser(request, { email: "offline@people.example" });
  await signIn(page);
  await page.goto(`/admin/users/${id}`);
  const save = page.getByRole("button", { name: "Save" });
  const name = page.getByLabel("First name");
  await name.fill("Typed offline");
  await context.setOffline(true);
  await save.click();
  await expectAnnounced(page, /^Failed to update user/);
  await expect(name).toHaveValue("Typed offline");
  await context.setOffline(false);
  expect(await sentBy(page, () => save.click())).toEqual({ first_name: "Typed offline" });
});

test("the switches of a legal page and a code snippet are saved as shown", async ({ page }) => {
  const wrong = watchPage(page);
  await signIn(page);
  for (const isPublished of [false, true]) {
    await page.goto("/admin/legal-pages/privacy");
    const box = page.getByRole("switch", { name: "Published" });
    await tryBox(box);
    await box.setChecked(isPublished);
    const sent = await sentBy(page, () => page.getByRole("button", { name: "Save" }).click());
    expect(sent).toMatchObject({ is_published: isPublished });
    await expectAnnounced(page, "Legal page saved");
  }

  await page.goto("/admin/code-injection/create");
  await page.getByLabel("Name").fill("Quiet");
  const editor = page.getByRole("textbox", { name: "Code" });
  await editor.click();
  await expect(editor).toBeFocused();
  await page.keyboard.insertText("<meta name='quiet' content='1'>");
  await expect(editor).toContainText("<meta name='quiet' content='1'>");
  const isActive = page.getByRole("switch", { name: "Active" });
  await expect(isActive).toBeChecked();
  await tryBox(isActive);
  await isActive.uncheck();
  const created = await sentBy(page, () => page.getByRole("button", { name: "Create snippet" }).click());
  expect(created).toMatchObject({ is_active: false, hosts: [] });
  await page.getByRole("link", { name: "Edit Quiet" }).click();
  await expect(isActive).not.toBeChecked();
  await tryBox(isActive);
  await isActive.check();
  const changed = await sentBy(page, () => page.getByRole("button", { name: "Save changes" }).click());
  expect(changed).toEqual({ is_active: true });
  expect(wrong).toEqual([]);
});

test("a notification is scheduled for a role, with its start time sent in UTC", async ({ page }) => {
  const wrong = watchPage(page);
  await signIn(page);
  await page.goto("/admin/notifications/create");
  const form = page.getByRole("dialog", { name: "New Notification" });
  await form.getByLabel("Title").fill("News");
  await form.getByLabel("Text").fill("A text");
  await form.getByRole("combobox", { name: "For" }).click();
  await page.getByRole("option", { name: "Customers" }).click();
  await form.getByLabel("Visible from").fill("2999-01-31T12:00");
  await form.getByRole("button", { name: "Post" }).click();
  const question = page.getByRole("dialog", { name: "Post this to all customers?" });
  const sent = await sentBy(page, () => question.getByRole("button", { name: "Schedule" }).click());
  expect(sent).toEqual({
    kind: "announcement",
    title: "News",
    text: "A text",
    path: null,
    role: "customer",
    starts_at: expect.stringMatching(/^2999-01-31T\d\d:00:00\.000Z$|^2999-02-01T/),
    ends_at: null,
  });
  await page.getByRole("link", { name: "Edit: News" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Notification" });
  await edit.getByRole("combobox", { name: "For" }).click();
  await page.getByRole("option", { name: "Everyone" }).click();
  expect(await sentBy(page, () => edit.getByRole("button", { name: "Save" }).click())).toEqual({
    role: null,
  });
  expect(wrong).toEqual([]);
});

test("every switch of the settings and every scope of an API key is saved as shown", async ({ page }) => {
  const wrong = watchPage(page);
  await signIn(page);
  for (const tab of ["seo", "security", "api", "notifications"]) {
    await page.goto(`/admin/settings?tab=${tab}`);
    await expect(page.getByRole("switch").first()).toBeVisible();
    // an admin without a second factor cannot require one
    const names = (await page.getByRole("switch").evaluateAll((all) => all.map(({ id }) => id))).filter(
      (id) => id !== "setting-enable_2fa",
    );
    for (const wanted of ["the other way", "and back"]) {
      const changes: Record<string, boolean> = {};
      for (const id of names) {
        const box = page.locator(`#${id}`);
        // only in the first pass: the second would test nothing new
        if (wanted === "the other way") await tryBox(box);
        const was = await box.isChecked();
        await box.press(" ");
        changes[id.replace("setting-", "")] = !was;
      }
      const sent = await sentBy(page, () => page.getByRole("button", { name: "Save Changes" }).click());
      expect(sent, wanted).toEqual({ changes });
      await expect(page.getByRole("button", { name: "Save Changes" })).toBeDisabled();
      await page.reload();
      for (const [key, isOn] of Object.entries(changes))
        await expect(page.locator(`#setting-${key}`)).toBeChecked({ checked: isOn });
    }
  }

  await page.goto("/admin/settings?tab=api");
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Printer");
  for (const name of ["make codes", "many at once", "read codes"])
    await tryBox(dialog.getByRole("checkbox", { name }));
  await dialog.getByRole("checkbox", { name: "make codes" }).uncheck();
  await dialog.getByRole("checkbox", { name: "read codes" }).check();
  await dialog.getByLabel("Days until it expires").fill("12");
  const sent = await sentBy(page, () => dialog.getByRole("button", { name: "Create key" }).click());
  expect(sent).toEqual({ name: "Printer", scopes: ["decode"], expires_in_days: 12 });
  expect(wrong).toEqual([]);
});

test("admins who give up their own role have to confirm, and can withdraw the confirmation", async ({
  page,
  request,
}) => {
  // create a second admin: the last one cannot give up the role
  const account = { email: "second@people.example", password: "correct horse battery staple" };
  const signedUp = await request.post("/auth/v1/signup", { data: account });
  const { user } = (await signedUp.json()) as { user: { id: string } };
  const headers = await adminHeaders(request);
  const promoted = await request.put(`/api/admin/users/${user.id}`, { headers, data: { role: "admin" } });
  expect(promoted.ok()).toBe(true);
  const me = await request.get("/auth/v1/user", { headers });
  const { id: own } = (await me.json()) as { id: string };
  await signIn(page, ADMIN);
  await page.goto(`/admin/users/${own}`);
  await page.getByRole("combobox", { name: "Role" }).click();
  await page.getByRole("option", { name: "Customer" }).click();
  const box = page.getByRole("checkbox", { name: "I understand that this is my own account." });
  const save = page.getByRole("button", { name: "Save" });
  await tryBox(box);
  await expect(save).toBeDisabled();
  await box.check();
  await expect(save).toBeEnabled();
  await box.uncheck();
  await expect(save).toBeDisabled();
  await box.check();
  expect(await sentBy(page, () => save.click())).toEqual({ role: "customer", confirm_self: true });
  await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
});
