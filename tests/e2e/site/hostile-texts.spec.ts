import { randomUUID } from "node:crypto";
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { tools } from "../../../web/app/tools.ts";
import { ownSite } from "../../support/browser/own-site.ts";
import { silenceNews } from "../../support/browser/payload-page.ts";
import { ADMIN, signIn } from "../../support/browser/sign-in.ts";

/**
 * Closes attributes, titles, scripts and comments, hides the end of a script, and adds elements that run or
 * load something.
 */
const HOSTILE = `"'></title></script><!--<script><img data-struck src=//evil.example/x onerror=struck=1>`;
/** A shorter payload for fields with a length limit. */
const SHORT = '"><img data-struck src=//evil.example/x onerror=struck=1>';
/** The same payload for fields that require a URL. */
const HOSTILE_URL = `https://evil.example/"'><img data-struck src=//evil.example/y onerror=struck=1>`;
const HOSTILE_AGENT = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 ${HOSTILE}`;
const CUSTOMER = { email: `ada-${randomUUID()}@example.com`, password: "a long enough password" };

const SITE = ownSite();
test.use({ userAgent: HOSTILE_AGENT });

/** Calls the API as one account; every call must succeed. */
function callsOf(request: APIRequestContext, token: string) {
  return async (
    method: "POST" | "PUT" | "PATCH",
    path: string,
    data: object,
  ): Promise<{ id: string } & Record<string, unknown>> => {
    const headers = { Authorization: `Bearer ${token}`, "User-Agent": HOSTILE_AGENT };
    const answer = await request.fetch(path, { method, data, headers });
    if (!answer.ok())
      throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`);
    return (answer.status() === 204 ? {} : await answer.json()) as { id: string };
  };
}

async function tokenOf(request: APIRequestContext, account: typeof ADMIN): Promise<string> {
  const answer = await request.post("/auth/v1/token?grant_type=password", { data: account });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/**
 * Stores the payload in every text that a customer can set.
 * @returns the id and path of a paused short link
 */
async function fillAccount(request: APIRequestContext): Promise<{ id: string; path: string }> {
  await request.post("/auth/v1/signup", {
    data: { ...CUSTOMER, data: { full_name: HOSTILE, app: HOSTILE } },
  });
  const call = callsOf(request, await tokenOf(request, CUSTOMER));
  await call("PUT", "/api/me/profile", {
    first_name: HOSTILE,
    last_name: HOSTILE,
    full_name: HOSTILE,
    phone: HOSTILE.slice(0, 40),
    bio: HOSTILE,
    location: HOSTILE,
    website: HOSTILE_URL.replaceAll(" ", "/"),
  });
  await call("PUT", "/auth/v1/user", { data: { [HOSTILE]: { [HOSTILE]: HOSTILE } } });
  const folder = await call("POST", "/api/me/history/folders", { name: SHORT });
  const design = { kind: "qr", ...qrDesignSchema.parse({}) };
  for (const content of [HOSTILE, HOSTILE_URL, "javascript:struck=1"]) {
    const record = { id: randomUUID(), content, type: "text", format: "png", design, logoUrl: null };
    await call("POST", "/api/me/history", record);
    await call("PATCH", `/api/me/history/${record.id}`, { name: HOSTILE, folderId: folder.id });
  }
  await call("POST", "/api/me/api_keys", { name: HOSTILE });
  await call("POST", "/api/me/signatures", {
    documentTitle: HOSTILE,
    signerName: HOSTILE,
    securityLevel: "standard",
  });
  const link = await call("POST", "/api/me/short_links", { target: HOSTILE_URL, name: HOSTILE });
  const paused = await call("PATCH", `/api/me/short_links/${link.id}`, { paused: true });
  await request.post("/auth/v1/recover", { data: { email: CUSTOMER.email } });
  return { id: link.id, path: `/s/${String(paused["code"])}` };
}

/** Stores the payload in every text that an admin can set, except for those that are code anyway. */
async function fillSite(request: APIRequestContext) {
  const call = callsOf(request, await tokenOf(request, ADMIN));
  const changes = {
    site_name: HOSTILE,
    site_description: HOSTILE,
    meta_title: HOSTILE,
    meta_description: HOSTILE,
    meta_keywords: HOSTILE,
    from_name: HOSTILE,
    source_url: HOSTILE_URL,
    custom_css: `</style>${HOSTILE}`,
  };
  await call("PUT", "/api/admin/settings", { changes });
  await call("PUT", "/api/admin/legal_pages/terms", { text: { en: HOSTILE }, is_published: true });
  await call("PUT", "/api/admin/legal_pages/imprint", { link: HOSTILE_URL, is_published: true });
  await call("POST", "/api/admin/notifications", { kind: "announcement", title: HOSTILE, text: HOSTILE });
  for (const [type, placement] of [
    ["text", "header"],
    ["banner", "footer"],
    ["sidebar", "sidebar"],
    ["text", "content"],
    ["popup", "popup"],
  ]) {
    const texts = { title: HOSTILE, description: HOSTILE, content: HOSTILE, target_url: HOSTILE_URL };
    await call("POST", "/api/admin/advertisements", { type, placement, ...texts });
  }
  const snippet = await call("POST", "/api/admin/code_snippets", {
    name: HOSTILE,
    description: HOSTILE,
    code: '<meta name="verification" content="1">',
  });
  await call("POST", "/api/admin/api_keys", { name: HOSTILE });
  const user = await call("POST", "/auth/v1/admin/users", {
    email: `bob-${randomUUID()}@example.com`,
    password: CUSTOMER.password,
    user_metadata: { full_name: HOSTILE, first_name: HOSTILE, bio: HOSTILE, app: HOSTILE },
    app_metadata: { app: HOSTILE },
  });
  return { snippet, user };
}

async function visit(request: APIRequestContext): Promise<void> {
  const campaign = encodeURIComponent(HOSTILE);
  const answer = await request.post("/api/public/visits", {
    headers: { "User-Agent": HOSTILE_AGENT },
    data: {
      session_id: randomUUID(),
      pages: [
        {
          page_id: randomUUID(),
          entered: {
            page_url: `/${HOSTILE}?utm_source=${campaign}&utm_medium=${campaign}&utm_campaign=${campaign}`,
            page_title: HOSTILE,
            referrer: HOSTILE_URL,
          },
        },
      ],
    },
  });
  expect(answer.status()).toBe(204);
}

/** Collects traces of injected scripts, and of policies that blocked them, on all pages of this tab. */
async function watch(page: Page) {
  const found: string[] = [];
  await page.context().exposeBinding("reportViolation", (_source, what: string) => void found.push(what));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
      (window as unknown as { reportViolation: (what: string) => void }).reportViolation(
        `the policy refused ${effectiveDirective} ${blockedURI} of ${sourceFile}`,
      ),
    ),
  );
  page.on("dialog", (dialog) => {
    found.push(`a dialog said ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) found.push(message.text());
  });
  page.on("pageerror", (error) => found.push(`an error was thrown: ${error.message}`));
  page.context().on("request", (asked) => {
    if (!asked.url().startsWith(SITE) && !/^(?:data|blob):/.test(asked.url()))
      found.push(`${asked.url()} was asked for`);
  });
  return async (): Promise<string[]> => {
    await page.waitForLoadState("networkidle");
    for (const frame of page.frames()) {
      const tx = await frame
        .evaluate(() => ({
          struck: "struck" in window,
          elements: document.querySelectorAll("[data-struck], [onerror]").length,
          links: Array.from(document.querySelectorAll<HTMLElement>("a[href], form[action], iframe[src]"))
            .map(
              (element) =>
                element.getAttribute("href") ?? element.getAttribute("action") ?? element.getAttribute("src"),
            )
            .filter((address) => /^\s*(?:javascript|data|vbscript|blob):/i.test(address ?? "")),
        }))
        // a sandboxed frame runs no scripts, so this one fails as well
        .catch(() => ({ struck: false, elements: 0, links: [] }));
      if (tx.struck || tx.elements > 0 || tx.links.length > 0) found.push(JSON.stringify(tx));
    }
    return found.splice(0);
  };
}

/** Opens the pages one after another and checks each of them once it has loaded. */
async function open(page: Page, paths: readonly string[]): Promise<void> {
  const faults = await watch(page);
  for (const path of paths) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect([path, await page.locator(":root").evaluate((root) => root.textContent)]).toEqual([
      path,
      expect.stringContaining("<img data-struck"),
    ]);
    expect([path, ...(await faults())]).toEqual([path]);
  }
}

let link: Awaited<ReturnType<typeof fillAccount>>;
let made: Awaited<ReturnType<typeof fillSite>>;

test("hostile markup is stored in every text of the site and of an account", async ({ request }) => {
  link = await fillAccount(request);
  made = await fillSite(request);
  await visit(request);
});

test("hostile markup runs nowhere on the public pages, nor from their addresses", async ({ page }) => {
  const encoded = encodeURIComponent(HOSTILE);
  const said = `error=access_denied&error_code=${encoded}&error_description=${encoded}&provider=${encoded}`;
  await open(page, [
    "/",
    ...tools.map(({ path }) => path),
    "/verify",
    `/verify?code=${encoded}`,
    "/privacy",
    "/terms",
    "/api/docs",
    "/offline",
    "/cloudinary-test",
    "/signup",
    "/forgot-password",
    `/login?${said}&redirect_to=${encoded}&next=javascript:struck=1`,
    `/login#${said}`,
    `/auth/callback?${said}`,
    `/auth/callback#${said}`,
    `/auth/confirm?token_hash=${encoded}&type=${encoded}&redirect_to=javascript:struck=1`,
    `/auth/confirm#token_hash=${encoded}&type=recovery&redirect_to=javascript:struck=1`,
    `/auth/connect#ticket=${encoded}`,
    `/reset-password#${said}`,
    `/${encoded}`,
    `/s/${encoded}`,
    link.path,
    `/?lang=${encoded}&utm_source=${encoded}`,
    `/qr-generator?content=${encoded}&type=${encoded}`,
  ]);
});

test("hostile markup runs nowhere on the pages of the account that wrote it", async ({ page }) => {
  await silenceNews(page);
  await signIn(page, CUSTOMER);
  await open(page, [
    "/customer/dashboard",
    "/customer/history",
    `/customer/history?q=${encodeURIComponent(HOSTILE)}`,
    "/customer/analytics",
    "/customer/links",
    `/customer/links/${link.id}`,
    "/customer/profile",
    "/customer/profile?tab=preferences",
    "/customer/settings",
    "/digital-signature-generator",
    "/api/docs",
  ]);
});

test("hostile markup runs nowhere in the back office", async ({ page }) => {
  await signIn(page);
  await open(page, [
    "/admin/dashboard",
    "/admin/analytics",
    "/admin/users",
    `/admin/users/${made.user.id}`,
    `/admin/users/${made.user.id}/show`,
    "/admin/advertisements",
    "/admin/code-injection",
    `/admin/code-injection/${made.snippet.id}`,
    "/admin/legal-pages",
    "/admin/legal-pages/terms",
    "/admin/legal-pages/imprint",
    "/admin/notifications",
    "/admin/outbox",
    "/admin/audit-log",
    "/admin/settings",
  ]);
});

test("the check detects markup that runs, loads or violates the policy", async ({ page }) => {
  const faults = await watch(page);
  await page.goto("/verify", { waitUntil: "networkidle" });
  expect(await faults()).toEqual([]);
  await page.evaluate((markup) => document.body.insertAdjacentHTML("beforeend", markup), SHORT);
  await expect.poll(faults).toEqual(expect.arrayContaining([expect.stringContaining('"elements":1')]));
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<img src=//evil.example/z>"));
  await expect.poll(faults).toEqual(expect.arrayContaining([expect.stringContaining("img-src")]));
});
