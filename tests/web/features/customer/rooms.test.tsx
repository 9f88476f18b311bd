import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { queries } from "../../../../web/components/loading/use-loaded.ts";
import { Component as DashboardPage } from "../../../../web/features/customer/DashboardPage.tsx";
import { Component as ProfilePage } from "../../../../web/features/customer/ProfilePage.tsx";
import { Component as SettingsPage } from "../../../../web/features/customer/SettingsPage.tsx";
import { createBrowser } from "../../../support/browser/browser-tab.ts";
import { renderPage } from "../../../support/browser/render-page.tsx";
import { sessionBody, stubServer, type Routes } from "../../../support/stub-server.ts";

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  cleanup();
  queries.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ada = { user_metadata: { full_name: "Ada Lovelace", first_name: "Ada", last_name: "Lovelace" } };
const token: Routes = { "POST /auth/v1/token": () => ({ body: sessionBody(ada) }) };

function open(path: string, Page: React.ComponentType, routes: Routes, signedInBefore = true) {
  const calls = stubServer({ ...token, ...routes });
  const tab = createBrowser({ signedInBefore }).openTab();
  return { calls, tab, ...renderPage(tab, path, Page) };
}

test("an expired session is announced before the redirect to /login; a visitor sees no message", async () => {
  const refused = { status: 400, body: { code: "refresh_token_not_found", message: "gone" } };
  const { here } = open("/customer/dashboard", DashboardPage, { "POST /auth/v1/token": () => refused });
  expect(await screen.findByText("Your session has ended. Please sign in again.")).toBeTruthy();
  await waitFor(() => expect(here()).toBe("/login"));
  cleanup();
  const visitor = open("/customer/dashboard", DashboardPage, {}, false);
  await waitFor(() => expect(visitor.here()).toBe("/login"));
  expect(screen.queryByText("Your session has ended. Please sign in again.")).toBeNull();
});

const row = (index: number) => ({
  id: `0193a0b0-0000-7000-8000-${String(index).padStart(12, "0")}`,
  content: `https://example.com/${index}`,
  type: "url",
  format: "png",
  logo_url: null,
  download_count: 1,
  scan_count: 0,
  created_at: "2026-01-02T03:04:05.000Z",
  design: { kind: "qr", ...qrDesignSchema.parse({}) },
});
const report = {
  period: "weekly",
  time_zone: "Europe/Berlin",
  bucket: "day",
  from: "2026-01-01T23:00:00.000Z",
  until: "2026-01-03T23:00:00.000Z",
  totals: { codes: 3, downloads: 4, scans: 1250, unique_scans: 900 },
  previous: { codes: 0, downloads: 4, scans: 1000, unique_scans: 1000 },
  series: [
    { start: "2026-01-01T23:00:00.000Z", codes: 1, downloads: 1, scans: 1200, unique_scans: 870 },
    { start: "2026-01-02T23:00:00.000Z", codes: 2, downloads: 3, scans: 50, unique_scans: 30 },
  ],
  countries: [{ value: "FR", scans: 1000, unique_scans: 700 }],
  devices: [],
  browsers: [],
  systems: [],
  referrers: [],
  recent: [],
  links: [],
  link_count: 1,
};
const menu = {
  id: "0193a0b0-0000-7000-8000-000000000009",
  code: "abcdefgh",
  name: "Menu",
  target: "https://a.example",
};
const activity = [
  { kind: "scanned", at: "2026-01-03T10:00:00.000Z", link: menu, scans: 12 },
  { kind: "signed_in", at: "2026-01-03T09:00:00.000Z", browser: "Edge", os: "Windows" },
];
const history = (rows: ReturnType<typeof row>[], total = rows.length): Routes => ({
  "GET /api/me/history": () => ({ headers: { "Content-Range": `history 0-4/${total}` }, body: rows }),
  "GET /api/me/history/counts": () => ({ body: { total, this_week: 3, downloads: 1234, scans: 0 } }),
  "GET /api/me/analytics": () => ({ body: report }),
  "GET /api/me/activity": () => ({ body: activity }),
});

test.each([
  ["/customer/dashboard", DashboardPage],
  ["/customer/profile", ProfilePage],
  ["/customer/settings", SettingsPage],
] as const)("%s redirects visitors to /login and is remembered", async (path, Page) => {
  const { here } = open(path, Page, {}, false);
  await waitFor(() => expect(here()).toBe("/login"));
  expect(sessionStorage.getItem("quietzone.returnTo")).toBe(path);
});

test("the dashboard shows the totals, the five latest codes and links to more", async () => {
  const { calls } = open("/customer/dashboard", DashboardPage, history([1, 2, 3, 4, 5].map(row), 57));
  expect(await screen.findByText("Hello, Ada")).toBeTruthy();
  expect(await screen.findByText("1,234")).toBeTruthy();
  expect(screen.getByText("57")).toBeTruthy();
  const latest = within(screen.getByRole("region", { name: "Latest codes" }));
  expect(latest.getAllByRole("listitem").map(({ textContent }) => textContent?.slice(0, 21))).toEqual(
    [1, 2, 3, 4, 5].map((index) => `https://example.com/${index}`),
  );
  expect(latest.getByRole("link", { name: "Show all" }).getAttribute("href")).toBe("/customer/history");
  expect(screen.getByRole("link", { name: "Generate QR" }).getAttribute("href")).toBe("/qr-generator");
  const query = calls.find(({ path }) => path.startsWith("/api/me/history?"))?.path ?? "";
  expect(new URL(query, "http://h").searchParams.get("range")).toBe("[0,4]");
});

test("the dashboard shows a tracked code by its link, and a named one by its name", async () => {
  const content = "https://codes.example/s/JnwsmNtw";
  const tracked = { ...row(1), content, short_link: menu };
  const named = { ...row(2), name: "Front door" };
  const at = "2026-01-03T10:00:00.000Z";
  open("/customer/dashboard", DashboardPage, {
    ...history([tracked, named]),
    "GET /api/me/activity": () => ({
      body: [{ kind: "code_made", at, name: null, content, type: "url", link: { ...menu, name: "" } }],
    }),
  });
  expect(await screen.findByText("Made a code: a.example")).toBeTruthy();
  const latest = within(await screen.findByRole("region", { name: "Latest codes" }));
  expect(await latest.findByText("Menu")).toBeTruthy();
  expect(latest.getByText("Front door")).toBeTruthy();
  expect(screen.queryByText(content)).toBeNull();
});

test("the dashboard shows the subject of a code, and no password", async () => {
  const content = "WIFI:T:WPA;S:Shop;P:open sesame;;";
  const at = "2026-01-03T10:00:00.000Z";
  open("/customer/dashboard", DashboardPage, {
    ...history([{ ...row(1), content, type: "wifi" }]),
    "GET /api/me/activity": () => ({
      body: [{ kind: "code_made", at, name: null, content, type: "wifi", link: null }],
    }),
  });
  expect(await screen.findByText("Made a code: WiFi: Shop")).toBeTruthy();
  const latest = within(await screen.findByRole("region", { name: "Latest codes" }));
  expect(await latest.findByText("WiFi: Shop")).toBeTruthy();
  expect(document.body.textContent).not.toContain("sesame");
  expect(document.querySelector(`[title*="sesame"], [aria-label*="sesame"]`)).toBeNull();
});

test("an empty dashboard shows a placeholder", async () => {
  open("/customer/dashboard", DashboardPage, history([]));
  expect(await screen.findByText("No codes yet")).toBeTruthy();
});

test("a failed load of the dashboard shows the reason and can be retried", async () => {
  let away = true;
  const counts = history([row(1)]);
  open("/customer/dashboard", DashboardPage, {
    ...counts,
    "GET /api/me/history/counts": (call) =>
      away ? "unreachable" : (counts["GET /api/me/history/counts"]?.(call) ?? { status: 404 }),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("The server cannot be reached.");
  away = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("https://example.com/1")).toBeTruthy();
});

test("a theme applies at once and is stored", async () => {
  open("/customer/settings", SettingsPage, {});
  await userEvent.click(await screen.findByText("Light"));
  expect(document.documentElement.dataset["theme"]).toBe("light");
  expect(localStorage.getItem("quietzone.theme")).toBe("light");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Light" }).checked).toBe(true);
});
