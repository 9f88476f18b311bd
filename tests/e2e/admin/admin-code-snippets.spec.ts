import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { expectAnnounced, test } from "../../support/browser/announcements.ts";
import { asksAgain } from "../../support/accounts/asks-again.ts";
import { ownSite } from "../../support/browser/own-site.ts";
import { accessibilityFaults, overflow } from "../../support/browser/payload-page.ts";
import { ADMIN, adminHeaders, signIn } from "../../support/browser/sign-in.ts";
import { startTracker, type Tracker } from "../../support/browser/tracker-server.ts";

let tracker: Tracker;

test.beforeAll(async () => {
  tracker = await startTracker();
});
// a separate site: on the shared one, the snippets would run in other tests
ownSite();
test.afterAll(() => tracker.close());

async function adminCall(
  request: APIRequestContext,
  path: string,
  options: Parameters<APIRequestContext["post"]>[1],
) {
  const response = await request.post(path, { ...options, headers: await adminHeaders(request) });
  expect(response.status()).toBe(201);
  return (await response.json()) as { id: string };
}

const tracked = (page: Page) => page.evaluate(() => (window as { tracked?: number }).tracked ?? 0);

test("an admin adds a code snippet, previews it, switches it and deletes it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page);
  await page.goto("/admin/code-injection");
  await expect(page.getByRole("heading", { level: 1, name: "Code Injection" })).toBeVisible();
  await expect(page).toHaveTitle("Code Injection | Quietzone");
  await expect(page.getByRole("heading", { name: "No Code Snippets Found" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole("link", { name: "New Snippet" }).first().click();
  await page.getByRole("button", { name: "Create snippet" }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await expect(page.getByText("Code is required")).toBeVisible();
  await page.getByLabel("Name").fill('<img src=x onerror="document.title=1">');
  const editor = page.getByRole("textbox", { name: "Code" });
  await editor.click();
  await expect(editor).toBeFocused();
  await page.keyboard.insertText("<script>let a = 1");
  await expect(editor).toContainText("<script>let a = 1");
  await page.getByRole("button", { name: "Create snippet" }).click();
  await expect(page.getByText(/begins and never ends: add its end/).first()).toBeVisible();
  await editor.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(";</script>");
  // Tab leaves the editor
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Description")).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Create snippet" }).click();
  await expectAnnounced(page, "Code snippet created successfully");
  const card = page.getByRole("listitem").filter({ hasText: "<img src=x" });
  await expect(card).toContainText("in the head of the page");
  await expect(page).toHaveTitle("Code Injection | Quietzone");

  await card.getByRole("link", { name: /Edit/ }).click();
  await editor.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText("\n<!-- second line -->");
  // the session is no longer fresh: the dialog asks for the password, and then the save continues
  await asksAgain(page, "PUT", "**/api/admin/code_snippets/*");
  await page.getByRole("button", { name: "Save changes" }).click();
  const change = page.getByRole("dialog", { name: "Save this change?" });
  await expect(change.locator("ins")).toHaveText("+<!-- second line -->");
  expect(await accessibilityFaults(page)).toEqual([]);
  await change.getByRole("button", { name: "Save this change" }).click();
  const again = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expect(again.getByLabel("Password")).toBeFocused();
  await page.keyboard.type("a wrong one");
  await page.keyboard.press("Enter");
  await expect(again.getByRole("alert")).toHaveText("The password is wrong");
  await again.getByLabel("Password").fill(ADMIN.password);
  await page.keyboard.press("Enter");
  await expectAnnounced(page, "Code snippet updated successfully");

  await card.getByRole("switch").click();
  await expectAnnounced(page, "Code snippet deactivated");
  await card.getByRole("switch").click();
  await expectAnnounced(page, "Code snippet activated");
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  }
  await card.getByRole("button", { name: /Delete/ }).click();
  await expect(
    page.getByText("Are you sure you want to delete this code snippet?", { exact: true }),
  ).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectAnnounced(page, "Code snippet deleted successfully");
});

test("a snippet runs on public pages and sends requests, but never runs on account pages or for admins", async ({
  page,
  context,
  request,
}) => {
  const { id } = await adminCall(request, "/api/admin/code_snippets", {
    data: { name: "Tracker", type: "analytics", code: tracker.tag },
  });
  const refused: string[] = [];
  page.on(
    "console",
    (message) => message.text().includes("Content Security Policy") && refused.push(message.text()),
  );
  await page.goto("/");
  await expect.poll(() => tracked(page)).toBe(1);
  await expect
    .poll(() => tracker.asked)
    .toEqual(expect.arrayContaining(["/tracker.js", "/pixel?/", "/call?/"]));
  expect(refused).toEqual([]);

  // a link between public pages keeps the document; a link to an account page reloads it
  await page.evaluate(() => Object.assign(window, { sentinel: true }));
  const sentinel = () => page.evaluate(() => "sentinel" in window);
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  expect([await sentinel(), await tracked(page)]).toEqual([false, 0]);

  for (const path of [
    "/login",
    "/signup",
    "/forgot-password",
    "/reset-password",
    "/auth/callback",
    "/auth/confirm",
    "/auth/connect",
    "/customer/dashboard",
    "/verify",
    "/qr-code-scanner-from-image",
    "/cloudinary-test",
    "/offline",
    "/admin",
    "/no-such-page",
    "/?safe=1",
    "/qr-generator?safe=1",
  ]) {
    const html = await (await request.get(path, { maxRedirects: 0 })).text();
    expect([path, html.includes(tracker.url)]).toEqual([path, false]);
  }

  // injected code cannot frame an account page or keep access to it in another window
  await page.goto("/");
  await expect.poll(() => tracked(page)).toBe(1);
  const framed = await page.evaluate(async () => {
    const frame = document.createElement("iframe");
    frame.src = "/login";
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    document.body.append(frame);
    await loaded;
    return frame.contentDocument?.querySelector("input")?.type ?? "nothing";
  });
  expect(framed).toBe("nothing");
  const opened = context.waitForEvent("page");
  await page.evaluate(() => Object.assign(window, { other: window.open("/login") }));
  await (await opened).getByLabel("Email").waitFor();
  // the window runs in another process, so the change takes a moment to arrive
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { other: Window }).other.closed))
    .toBe(true);
  await (await opened).close();

  // injected code never runs for an admin
  await signIn(page);
  for (const path of ["/", "/qr-generator", "/barcode-generator"]) {
    // wait for the answer: a session that is renewed repeatedly without an answer ends
    const renewed = page.waitForResponse(/\/auth\/v1\/token/);
    await page.goto(path);
    await (await renewed).finished();
    expect([path, await page.evaluate(() => "quietzoneSnippets" in window), await tracked(page)]).toEqual([
      path,
      false,
      0,
    ]);
  }
  // without the session's marker cookie, the page reloads as soon as the admin is recognized
  await context.clearCookies({ name: "qz-session" });
  await page.goto("/");
  // retry: evaluation fails while the page reloads
  await expect(async () =>
    expect(await page.evaluate(() => "quietzoneSnippets" in window)).toBe(false),
  ).toPass();
  await adminDelete(request, id);
});

async function adminDelete(request: APIRequestContext, id: string): Promise<void> {
  await request.delete(`/api/admin/code_snippets/${id}`, { headers: await adminHeaders(request) });
}

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });
  test("the offline cache contains no code snippets", async ({ page, request }) => {
    const { id } = await adminCall(request, "/api/admin/code_snippets", {
      data: { name: "Tracker", type: "custom", code: tracker.tag },
    });
    await page.goto("/");
    await expect.poll(() => tracked(page)).toBe(1);
    const kept = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const responses = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()),
      );
      const pages = responses
        .flat()
        .filter(({ headers }) => headers.get("Content-Type")?.startsWith("text/html"));
      return Promise.all(pages.map(async (each) => each.text()));
    });
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter((html) => html.includes("tracker.js") || html.includes("quietzoneSnippets"))).toEqual(
      [],
    );
    // with the service worker active, the page still contains the snippet
    await page.reload();
    await expect.poll(() => tracked(page)).toBe(1);
    await adminDelete(request, id);
  });

  test("an uploaded file cannot read site data, as a page or in a frame, or act as a service worker", async ({
    page,
    request,
  }) => {
    const script =
      "<script>document.title = localStorage.getItem('secret') ?? 'empty'</script><h1>theirs</h1>";
    for (const [name, content] of [
      ["theirs.html", script],
      ["worker.js", "self.addEventListener('fetch', () => {})"],
    ] as const) {
      await adminCall(request, "/api/admin/verification_files", {
        multipart: { file: { name, mimeType: "text/plain", buffer: Buffer.from(content) } },
      });
    }
    await page.goto("/?safe=1");
    await page.evaluate(() => localStorage.setItem("secret", "read"));
    const framed = await page.evaluate(async () => {
      const frame = document.createElement("iframe");
      frame.src = "/theirs.html";
      const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
      document.body.append(frame);
      await loaded;
      return frame.contentDocument === null;
    });
    expect(framed).toBe(true);
    expect(await page.title()).not.toBe("read");
    const worker = await page.evaluate(() =>
      navigator.serviceWorker.register("/worker.js").then(
        () => "registered",
        ({ name }: Error) => name,
      ),
    );
    expect(worker).not.toBe("registered");
    for (const path of ["/theirs.html", "/.well-known/theirs.html"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "theirs" })).toBeVisible();
      expect(await page.title()).toBe("");
    }
  });
});

test("an admin uploads many files at once and sees the result and the public status of each", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  await signIn(page);
  await page.goto("/admin/code-injection/files");
  await page.locator("input[type=file]").setInputFiles([
    { name: "ads.txt", mimeType: "text/plain", buffer: Buffer.from("example.com, 1, DIRECT") },
    { name: "photo.png", mimeType: "image/png", buffer: Buffer.from("x") },
    { name: "robots.txt", mimeType: "text/plain", buffer: Buffer.from("x") },
    { name: "big.txt", mimeType: "text/plain", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
  ]);
  await expectAnnounced(page, "Files uploaded successfully");
  await expectAnnounced(page, "Failed to upload files");
  for (const text of [
    "photo.png: File type .png not supported. Allowed: .js, .txt, .html, .xml, .json",
    "robots.txt: robots.txt is a file of this site itself: give yours another name",
    "big.txt: File big.txt is too large (max 10MB)",
  ]) {
    await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
  }
  const card = page
    .getByRole("list", { name: "Verification files" })
    .getByRole("listitem")
    .filter({ hasText: "ads.txt" });
  await expect(card.getByText("Verified")).toBeVisible({ timeout: 30_000 });
  await card.getByRole("button", { name: "Check ads.txt again" }).click();
  await expectAnnounced(page, "The file is available at its public address");
  expect(await accessibilityFaults(page)).toEqual([]);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  }
  await card.getByRole("button", { name: "Delete ads.txt" }).click();
  await expect(page.getByText("Are you sure you want to delete ads.txt?", { exact: true })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expectAnnounced(page, "File deleted successfully");
});
