import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Component as ForgotPasswordPage } from "../../../../web/features/accounts/ForgotPasswordPage.tsx";
import { Component as LoginPage } from "../../../../web/features/accounts/LoginPage.tsx";
import { toast } from "../../../../web/components/toasts/toast.ts";
import type { PublicSettings } from "../../../../core/settings/settings.ts";
import { createBrowser } from "../../../support/browser/browser-tab.ts";
import { renderPage } from "../../../support/browser/render-page.tsx";
import { sessionBody, stubServer, type Routes } from "../../../support/stub-server.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TOKEN = "POST /auth/v1/token";
const accepted: Routes = { [TOKEN]: () => ({ body: sessionBody() }) };

function openLogin(routes: Routes, signedInBefore = false, settings: Partial<PublicSettings> = {}) {
  const calls = stubServer(routes);
  const tab = createBrowser({ signedInBefore }).openTab();
  return { calls, ...renderPage(tab, "/login", LoginPage, { settings }) };
}

async function signIn(password = "secret") {
  await userEvent.type(await screen.findByLabelText("Email"), "ada@example.com");
  await userEvent.type(screen.getByLabelText("Password"), password);
  await userEvent.click(screen.getByRole("button", { name: "Sign In" }));
}

/** Records the addresses for which the browser leaves the site's pages. */
function watchLeaving(): string[] {
  const left: string[] = [];
  vi.stubGlobal("location", { pathname: "/login", replace: (to: string) => void left.push(to) });
  return left;
}

test("empty fields show their errors, and no call is made", async () => {
  const { calls } = openLogin(accepted);
  await userEvent.click(await screen.findByRole("button", { name: "Sign In" }));
  const email = screen.getByLabelText("Email");
  expect(await screen.findByText("Email is required")).toBeTruthy();
  expect(document.getElementById(email.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Email is required",
  );
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText("Password is required")).toBeTruthy();
  expect(document.activeElement).toBe(email);
  expect(calls).toEqual([]);
});

test("a user goes to the dashboard after signing in", async () => {
  const { here } = openLogin(accepted);
  await signIn();
  await waitFor(() => expect(here()).toBe("/customer/dashboard"));
});

test("an admin goes to the back office after signing in, by loading its document", async () => {
  const left = watchLeaving();
  openLogin({ [TOKEN]: () => ({ body: sessionBody({ app_metadata: { role: "admin" } }) }) });
  await signIn();
  await waitFor(() => expect(left).toEqual(["/admin/dashboard"]));
});

test("an admin who came from a page of the back office returns to it", async () => {
  const left = watchLeaving();
  sessionStorage.setItem("quietzone.returnTo", "/admin/users?page=2");
  openLogin({ [TOKEN]: () => ({ body: sessionBody({ app_metadata: { role: "admin" } }) }) });
  await signIn();
  await waitFor(() => expect(left).toEqual(["/admin/users?page=2"]));
  expect(sessionStorage.getItem("quietzone.returnTo")).toBeNull();
});

test.each(["/barcode-generator", "/vcard-generator", "/wifi-generator#x", "/product-serial-generator"])(
  "a user who wanted to download from %s reads that the code is saved",
  async (path) => {
    sessionStorage.setItem("quietzone.returnTo", path);
    openLogin({});
    expect(await screen.findByText(/Your code is saved/)).toBeTruthy();
  },
);

test("a user who came from another page reads nothing about a code", async () => {
  sessionStorage.setItem("quietzone.returnTo", "/customer/history");
  openLogin({});
  await screen.findByRole("button", { name: "Sign In" });
  expect(screen.queryByText(/Your code is saved/)).toBeNull();
});

test("a user who came from a page returns to it, once", async () => {
  sessionStorage.setItem("quietzone.returnTo", "/qr-generator");
  const { here } = openLogin(accepted);
  expect(await screen.findByText(/Your code is saved/)).toBeTruthy();
  await signIn();
  await waitFor(() => expect(here()).toBe("/qr-generator"));
  expect(sessionStorage.getItem("quietzone.returnTo")).toBeNull();
});

test("a user who is already signed in is redirected", async () => {
  const { here } = openLogin(accepted, true);
  await waitFor(() => expect(here()).toBe("/customer/dashboard"));
});

test.each([
  [
    { status: 400, body: { code: "invalid_credentials", message: "Invalid login credentials" } },
    "Wrong email or password",
  ],
  [{ status: 403, body: { code: "of_a_later_version", message: "Not on Sundays" } }, "Not on Sundays"],
  [{ status: 500, body: "broken" }, "Login failed. Please try again."],
  [{ body: {} }, "Login failed - no user data received"],
  ["unreachable" as const, "The server cannot be reached. Check your connection and try again."],
])("the error %j is shown, and the typed values stay", async (answer, message) => {
  openLogin({ [TOKEN]: () => answer });
  await signIn("my password");
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.com");
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("my password");
});

test.each([
  ["31", "31 seconds"],
  ["60", "1 minute"],
  ["885", "15 minutes"],
])("a rate-limited user reads how long to wait, %s s", async (seconds, wait) => {
  openLogin({
    [TOKEN]: () => ({
      status: 429,
      headers: { "Retry-After": seconds },
      body: { code: "over_request_rate_limit", message: "Too many sign-in attempts for this account" },
    }),
  });
  await signIn();
  expect((await screen.findByRole("alert")).textContent).toBe(
    `Too many tries. Please wait a moment. You can try again in ${wait}.`,
  );
});

test("the prompt to sign in disappears after signing in", async () => {
  openLogin(accepted);
  await screen.findByLabelText("Email");
  toast.error("Please login to download your QR code");
  const request = await screen.findByText(/Please login/);
  await signIn();
  await waitFor(() => {
    // jsdom runs no animations, so end the exit animation here
    fireEvent.animationEnd(request.closest(".Toastify__toast") ?? request);
    expect(request.isConnected).toBe(false);
  });
});

test("the form uses POST, so that a native submit keeps the password out of the address", async () => {
  openLogin({});
  const password = await screen.findByLabelText<HTMLInputElement>("Password");
  expect(password.form?.method).toBe("post");
});

test("an unconfirmed address shows its message before the button that sends the link again", async () => {
  openLogin({
    [TOKEN]: () => ({ status: 400, body: { code: "email_not_confirmed", message: "Email not confirmed" } }),
  });
  await signIn();
  const again = await screen.findByRole("button", { name: "Send the link again" });
  const message = screen.getByRole("alert");
  expect(message.textContent).not.toBe("");
  expect(message.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const submit = screen.getByRole("button", { name: "Sign In" });
  expect(again.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a site without mail offers no mailed links", async () => {
  openLogin({}, false, { sends_mail: false });
  await screen.findByRole("button", { name: "Sign In" });
  expect(screen.queryByRole("button", { name: "Email me a sign-in link" })).toBeNull();
  cleanup();
  const tab = createBrowser({ signedInBefore: false }).openTab();
  renderPage(tab, "/forgot-password", ForgotPasswordPage, { settings: { sends_mail: false } });
  const help = "This site cannot send email. Ask its operator for a one-time password.";
  expect(await screen.findByText(help)).toBeTruthy();
  expect(screen.queryByLabelText("Email")).toBeNull();
  expect(screen.queryByRole("button", { name: "Send link" })).toBeNull();
});

test("a site with mail offers a link to sign in and to choose a new password", async () => {
  openLogin({}, false, { sends_mail: true });
  expect(await screen.findByRole("button", { name: "Email me a sign-in link" })).toBeTruthy();
  cleanup();
  renderPage(createBrowser({ signedInBefore: false }).openTab(), "/forgot-password", ForgotPasswordPage);
  expect(await screen.findByRole("button", { name: "Send link" })).toBeTruthy();
});

test("the password can be shown and hidden", async () => {
  openLogin({});
  const password = await screen.findByLabelText<HTMLInputElement>("Password");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(password.type).toBe("text");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password.type).toBe("password");
});

test("a one-time password has to be replaced before anything else", async () => {
  const left = watchLeaving();
  const required = sessionBody({ app_metadata: { role: "admin", password_change_required: true } });
  const { calls, here } = openLogin({
    [TOKEN]: () => ({ body: required }),
    "PUT /auth/v1/user": () => ({ body: { ...required.user, app_metadata: { role: "admin" } } }),
  });
  await signIn();
  expect(await screen.findByRole("heading", { name: "Choose a new password" })).toBeTruthy();
  expect(here()).toBe("/login");

  await userEvent.type(screen.getByLabelText("New password"), "12345");
  await userEvent.type(screen.getByLabelText("Confirm Password"), "123456");
  await userEvent.click(screen.getByRole("button", { name: "Save password" }));
  expect(await screen.findByText("Password must be at least 6 characters long")).toBeTruthy();
  expect(screen.getByText("Passwords do not match")).toBeTruthy();

  await userEvent.type(screen.getByLabelText("New password"), "6");
  await userEvent.click(screen.getByRole("button", { name: "Save password" }));
  await waitFor(() => expect(left).toEqual(["/admin/dashboard"]));
  expect(calls.at(-1)).toMatchObject({ method: "PUT", body: { password: "123456" } });
});
