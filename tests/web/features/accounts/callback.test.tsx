import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readCallback } from "../../../../web/features/accounts/callback-answer.ts";
import { Component as CallbackPage } from "../../../../web/features/accounts/CallbackPage.tsx";
import { createBrowser } from "../../../support/browser/browser-tab.ts";
import { renderPage } from "../../../support/browser/render-page.tsx";
import { sessionBody, stubServer, type Routes } from "../../../support/stub-server.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The server finds no session for this browser's cookie. */
const nobody: Routes = {
  "POST /auth/v1/token": () => ({ status: 400, body: { code: "refresh_token_not_found", message: "" } }),
};
const signedIn: Routes = {
  "POST /auth/v1/token": () => ({ body: sessionBody() }),
  "POST /auth/v1/logout": () => ({ status: 204 }),
};

function comeBack(to: string, signedInBefore = false, routes = signedInBefore ? signedIn : nobody) {
  const calls = stubServer(routes);
  const tab = createBrowser({ signedInBefore }).openTab();
  return { calls, tab, ...renderPage(tab, "/auth/callback", CallbackPage, { at: `/auth/callback${to}` }) };
}

test.each([
  ["?error=access_denied", "callback.access_denied"],
  ["#error=access_denied&error_description=Anything", "callback.access_denied"],
  ["?error=access_denied&error_code=otp_expired", "callback.expired"],
  ["?error=server_error", "callback.provider_away"],
  ["?error=invalid_request&error_code=bad_oauth_callback&provider=google", "provider.sign_in_failed"],
  ["?error=invalid_request&error_code=provider_email_needs_verification", "provider.email_unverified"],
  ["?error=something_new", "callback.failed"],
  ["?error_description=Only+words", "callback.failed"],
  ["?error=toString", "callback.failed"],
  ["", null],
  ["?code=abc", null],
  ["#access_token=abc&refresh_token=def", null],
])("the address %s leads to %s", (address, problem) => {
  const [search = "", hash = ""] = address.startsWith("#") ? ["", address] : [address, ""];
  expect(readCallback(search, hash).problem).toBe(problem);
});

test.each(["identity_already_exists", "identity_not_found", "single_identity_not_deletable"])(
  "%s keeps the session, access_denied does not",
  (code) => {
    expect(readCallback(`?error=server_error&error_code=${code}`, "").keepsSession).toBe(true);
    expect(readCallback("?error=access_denied", "").keepsSession).toBe(false);
  },
);

test("redirects a signed-in user to the remembered page at once", async () => {
  sessionStorage.setItem("quietzone.returnTo", "/qr-generator");
  const { here } = comeBack("", true);
  await waitFor(() => expect(here()).toBe("/qr-generator"));
});

test("signs in a browser without a session by the cookie of the provider's visit", async () => {
  const { here, tab } = comeBack("", false, signedIn);
  await waitFor(() => expect(here()).toBe("/customer/dashboard"));
  expect(tab.state().status).toBe("signed_in");
});

test("redirects to the dashboard if no page was remembered", async () => {
  const { here } = comeBack("#access_token=secret", true);
  await waitFor(() => expect(here()).toBe("/customer/dashboard"));
});

test("shows an error with links if the sign-in failed", async () => {
  comeBack("");
  expect((await screen.findByRole("alert")).textContent).toBe("Authentication failed. Please try again.");
  expect(screen.getByRole("heading", { name: "You are not signed in" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Sign in again" }).getAttribute("href")).toBe("/login");
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
});

test("removes the parameters from the address, and never shows a message from them", async () => {
  const { router } = comeBack("?error=access_denied&error_description=Call+0900+now#access_token=secret");
  expect((await screen.findByRole("alert")).textContent).toBe(
    "The sign-in was canceled or access was denied.",
  );
  expect(document.body.textContent).not.toContain("0900");
  await waitFor(() => {
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe("/auth/callback");
  });
  // the reason is still shown
  expect(screen.getByRole("alert").textContent).toContain("canceled");
});

test("a failed sign-in ends an earlier session", async () => {
  const { tab, calls } = comeBack("?error=access_denied", true);
  await waitFor(() => expect(tab.state().status).toBe("signed_out"));
  expect(calls.some(({ path }) => path.startsWith("/auth/v1/logout"))).toBe(true);
  expect(screen.getByRole("heading", { name: "You are not signed in" })).toBeTruthy();
});

test("an identity of another account keeps the session and offers to continue", async () => {
  const { tab } = comeBack("?error=server_error&error_code=identity_already_exists", true);
  expect(await screen.findByRole("link", { name: "Continue" })).toBeTruthy();
  expect(tab.state().status).toBe("signed_in");
  expect(screen.getByRole("alert").textContent).toBe("This sign-in already belongs to another account.");
});
