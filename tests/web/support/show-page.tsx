import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { publicDefaults } from "../../../core/settings/public-defaults.ts";
import type { PublicSettings } from "../../../core/settings/settings.ts";
import { Toasts } from "../../../web/components/toasts/Toasts.tsx";
import { SiteProvider } from "../../../web/api/public-settings.ts";
import type { SessionClient, SessionState } from "../../../web/session/session-client.ts";
import { SessionProvider } from "../../../web/session/session.tsx";

interface Sent {
  path: string;
  body: unknown;
}

const ann = {
  status: "signed_in",
  user: {
    id: "0190a0a0-0000-7000-8000-000000000001",
    email: "ann@example.com",
    newEmail: null,
    displayName: "Ann",
    firstName: "Ann",
    lastName: "",
    avatarUrl: null,
    role: "customer",
    passwordChangeRequired: false,
    hasPassword: true,
  },
} as const;
const nobody = { status: "signed_out", user: null } as const;
const done = () => Promise.resolve();

type Answer = (body: unknown) => Response;
const takesAll: Answer = () => Response.json({ url: "/media/qr-logos/a.png" });

/** A session that records calls. `answers` has the answers by path; all other calls succeed. */
function fakeSession(
  state: SessionState,
  { asked, sent }: { asked: string[]; sent: Sent[] },
  answers: Record<string, Answer>,
): SessionClient {
  return {
    state: () => state,
    subscribe: () => () => undefined,
    start: done,
    keep: done,
    resume: done,
    signIn: done,
    signUp: done,
    changeUser: done,
    reload: done,
    stepUp: done,
    enter: () => undefined,
    signOut: done,
    fetch: (path, init) => {
      const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : init?.body;
      asked.push(path);
      if (body !== undefined) sent.push({ path, body });
      return new Promise((resolve) => resolve((answers[path] ?? takesAll)(body)));
    },
  };
}

function Shell() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}

/** Renders one page of the site with its router and providers. */
export function showPage(
  Page: React.ComponentType,
  address: string,
  {
    signedIn = false,
    away = false,
    passwordChangeRequired = false,
    settings = {},
    answers = {},
  }: {
    signedIn?: boolean;
    /** Whether the server cannot be reached, so that the session is unknown. */
    away?: boolean;
    passwordChangeRequired?: boolean;
    settings?: Partial<PublicSettings>;
    answers?: Record<string, Answer>;
  } = {},
) {
  const state: SessionState = signedIn
    ? { ...ann, user: { ...ann.user, passwordChangeRequired } }
    : { ...nobody, why: away ? "away" : "nobody" };
  const asked: string[] = [];
  const sent: Sent[] = [];
  const router = createMemoryRouter(
    [
      {
        path: "/",
        Component: Shell,
        children: [
          { path: "login", element: <h1>Sign In</h1> },
          { path: "*", Component: Page },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  const view = render(
    <SiteProvider value={{ ...publicDefaults, site_url: "http://localhost", ...settings }}>
      <SessionProvider client={fakeSession(state, { asked, sent }, answers)}>
        <RouterProvider router={router} />
      </SessionProvider>
    </SiteProvider>,
  );
  return { ...view, router, asked, sent, user: userEvent.setup() };
}
