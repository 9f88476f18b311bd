import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { DomainError } from "../../core/errors.ts";
import { limitConcurrency } from "../../core/limit-concurrency.ts";
import type { Language } from "../../core/languages.ts";
import { publicDefaults } from "../../core/settings/public-defaults.ts";
import { DrawAds } from "../ads/DrawAds.tsx";
import { showsAds } from "../ads/shows-ads.ts";
import type { PublicApi } from "../api/api.ts";
import { App } from "./App.tsx";
import { PREVIEW_ID } from "../generator/preview/preview-id.ts";
import { CUSTOM_STYLES } from "../features/shell/CustomStyles.tsx";
import { pageStateElement, jsonForScript } from "./page-state.ts";
import { loadAllTexts, textsFile } from "../messages/load-texts.ts";
import { createTranslator } from "../messages/translator.ts";
import { createPageStore } from "./page-store.tsx";
import type { Site } from "../api/public-settings.ts";
import type { SiteBrandsAtHand } from "../../core/brands/site-brand.ts";
import { requestLanguage } from "./request-language.ts";
import { routesAt } from "./routes-at.ts";
import { structuredData } from "../seo/structured-data.ts";
import { themeStyle } from "./theme-style.ts";

export interface Rendered {
  status: number;
  /** Pattern of the page's path, such as `/verify/:id`. */
  route?: string;
  language: Language;
  /** Goes into `<head>`. */
  head: string;
  /** Critical CSS of the page, whose style sheet then comes last; empty if the style sheet has to come first. */
  style?: string;
  /** Names the page's scripts in advance. Goes into `<head>` after those of every page, which are larger. */
  preloads?: string;
  /** The site has its own icon, which `head` links: those of the template must be removed. */
  hasOwnIcon?: boolean;
  /** Goes into `#root`. */
  body: string;
}
/**
 * Renders the page of a URL; a Response is a redirect, null a page whose client has disconnected.
 * @param nonce allows the scripts and styles by the CSP; a cached page is the same object for the same nonce
 * @param gone aborted if the client disconnects
 */
export type Render = (
  request: Request,
  nonce: string,
  gone?: AbortSignal,
) => Promise<Rendered | Response | null>;

/** Half a minute's work of a slow machine. */
const MAX_QUEUED_PAGES = 2000;
/** Pages of every language that are kept as they were rendered. */
const MAX_CACHED_PAGES = 150;
const tooManyPages = (): DomainError =>
  new DomainError("unavailable", "Too many people ask for a page at the moment: try again soon");

/** Title, meta and link elements, which React 19 puts before everything else when it renders a part of a document. */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

const preload = (path: string, nonce: string): string =>
  `<link rel="modulepreload" crossorigin nonce="${nonce}" href="${path}">`;

/** In the language of the page: browsers ask for it without cookies. */
const manifestLink = (language: Language): string =>
  `<link rel="manifest" href="/manifest.webmanifest?lang=${language}">`;

/** @param url address in our image store */
const iconLinks = (url: string): string =>
  `<link rel="icon" href="${url}" type="image/png"><link rel="apple-touch-icon" href="${url}">`;

/**
 * On phones, the preview is shown above content that precedes it in the HTML: if painted without it, the page
 * would shift.
 */
const paintsWithPreview = (html: string): string =>
  html.includes(`id="${PREVIEW_ID}"`) ? `<link rel="expect" href="#${PREVIEW_ID}" blocking="render">` : "";

const dataBlock = (data: object, nonce: string): string =>
  `<script type="application/ld+json" nonce="${nonce}">${jsonForScript(data)}</script>`;

const withoutDefault = ({ default: _left, ...atHand }: SiteBrandsAtHand): SiteBrandsAtHand => atHand;

/**
 * @param preloads the script files that a module under web/ became
 * @param critical what HTML needs of the site's style sheet
 */
export function createRender(
  api: PublicApi,
  preloads: (module: string) => string[] = () => [],
  critical: (html: string) => string = () => "",
): Render {
  const texts = loadAllTexts();
  const limited = limitConcurrency(1, MAX_QUEUED_PAGES, tooManyPages);
  const kept = new Map<string, Rendered>();

  /** The tools need no database: without one, they render with the default settings. */
  async function siteOf(siteUrl: string, startsCodes: boolean): Promise<{ site: Site; isWhole: boolean }> {
    try {
      const [settings, legal, brands] = await Promise.all([
        api.publicSettings(),
        api.legalPages?.links(),
        api.siteBrands?.(),
      ]);
      const site = {
        ...settings,
        site_url: settings.site_url || siteUrl,
        legal: legal ?? {},
        ...(brands && brands.count > 0 && { brands: startsCodes ? brands : withoutDefault(brands) }),
      };
      return { site, isWhole: true };
    } catch {
      return { site: { ...publicDefaults, site_url: siteUrl }, isWhole: false };
    }
  }

  /** Undefined if the page shows none, or if they cannot be read. */
  const adsOf = async (pathname: string) =>
    showsAds(pathname) ? await api.shownAds?.().catch(() => undefined) : undefined;

  return async (request, nonce, gone) => {
    await texts;
    const { origin, pathname, search } = new URL(request.url);
    const { pattern, sources, to, legal, isMissing } = routesAt(pathname);
    if (to !== null) return new Response(null, { status: 302, headers: { Location: to } });
    const startsCodes = sources.some(({ areas }) => areas.includes("styles"));
    const [{ site, isWhole }, ads] = await Promise.all([siteOf(origin, startsCodes), adsOf(pathname)]);
    const language = requestLanguage(request) ?? site.language;
    const legalLink = legal ? site.legal?.[legal] : undefined;
    if (legalLink !== undefined && !legalLink.startsWith("/"))
      return new Response(null, { status: 302, headers: { Location: legalLink } });
    const text = legal && legalLink ? await api.legalPages?.shown(legal, language) : null;
    const pages = createPageStore({
      siteUrl: origin,
      loadTexts: async () => undefined,
      given: text ? Object.fromEntries(sources.map(({ module }) => [module, { asked: language, text }])) : {},
    });
    const loaded = await Promise.all(sources.map((source) => pages.load(source)));
    const data = Object.fromEntries(
      loaded.flatMap((page, at) => (page.data === undefined ? [] : [[sources[at]!.module, page.data]])),
    );
    // all that a page is made of; one that anybody can make up an address for is not kept
    const key =
      pattern === pathname && search === ""
        ? JSON.stringify([origin, pathname, nonce, language, site, isWhole, ads, data])
        : null;
    const before = key === null ? undefined : kept.get(key);
    if (before) return before;
    // a crowd's pages are made between everything else, not all at once before it
    await limited(() => new Promise<void>((resolve) => setImmediate(resolve)));
    if (gone?.aborted) return null;
    const meanwhile = key === null ? undefined : kept.get(key);
    if (meanwhile) return meanwhile;
    const html = renderToString(
      <StaticRouter location={pathname + search}>
        <App
          site={site}
          language={language}
          session={null}
          pages={pages}
          ads={ads ?? null}
          drawAds={DrawAds}
        />
      </StaticRouter>,
    );
    const head = HEAD.exec(html)?.[0] ?? "";
    const hasAds = ads !== undefined && ads.length > 0;
    const areas = ["shell", ...sources.flatMap((source) => source.areas)] as const;
    const modules = [
      ...(hasAds ? ["ads/DrawAds.tsx"] : []),
      ...sources.map(({ module }) => module),
      ...areas.map((area) => textsFile(language, area)),
    ];
    const scripts = new Set(modules.flatMap(preloads));
    const structured = structuredData({ path: pathname, site, language, t: createTranslator(language) });
    const page: Rendered = {
      status: !isWhole && !isMissing ? 503 : isMissing || (legal && !text) ? 404 : 200,
      route: pattern,
      language,
      head: [
        head,
        paintsWithPreview(html),
        manifestLink(language),
        site.favicon_url === "" ? "" : iconLinks(site.favicon_url),
        themeStyle(site, nonce),
        structured ? dataBlock(structured, nonce) : "",
        pageStateElement({ address: pathname + search, site, data, ads }, nonce),
      ].join(""),
      hasOwnIcon: site.favicon_url !== "",
      // the operator's custom style sheet is in the head and must come after the site's
      style: head.includes(CUSTOM_STYLES) ? "" : critical(html),
      preloads: Array.from(scripts, (path) => preload(path, nonce)).join(""),
      body: html.slice(head.length),
    };
    if (key !== null) {
      // the first of a map is the oldest
      for (const oldest of kept.keys()) if (kept.size >= MAX_CACHED_PAGES) kept.delete(oldest);
      kept.set(key, page);
    }
    return page;
  };
}
