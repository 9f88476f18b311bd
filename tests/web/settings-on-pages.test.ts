// @vitest-environment node
import { expect, test } from "vitest";
import { createSettingsService } from "../../core/settings/settings-service.ts";
import type { Settings } from "../../core/settings/settings.ts";
import { createRender } from "../../web/app/server.tsx";
import { createSiteFiles } from "../../web/seo/site-files.ts";
import { createFakeRepositories } from "../fakes/repositories.ts";

const SITE = "http://localhost:3000";

async function pageWith(settings: Partial<Settings>, path = "/"): Promise<string> {
  const { settings: stored } = createFakeRepositories();
  await stored.set(settings);
  const rendered = await createRender(createSettingsService({ settings: stored }))(
    new Request(SITE + path),
    "nonce",
  );
  if (rendered === null || rendered instanceof Response) throw new Error(`${path} is no page`);
  return rendered.head + rendered.body;
}

/** Setting, value, expected text on the home page, and whether it is on other public pages, too. */
test.each<[keyof Settings, string, string, boolean]>([
  ["site_name", "Labels & Co", "Labels &amp; Co", true],
  ["site_description", "Codes for all", "Codes for all", true],
  ["site_url", "https://codes.example.org", `<link rel="canonical" href="https://codes.example.org/`, true],
  ["meta_title", "Codes by Ada", "<title>Codes by Ada | Quietzone</title>", false],
  ["meta_description", "Ada makes codes", `<meta name="description" content="Ada makes codes"/>`, false],
  ["meta_keywords", "ada, codes", `<meta name="keywords" content="ada, codes"/>`, true],
  ["primary_color", "#123456", "--primary:#123456", true],
  ["secondary_color", "#234567", "--secondary:#234567", true],
  ["accent_color", "#345678", "--tertiary:#345678", true],
  ["logo_url", "/media/branding/logo-1.png", `<img src="/media/branding/logo-1.png" alt=""`, true],
  [
    "favicon_url",
    "/media/branding/favicon-1.png",
    `<link rel="icon" href="/media/branding/favicon-1.png"`,
    true,
  ],
  ["custom_css", "body{}", `<link rel="stylesheet" href="/custom.css?v=`, true],
])("%s appears on the public pages", async (key, value, expected, isEverywhere) => {
  expect(await pageWith({})).not.toContain(expected);
  expect(await pageWith({ [key]: value })).toContain(expected);
  expect((await pageWith({ [key]: value }, "/wifi-generator")).includes(expected)).toBe(isEverywhere);
});

test.each(["/login", "/signup", "/customer/settings", "/reset-password"])(
  "%s never loads the operator's styles",
  async (path) => {
    expect(await pageWith({ custom_css: "body{}" }, path)).not.toContain("custom.css");
  },
);

test("?safe=1 shows a page without the operator's styles", async () => {
  expect(await pageWith({ custom_css: "body{display:none}" }, "/?safe=1")).not.toContain("custom.css");
});

const nameIn = (html: string) => html.includes(`<span class="max-w-44 truncate">Quietzone</span>`);

test("a wide logo replaces the name, a square one stands beside it", async () => {
  expect(nameIn(await pageWith({ logo_url: "/media/branding/logo-wide-1.png" }))).toBe(false);
  expect(nameIn(await pageWith({ logo_url: "/media/branding/logo-1.png" }))).toBe(true);
});

test("settings are escaped in a page", async () => {
  const hostile = `"><img src=x onerror=1></title></script><script>alert(1)</script>`;
  const html = await pageWith({
    site_name: hostile.slice(0, 90),
    meta_title: hostile.slice(0, 90),
    meta_keywords: hostile,
    custom_css: hostile,
  });
  expect(html).not.toContain("<img src=x");
  expect(html).not.toContain("<script>alert");
});

test("sitemap and robots.txt use the site address from the settings", async () => {
  const { settings: stored } = createFakeRepositories();
  await stored.set({ site_url: "https://codes.example.org/" });
  const files = createSiteFiles(createSettingsService({ settings: stored }));
  expect((await files(new Request(`${SITE}/robots.txt`)))?.body).toContain(
    "https://codes.example.org/sitemap.xml",
  );
  expect((await files(new Request(`${SITE}/sitemap.xml`)))?.body).not.toContain(SITE);
});
