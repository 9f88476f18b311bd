import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { Language } from "../core/languages.ts";
import type { PublicApi } from "./api.ts";
import { App } from "./App.tsx";
import { loadAllTexts, textsFile } from "./messages/load-texts.ts";
import { createTranslator } from "./messages/translator.ts";
import { ROOT_ROUTE, type Site } from "./public-settings.ts";
import { requestLanguage } from "./request-language.ts";
import { routes, type PageHandle } from "./routes.tsx";
import { structuredData } from "./structured-data.ts";
import { themeStyle } from "./theme-style.ts";

export interface Rendered {
  status: number;
  language: Language;
  /** Goes into `<head>`. */
  head: string;
  /** Goes into `#root`. */
  body: string;
}
/** Renders the page of a URL; a Response is a redirect. `nonce` marks the scripts and styles that the CSP lets through. */
export type Render = (request: Request, nonce: string) => Promise<Rendered | Response>;

/** Title, meta and link elements, which React 19 puts before everything else when it renders a part of a document. */
const HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

const preload = (path: string): string => `<link rel="modulepreload" crossorigin href="${path}">`;

/** In the language of the page: browsers ask for it without cookies. */
const manifestLink = (language: Language): string =>
  `<link rel="manifest" href="/manifest.webmanifest?lang=${language}">`;

const dataBlock = (data: object, nonce: string): string =>
  `<script type="application/ld+json" nonce="${nonce}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/** @param preloads the script files that a module under web/ became */
export function createRender(api: PublicApi, preloads: (module: string) => string[] = () => []): Render {
  const handler = createStaticHandler(routes(api, async () => undefined));
  const texts = loadAllTexts();
  return async (request, nonce) => {
    const context = await handler.query(request);
    if (context instanceof Response) return context;
    await texts;
    const site = context.loaderData[ROOT_ROUTE] as Site | undefined;
    const language = requestLanguage(request) ?? site?.language ?? "en";
    const html = renderToString(
      <App language={language} session={null}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          nonce={nonce}
        />
      </App>,
    );
    const head = HEAD.exec(html)?.[0] ?? "";
    const areas = context.matches.flatMap(
      ({ route }) => (route.handle as PageHandle | undefined)?.areas ?? [],
    );
    const modules = [
      ...context.matches.map(({ route }) => route.id),
      ...(["shell", ...areas] as const).map((area) => textsFile(language, area)),
    ];
    const scripts = new Set(modules.flatMap(preloads));
    const data =
      site &&
      structuredData({
        path: new URL(request.url).pathname,
        site,
        language,
        t: createTranslator(language),
      });
    return {
      status: context.statusCode,
      language,
      head: [
        head,
        manifestLink(language),
        ...Array.from(scripts, preload),
        site ? themeStyle(site, nonce) : "",
        data ? dataBlock(data, nonce) : "",
      ].join(""),
      body: html.slice(head.length),
    };
  };
}
