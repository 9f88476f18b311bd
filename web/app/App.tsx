import { StrictMode, type ReactNode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useLocation, useRoutes } from "react-router-dom";
import type { ShownAd } from "../../core/ads/shown-ad.ts";
import type { Language } from "../../core/languages.ts";
import type { DrawAds } from "../ads/ad-slot.ts";
import { AdsProvider } from "../ads/ads.tsx";
import { MessagesProvider } from "../components/messages.tsx";
import { ErrorPage } from "../features/shell/ErrorPage.tsx";
import { useLeaveSnippets } from "./leave-snippets.ts";
import { PageStoreProvider, type PageStore } from "./page-store.tsx";
import { SiteProvider, type Site } from "../api/public-settings.ts";
import { routes } from "./routes.tsx";
import type { SessionClient } from "../session/session-client.ts";
import { SessionProvider } from "../session/session.tsx";

/** Everything inside the router, the same on the server and in the browser. */
export function App({
  site,
  language,
  session,
  pages,
  ads = null,
  drawAds = null,
  children,
}: {
  site: Site;
  language: Language;
  session: SessionClient | null;
  pages: PageStore;
  /** Null: not known yet. */
  ads?: readonly ShownAd[] | null;
  drawAds?: DrawAds | null;
  /** Rendered beside the pages. */
  children?: ReactNode;
}) {
  return (
    <StrictMode>
      <SiteProvider value={site}>
        <MessagesProvider language={language}>
          <SessionProvider client={session}>
            <PageStoreProvider value={pages}>
              <AdsProvider given={ads} draw={drawAds}>
                <Routes />
                {children}
              </AdsProvider>
            </PageStoreProvider>
          </SessionProvider>
        </MessagesProvider>
      </SiteProvider>
    </StrictMode>
  );
}

function Routes() {
  const { pathname } = useLocation();
  const shown = useRoutes(routes);
  if (useLeaveSnippets(pathname)) return null;
  return (
    <ErrorBoundary fallback={<ErrorPage />} resetKeys={[pathname]}>
      {shown}
    </ErrorBoundary>
  );
}
