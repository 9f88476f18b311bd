import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const CODE = "123456";
const EMAIL = "ada@example.com";
const phone = {
  id: "f1",
  friendly_name: "Phone",
  factor_type: "totp",
  status: "verified",
  created_at: "2026-01-02T03:04:05.000Z",
};

const profile = {
  id: "0193a0b0-0000-7000-8000-000000000001",
  first_name: "Ada",
  last_name: "Lovelace",
  email: EMAIL,
  phone: null,
  bio: null,
  location: null,
  website: null,
  avatar_url: null,
  date_of_birth: null,
  gender: null,
  timezone: "UTC",
  role: "customer",
  language: null,
  theme: null,
  email_notifications: true,
  browser_notifications: false,
  default_design: null,
  created_at: "2026-01-02T03:04:05.000Z",
};

/**
 * An account whose second factor was entered too long ago for the request `what`, until `CODE` is entered.
 */
function guarded(what: string): Routes {
  let fresh = false;
  return {
    "POST /auth/v1/token": () => ({ body: sessionBody() }),
    "GET /api/me/profile": () => ({ body: profile }),
    "GET /api/me/sessions": () => ({ body: [] }),
    "GET /auth/v1/user": () => ({ body: sessionBody({ factors: [phone] }).user }),
    "GET /auth/v1/factors/recovery-codes": () => ({ body: { total: 10, remaining: 9 } }),
    "POST /auth/v1/factors/f1/challenge": () => ({ body: { id: "c1" } }),
    "POST /auth/v1/factors/f1/verify": ({ body }) => {
      fresh = (body as { code: string }).code === CODE;
      return fresh
        ? { body: sessionBody() }
        : { status: 422, body: { code: "mfa_verification_failed", message: "Invalid TOTP code entered" } };
    },
    "POST /auth/v1/logout": () => ({ status: 204 }),
    [what]: () =>
      fresh
        ? { body: {} }
        : { status: 401, body: { code: "insufficient_aal", message: "Enter a code of your second factor" } },
  };
}

function open(page: "profile" | "settings", routes: Routes) {
  const calls = stubServer(routes);
  const tab = createBrowser({ signedInBefore: true }).openTab();
  const path = `/customer/${page}`;
  const Page = page === "profile" ? ProfilePage : SettingsPage;
  const made = (what: string) => calls.filter(({ method, path: at }) => `${method} ${at}` === what).length;
  return { made, tab, ...renderPage(tab, path, Page, { at: `${path}?tab=security` }) };
}
const dialog = async (name: string | RegExp) => within(await screen.findByRole("alertdialog", { name }));

test("a sensitive action asks for the second factor again, and then goes through", async () => {
  const what = "DELETE /auth/v1/factors/f1";
  const { made } = open("profile", guarded(what));
  await userEvent.click(await screen.findByRole("button", { name: "Remove Phone" }));
  await userEvent.click((await dialog("Remove Phone?")).getByRole("button", { name: "Remove" }));
  const again = within(await screen.findByRole("dialog", { name: "Confirm it’s you" }));
  const field = again.getByLabelText("Code");
  expect(document.activeElement).toBe(field);
  const before = made(what);
  await userEvent.type(field, "654321");
  expect(await again.findByText(/^This code is wrong/)).toBeTruthy();
  expect(made(what)).toBe(before);
  await userEvent.type(field, CODE);
  expect(await screen.findByText("Phone was removed.")).toBeTruthy();
  expect(made(what)).toBe(before + 1);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("deleting an account with a second factor requires its code", async () => {
  const what = "POST /api/me/account/delete";
  const { made, tab, here } = open("settings", guarded(what));
  await userEvent.click(await screen.findByRole("button", { name: "Delete my account" }));
  const asked = await dialog("Delete your account?");
  await userEvent.type(asked.getByLabelText("Your email"), EMAIL);
  await userEvent.type(asked.getByLabelText("Your password"), "secret pass");
  expect(asked.queryByLabelText("Code from your authenticator app")).toBeNull();
  const confirm = asked.getByRole("button", { name: "Delete for good" });
  await userEvent.click(confirm);
  const field = await asked.findByLabelText("Code from your authenticator app");
  expect(document.activeElement).toBe(field);
  const before = made(what);
  await userEvent.type(field, "654321");
  await userEvent.click(confirm);
  expect(await asked.findByText("The code is wrong or has expired.")).toBeTruthy();
  expect(made(what)).toBe(before);
  await userEvent.clear(field);
  await userEvent.type(field, CODE);
  await userEvent.click(confirm);
  await waitFor(() => expect(here()).toBe("/"));
  expect([made(what), tab.state().status]).toEqual([before + 1, "signed_out"]);
});

test("an account without a password is not asked for one", async () => {
  const routes = guarded("GET /nothing");
  const user = { app_metadata: { role: "customer", provider: "house", providers: ["house"] } };
  const mine = { ...routes, "POST /auth/v1/token": () => ({ body: sessionBody(user) }) };
  open("profile", { ...mine, "GET /auth/v1/user": () => ({ body: sessionBody(user).user }) });
  expect(await screen.findByText("Off. Your provider is enough to sign in.")).toBeTruthy();
  cleanup();
  open("settings", mine);
  await userEvent.click(await screen.findByRole("button", { name: "Delete my account" }));
  const asked = await dialog("Delete your account?");
  expect(asked.queryByLabelText("Your password")).toBeNull();
  expect(asked.getByText(`Everything in it is gone for good. To confirm, type ${EMAIL}.`)).toBeTruthy();
});
