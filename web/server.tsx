import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import type { PublicSettings } from "../core/settings/settings.ts";
import type { PublicApi } from "./api.ts";
import { App } from "./App.tsx";
import { ROOT_ROUTE } from "./public-settings.ts";
import { routes } from "./routes.tsx";
import { themeStyle } from "./theme-style.ts";

export interface Rendered {
  status: number;
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

/** @param preloads the script files of a page, by the id of its route */
export function createRender(api: PublicApi, preloads: (route: string) => string[] = () => []): Render {
  const handler = createStaticHandler(routes(api));
  return async (request, nonce) => {
    const context = await handler.query(request);
    if (context instanceof Response) return context;
    const html = renderToString(
      <App session={null}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          nonce={nonce}
        />
      </App>,
    );
    const head = HEAD.exec(html)?.[0] ?? "";
    const scripts = context.matches.flatMap(({ route }) => preloads(route.id));
    const settings = context.loaderData[ROOT_ROUTE] as PublicSettings | undefined;
    return {
      status: context.statusCode,
      head: head + scripts.map(preload).join("") + (settings ? themeStyle(settings, nonce) : ""),
      body: html.slice(head.length),
    };
  };
}
