import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../../core/languages.ts";
import type { LegalKind, LegalLinks } from "../../core/legal/legal-kind.ts";
import { settingsSchema, type PublicSettings } from "../../core/settings/settings.ts";
import { createRender, type Rendered } from "../../web/app/server.tsx";
import { createSiteFiles } from "../../web/seo/site-files.ts";

const siteUrl = "https://codes.example";

const apiOf = (links: LegalLinks, settings: Partial<PublicSettings> = {}) => ({
  publicSettings: async () => ({ ...settingsSchema.parse({}), ...settings }),
  legalPages: {
    links: async () => links,
    shown: async (kind: LegalKind, language: Language) =>
      links[kind]?.startsWith("/") ? { kind, language, html: `<h2>${kind} in ${language}</h2>` } : null,
  },
});

async function page(
  path: string,
  links: LegalLinks,
  settings: Partial<PublicSettings> = {},
): Promise<Rendered> {
  const rendered = await createRender(apiOf(links, settings))(new Request(siteUrl + path), "n");
  if (rendered === null || rendered instanceof Response) throw new Error("no page");
  return rendered;
}
const textOf = ({ body }: Rendered): string => body.replaceAll("<!-- -->", "");
const everywhere = { privacy: "/privacy", terms: "/terms", imprint: "/imprint" };

const away = async () => Promise.reject(new Error("away"));
const footer = (made: Rendered): string => textOf(made).slice(textOf(made).indexOf("<footer"));

describe("a legal page", () => {
  test.each([
    ["/privacy", "Privacy | Quietzone"],
    ["/terms", "Terms of use | Quietzone"],
    ["/imprint", "Imprint | Quietzone"],
  ])("at %s is rendered on the server with its title, for search engines", async (path, title) => {
    const made = await page(path, everywhere);
    expect([made.status, /<title>(.*?)<\/title>/.exec(made.head)?.[1]]).toEqual([200, title]);
    expect(textOf(made)).toMatch(
      /<h1[^>]*>[^<]+<\/h1><article lang="en"[^>]*><h2>\w+ in en<\/h2><\/article>/,
    );
    expect(made.head).toContain('rel="canonical"');
    expect(made.head).not.toContain("noindex");
    expect(made.head).toContain("BreadcrumbList");
  });

  test.each(LANGUAGES)("is shown in the visitor's language (%s)", async (language) => {
    const made = await page(`/privacy?lang=${language}`, everywhere);
    expect(textOf(made)).toContain(`<h2>privacy in ${language}</h2>`);
    expect(made.head).not.toContain("legal.");
    expect(textOf(made)).not.toContain("legal.");
  });

  test("is found in other spellings of its address, like every page", async () => {
    expect(textOf(await page("/Privacy/", everywhere))).toContain("<h2>privacy in en</h2>");
  });

  test.each(["/privacy", "/terms", "/imprint"])("%s is a 404 if it does not exist", async (path) => {
    const made = await page(path, {});
    expect(made.status).toBe(404);
    expect(textOf(made)).toContain("Page Not Found");
    expect(made.head).toContain("noindex");
  });

  test("at an external address is a redirect", async () => {
    const link = "https://example.org/privacy?a=b";
    const answer = await createRender(apiOf({ privacy: link }))(new Request(`${siteUrl}/privacy`), "n");
    expect(answer).toBeInstanceOf(Response);
    const { status, headers } = answer as Response;
    expect([status, headers.get("Location")]).toEqual([302, link]);
  });

  test("answers 503 while the database is unavailable", async () => {
    const api = { publicSettings: away, legalPages: { links: away, shown: away } };
    const made = await createRender(api)(new Request(`${siteUrl}/privacy`), "n");
    expect((made as Rendered).status).toBe(503);
  });
});

describe("the footer", () => {
  test("links to the legal pages that exist, external ones by their own address", async () => {
    const made = footer(
      await page("/wifi-generator", { privacy: "/privacy", imprint: "https://example.org/imprint" }),
    );
    expect(made).toMatch(/<a [^>]*href="\/privacy"[^>]*>Privacy<\/a>/);
    expect(made).toMatch(/<a href="https:\/\/example.org\/imprint"[^>]*>Imprint<\/a>/);
    expect(made).not.toContain("Terms of use");
  });

  test("has no legal links and no source link if there are none", async () => {
    const made = footer(await page("/wifi-generator", {}));
    expect(made).not.toMatch(/aria-label="Legal"|open source|Source code/);
    expect(made).toContain("100% free");
  });

  test("claims open source only with a link to the source", async () => {
    const source_url = "https://git.example.org/quietzone";
    const made = await page("/", everywhere, { source_url });
    expect(footer(made)).toMatch(/href="https:\/\/git.example.org\/quietzone"[^>]*>Source code<\/a>/);
    expect(footer(made)).toContain("100% free and open source");
    expect(textOf(made)).toContain("and the source is open");
    expect(textOf(await page("/", everywhere))).not.toMatch(/open source|source is open/i);
  });
});

test("the sign-up page links to the legal pages near its button", async () => {
  const made = textOf(await page("/signup", everywhere));
  const card = made.slice(made.indexOf("<form"), made.indexOf("<footer"));
  expect(card).toMatch(/Privacy<\/a>.*Terms of use<\/a>.*Imprint<\/a>/s);
});

test("the sitemap lists only legal pages on this site, and robots.txt blocks none", async () => {
  const make = createSiteFiles(apiOf({ privacy: "/privacy", imprint: "https://example.org/imprint" }));
  const file = async (path: string) => (await make(new Request(siteUrl + path)))?.body ?? "";
  const sitemap = await file("/sitemap.xml");
  expect(sitemap).toContain("<loc>https://codes.example/privacy</loc>");
  expect(sitemap).toContain("https://codes.example/privacy?lang=de");
  expect(sitemap).not.toMatch(/imprint|terms/);
  expect(await file("/robots.txt")).not.toMatch(/privacy|terms|imprint/);
});
