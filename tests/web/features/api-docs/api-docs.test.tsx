import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Component as ApiDocsPage } from "../../../../web/features/api-docs/ApiDocsPage.tsx";
import { createBrowser } from "../../../support/browser/browser-tab.ts";
import { renderPage } from "../../../support/browser/render-page.tsx";
import { stubServer } from "../../../support/stub-server.ts";

const operation = (operationId: string, tag: string, summary: string, field: string) => ({
  operationId,
  tags: [tag],
  summary,
  security: [{ apiKey: ["generate"] }],
  parameters: [
    {
      name: field,
      in: "query",
      required: true,
      description: `What ${field} says.`,
      schema: { type: "string" },
    },
  ],
  responses: { "200": { description: "It is made." } },
});
const DOCUMENT = {
  info: { title: "API", version: "1", description: "Make codes." },
  servers: [{ url: "http://localhost" }],
  paths: {
    "/api/v1/qr": { get: operation("getQr", "QR codes", "A QR code", "content") },
    "/api/v1/barcode": { get: operation("getBarcode", "Barcodes", "A barcode", "format") },
    "/api/v1/decode": { get: operation("getDecode", "Decoding", "Every code", "picture") },
  },
};

beforeEach(() => {
  stubServer({ "GET /api/openapi.json": () => ({ body: DOCUMENT }) });
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  window.history.replaceState(null, "", "/api/docs");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openDocs(at = "/api/docs", settings = {}) {
  renderPage(createBrowser().openTab(), "/api/docs", ApiDocsPage, { at, settings });
  return { qr: await screen.findByRole("button", { name: /^GET \/api\/v1\/qr/ }) };
}
const rows = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test("an endpoint expands to its parameters and puts its name into the address", async () => {
  const { qr } = await openDocs();
  expect(screen.queryByText("What content says.")).toBeNull();
  await userEvent.click(qr);
  expect(qr.getAttribute("aria-expanded")).toBe("true");
  expect(screen.getByText("What content says.")).toBeTruthy();
  expect(screen.queryByText("What format says.")).toBeNull();
  expect(window.location.hash).toBe("#getQr");
  await userEvent.keyboard("{Enter}");
  expect(screen.queryByText("What content says.")).toBeNull();
  expect(window.location.hash).toBe("");
});

test("a link to an endpoint expands and focuses it, from outside and from the navigation", async () => {
  await openDocs("/api/docs#getBarcode");
  const barcode = screen.getByRole("button", { name: /^GET \/api\/v1\/barcode/ });
  await waitFor(() => expect(document.activeElement).toBe(barcode));
  expect(screen.getByText("What format says.")).toBeTruthy();

  await userEvent.click(within(screen.getByRole("navigation")).getByRole("link", { name: /decode/ }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: /^GET \/api\/v1\/decode/ }));
  expect(screen.getByText("What picture says.")).toBeTruthy();
});

test("the search matches paths, words and field names", async () => {
  await openDocs();
  const search = screen.getByRole("searchbox", { name: "Search the calls" });
  expect(screen.getByText("3 calls")).toBeTruthy();
  await userEvent.type(search, "get FORMAT");
  expect(rows()).toEqual(["GET /api/v1/barcode A barcode"]);
  expect(screen.getByText("1 call")).toBeTruthy();
  await userEvent.type(search, " nothing");
  expect(screen.getByText("No call matches.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
  expect(rows()).toHaveLength(3);
  expect(document.activeElement).toBe(search);
});

test("all endpoints expand and collapse at once", async () => {
  await openDocs();
  await userEvent.click(screen.getByRole("button", { name: "Open all" }));
  expect(screen.getAllByText(/^What /)).toHaveLength(3);
  await userEvent.click(screen.getByRole("button", { name: "Close all" }));
  expect(screen.queryByText(/^What /)).toBeNull();
});

test("a try-out sends the current key, and is never answered from the cache", async () => {
  const { qr } = await openDocs();
  const fetched = vi.spyOn(globalThis, "fetch");
  await userEvent.click(qr);
  await userEvent.click(screen.getByRole("button", { name: /^Try it/ }));
  await userEvent.type(screen.getByRole("textbox", { name: "content" }), "hello");
  expect(screen.getByRole("button", { name: "Send" })).toHaveProperty("disabled", true);
  await userEvent.type(screen.getByLabelText("Your API key"), "qz_key");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("404")).toBeTruthy();
  const [path, init] = fetched.mock.calls.at(-1) ?? [];
  expect(path).toBe("/api/v1/qr?content=hello");
  expect(new Headers(init?.headers).get("Authorization")).toBe("Bearer qz_key");
  expect(init).toMatchObject({ cache: "no-store", credentials: "omit" });
});

test("the page says so if the API is switched off", () => {
  renderPage(createBrowser().openTab(), "/api/docs", ApiDocsPage, { settings: { enable_api: false } });
  expect(screen.getByText("The API of this site is switched off")).toBeTruthy();
  expect(screen.queryByRole("searchbox")).toBeNull();
});
