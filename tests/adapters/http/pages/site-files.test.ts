import { existsSync } from "node:fs";
import Koa from "koa";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteFiles } from "../../../../adapters/http/pages/site-files.ts";
import { LANGUAGES } from "../../../../core/languages.ts";
import { settingsSchema } from "../../../../core/settings/settings.ts";
import { publicPages } from "../../../../web/seo/public-pages.ts";
import { createSiteFiles } from "../../../../web/seo/site-files.ts";
import { tools } from "../../../../web/app/tools.ts";
import { rawRequest } from "../../../support/raw-request.ts";
import { listen } from "../../../support/listen.ts";

const SITE = "https://codes.example.org";
let server: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  const make = createSiteFiles({
    publicSettings: async () => ({ ...settingsSchema.parse({}), site_name: "Codes & Co" }),
  });
  const app = new Koa();
  app.use(siteFiles(async () => make, SITE));
  server = await listen(app);
});
afterAll(() => server.close());

const ask = (path: string, init?: RequestInit) => fetch(server.url + path, init);

interface Manifest {
  name: string;
  lang: string;
  description: string;
  icons: { src: string; sizes: string; purpose: string; type: string }[];
  shortcuts: { name: string; url: string }[];
}

test("robots.txt lists the private pages and the sitemap", async () => {
  const response = await ask("/robots.txt");
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const lines = (await response.text()).split("\n");
  expect(lines).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  for (const path of ["/customer/", "/auth/", "/api/", "/login", "/admin", "/s/"])
    expect(lines).toContain(`Disallow: ${path}`);
  const closed = lines.filter((line) => line.startsWith("Disallow: ")).map((line) => line.slice(10));
  for (const { path } of publicPages) expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
});

test("the sitemap lists every public page in every language with its alternates", async () => {
  const response = await ask("/sitemap.xml");
  expect(response.headers.get("content-type")).toMatch(/^application\/xml/);
  const entries = (await response.text()).match(/<url>.*?<\/url>/g) ?? [];
  const places = entries.map((entry) => /<loc>([^<]*)<\/loc>/.exec(entry)?.[1]);
  const expected = ["/", ...publicPages.map(({ path }) => path)].flatMap((path) => [
    SITE + path,
    ...LANGUAGES.map((language) => `${SITE}${path}?lang=${language}`),
  ]);
  expect(places).toEqual(expected);
  for (const entry of entries) expect(entry.match(/hreflang="/g)).toHaveLength(LANGUAGES.length + 1);
});

test("the manifest has the operator's site name and its texts in the requested language", async () => {
  const response = await ask("/manifest.webmanifest?lang=de");
  expect(response.headers.get("content-type")).toMatch(/^application\/manifest\+json/);
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({ name: "Codes & Co", lang: "de" });
  expect(manifest.description).toMatch(/^Kostenloser Generator/);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(tools.map(({ path }) => path));
  for (const { name } of manifest.shortcuts) expect(name).not.toMatch(/^tool\./);
});

test("the icons of the manifest exist in the sizes it declares", async () => {
  const { icons } = (await (await ask("/manifest.webmanifest")).json()) as Manifest;
  expect(icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes } of icons.filter(({ type }) => type === "image/png")) {
    const { width, height } = await sharp(`web/public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test.each([
  ["apple-touch-icon.png", 180, 180],
  ["og.png", 1200, 630],
])("%s is %i × %i px", async (name, width, height) => {
  expect(await sharp(`web/public/${name}`).metadata()).toMatchObject({ width, height });
  expect(existsSync("web/public/favicon.ico")).toBe(true);
});

test("other paths and POST requests are not found", async () => {
  expect((await ask("/sitemap.xml", { method: "POST" })).status).toBe(404);
  expect((await ask("/robots.txt/x")).status).toBe(404);
});

test("robots.txt does not depend on X-Forwarded-Host", async () => {
  const response = await ask("/robots.txt", { headers: { "X-Forwarded-Host": "evil.example" } });
  expect(await response.text()).not.toContain("evil");
});

test("a file is served only at its exact path", async () => {
  for (const path of ["/x/../robots.txt", "/./robots.txt", "/%2e/robots.txt", "//robots.txt", "/Robots.txt"])
    expect([path, (await rawRequest(server.url, path)).status]).toEqual([path, 404]);
});
