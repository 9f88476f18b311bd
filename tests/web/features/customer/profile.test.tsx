import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "../../../../web/components/messages.tsx";
import { Component as ProfilePage } from "../../../../web/features/customer/ProfilePage.tsx";
import { createTranslator } from "../../../../web/messages/translator.ts";
import { createBrowser } from "../../../support/browser/browser-tab.ts";
import type { PublicSettings } from "../../../../core/settings/settings.ts";
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

const names = (last: string) => ({
  user_metadata: { full_name: `Ada ${last}`, first_name: "Ada", last_name: last },
});
const PROFILE = {
  id: "0193a0b0-0000-7000-8000-000000000001",
  first_name: "Ada",
  last_name: "Lovelace",
  email: "ada@example.com",
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
const session = (id: string, current: boolean) => ({
  id,
  current,
  device: "desktop",
  browser: current ? "Firefox" : "Edge",
  os: "Windows",
  ip_address: "192.0.2.7",
  country: "FR",
  created_at: "2026-01-02T03:04:05.000Z",
  last_used_at: "2026-01-02T03:04:05.000Z",
});

function open(
  routes: Routes = {},
  at = "/customer/profile",
  Page: React.ComponentType = ProfilePage,
  settings: Partial<PublicSettings> = { browser_notifications: true },
) {
  const calls = stubServer({
    "POST /auth/v1/token": () => ({ body: sessionBody(names("Lovelace")) }),
    "GET /api/me/profile": () => ({ body: PROFILE }),
    "GET /api/me/sessions": () => ({ body: [session("a", true), session("b", false)] }),
    ...routes,
  });
  const tab = createBrowser({ signedInBefore: true }).openTab();
  return { calls, tab, ...renderPage(tab, "/customer/profile", Page, { at, settings }) };
}
const tab = (name: string | RegExp) => screen.findByRole("tab", { name });
const save = async () =>
  userEvent.click((await screen.findAllByRole("button", { name: "Save changes" }))[0] as Element);

test("an unconfirmed new address is still announced after a reload", async () => {
  open(
    {
      "POST /auth/v1/token": () => ({
        body: sessionBody({ ...names("Lovelace"), new_email: "ada@new.example.com" }),
      }),
    },
    "/customer/profile?tab=contact",
  );
  expect(await screen.findByText(/We sent an email to ada@new\.example\.com/)).toBeTruthy();
});

test("a site without mail promises no mail in the profile", async () => {
  open({}, "/customer/profile?tab=contact", ProfilePage, { sends_mail: false });
  expect(await screen.findByText("For your own use: this site sends no email.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Change email" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/the new address takes effect immediately/)).toBeTruthy();
  expect(dialog.queryByText(/We will send a link/)).toBeNull();
  expect(dialog.queryByText(/your current address has to confirm/)).toBeNull();
});

test("an email change without the password shows the error at the password field and focuses it", async () => {
  open(
    {
      "PUT /auth/v1/user": () => ({ status: 400, body: { code: "current_password_required", message: "x" } }),
    },
    "/customer/profile?tab=contact",
  );
  await userEvent.click(await screen.findByRole("button", { name: "Change email" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Email"), "ada@new.example.com");
  await userEvent.click(dialog.getByRole("button", { name: "Change email" }));
  expect(await dialog.findByText("Enter your current password")).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText("Current password"));
});

test("the arrow keys switch tabs, and the address names the selected one", async () => {
  const { router } = open();
  const first = await tab("Personal");
  first.focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(await tab("Contact"));
  expect(router.state.location.search).toBe("?tab=contact");
  expect((await tab("Contact")).getAttribute("aria-selected")).toBe("true");
  expect(first.tabIndex).toBe(-1);
  await userEvent.keyboard("{End}");
  expect(document.activeElement).toBe(await tab("Preferences"));
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(first);
  expect(router.state.location.search).toBe("");
});

test("saving a name updates the header at once", async () => {
  const { calls, tab: browserTab } = open({
    "PUT /api/me/profile": ({ body }) => ({ body: { ...PROFILE, ...(body as object) } }),
    "GET /auth/v1/user": () => ({ body: sessionBody(names("King")).user }),
  });
  const last = await screen.findByLabelText("Last Name");
  await userEvent.clear(last);
  await save();
  expect(await screen.findByText("Last name is required")).toBeTruthy();
  await userEvent.type(last, "King");
  await save();
  await waitFor(() => expect(browserTab.state().user?.displayName).toBe("Ada King"));
  const sent = calls.find(({ method }) => method === "PUT")?.body;
  expect(sent).toMatchObject({ first_name: "Ada", last_name: "King", bio: null, gender: null });
  expect(await screen.findByText("Profile updated successfully!", {}, { timeout: 60_000 })).toBeTruthy();
});

test("a tab marks unsaved changes, and saving opens the tab with an invalid field", async () => {
  open({ "PUT /api/me/profile": ({ body }) => ({ body: { ...PROFILE, ...(body as object) } }) });
  await userEvent.click(await tab("Contact"));
  expect(screen.getByLabelText<HTMLInputElement>("Email").readOnly).toBe(true);
  await userEvent.type(screen.getByLabelText("Website"), "javascript:alert(1)");
  await userEvent.click(await tab("Personal"));
  expect(await tab(/Contact.*Not saved yet/)).toBeTruthy();
  await save();
  await waitFor(() =>
    expect(screen.getByRole("tab", { name: /Contact/ }).getAttribute("aria-selected")).toBe("true"),
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Website")));
  await userEvent.click(screen.getAllByRole("button", { name: "Discard" })[0] as Element);
});

test("a website without a scheme gets one", async () => {
  const { calls } = open(
    { "PUT /api/me/profile": ({ body }) => ({ body: { ...PROFILE, ...(body as object) } }) },
    "/customer/profile?tab=contact",
  );
  await userEvent.type(await screen.findByLabelText("Website"), "ada.example");
  await userEvent.keyboard("{Enter}");
  await waitFor(() =>
    expect(calls.find(({ method }) => method === "PUT")?.body).toMatchObject({
      website: "https://ada.example",
    }),
  );
});

test("unsaved changes are restored on return to the page", async () => {
  const { router } = open();
  await userEvent.type(await screen.findByLabelText("Bio"), "Bees");
  await router.navigate("/customer/settings");
  await waitFor(() => expect(screen.queryByLabelText("Bio")).toBeNull());
  await router.navigate("/customer/profile");
  expect((await screen.findByLabelText<HTMLTextAreaElement>("Bio")).value).toBe("Bees");
  await userEvent.click(screen.getAllByRole("button", { name: "Discard" })[0] as Element);
  expect(screen.getByLabelText<HTMLTextAreaElement>("Bio").value).toBe("");
});

test("a failed save shows the reason and keeps the typed values", async () => {
  open({ "PUT /api/me/profile": () => "unreachable" });
  await userEvent.type(await screen.findByLabelText("First Name"), "!");
  await save();
  expect((await screen.findAllByRole("alert"))[0]?.textContent).toMatch(
    /^Failed to update profile: The server cannot/,
  );
  expect(screen.getByLabelText<HTMLInputElement>("First Name").value).toBe("Ada!");
  await userEvent.click(screen.getAllByRole("button", { name: "Discard" })[0] as Element);
});

test("a failed load shows an error and can be retried", async () => {
  let away = true;
  open({ "GET /api/me/profile": () => (away ? "unreachable" : { body: PROFILE }) });
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to load profile data");
  away = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect((await screen.findByLabelText<HTMLInputElement>("First Name")).value).toBe("Ada");
});

test("other sessions can be ended, the current one cannot", async () => {
  const { calls } = open({ "DELETE /api/me/sessions/b": () => ({}) }, "/customer/profile?tab=security");
  expect(await screen.findByText("Edge on Windows")).toBeTruthy();
  expect(screen.getAllByText("France · 192.0.2.7")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "End Firefox on Windows" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "End Edge on Windows" }));
  await waitFor(() => expect(screen.queryByText("Edge on Windows")).toBeNull());
  expect(calls.some(({ method, path }) => method === "DELETE" && path === "/api/me/sessions/b")).toBe(true);
  expect(screen.queryByRole("button", { name: "End all others" })).toBeNull();
});

async function changePassword() {
  await userEvent.type(await screen.findByLabelText("Current password"), "old secret");
  await userEvent.type(screen.getByLabelText("New password"), "new secret");
  await userEvent.type(screen.getByLabelText("Confirm Password"), "new secret");
  await userEvent.click(screen.getByRole("button", { name: "Change password" }));
}

test("a wrong current password shows an error at its field and focuses it", async () => {
  open(
    {
      "PUT /auth/v1/user": () => ({ status: 400, body: { code: "current_password_invalid", message: "x" } }),
    },
    "/customer/profile?tab=security",
  );
  await changePassword();
  const current = await screen.findByLabelText("Current password");
  await waitFor(() => expect(current.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(current);
});

test("a successful password change clears the form", async () => {
  const { calls } = open(
    { "PUT /auth/v1/user": () => ({ body: sessionBody(names("Lovelace")).user }) },
    "/customer/profile?tab=security",
  );
  await changePassword();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe(""));
  const sent = calls.find(({ method, path }) => method === "PUT" && path === "/auth/v1/user")?.body;
  expect(sent).toEqual({ password: "new secret", current_password: "old secret" });
});

test("a blocked notification permission leaves the checkbox off, with an explanation", async () => {
  vi.stubGlobal("Notification", {
    permission: "default",
    requestPermission: () => {
      vi.stubGlobal("Notification", { permission: "denied" });
      return Promise.resolve("denied");
    },
  });
  const { calls } = open({}, "/customer/profile?tab=preferences");
  await userEvent.click(await screen.findByRole("checkbox", { name: "News in this browser" }));
  expect(await screen.findByText(/Your browser blocks notifications of this site/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "News in this browser" }).checked).toBe(
    false,
  );
  expect(calls.some(({ method }) => method === "PUT")).toBe(false);
});

test("browser notifications are not offered if the site has switched them off", async () => {
  open({}, "/customer/profile?tab=preferences", ProfilePage, { browser_notifications: false });
  expect(await screen.findByRole("checkbox", { name: "News by email" })).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: "News in this browser" })).toBeNull();
});

test("a language change is confirmed in the new language", async () => {
  const saves: Routes = {
    "PUT /api/me/profile": ({ body }) => ({ body: { ...PROFILE, ...(body as object) } }),
  };
  open(saves, "/customer/profile?tab=preferences", () => (
    <MessagesProvider language="en">
      <ProfilePage />
    </MessagesProvider>
  ));
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Language" }), "Deutsch");
  expect(await screen.findByText(createTranslator("de")("profile.saved"))).toBeTruthy();
});

test("a preference that cannot be saved shows an error, and its checkbox turns back", async () => {
  let fail: (() => void) | undefined;
  const answer = new Promise<"unreachable">((resolve) => (fail = () => resolve("unreachable")));
  open({ "PUT /api/me/profile": () => answer }, "/customer/profile?tab=preferences");
  const mail = await screen.findByRole<HTMLInputElement>("checkbox", { name: "News by email" });
  expect(mail.checked).toBe(true);
  await userEvent.click(mail);
  await waitFor(() => expect(mail.checked).toBe(false));
  fail?.();
  expect(await screen.findByText(/^Failed to update profile/, {}, { timeout: 60_000 })).toBeTruthy();
  await waitFor(() => expect(mail.checked).toBe(true));
});
