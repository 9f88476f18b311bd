import type { RequestListener, Server } from "node:http";
import type { Middleware } from "koa";
import type { SiteBrandService } from "../../../core/brands/site-brand-service.ts";
import type { LegalPageService } from "../../../core/legal/legal-page-service.ts";
import type { ShownAd } from "../../../core/ads/shown-ad.ts";
import type { PublicSettings } from "../../../core/settings/settings.ts";
import type { PageSnippetService } from "../../../core/code-snippets/page-snippet-service.ts";

/** Services that pages use during server rendering. */
interface PageServices {
  /** The origin under which people reach the site, without a slash at its end. */
  siteUrl: string;
  /** Origin of the panel's own host, if it has one. */
  adminUrl: string | null;
  /** Whether browsers may cache the site for offline use. */
  offline: boolean;
  publicSettings(): Promise<PublicSettings>;
  /** Other people's code for a page, or null. */
  pageSnippets: PageSnippetService["forPage"];
  /** Ads on the public pages. */
  shownAds(): Promise<ShownAd[]>;
  legalPages: Pick<LegalPageService, "links" | "shown">;
  /** The site's brands for the pages. */
  siteBrands: SiteBrandService["atHand"];
}

/**
 * The pages: `createBuiltFront(services)` in front-built.ts serves what `npm run build` made, `createDevFront(services, server)`
 * in front-dev.ts has Vite make them at each request. Both answer this.
 */
interface Front {
  /** Last in the chain of the app: every path that is not the API's. `ctx.state.nonce` is the one of the answer's CSP. */
  pages: Middleware;
  /** Puts something in front of the app; the built front gives the listener back as it is. */
  wrap(listener: RequestListener): RequestListener;
  close(): Promise<void>;
}

export type CreateFront = (services: PageServices, server: Server) => Promise<Front>;
