import { expect, type APIRequestContext, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { ownSite } from "../../support/browser/own-site.ts";
import {
  accessibilityFaults,
  expectAccessibleInBothThemes,
  openLive,
  overflow,
  tabTo,
  watchPage,
} from "../../support/browser/payload-page.ts";
import { adminHeaders, signIn } from "../../support/browser/sign-in.ts";

/** A separate site: on the shared one, the advertisements would appear in other tests. */
const SITE = ownSite();
const ELSEWHERE = "https://shop.example/labels";
const HOSTILE = `"><img src=x onerror="document.title='run'"><script>document.title='run'</script>`;

test.use({
  // a regular browser's user agent: views by bots are not counted
  userAgent:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
});

async function adminCalls(request: APIRequestContext) {
  const headers = await adminHeaders(request);
  const path = "/api/admin/advertisements";
  return {
    make: async (fields: Record<string, unknown>): Promise<string> => {
      const made = await request.post(path, {
        headers,
        data: { placement: "header", type: "text", ...fields },
      });
      expect(made.status()).toBe(201);
      return ((await made.json()) as { id: string }).id;
    },
    read: async (id: string) =>
      (await (await request.get(`${path}/${id}`, { headers })).json()) as Record<string, unknown>,
    change: async (id: string, data: object): Promise<void> => {
      expect((await request.put(`${path}/${id}`, { headers, data })).status()).toBe(200);
    },
    clear: async (): Promise<void> => {
      const all = (await (await request.get(path, { headers })).json()) as { id: string }[];
      for (const { id } of all) await request.delete(`${path}/${id}`, { headers });
    },
  };
}

const figure = (page: Page, name: string) =>
  page.getByRole("term").filter({ hasText: name }).first().locator("xpath=following-sibling::dd[1]");
const slot = (page: Page, placement: string) => page.locator(`[data-placement=${placement}]`);
const banner = () =>
  sharp({ create: { width: 728, height: 90, channels: 3, background: "#2f8f83" } })
    .png()
    .toBuffer();

test("an advertisement is created, previewed, found, switched, edited and deleted", async ({ page }) => {
  const wrong = watchPage(page);
  const said = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page);
  await page.goto("/admin/advertisements");
  await expect(page.getByRole("heading", { level: 1, name: "Advertisements" })).toBeVisible();
  await expect(page).toHaveTitle(/^Advertisements \|/);
  await said("No Advertisements Found");
  for (const [name, note] of [
    ["Total Ads", "0 active"],
    ["Active Ads", "Currently running"],
    ["Inactive Ads", "Not running"],
    ["Expiring Soon", "Within 7 days"],
  ] as const) {
    await expect(figure(page, name)).toHaveText(`0${note}`);
  }

  await tabTo(page, page.getByRole("link", { name: "Create Ad" }));
  await page.keyboard.press("Enter");
  const form = page.getByRole("dialog", { name: "Create Advertisement" });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByLabel("Title")).toBeFocused();
  await expect(form.getByText("Title is required")).toBeVisible();
  await form.getByLabel("Title").fill("Labels that stay");
  await form.getByLabel("Description").fill("Weatherproof");
  await form.locator("input[type=file]").setInputFiles({
    name: "banner.png",
    mimeType: "image/png",
    buffer: await banner(),
  });
  await expect(form.locator(".ad-image")).toBeVisible();
  await expect(form.locator(".ad")).toContainText("Labels that stay");
  await form.getByLabel("Target URL").fill("javascript:alert(1)");
  await form.getByLabel("Start Date").fill("2026-02-02");
  await form.getByLabel("End Date").fill("2026-02-01");
  await form.getByLabel("Priority").fill("11");
  expect(await accessibilityFaults(page)).toEqual([]);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Priority is a number from 1 to 10")).toBeVisible();
  await expect(form.getByText("A target URL begins with http:// or https://")).toBeVisible();
  await expect(form.getByText("The end date cannot be before the start date")).toBeVisible();
  await expect(form.getByLabel("Title")).toHaveValue("Labels that stay");
  await form.getByLabel("Target URL").fill("https://example.org/labels");
  await form.getByLabel("End Date").fill("");
  await form.getByLabel("Priority").fill("1");
  await page.keyboard.press("Escape");
  await page
    .getByRole("dialog", { name: "Discard your changes?" })
    .getByRole("button", { name: "Cancel" })
    .click();
  await form.getByRole("button", { name: "Save" }).click();
  await expectAnnounced(page, "Advertisement created successfully");
  await expect(form).toBeHidden();
  await expect(figure(page, "Total Ads")).toHaveText("11 active");

  const card = page.getByRole("listitem").filter({ hasText: "Labels that stay" });
  await expect(card).toContainText("Weatherproof");
  await expect(card).toContainText("Header");
  await expect(card).toContainText("Banner");
  await expect(card).toContainText("Feb 2, 2026");
  await expect(card.getByRole("img", { name: "Image of Labels that stay" })).toBeVisible();
  await card.getByRole("button", { name: "Deactivate: Labels that stay" }).click();
  await expectAnnounced(page, "Advertisement deactivated");
  await expect(card).toContainText("Inactive");
  await expect(figure(page, "Inactive Ads")).toHaveText("1Not running");
  await card.getByRole("button", { name: "Activate: Labels that stay" }).click();
  await expectAnnounced(page, "Advertisement activated");

  await page.getByLabel("Status").click();
  await page.getByRole("option", { name: "Inactive" }).click();
  await said("No Advertisements Found");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(card).toBeVisible();
  await page.getByRole("searchbox").fill("WEATHER");
  await expect(card).toBeVisible();
  await page.getByRole("searchbox").fill("nothing like it");
  await expect(card).toBeHidden();
  await page.getByRole("button", { name: "Clear Filters" }).click();

  await card.getByRole("link", { name: "Edit: Labels that stay" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Advertisement" });
  await edit.getByLabel("Type").click();
  await page.getByRole("option", { name: "Custom" }).click();
  await expect(edit.getByLabel("Image URL")).toBeHidden();
  await expect(edit.getByLabel("Content")).toHaveAttribute("placeholder", "HTML/JavaScript code");
  await edit.getByLabel("Content").fill("<b>In its frame</b>");
  await expect(edit.frameLocator("iframe").getByText("In its frame")).toBeVisible();
  await edit.getByRole("button", { name: "Save" }).click();
  await expectAnnounced(page, "Advertisement updated successfully");

  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Delete: Labels that stay" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectAnnounced(page, "Advertisement deleted successfully");
  await said("No Advertisements Found");
  expect(wrong).toEqual([]);
});

test("switching an advertisement keeps another admin's changes, and an edit shows them as a conflict", async ({
  page,
  request,
}) => {
  const { make, read, change, clear } = await adminCalls(request);
  await clear();
  const id = await make({ title: "Labels", content: "old", priority: 1 });
  await signIn(page);
  await page.goto("/admin/advertisements");
  const card = page.getByRole("listitem").filter({ hasText: "Labels" });
  await expect(card).toBeVisible();
  await change(id, { content: "new", priority: 5 });
  await card.getByRole("button", { name: "Deactivate: Labels" }).click();
  await expect(card).toContainText("Inactive");
  expect(await read(id)).toMatchObject({ is_active: false, content: "new", priority: 5 });

  await card.getByRole("link", { name: "Edit: Labels" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Advertisement" });
  await expect(edit.getByLabel("Description")).toBeVisible();
  await change(id, { title: "Ribbons", content: "newer" });
  await edit.getByLabel("Description").fill("Weatherproof");
  await edit.getByLabel("Title").fill("Tape");
  await edit.getByRole("button", { name: "Save" }).click();
  const versions = page.getByRole("dialog", { name: "Someone else changed this in the meantime" });
  const row = (name: string) => versions.getByRole("listitem").filter({ hasText: name });
  await expect(row("Title")).toHaveText("TitleSaved by someone elseRibbonsTyped by youTape");
  await expect(row("Description")).toHaveText(/: unchangedEmptyTyped by youWeatherproof$/);
  await expect(row("Content")).toHaveText(/newerTyped by you: unchangednew$/);
  await expect(row("Priority")).toHaveCount(0);
  expect(await read(id)).toMatchObject({ title: "Ribbons", description: "" });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => overflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  // back in the form, typed values are kept, and other fields have the values saved meanwhile
  await page.keyboard.press("Escape");
  await expect(edit.getByLabel("Title")).toHaveValue("Tape");
  await expect(edit.getByLabel("Content")).toHaveValue("newer");
  await change(id, { title: "Stamps" });
  await edit.getByRole("button", { name: "Save" }).click();
  await tabTo(page, versions.getByRole("button", { name: "Keep Mine" }));
  await page.keyboard.press("Enter");
  await expect(versions).toBeHidden();
  await expect(edit).toBeHidden();
  expect(await read(id)).toMatchObject({
    title: "Tape",
    description: "Weatherproof",
    content: "newer",
    priority: 5,
  });

  await page.getByRole("link", { name: "Edit: Tape" }).click();
  await expect(edit.getByLabel("Title")).toHaveValue("Tape");
  await change(id, { title: "Glue" });
  await edit.getByLabel("Title").fill("Paste");
  await edit.getByRole("button", { name: "Save" }).click();
  await versions.getByRole("button", { name: "Take Theirs" }).click();
  await expect(edit.getByLabel("Title")).toHaveValue("Glue");
  await edit.getByLabel("Description").fill("Sticks");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit).toBeHidden();
  expect(await read(id)).toMatchObject({ title: "Glue", description: "Sticks" });
  await clear();
});

test("advertisements appear at their placements without layout shift, count one view each, and link to their target", async ({
  page,
  request,
  context,
}) => {
  const { make, read, clear } = await adminCalls(request);
  await clear();
  const header = await make({ title: "Above", target_url: ELSEWHERE, priority: 2 });
  await make({ title: "First above", priority: 9 });
  for (const placement of ["footer", "content", "sidebar", "custom"]) {
    await make({ title: `At ${placement}`, placement, content: "Some words" });
  }
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        const seen = window as { shifts?: number };
        if (!hadRecentInput) seen.shifts = (seen.shifts ?? 0) + value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const wrong = watchPage(page);
  const counted = page.waitForResponse(/\/advertisements\/impressions$/);
  await page.goto("/wifi-generator");
  await expect(slot(page, "header").locator(".ad-title")).toHaveText(["First above", "Above"]);
  for (const placement of ["footer", "content", "sidebar", "custom"]) {
    await expect(slot(page, placement)).toContainText("Advertisement");
    await expect(slot(page, placement)).toContainText(`At ${placement}`);
  }
  expect((await counted).status()).toBe(204);
  expect(await page.evaluate(() => (window as { shifts?: number }).shifts ?? 0)).toBeLessThan(0.02);
  await expect.poll(async () => (await read(header))["impressions"]).toBe(1);

  const link = slot(page, "header").getByRole("link", { name: "Above" }).last();
  await expect(link).toHaveAttribute("rel", "sponsored noopener");
  const led = context.waitForEvent("request", (asked) => asked.url() === ELSEWHERE);
  const [opened] = await Promise.all([context.waitForEvent("page"), link.click()]);
  await led;
  await opened.close();
  await expect.poll(async () => (await read(header))["clicks"]).toBe(1);

  // another page in the same tab counts as another impression
  await page.getByRole("navigation").getByRole("link", { name: "Scanner" }).first().click();
  await expect(page).toHaveURL(/qr-code-scanner/);
  await expect.poll(async () => (await read(header))["impressions"]).toBe(2);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  expect(wrong.filter((line) => !line.includes("healthz"))).toEqual([]);

  for (const path of [
    "/login",
    "/signup",
    "/forgot-password",
    "/verify",
    "/customer/dashboard",
    "/nowhere",
  ]) {
    const html = await (await request.get(path)).text();
    expect([path, html.includes("First above")]).toEqual([path, false]);
  }
  // navigate from a page without advertisements to one with them
  await page.goto("/login");
  await expect(slot(page, "header")).toBeHidden();
  await page.getByRole("link", { name: "Quietzone" }).first().click();
  await expect(slot(page, "header")).toBeVisible();
});

test("a popup advertisement opens once per visit, only before the visitor interacts, and closes on Escape", async ({
  page,
  request,
}) => {
  const { make, clear } = await adminCalls(request);
  await clear();
  await make({ title: "Spring offer", type: "popup", placement: "popup" });
  const dialog = page.getByRole("dialog", { name: "Advertisement" });
  // the window does not open for visitors who have started working
  await openLive(page, "/qr-generator");
  await page.keyboard.press("Shift");
  await page.goto("/");
  await expect(dialog).toContainText("Spring offer");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.waitForFunction(() => performance.now() > 4000);
  await expect(dialog).toBeHidden();
});

test("hostile ad code cannot reach the site, the session, or the page around it", async ({
  page,
  request,
}) => {
  const { make, clear } = await adminCalls(request);
  await clear();
  await make({
    title: HOSTILE,
    description: HOSTILE,
    type: "custom",
    placement: "header",
    content: `<script>
      const tried = {};
      const attempt = (name, work) => { try { tried[name] = String(work()); } catch (error) { tried[name] = error.name; } };
      attempt("cookie", () => document.cookie || "empty");
      attempt("storage", () => localStorage.length);
      attempt("session", () => sessionStorage.length);
      attempt("parent", () => parent.document.title);
      if (top !== self) attempt("top", () => { top.location = "https://evil.example/"; return "asked"; });
      attempt("origin", () => self.origin);
      parent.postMessage({ kind: "signed_in", type: "signed_in", user: { role: "admin" } }, "*");
      parent.postMessage("take_over", "*");
      const call = (path, init) => fetch(path, { credentials: "include", ...init }).then((r) => r.status, (e) => e.name);
      Promise.all([
        call("/auth/v1/token?grant_type=refresh_token", { method: "POST", headers: { "X-Client-Info": "quietzone-web" } }),
        call("/api/admin/users"),
      ]).then((calls) => { tried.calls = calls.join(); document.body.textContent = JSON.stringify(tried); });
    </script>`,
  });
  await make({ title: HOSTILE, description: HOSTILE, content: HOSTILE, placement: "content" });
  await signIn(page);
  await page.goto("/admin/advertisements");
  await page.evaluate(() => localStorage.setItem("secret", "1"));
  await expect(page.getByRole("heading", { level: 2, name: HOSTILE })).toHaveCount(2);
  await expect(page).toHaveTitle(/^Advertisements \|/);
  await page
    .getByRole("link", { name: /^Edit: / })
    .last()
    .click();
  await expect(page.getByRole("dialog").locator("iframe")).toBeVisible();
  const preview = page.frameLocator("iframe").locator("body");
  await expect(preview).toContainText('"origin":"null"');

  await page.goto("/wifi-generator");
  await expect(slot(page, "content").locator(".ad-title")).toHaveText(HOSTILE);
  const body = page.frameLocator("[data-placement=header] iframe").locator("body");
  await expect(body).toContainText('"calls"');
  const tried = JSON.parse(await body.innerText()) as Record<string, string>;
  expect(tried).toMatchObject({
    cookie: "SecurityError",
    storage: "SecurityError",
    session: "SecurityError",
    parent: "SecurityError",
    origin: "null",
    calls: "TypeError,TypeError",
  });
  await expect(page).toHaveURL(`${SITE}/wifi-generator`);
  await expect(page).toHaveTitle(/^WiFi/);
  // opened on its own, the advertisement still cannot access the site's origin
  const src = await page.locator("[data-placement=header] iframe").getAttribute("src");
  await page.goto(src ?? "");
  await expect(page.locator("body")).toContainText('"storage":"SecurityError"');
});
