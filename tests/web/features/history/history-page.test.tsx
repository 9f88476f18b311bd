import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { barcodeDesignSchema } from "../../../../core/codes/barcode/design.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { Component as HistoryPage } from "../../../../web/features/history/HistoryPage.tsx";
import { createBrowser } from "../../../support/browser-tab.ts";
import { renderPage } from "../../../support/render-page.tsx";
import { sessionBody, stubServer, type Routes } from "../../../support/stub-server.ts";

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const row = (index: number, overrides: object = {}) => ({
  id: `0193a0b0-0000-7000-8000-${String(index).padStart(12, "0")}`,
  content: `https://example.com/${index}`,
  type: "url",
  format: "png",
  logo_url: null,
  download_count: 1,
  scan_count: 0,
  created_at: "2026-01-02T03:04:05.000Z",
  design: { kind: "qr", ...qrDesignSchema.parse({}) },
  ...overrides,
});

/** A server that keeps these rows, newest last. */
function historyOf(rows: ReturnType<typeof row>[]): Routes {
  const kept = [...rows];
  const deletions = rows.map(({ id }) => [
    `DELETE /api/me/history/${id}`,
    () => {
      kept.splice(
        kept.findIndex((each) => each.id === id),
        1,
      );
      return { status: 204 };
    },
  ]);
  const downloads = rows.map((each) => [
    `POST /api/me/history/${each.id}/downloads`,
    () => ({ body: { ...each, download_count: each.download_count + 1 } }),
  ]);
  return {
    "POST /auth/v1/token": () => ({ body: sessionBody() }),
    "GET /api/me/history": ({ path }) => {
      const query = new URL(path, "http://localhost").searchParams;
      const [first, last] = JSON.parse(query.get("range") ?? "[]") as [number, number];
      const [, order] = JSON.parse(query.get("sort") ?? "[]") as [string, string];
      const sorted = order === "DESC" ? kept.toReversed() : kept;
      return {
        headers: { "Content-Range": `history ${first}-${last}/${kept.length}` },
        body: sorted.slice(first, last + 1),
      };
    },
    "GET /api/me/history/counts": () => ({
      body: { total: kept.length, this_week: 3, downloads: 57, scans: 0 },
    }),
    ...Object.fromEntries([...deletions, ...downloads]),
  };
}

function openHistory(routes: Routes, signedInBefore = true) {
  const calls = stubServer(routes);
  const tab = createBrowser({ signedInBefore }).openTab();
  return { calls, tab, ...renderPage(tab, "/customer/history", HistoryPage) };
}
const entries = () => within(screen.getByRole("region", { name: "QR History" })).queryAllByRole("listitem");

test("visitors go to /login and are brought back here afterwards", async () => {
  const { here } = openHistory({}, false);
  await waitFor(() => expect(here()).toBe("/login"));
  expect(sessionStorage.getItem("quietzone.returnTo")).toBe("/customer/history");
});

test("whoever signs out here goes home, not to /login", async () => {
  const { tab, here } = openHistory({
    ...historyOf([row(1)]),
    "POST /auth/v1/logout": () => ({ status: 204 }),
  });
  await screen.findByText("https://example.com/1");
  await tab.signOut();
  await waitFor(() => expect(here()).toBe("/"));
  expect(sessionStorage.getItem("quietzone.returnTo")).toBeNull();
});

test("an account that has to choose a password does that first", async () => {
  const body = sessionBody({ app_metadata: { password_change_required: true } });
  const { here } = openHistory({ "POST /auth/v1/token": () => ({ body }) });
  await waitFor(() => expect(here()).toBe("/login"));
});

test("codes are listed newest first, with their type, a picture and the counts", async () => {
  openHistory(
    historyOf([
      row(1),
      row(2, {
        content: "4006381333931",
        type: "barcode",
        download_count: 2,
        design: { kind: "barcode", barcodeFormat: "EAN13", ...barcodeDesignSchema.parse({}) },
      }),
    ]),
  );
  await screen.findByText("4006381333931");
  const [first, second] = entries();
  expect(first?.textContent).toContain("Barcode");
  expect(first?.textContent).toContain("2 downloads");
  expect(second?.textContent).toContain("URL");
  for (const entry of entries())
    expect(entry.querySelector("img")?.getAttribute("src")).toMatch(/^data:image\/svg\+xml,/);
  expect(await screen.findByText("57")).toBeTruthy();
});

test("a record that cannot be drawn any more is listed all the same", async () => {
  const design = { kind: "barcode", barcodeFormat: "EAN13", ...barcodeDesignSchema.parse({}) };
  openHistory(historyOf([row(1, { content: "not digits", type: "barcode", design })]));
  expect(await screen.findByText("not digits")).toBeTruthy();
  expect(screen.getByText("This code cannot be drawn any more.")).toBeTruthy();
});

test("the list grows by pages of 20 without showing anything twice", async () => {
  openHistory(historyOf(Array.from({ length: 23 }, (_, index) => row(index))));
  expect(await screen.findByText("20 of 23")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByText("23 of 23")).toBeTruthy();
  expect(entries()).toHaveLength(23);
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  expect(document.activeElement).toBe(entries()[20]);
});

test("the order can be changed", async () => {
  const { calls } = openHistory(historyOf([row(1), row(2)]));
  await screen.findByText("https://example.com/1");
  await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Downloads");
  await userEvent.click(screen.getByRole("button", { name: /Switch to lowest first/ }));
  await waitFor(() => expect(entries()[0]?.textContent).toContain("https://example.com/1"));
  expect(calls.map(({ path }) => new URL(path, "http://h").searchParams.get("sort")).filter(Boolean)).toEqual(
    ['["created_at","DESC"]', '["download_count","DESC"]', '["download_count","ASC"]'],
  );
});

test("a code is deleted only after a second yes", async () => {
  const { calls } = openHistory(historyOf([row(1), row(2)]));
  await userEvent.click(await screen.findByRole("button", { name: "Delete https://example.com/1" }));
  const dialog = await screen.findByRole("alertdialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(calls.filter(({ method }) => method === "DELETE")).toEqual([]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Delete https://example.com/1");

  await userEvent.click(screen.getByRole("button", { name: "Delete https://example.com/1" }));
  await userEvent.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }),
  );
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(await screen.findByText("1 of 1")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("QR History");
});

test("a code that could not be deleted stays, and the question with it", async () => {
  const routes = historyOf([row(1)]);
  const { calls } = openHistory({
    ...routes,
    [`DELETE /api/me/history/${row(1).id}`]: () => ({ status: 503 }),
  });
  await userEvent.click(await screen.findByRole("button", { name: /^Delete/ }));
  const dialog = within(await screen.findByRole("alertdialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(calls.at(-1)?.method).toBe("DELETE"));
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(entries()).toHaveLength(1);
});

test("an empty history leads to the generator", async () => {
  openHistory(historyOf([]));
  expect(await screen.findByText("No codes yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Make a QR code" }).getAttribute("href")).toBe("/qr-generator");
});

test("a history that could not be loaded says so and can be tried again", async () => {
  let away = true;
  const routes = historyOf([row(1)]);
  const list = routes["GET /api/me/history"];
  openHistory({
    ...routes,
    "GET /api/me/history": (call) => (away || !list ? { status: 503 } : list(call)),
  });
  await screen.findByText("Your history could not be loaded");
  away = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("https://example.com/1")).toBeTruthy();
});

test("a history that the server refuses is explained in its words, and the order can still be changed", async () => {
  openHistory({
    ...historyOf([row(1)]),
    "GET /api/me/history": () => ({ status: 429, body: { code: "too_many", message: "Try again in 20 s" } }),
  });
  expect(await screen.findByText("Try again in 20 s")).toBeTruthy();
  expect(screen.getByLabelText("Sort by")).toBeTruthy();
});

test("a QR code on a long canvas fills its thumbnail", async () => {
  const design = { kind: "qr", ...qrDesignSchema.parse({ size: { width: 2000, height: 64 } }) };
  openHistory(historyOf([row(1, { design })]));
  await screen.findByText("https://example.com/1");
  expect(entries()[0]?.querySelector("img")?.className).toContain("object-cover");
});

test("a code can be downloaded again in another format, and that is counted", async () => {
  const saved: string[] = [];
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  openHistory(historyOf([row(1)]));
  await userEvent.click(await screen.findByRole("button", { name: /^Download https/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "SVG file" }));
  expect(await screen.findByText("2 downloads")).toBeTruthy();
  expect(saved).toEqual([expect.stringMatching(/^qr-code-\d+\.svg$/)]);
});

test("a code whose logo is gone is not handed out without it", async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  openHistory({
    ...historyOf([row(1, { logo_url: "/media/qr-logos/gone.png" })]),
    "GET /media/qr-logos/gone.png": () => ({ status: 404 }),
  });
  const button = await screen.findByRole("button", { name: /^Download https/ });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole("menuitem", { name: "PNG file" }));
  expect(await screen.findByText(/cannot be drawn as it was/)).toBeTruthy();
  expect(click).not.toHaveBeenCalled();
});
