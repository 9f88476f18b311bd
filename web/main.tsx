import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { fetchApi } from "./api.ts";
import { App } from "./App.tsx";
import { createBrowserSession } from "./session/browser-session.ts";
import { loadTexts, pageLanguage } from "./messages/load-texts.ts";
import { Offline } from "./offline/Offline.tsx";
import { EarlyReplay } from "./replay-early.ts";
import { routes } from "./routes.tsx";

const all = routes(fetchApi, (areas) => loadTexts(pageLanguage(), areas));
// The lazy routes of this URL are loaded before hydration: the first client render has to be what the server sent.
await Promise.all([
  loadTexts(pageLanguage(), ["shell"]),
  ...(matchRoutes(all, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
]);

const app = (
  <EarlyReplay>
    <App language={pageLanguage()} session={createBrowserSession()}>
      <RouterProvider router={createBrowserRouter(all)} />
      {import.meta.env.PROD ? <Offline /> : null}
    </App>
  </EarlyReplay>
);
const root = document.getElementById("root") as HTMLElement;
// As a transition: hydration happens in slices and input stays responsive.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
