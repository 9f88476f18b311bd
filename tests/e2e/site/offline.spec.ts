import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { makeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { renderSvg } from "../../../adapters/codes/files/render-svg.ts";
import { storedZlib } from "../../../adapters/codes/files/stored-zlib.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { publicPages } from "../../../web/seo/public-pages.ts";
import { expectAnnounced, test as base } from "../../support/browser/announcements.ts";
import { startRewritingProxy, type RewritingProxy } from "../../support/browser/rewriting-proxy.ts";

/** A second origin for the same server, where a test can serve another build. */
const test = base.extend<{ site: RewritingProxy }>({
  site: async ({ baseURL }, use) => {
    const proxy = await startRewritingProxy(baseURL ?? "");
    await use(proxy);
    await proxy.close();
  },
});
test.use({ serviceWorkers: "allow" });

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });

/** Waits until the service worker has cached everything and controls this page. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  });

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test("after one visit every public page opens offline", async ({ page, context }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (/Content Security Policy|service worker/i.test(message.text())) errors.push(message.text());
  });
  await page.goto("/");
  await kept(page);
  const titles = new Map<string, string>();
  for (const { path } of publicPages) {
    await page.goto(path);
    titles.set(path, await h1(page).innerText());
  }
  await context.setOffline(true);
  for (const [path, title] of titles) {
    await page.goto(path);
    await expect(h1(page)).toHaveText(title);
    expect(new URL(page.url()).pathname).toBe(path);
    // inline scripts run, too
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("light");
  }
  // the page registers its service worker only when idle
  await page.waitForTimeout(1500);
  expect(errors).toEqual([]);
});

test("links work offline, also to pages that were never visited", async ({ page, context }) => {
  await page.goto("/verify");
  await kept(page);
  await context.setOffline(true);
  await page.goto("/");
  for (const { path } of publicPages.filter((one) => one.path !== "/verify")) {
    await page.getByRole("main").locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(h1(page)).not.toBeEmpty();
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
  }
});

test("a code is made, verified and copied, and a picture is scanned, offline", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  await kept(page);
  await context.setOffline(true);

  await page.goto("/wifi-generator");
  await page.getByLabel("Network name (SSID)").fill("No network");
  await page.getByLabel("Password", { exact: true }).fill("needed here");
  await expect(page.getByText("Tested with two independent scanners.")).toBeVisible();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expectAnnounced(page, "Copied to clipboard!");

  await page.goto("/qr-code-scanner-from-image");
  const content = "https://example.com/scanned-without-a-connection";
  const { drawing } = makeQr(content, qrDesignSchema.parse({}), null);
  const picture = await sharp(Buffer.from(renderSvg(drawing, 300, storedZlib)))
    .png()
    .toBuffer();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "code.png", mimeType: "image/png", buffer: picture });
  await expect(page.getByText("QR Code Found!")).toBeVisible();
  await expect(page.locator("textarea").first()).toHaveValue(content);
});

test("a page that needs the server shows an offline page, and loads once the connection is back", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await kept(page);
  await context.setOffline(true);
  await page.goto("/login");
  await expect(h1(page)).toHaveText("You are offline");
  await page.getByRole("main").getByRole("link", { name: "Barcode Generator" }).click();
  await expect(h1(page)).toHaveText("Barcode Generator");
  // Chromium 150 emulates navigator.onLine only for the current document, not for the next one
  await page.goto("/verify");
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(page.getByText("You can still make, check and scan codes")).toBeVisible();
  await page.goto("/customer/history?sort=scans");
  await expect(h1(page)).toHaveText("You are offline");
  // a fast page goes on as soon as the connection is back for an instant
  await context.setOffline(false);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page).not.toHaveURL(/offline/);
});

test("pages are cached in the chosen language", async ({ page, context, baseURL }) => {
  await page.goto("/");
  await kept(page);
  await context.addCookies([{ name: "quietzone_language", value: "de", url: baseURL ?? "" }]);
  await page.goto("/");
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const next = await caches.match("/barcode-generator", { ignoreVary: true });
        return /<html lang="de"/.test((await next?.text()) ?? "");
      }),
    )
    .toBe(true);
  await context.setOffline(true);
  await page.goto("/barcode-generator");
  await expect(h1(page)).toHaveText("Barcode-Generator");
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByRole("heading", { name: "Barcode erstellen" })).toBeVisible();
});

test("the offline cache contains no account pages, API responses or uploads", async ({ page }, info) => {
  await page.goto("/signup");
  await kept(page);
  await page.getByLabel("First Name").fill("Ada");
  await page.getByLabel("Last Name").fill("Lovelace");
  await page.getByLabel("Email").fill(`kept-${Date.now()}-${info.project.name}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill("a password for tests");
  await page.getByLabel("Confirm Password").fill("a password for tests");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL((url) => url.pathname !== "/signup");
  await page.goto("/customer/history");
  await expect(page.getByText("No codes yet")).toBeVisible();
  const paths = await keptPaths(page);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => /^\/(?:api|auth|customer|login|signup|media)\b/.test(path))).toEqual([]);
});

test("a hostile script written to the cache does not run on other pages", async ({ page, context }) => {
  await page.goto("/");
  await kept(page);
  await page.evaluate(async () => {
    const hostile = "document.documentElement.dataset.stolen = location.pathname";
    const asScript = { headers: { "Content-Type": "text/javascript" } };
    const asPage = {
      headers: { "Content-Type": "text/html", "Content-Security-Policy": "script-src 'nonce-bm9uY2U='" },
    };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (request.url.endsWith(".js")) await cache.put(request, new Response(hostile, asScript));
      }
      for (const path of ["/login", "/verify"]) {
        const html = `<!doctype html><html><h1>False</h1><script nonce="bm9uY2U=">${hostile}</script></html>`;
        await cache.put(path, new Response(html, asPage));
      }
    }
  });
  const stolen = () => page.evaluate(() => document.documentElement.dataset["stolen"]);

  await page.goto("/login");
  await page.getByRole("button", { name: "Show password" }).first().click();
  expect(await stolen()).toBeUndefined();

  await context.setOffline(true);
  await page.goto("/login");
  expect(new URL(page.url()).pathname).toBe("/offline");
  expect(await stolen()).toBeUndefined();
  await page.goto("/verify");
  await expect(h1(page)).toHaveText("False");
  expect(await stolen()).toBeUndefined();
});

const buildOf = (page: Page) => page.locator("meta[name=build]").getAttribute("content");

test("a new version waits for Update, and keeps what was typed", async ({ page, site }) => {
  await page.goto(`${site.url}/qr-generator#generate`);
  await kept(page);
  const first = String(await buildOf(page));
  await page.getByLabel("Content", { exact: true }).fill("typed before the update");

  const second = "0123456789ab";
  site.rewrite((_path, text) => text.replaceAll(first, second));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const button = page.getByRole("button", { name: "Update", exact: true });
  await expect(button).toBeVisible();
  expect(await buildOf(page)).toBe(first);
  await expect(page.getByLabel("Content", { exact: true })).toHaveValue("typed before the update");

  await button.click();
  await expect.poll(() => buildOf(page).catch(() => null)).toBe(second);
  await expect(page.getByLabel("Content", { exact: true })).toHaveValue("typed before the update");
  await expect(button).toBeHidden();

  // the previous build stays cached for tabs that use it; older builds are deleted
  site.rewrite((_path, text) => text.replaceAll(first, "ba9876543210"));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await button.click();
  await expect
    .poll(() => page.evaluate(() => caches.keys()).catch(() => []))
    .toEqual([`quietzone-${second}`, "quietzone-ba9876543210"]);
});

test("a page freshly loaded in a new version shows no Update button", async ({ page, site }) => {
  await page.goto(`${site.url}/verify`);
  await kept(page);
  const first = String(await buildOf(page));
  site.rewrite((_path, text) => text.replaceAll(first, "0123456789ab"));
  await page.goto(`${site.url}/verify`);
  expect(await buildOf(page)).toBe("0123456789ab");
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).at(-1))).toContain("0123456789ab");
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null))
    .toBe(true);
  await expect(page.getByRole("button", { name: "Update", exact: true })).toBeHidden();
});

test("switching the service worker off removes it and its caches", async ({ page, site, request }) => {
  await page.goto(`${site.url}/verify`);
  await kept(page);
  const off = await (await request.get("/service-worker-off.js")).text();
  site.rewrite((path, text) => (path === "/service-worker.js" ? off : text));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});
