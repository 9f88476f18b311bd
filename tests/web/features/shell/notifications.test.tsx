import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Header } from "../../../../web/features/shell/Header.tsx";
import { createBrowser } from "../../../support/browser/browser-tab.ts";
import { renderPage } from "../../../support/browser/render-page.tsx";
import { sessionBody, stubServer, type Routes } from "../../../support/stub-server.ts";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const item = (id: string, changes: object = {}) => ({
  id,
  kind: "announcement",
  title: `Title ${id}`,
  text: "Text",
  path: null,
  read: false,
  created_at: "2026-01-01T00:00:00.000Z",
  ...changes,
});
const inbox = (...items: { read: boolean }[]) => ({
  items,
  unread: items.filter(({ read }) => !read).length,
});

function showHeader(routes: Routes, user: Parameters<typeof sessionBody>[0] = {}) {
  const calls = stubServer({ "POST /auth/v1/token": () => ({ body: sessionBody(user) }), ...routes });
  renderPage(createBrowser({ signedInBefore: true }).openTab(), "/qr-generator", Header);
  return calls.map.bind(calls, ({ method, path }) => `${method} ${path}`) as () => string[];
}
const bell = (name: string) => screen.findByRole("button", { name });

test("built-in notifications are in the reader's language, an admin's as written", async () => {
  showHeader({
    "GET /api/me/notifications": () => ({
      body: inbox(item("a"), item("b", { kind: "new_feature", title: null, text: null, path: "/verify" })),
    }),
  });
  await userEvent.click(await bell("Notifications, 2 unread"));
  expect(await screen.findByText("Title a")).toBeTruthy();
  expect(screen.getByRole("link", { name: "New feature" }).getAttribute("href")).toBe("/verify");
});

test("an empty list shows a placeholder", async () => {
  showHeader({ "GET /api/me/notifications": () => ({ body: inbox() }) });
  await userEvent.click(await bell("Notifications, none unread"));
  expect(await screen.findByText("No notifications yet")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
});

test("a failed load shows an error and can be retried", async () => {
  let isDown = true;
  showHeader({
    "GET /api/me/notifications": () => (isDown ? "unreachable" : { body: inbox(item("a")) }),
  });
  await userEvent.click(await bell("Notifications"));
  expect(await screen.findByText("Your notifications could not be loaded.")).toBeTruthy();
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Title a")).toBeTruthy();
});

test("the list reloads when the tab becomes visible again", async () => {
  let items = [item("a")];
  const calls = showHeader({ "GET /api/me/notifications": () => ({ body: inbox(...items) }) });
  await bell("Notifications, 1 unread");
  items = [item("b"), item("a")];
  document.dispatchEvent(new Event("visibilitychange"));
  await bell("Notifications, 2 unread");
  expect(calls().filter((call) => call === "GET /api/me/notifications")).toHaveLength(2);
});

test("notifications that could not be marked as read are unread again, with an error", async () => {
  showHeader({
    "GET /api/me/notifications": () => ({ body: inbox(item("a"), item("b")) }),
    "POST /api/me/notifications/read": () => "unreachable",
  });
  await userEvent.click(await bell("Notifications, 2 unread"));
  await userEvent.click(await screen.findByRole("button", { name: "Mark all as read" }));
  expect(await screen.findByText("This could not be marked as read. Please try again.")).toBeTruthy();
  await bell("Notifications, 2 unread");
});

test("following a link marks its notification as read, even if it unloads the page", async () => {
  const calls = showHeader({
    "GET /api/me/notifications": () => ({ body: inbox(item("a", { path: "/verify" })) }),
    "POST /api/me/notifications/a/read": () => ({ body: inbox(item("a", { read: true })) }),
  });
  await userEvent.click(await bell("Notifications, 1 unread"));
  const asked = vi.spyOn(globalThis, "fetch");
  await userEvent.click(await screen.findByRole("link", { name: "Title a" }));
  await waitFor(() => expect(calls()).toContain("POST /api/me/notifications/a/read"));
  expect(asked.mock.calls.map(([, init]) => init?.keepalive)).toContain(true);
});

test("an account that has to replace its password loads no notifications", async () => {
  const calls = showHeader({}, { app_metadata: { role: "admin", password_change_required: true } });
  await screen.findByRole("button", { name: /Account of/ });
  expect(calls().some((call) => call.includes("notifications"))).toBe(false);
  expect(screen.queryByRole("button", { name: /^Notifications/ })).toBeNull();
});
