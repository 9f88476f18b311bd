import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { fetchDrawAds } from "../ads/fetch-ads.ts";
import { App } from "./App.tsx";
import { readPageState } from "./page-state.ts";
import { createPageStore } from "./page-store.tsx";
import { createBrowserSession } from "../session/browser-session.ts";
import { loadTexts, pageLanguage } from "../messages/load-texts.ts";
import { Offline } from "../offline/Offline.tsx";
import { EarlyReplay } from "./replay-early.ts";
import { routesAt } from "./routes-at.ts";
import { Visits } from "../visits/Visits.tsx";

// tokens that auth/v1 sends to an app: this page is not one, and must neither read nor store them
if (/[#&](?:access|refresh)_token=/.test(location.hash)) {
  history.replaceState(history.state, "", location.pathname + location.search);
}
const { address, site, data, ads = null } = readPageState();
const pages = createPageStore({
  siteUrl: site.site_url,
  loadTexts: (areas) => loadTexts(pageLanguage(), areas),
  given: data,
  // without the server, it would remove the visible page
  reload: () =>
    void fetch("/healthz").then(
      ({ ok }) => ok && location.reload(),
      () => undefined,
    ),
});
// The pages of this address are loaded before hydration: the first client render must equal the server's.
const [drawAds] = await Promise.all([
  ads?.length ? fetchDrawAds() : null,
  loadTexts(pageLanguage(), ["shell"]),
  ...routesAt(location.pathname).sources.map((source) => pages.load(source)),
]);

const app = (
  <EarlyReplay>
    <BrowserRouter>
      <App
        site={site}
        language={pageLanguage()}
        session={createBrowserSession()}
        pages={pages}
        ads={ads}
        drawAds={drawAds}
      >
        {import.meta.env.PROD ? <Offline /> : null}
        <Visits />
      </App>
    </BrowserRouter>
  </EarlyReplay>
);
const root = document.getElementById("root") as HTMLElement;
// HTML rendered for another address does not match: then the page is rendered from scratch. As a transition: hydration happens in slices
// and input stays responsive.
if (address === location.pathname + location.search) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
