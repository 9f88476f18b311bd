import { LANGUAGES } from "../../core/languages.ts";
import type { PublicApi } from "../api/api.ts";
import { loadAllTexts } from "../messages/load-texts.ts";
import { createTranslator } from "../messages/translator.ts";
import { pageAddress } from "./page-address.ts";
import { legalPages } from "../app/legal-pages.ts";
import { publicPages } from "./public-pages.ts";
import { requestLanguage } from "../app/request-language.ts";
import { siteDescription } from "./site-description.ts";
import { tools } from "../app/tools.ts";

export interface SiteFile {
  type: string;
  body: string;
}

/** Paths closed to robots: account pages, and short links, which count visits. */
const CLOSED = [
  "/api/",
  "/auth/",
  "/admin",
  "/ads/",
  "/customer/",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/s/",
  "/cloudinary-test",
];

/**
 * Files that describe the site to search engines, and to a phone that installs it. Null for every other path.
 */
export function createSiteFiles(api: PublicApi): (request: Request) => Promise<SiteFile | null> {
  const texts = loadAllTexts();
  return async (request) => {
    const { origin, pathname } = new URL(request.url);
    // search engines get the address that the operator wants known
    const siteUrl = async () => (await api.publicSettings()).site_url || origin;
    if (pathname === "/robots.txt") return { type: "text/plain", body: robots(await siteUrl()) };
    if (pathname === "/sitemap.xml")
      return { type: "application/xml", body: await sitemap(api, await siteUrl()) };
    if (pathname !== "/manifest.webmanifest") return null;
    await texts;
    const body = JSON.stringify(await manifest(api, request));
    return { type: "application/manifest+json", body };
  };
}

const robots = (siteUrl: string): string =>
  [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");

/** Every public page in every language, each naming all the others (sitemaps.org, hreflang). */
async function sitemap(api: PublicApi, siteUrl: string): Promise<string> {
  const pages = [...publicPages, ...legalPages((await api.legalPages?.links()) ?? {})];
  const entries = ["/", ...pages.map(({ path }) => path)].flatMap((path) => {
    const address = pageAddress(siteUrl, path);
    const links = [
      alternate("x-default", address(null)),
      ...LANGUAGES.map((language) => alternate(language, address(language))),
    ].join("");
    return [null, ...LANGUAGES].map((language) => `<url><loc>${address(language)}</loc>${links}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

const alternate = (language: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

const icon = (name: string, size: number, purpose: string) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** W3C Web Application Manifest, in the language that the page's link asks for. */
async function manifest(api: PublicApi, request: Request): Promise<object> {
  const settings = await api.publicSettings();
  const language = requestLanguage(request) ?? settings.language;
  const t = createTranslator(language);
  return {
    id: "/",
    name: settings.site_name,
    short_name: settings.site_name,
    description: siteDescription(settings, t),
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#0a0b0d",
    theme_color: "#0a0b0d",
    categories: ["utilities", "productivity"],
    icons:
      settings.favicon_url !== ""
        ? [{ src: settings.favicon_url, sizes: "any", type: "image/png" }]
        : [
            icon("icon-192", 192, "any"),
            icon("icon-512", 512, "any"),
            icon("maskable-512", 512, "maskable"),
            { src: "/favicon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
          ],
    shortcuts: tools
      .filter(({ status }) => status === "available")
      .map(({ path, title, description }) => ({
        name: t(title),
        description: t(description),
        url: path,
        icons: [icon("icon-192", 192, "any")],
      })),
  };
}
