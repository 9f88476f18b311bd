import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PublicSettings } from "../../../../core/settings/settings.ts";
import { Component as SignupPage } from "../../../../web/features/accounts/SignupPage.tsx";
import { createBrowser } from "../../../support/browser/browser-tab.ts";
import { renderPage } from "../../../support/browser/render-page.tsx";
import { sessionBody, stubServer, type Routes } from "../../../support/stub-server.ts";

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SIGN_UP = "POST /auth/v1/signup";

async function openSignup(routes: Routes, settings: Partial<PublicSettings> = {}) {
  const calls = stubServer(routes);
  const page = renderPage(createBrowser().openTab(), "/signup", SignupPage, { settings });
  await screen.findByRole("heading", { name: "Create your account" });
  return { calls, ...page };
}

const complete = {
  "First Name": "Ada",
  "Last Name": "Lovelace",
  Email: "ada@example.com",
  Password: "secret1",
  "Confirm Password": "secret1",
};

function submit(fields: Partial<typeof complete>) {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Create account" }));
}

test("an empty form shows the error of every field at once", async () => {
  const { calls } = await openSignup({});
  submit({});
  for (const message of [
    "First name is required",
    "Last name is required",
    "Email is required",
    "Password must be at least 6 characters long",
    "Enter the password again",
  ])
    expect(await screen.findByText(message)).toBeTruthy();
  expect(calls).toEqual([]);
});

test.each([
  [{ ...complete, "First Name": "   " }, "First name is required"],
  [{ ...complete, Email: "ada" }, /This is not an email address/],
  [{ ...complete, "Confirm Password": "secret2" }, "Passwords do not match"],
  [
    { ...complete, Password: "12345", "Confirm Password": "12345" },
    "Password must be at least 6 characters long",
  ],
])("%j is rejected at its field", async (fields, message) => {
  const { calls } = await openSignup({});
  submit(fields);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(calls).toEqual([]);
});

test("the minimum length of a password comes from the settings", async () => {
  await openSignup({}, { password_min_length: 12 });
  expect(
    screen.getByText(/^At least 12 characters, and hard to guess: no common words, .* such as 123456$/),
  ).toBeTruthy();
  submit(complete);
  expect(await screen.findByText("Password must be at least 12 characters long")).toBeTruthy();
});

test("the message is shown for three seconds, then /login opens with the address filled in", async () => {
  const { here, router } = await openSignup({ [SIGN_UP]: () => ({ body: sessionBody().user }) });
  submit(complete);
  await screen.findByText("Account created successfully! Please check your email to verify your account.");
  expect(screen.queryByText(/You are signed in/)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2900));
  expect(here()).toBe("/signup");
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(here()).toBe("/login");
  expect(router.state.location.state).toEqual({ email: "ada@example.com", waits: true });
});

test("an account that is signed in at once shows no message about mail, and stays to show its own", async () => {
  const { here } = await openSignup({ [SIGN_UP]: () => ({ body: sessionBody() }) });
  submit(complete);
  await screen.findByText(
    "Account created successfully! You are signed in and will be redirected in a moment.",
  );
  expect(screen.queryByText(/check your email/)).toBeNull();
  expect(here()).toBe("/signup");
});

test("a registered address shows an error at its field, and the typed values stay", async () => {
  const body = { code: "user_already_exists", message: "User already registered" };
  await openSignup({ [SIGN_UP]: () => ({ status: 422, body }) });
  submit(complete);
  expect(await screen.findByText("You already have an account")).toBeTruthy();
  expect(screen.getByLabelText("Email").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("secret1");
});

test("an error without a body shows a generic message", async () => {
  await openSignup({ [SIGN_UP]: () => ({ status: 500 }) });
  submit(complete);
  expect((await screen.findByRole("alert")).textContent).toBe("Registration failed. Please try again.");
});

test("the form uses POST, so that a native submit keeps the password out of the address", async () => {
  await openSignup({});
  expect(screen.getByLabelText<HTMLInputElement>("Password").form?.method).toBe("post");
});

test("a site with closed registration shows no form", async () => {
  await openSignup({}, { enable_registration: false });
  expect(screen.getByText("Registration is closed on this site.")).toBeTruthy();
  expect(screen.queryByLabelText("Email")).toBeNull();
});
