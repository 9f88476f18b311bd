import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router-dom";
import { publicDefaults } from "../../../core/settings/public-defaults.ts";
import type { PublicSettings } from "../../../core/settings/settings.ts";
import { SiteProvider } from "../../../web/api/public-settings.ts";
import type { SessionClient } from "../../../web/session/session-client.ts";
import { Toasts } from "../../../web/components/toasts/Toasts.tsx";
import { SessionProvider } from "../../../web/session/session.tsx";

/** Renders a page at its path in a tab, with placeholders at the other paths. */
export function renderPage(
  session: SessionClient,
  path: string,
  Component: ComponentType,
  { at = path, settings = {} }: { at?: string; settings?: Partial<PublicSettings> } = {},
) {
  const routes: RouteObject[] = [
    {
      path: "/",
      children: [
        { path, Component },
        { path: "*", Component: () => null },
        { index: true, Component: () => null },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <SiteProvider value={{ ...publicDefaults, site_url: "http://localhost", ...settings }}>
      <SessionProvider client={session}>
        <RouterProvider router={router} />
        <Toasts />
      </SessionProvider>
    </SiteProvider>,
  );
  return { router, here: () => router.state.location.pathname };
}
