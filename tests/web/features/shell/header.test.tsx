import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Header } from "../../../../web/features/shell/Header.tsx";
import { createBrowser } from "../../../support/browser-tab.ts";
import { renderPage } from "../../../support/render-page.tsx";
import { sessionBody, stubServer } from "../../../support/stub-server.ts";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function showHeader(user: Parameters<typeof sessionBody>[0] | null) {
  stubServer({
    "POST /auth/v1/token": () => ({ body: sessionBody(user ?? {}) }),
    "POST /auth/v1/logout": () => ({ status: 204 }),
  });
  return renderPage(createBrowser({ signedInBefore: user !== null }).openTab(), "/qr-generator", Header);
}

test("visitors see Sign In and Sign Up", async () => {
  showHeader(null);
  expect((await screen.findByRole("link", { name: "Sign In" })).getAttribute("href")).toBe("/login");
  expect(screen.getByRole("link", { name: "Sign Up" }).getAttribute("href")).toBe("/signup");
});

test.each([
  [{ app_metadata: { role: "admin" } }, "Ada Lovelace", "Admin"],
  [{ user_metadata: { full_name: "" } }, "ada@example.com", "Customer"],
])("the user menu of %j shows a name and a role", async (user, name, role) => {
  showHeader(user);
  const button = await screen.findByRole("button", { name: `Account of ${name}` });
  expect(button.textContent).toContain(role);
  expect(screen.queryByRole("link", { name: "Sign In" })).toBeNull();
});

test("Escape closes the user menu and gives the focus back", async () => {
  showHeader({});
  const button = await screen.findByRole("button", { name: /Account of/ });
  await userEvent.click(button);
  expect(screen.getByRole("link", { name: "QR History" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("link", { name: "QR History" })).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("a click elsewhere closes the user menu", async () => {
  showHeader({});
  await userEvent.click(await screen.findByRole("button", { name: /Account of/ }));
  await userEvent.click(document.body);
  expect(screen.queryByRole("link", { name: "QR History" })).toBeNull();
});

test("signing out leads home and shows the way in again", async () => {
  const { here } = showHeader({});
  await userEvent.click(await screen.findByRole("button", { name: /Account of/ }));
  await userEvent.click(screen.getByRole("button", { name: "Sign Out" }));
  await waitFor(() => expect(here()).toBe("/"));
});

test("Escape closes the mobile menu, a followed link does too", async () => {
  const { here } = showHeader(null);
  const button = await screen.findByRole("button", { name: "Menu" });
  await userEvent.click(button);
  expect(button.getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{Escape}");
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(button);
  await userEvent.click(screen.getAllByRole("link", { name: "Barcode" }).at(-1)!);
  await waitFor(() => expect(here()).toBe("/barcode-generator"));
});

test("the chosen theme is shown at once and remembered", async () => {
  showHeader(null);
  await userEvent.click(await screen.findByRole("button", { name: "Switch to light theme" }));
  expect(document.documentElement.dataset["theme"]).toBe("light");
  expect(localStorage.getItem("quietzone.theme")).toBe("light");
  await userEvent.click(screen.getByRole("button", { name: "Switch to dark theme" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});
