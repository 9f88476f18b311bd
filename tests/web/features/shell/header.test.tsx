import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tools } from "../../../../web/app/tools.ts";
import { Header } from "../../../../web/features/shell/Header.tsx";
import { createBrowser } from "../../../support/browser/browser-tab.ts";
import { modalParts } from "../../support/modal-parts.ts";
import { renderPage } from "../../../support/browser/render-page.tsx";
import { sessionBody, stubServer } from "../../../support/stub-server.ts";

beforeEach(() => {
  modalParts();
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
])("the user menu of %j shows name and role", async (user, name, role) => {
  showHeader(user);
  const button = await screen.findByRole("button", { name: `Account of ${name}` });
  expect(button.textContent).toContain(role);
  expect(screen.queryByRole("link", { name: "Sign In" })).toBeNull();
});

test("Escape closes the user menu and returns the focus", async () => {
  showHeader({});
  const button = await screen.findByRole("button", { name: /Account of/ });
  await userEvent.click(button);
  expect(screen.getByRole("link", { name: "QR History" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("link", { name: "QR History" })).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("a click outside closes the user menu", async () => {
  showHeader({});
  await userEvent.click(await screen.findByRole("button", { name: /Account of/ }));
  await userEvent.click(document.body);
  expect(screen.queryByRole("link", { name: "QR History" })).toBeNull();
});

test("signing out leads to the home page", async () => {
  const { here } = showHeader({});
  await userEvent.click(await screen.findByRole("button", { name: /Account of/ }));
  await userEvent.click(screen.getByRole("button", { name: "Sign Out" }));
  await waitFor(() => expect(here()).toBe("/"));
});

test("the mobile menu has tools, account, languages and themes, and closes when a link is followed", async () => {
  const { here } = showHeader(null);
  await userEvent.click(await screen.findByRole("button", { name: "Menu" }));
  const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
  expect(menu.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/login",
    "/signup",
    ...tools.map(({ path }) => path),
  ]);
  expect(menu.getByRole("button", { name: "Português (Brasil)" })).toBeTruthy();
  expect(menu.getByRole("button", { name: "Dark" })).toBeTruthy();
  await userEvent.click(menu.getByRole("link", { name: "Barcode Generator" }));
  await waitFor(() => expect(here()).toBe("/barcode-generator"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the mobile menu shows the account of a signed-in user", async () => {
  showHeader({});
  await screen.findByRole("button", { name: /Account of/ });
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  const account = within(within(await screen.findByRole("dialog")).getByRole("region", { name: "Account" }));
  expect(account.getByText("Customer")).toBeTruthy();
  expect(account.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Dashboard",
    "QR History",
    "Profile",
    "Settings",
  ]);
  expect(account.getByRole("button", { name: "Sign Out" })).toBeTruthy();
});

test("the theme follows the system until one is chosen, and again after choosing System", async () => {
  showHeader(null);
  await userEvent.click(await screen.findByRole("button", { name: "Theme: System" }));
  await userEvent.click(screen.getByRole("button", { name: "Light" }));
  expect(document.documentElement.dataset["theme"]).toBe("light");
  expect(localStorage.getItem("quietzone.theme")).toBe("light");
  const button = screen.getByRole("button", { name: "Theme: Light" });
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.click(screen.getByRole("button", { name: "System" }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  expect(localStorage.getItem("quietzone.theme")).toBeNull();
});

test("the arrow keys move through a menu", async () => {
  showHeader(null);
  const button = await screen.findByRole("button", { name: "Theme: System" });
  await userEvent.click(button);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("Light");
  await userEvent.keyboard("{End}");
  expect(document.activeElement?.textContent).toBe("Dark");
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{Home}{Escape}");
  expect(document.activeElement).toBe(button);
});
