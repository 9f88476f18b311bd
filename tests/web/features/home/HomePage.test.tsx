import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { publicDefaults } from "../../../../core/settings/public-defaults.ts";
import type { PublicSettings } from "../../../../core/settings/settings.ts";
import { MessagesProvider } from "../../../../web/components/messages.tsx";
import { ToolCard } from "../../../../web/features/home/ToolCard.tsx";
import { createPageStore, Page, PageStoreProvider } from "../../../../web/app/page-store.tsx";
import { SiteProvider } from "../../../../web/api/public-settings.ts";
import { tools } from "../../../../web/app/tools.ts";
import type { Language } from "../../../../core/languages.ts";

afterEach(cleanup);

const home = {
  module: "features/home/HomePage.tsx",
  load: () => import("../../../../web/features/home/HomePage.tsx"),
  areas: [],
};

async function showHome({
  at = "/",
  language = "en",
  settings = {},
}: { at?: string; language?: Language; settings?: Partial<PublicSettings> } = {}) {
  const site = { ...publicDefaults, site_url: "http://localhost", ...settings };
  const pages = createPageStore({ siteUrl: site.site_url, loadTexts: async () => undefined });
  await pages.load(home);
  const router = createMemoryRouter(
    [
      { path: "/", element: <Page source={home} /> },
      { path: "*", element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [at] },
  );
  render(
    <SiteProvider value={site}>
      <MessagesProvider language={language}>
        <PageStoreProvider value={pages}>
          <RouterProvider router={router} />
        </PageStoreProvider>
      </MessagesProvider>
    </SiteProvider>,
  );
  return { router, user: userEvent.setup() };
}

const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("shows its sections in order", async () => {
  await showHome();
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Eight tools, one promise",
    "Why choose Quietzone",
    "What every code comes with",
    "How to use it",
    "What a QR code can hold",
    "Make the first one now.",
  ]);
});

test("each card names its tool and links to it", async () => {
  await showHome();
  for (const [title, path] of [
    ["QR Code Generator", "/qr-generator"],
    ["QR img Scanner", "/qr-code-scanner-from-image"],
    ["Barcode Generator", "/barcode-generator"],
    ["vCard Generator", "/vcard-generator"],
    ["WiFi QR Generator", "/wifi-generator"],
    ["Product Serial QR", "/product-serial-generator"],
    ["Digital Signature QR", "/digital-signature-generator"],
  ] as const) {
    expect(addressOf(title)).toBe(path);
  }
  expect(screen.queryByText("Coming Soon")).toBeNull();
});

test("a tool marked as coming soon has a badge, no link and a dashed border", () => {
  const [tool] = tools;
  if (!tool) throw new Error("no tools");
  const router = createMemoryRouter([
    { path: "/", element: <ToolCard tool={{ ...tool, status: "coming-soon" }} picture={undefined} /> },
  ]);
  render(<RouterProvider router={router} />);
  const card = screen.getByRole("listitem");
  expect(within(card).getByText("Coming Soon")).toBeTruthy();
  expect(within(card).getByRole("heading").textContent).toBe("QR Code Generator");
  expect(within(card).queryByRole("link")).toBeNull();
  expect(card.className).toContain("border-dashed");
});

test("the six content types link to their generators, with an example where it fits", async () => {
  await showHome();
  expect(addressOf("Website URL")).toBe("/qr-generator#data=https%3A%2F%2Fexample.com");
  expect(addressOf("Plain text")).toBe("/qr-generator#data=Hello%2C%20world");
  expect(addressOf("Contact info, vCard")).toBe("/vcard-generator");
  expect(addressOf("Phone number")).toBe("/qr-generator#data=tel%3A%2B12025550123");
  expect(addressOf("Email address")).toBe("/qr-generator#data=mailto%3Aada%40example.com%3Fsubject%3DHello");
  expect(addressOf("Social media links")).toMatch(/^\/qr-generator#data=https/);
});

test("both calls to action link to their generators", async () => {
  await showHome();
  expect(addressOf("Create QR Code Now - Free Forever")).toBe("/qr-generator");
  expect(addressOf("Generate vCard QR")).toBe("/vcard-generator");
});

test("the claim about signing in follows the settings", async () => {
  await showHome({ settings: { require_login_to_download: false, site_name: "Codes & Co" } });
  expect(screen.getByText(/^Create, scan and download without signing in\./)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Why choose Codes & Co" })).toBeTruthy();
});

test("by default the page says that a download needs an account", async () => {
  await showHome();
  expect(screen.getByText(/Only a download asks for a free account/)).toBeTruthy();
});

test("typed content becomes a code at once and is passed to the generator", async () => {
  const { user } = await showHome();
  expect(addressOf("Make it yours")).toBe("/qr-generator");
  expect(screen.getByRole("img", { name: "QR code with the content http://localhost" })).toBeTruthy();
  await user.type(screen.getByLabelText("Type anything"), "a & b");
  await screen.findByRole("img", { name: "QR code with the content a & b" });
  expect(addressOf("Make it yours")).toBe("/qr-generator#data=a%20%26%20b");
  await user.clear(screen.getByLabelText("Type anything"));
  await screen.findByRole("img", { name: "QR code with the content http://localhost" });
});

test("navigating to a section keeps the focus if it is already inside", async () => {
  const { router } = await showHome();
  const tx = within(document.querySelector<HTMLElement>("#qr-types")!).getAllByRole("link")[0]!;
  tx.focus();
  await router.navigate("/#qr-types");
  await router.navigate("/#how-to-use");
  await waitFor(() => expect(document.activeElement?.id).toBe("how-to-use"));
  tx.focus();
  await router.navigate("/#qr-types");
  await waitFor(() => expect(router.state.location.hash).toBe("#qr-types"));
  expect(document.activeElement).toBe(tx);
});

test.each(["how-to-use", "qr-types"])("a link to #%s moves the focus there", async (anchor) => {
  const { router } = await showHome({ at: `/#${anchor}` });
  await waitFor(() => expect(document.activeElement?.id).toBe(anchor));
  (document.activeElement as HTMLElement).blur();
  await router.navigate(`/#${anchor}`);
  await waitFor(() => expect(document.activeElement?.id).toBe(anchor));
});

test("the page is in the chosen language, with its codes", async () => {
  await showHome({ language: "de" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Codes, die sich scannen lassen.");
  expect(screen.getByRole("img", { name: "QR-Code mit dem Inhalt http://localhost" })).toBeTruthy();
});
