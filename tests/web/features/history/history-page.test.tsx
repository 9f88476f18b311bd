import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { barcodeDesignSchema } from "../../../../core/codes/barcode/design.ts";
import { qrDesignSchema } from "../../../../core/codes/qr/design.ts";
import { queries } from "../../../../web/components/loading/use-loaded.ts";
import { Component as HistoryPage } from "../../../../web/features/history/HistoryPage.tsx";
import { saveDownload } from "../../../../web/session/save-download.ts";
import { createBrowser } from "../../../support/browser/browser-tab.ts";
import { renderPage } from "../../../support/browser/render-page.tsx";
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
  queries.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const row = (index: number, overrides: object = {}) => ({
  id: `0193a0b0-0000-7000-8000-${String(index).padStart(12, "0")}`,
  content: `https://example.com/${index}`,
  type: "url",
  format: "png",
  logo_url: null as string | null,
  name: null as string | null,
  favourite: false,
  folder_id: null as string | null,
  short_link_id: null as string | null,
  download_count: 1,
  scan_count: 0,
  created_at: "2026-01-02T03:04:05.000Z",
  design: { kind: "qr", ...qrDesignSchema.parse({}) },
  ...overrides,
});

type Row = ReturnType<typeof row>;
interface Filter {
  search?: string;
  type?: string[];
  favourite?: boolean;
  folder_id?: string | null;
}
const SHOP = { id: "0193a0b0-0000-7000-8000-00000000f001", name: "Shop", records: 0 };

const idsOf = (body: unknown) => (body as { ids: string[] }).ids;

/** A server that stores these rows, newest last, and one folder. */
function historyOf(rows: Row[]): Routes {
  let kept = [...rows];
  const gone = new Map<string, Row>();
  const change = (ids: string[], changes: Partial<Row>) => {
    kept = kept.map((each) => (ids.includes(each.id) ? { ...each, ...changes } : each));
  };
  const records = rows.flatMap(({ id }) => [
    [
      `POST /api/me/history/${id}/downloads`,
      () => {
        const found = kept.find((each) => each.id === id)!;
        change([id], { download_count: found.download_count + 1 });
        return { body: kept.find((each) => each.id === id) };
      },
    ],
    [
      `PATCH /api/me/history/${id}`,
      ({ body }: { body: unknown }) => {
        const { name, favourite } = body as { name?: string; favourite?: boolean };
        change([id], { ...(name !== undefined && { name }), ...(favourite !== undefined && { favourite }) });
        return { body: kept.find((each) => each.id === id) };
      },
    ],
  ]);
  return {
    "POST /auth/v1/token": () => ({ body: sessionBody() }),
    "GET /api/me/history": ({ path }) => {
      const query = new URL(path, "http://localhost").searchParams;
      const [first, last] = JSON.parse(query.get("range") ?? "[]") as [number, number];
      const [, order] = JSON.parse(query.get("sort") ?? "[]") as [string, string];
      const filter = JSON.parse(query.get("filter") ?? "{}") as Filter;
      const found = kept.filter(
        (each) =>
          each.content.includes(filter.search ?? "") &&
          (filter.type?.includes(each.type) ?? true) &&
          (filter.favourite ?? each.favourite) === each.favourite &&
          (filter.folder_id === undefined || filter.folder_id === each.folder_id),
      );
      const sorted = order === "DESC" ? found.toReversed() : found;
      return {
        headers: { "Content-Range": `history ${first}-${last}/${found.length}` },
        body: sorted.slice(first, last + 1),
      };
    },
    "GET /api/me/history/counts": () => ({
      body: {
        total: kept.length,
        this_week: 3,
        downloads: 57,
        scans: 0,
        favourites: kept.filter(({ favourite }) => favourite).length,
        unfiled: kept.filter(({ folder_id: folder }) => folder === null).length,
      },
    }),
    "GET /api/me/history/folders": () => ({
      body: [{ ...SHOP, records: kept.filter(({ folder_id: folder }) => folder === SHOP.id).length }],
    }),
    "PATCH /api/me/history": ({ body }) => {
      const { ids, folderId, favourite } = body as { ids: string[]; folderId?: string; favourite?: boolean };
      change(ids, {
        ...(folderId !== undefined && { folder_id: folderId }),
        ...(favourite !== undefined && { favourite }),
      });
      return { status: 204 };
    },
    "POST /api/me/history/delete": ({ body }) => {
      for (const each of kept) if (idsOf(body).includes(each.id)) gone.set(each.id, each);
      kept = kept.filter(({ id }) => !idsOf(body).includes(id));
      return { status: 204 };
    },
    "POST /api/me/history/restore": ({ body }) => {
      kept.push(...idsOf(body).map((id) => gone.get(id)!));
      return { status: 204 };
    },
    "POST /api/me/history/downloads": ({ body }) => {
      change(idsOf(body), { download_count: 2 });
      return { status: 204 };
    },
    ...Object.fromEntries(records),
  };
}

function openHistory(routes: Routes, signedInBefore = true, query = "") {
  const calls = stubServer(routes);
  const tab = createBrowser({ signedInBefore }).openTab();
  const page = renderPage(tab, "/customer/history", HistoryPage, { at: `/customer/history${query}` });
  const address = () => page.router.state.location.search;
  return { calls, tab, address, ...page };
}
const entries = () => within(screen.getByRole("region", { name: "QR History" })).queryAllByRole("listitem");

test("redirects visitors to /login and remembers the page", async () => {
  const { here } = openHistory({}, false);
  await waitFor(() => expect(here()).toBe("/login"));
  expect(sessionStorage.getItem("quietzone.returnTo")).toBe("/customer/history");
});

test("goes to the home page, not to /login, after signing out", async () => {
  const { tab, here } = openHistory({
    ...historyOf([row(1)]),
    "POST /auth/v1/logout": () => ({ status: 204 }),
  });
  await screen.findByText("https://example.com/1");
  await tab.signOut();
  await waitFor(() => expect(here()).toBe("/"));
  expect(sessionStorage.getItem("quietzone.returnTo")).toBeNull();
});

test("redirects to /login if the password has to be replaced", async () => {
  const body = sessionBody({ app_metadata: { password_change_required: true } });
  const { here } = openHistory({ "POST /auth/v1/token": () => ({ body }) });
  await waitFor(() => expect(here()).toBe("/login"));
});

test("lists codes newest first, with type, picture and counts", async () => {
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

test("shows a download that was saved meanwhile without a reload", async () => {
  const routes: Routes = {
    ...historyOf([row(1)]),
    "POST /api/me/history": () => {
      Object.assign(routes, historyOf([row(1), row(2)]));
      return { status: 201 };
    },
  };
  const { tab } = openHistory(routes);
  await screen.findByText("https://example.com/1");
  const { id, content, type, format } = row(2);
  const design = { kind: "qr" as const, ...qrDesignSchema.parse({}) };
  await saveDownload(tab, {
    id,
    content,
    type: type as "url",
    format: format as "png",
    design,
    logoUrl: null,
  });
  await screen.findByText("https://example.com/2");
  expect(entries()).toHaveLength(2);
});

test("shows the scans and the analytics link of tracked codes only", async () => {
  const link = "0193a0b0-0000-7000-8000-00000000a001";
  openHistory(historyOf([row(1), row(2, { short_link_id: link, scan_count: 41 })]));
  await screen.findByText("https://example.com/2");
  const [tracked, other] = entries();
  expect(tracked?.textContent).toContain("41 scans");
  const figures = tracked && within(tracked).getByRole("link", { name: "Scan figures" });
  expect(figures?.getAttribute("href")).toBe(`/customer/links/${link}`);
  expect(other?.textContent).not.toContain("scan");
  expect(other && within(other).queryByRole("link", { name: "Scan figures" })).toBeNull();
});

test("lists a tracked code by its name, its link's name or its target, above its short address", async () => {
  const content = "https://codes.example/s/JnwsmNtw";
  const link = { id: "a", name: "", target: "https://example.com/menu" };
  openHistory(
    historyOf([
      row(1, { content, short_link: link, name: "Front door" }),
      row(2, { content, short_link: link }),
      row(3, { content, short_link: { ...link, name: "Menu" } }),
    ]),
  );
  await screen.findByText("Front door");
  const lines = entries().map((entry) => [...entry.querySelectorAll("p")].map((line) => line.textContent));
  expect(lines).toEqual([
    ["Menu", content],
    ["example.com/menu", content],
    ["Front door", `example.com/menu · ${content}`],
  ]);
});

test("lists a code by its subject, and shows no password", async () => {
  const content = "WIFI:T:WPA;S:Shop;P:open sesame;;";
  openHistory(
    historyOf([row(1, { content, type: "wifi", name: "Front door" }), row(2, { content, type: "wifi" })]),
  );
  await screen.findByText("Front door");
  const lines = entries().map((entry) => [...entry.querySelectorAll("p")].map((line) => line.textContent));
  expect(lines).toEqual([["WiFi: Shop"], ["Front door", "WiFi: Shop"]]);
  expect(document.body.textContent).not.toContain("sesame");
  expect(document.querySelector(`[title*="sesame"], [aria-label*="sesame"]`)).toBeNull();
});

test("lists a record that can no longer be drawn", async () => {
  const design = { kind: "barcode", barcodeFormat: "EAN13", ...barcodeDesignSchema.parse({}) };
  openHistory(historyOf([row(1, { content: "not digits", type: "barcode", design })]));
  expect(await screen.findByText("not digits")).toBeTruthy();
  expect(screen.getByText("This code can no longer be drawn.")).toBeTruthy();
});

test("shows 20 codes per page, and opens any page by number", async () => {
  const { address } = openHistory(historyOf(Array.from({ length: 45 }, (_, index) => row(index))));
  expect(await screen.findByText("1–20 of 45")).toBeTruthy();
  expect(entries()).toHaveLength(20);
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByText("21–40 of 45")).toBeTruthy();
  expect(document.activeElement).toBe(entries()[0]);
  const page = screen.getByLabelText("Page");
  await userEvent.clear(page);
  await userEvent.type(page, "99{Enter}");
  expect(await screen.findByText("41–45 of 45")).toBeTruthy();
  expect(address()).toBe("?page=3");
  expect(screen.getByRole("button", { name: "Next page" }).hasAttribute("disabled")).toBe(true);
});

test("opens the last page if the requested one no longer exists", async () => {
  const { address } = openHistory(
    historyOf(Array.from({ length: 23 }, (_, index) => row(index))),
    true,
    "?page=9",
  );
  expect(await screen.findByText("21–23 of 23")).toBeTruthy();
  expect(address()).toBe("?page=2");
});

test("keeps the search in the address, and going back restores the previous one", async () => {
  const { address, router } = openHistory(
    historyOf([row(1), row(2), row(3, { type: "wifi", content: "WIFI" })]),
  );
  await screen.findByText("1–3 of 3");
  await userEvent.click(screen.getByRole("button", { name: "All types" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "URL" }));
  expect(await screen.findByText("1–2 of 2")).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "WiFi" }), "more may be chosen").toBeTruthy();
  await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "com/2");
  expect(await screen.findByText("1–1 of 1")).toBeTruthy();
  expect(address()).toBe("?q=com%2F2&type=url");
  await router.navigate(-1);
  expect(await screen.findByText("1–3 of 3")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("searchbox", { name: "Search" }).value).toBe("");
});

test("clears a search without results", async () => {
  openHistory(historyOf([row(1)]), true, "?q=zzz");
  expect(await screen.findByText("No codes match")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(await screen.findByText("https://example.com/1")).toBeTruthy();
});

test("sets a favorite at once, and filters by favorites", async () => {
  const { address } = openHistory(historyOf([row(1), row(2)]));
  const star = await screen.findByRole("button", { name: "Favorite: https://example.com/1" });
  expect(star.getAttribute("aria-pressed")).toBe("false");
  await userEvent.click(star);
  await waitFor(() => expect(star.getAttribute("aria-pressed")).toBe("true"));
  await userEvent.click(screen.getByRole("button", { name: /^Favorites/ }));
  expect(await screen.findByText("1–1 of 1")).toBeTruthy();
  expect(address()).toBe("?in=favourites");
});

test("reverts a favorite that could not be saved", async () => {
  openHistory({ ...historyOf([row(1)]), [`PATCH /api/me/history/${row(1).id}`]: () => ({ status: 503 }) });
  const star = await screen.findByRole("button", { name: "Favorite: https://example.com/1" });
  await userEvent.click(star);
  expect(await screen.findByText(/could not be saved/)).toBeTruthy();
  expect(star.getAttribute("aria-pressed")).toBe("false");
});

test("renames a code and still shows its content", async () => {
  openHistory(historyOf([row(1)]));
  await userEvent.click(await screen.findByRole("button", { name: "More for https://example.com/1" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Rename" }));
  await userEvent.type(screen.getByLabelText("Name"), "Front door{Enter}");
  expect(await screen.findByRole("button", { name: "Delete Front door" })).toBeTruthy();
  expect(entries()[0]?.textContent).toContain("https://example.com/1");
});

test("moves several codes to a folder at once", async () => {
  const { calls } = openHistory(historyOf([row(1), row(2), row(3)]));
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select https://example.com/2" }));
  expect(screen.getAllByText("2 selected").length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole("button", { name: "Move to folder" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.selectOptions(dialog.getByLabelText("Folder"), "Shop");
  await userEvent.click(dialog.getByRole("button", { name: "Move" }));
  expect(await screen.findByText("2 codes moved.")).toBeTruthy();
  const { body } = calls.find(({ method, path }) => method === "PATCH" && path === "/api/me/history")!;
  expect(body).toEqual({ ids: [row(3).id, row(1).id], folderId: SHOP.id });
  await waitFor(() => expect(entries()[0]?.textContent).toContain("Shop"));
  expect(screen.queryByText("2 selected")).toBeNull();
  expect(document.activeElement, "the keyboard goes on where the codes are").toBe(entries()[0]);
});

test("returns the focus to the list when the selection is cleared", async () => {
  openHistory(historyOf([row(1), row(2)]));
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select https://example.com/2" }));
  await userEvent.click(screen.getByRole("button", { name: "Clear selection" }));
  expect(document.activeElement).toBe(screen.getByRole("region", { name: "QR History" }));
});

test("sorts by another column and in the other direction", async () => {
  const { calls } = openHistory(historyOf([row(1), row(2)]));
  await screen.findByText("https://example.com/1");
  await userEvent.selectOptions(screen.getByLabelText("Sort by"), "Downloads");
  await userEvent.click(screen.getByRole("button", { name: /Switch to lowest first/ }));
  await waitFor(() => expect(entries()[0]?.textContent).toContain("https://example.com/1"));
  expect(calls.map(({ path }) => new URL(path, "http://h").searchParams.get("sort")).filter(Boolean)).toEqual(
    ['["created_at","DESC"]', '["download_count","DESC"]', '["download_count","ASC"]'],
  );
});

test("deletes a code at once, focuses the next one, and restores it on undo", async () => {
  openHistory(historyOf([row(1), row(2), row(3)]));
  await userEvent.click(await screen.findByRole("button", { name: "Delete https://example.com/2" }));
  expect(await screen.findByText("1–2 of 2")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(entries()[1]));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("1–3 of 3")).toBeTruthy();
  expect(await screen.findByText("The code is back in your history.")).toBeTruthy();
});

function deferred() {
  let resolve!: () => void;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

test("focuses the next code even if the list was loading during the deletion", async () => {
  const routes = historyOf([row(1), row(2), row(3)]);
  const gate = (path: string) => {
    const answer = routes[path]!;
    const { promise: opened, resolve: open } = deferred();
    routes[path] = async (call) => {
      const answered = await answer(call);
      await opened;
      return answered;
    };
    return open;
  };
  openHistory(routes);
  await screen.findByText("1–3 of 3");
  const section = screen.getByRole("region", { name: "QR History" });
  const [list, deletion] = [gate("GET /api/me/history"), gate("POST /api/me/history/delete")];
  await userEvent.click(screen.getByRole("button", { name: "Favorite: https://example.com/1" }));
  await waitFor(() => expect(section.getAttribute("aria-busy")).toBe("true"));
  await userEvent.click(screen.getByRole("button", { name: "Delete https://example.com/2" }));
  list();
  await waitFor(() => expect(section.getAttribute("aria-busy")).toBe("false"));
  deletion();
  expect(await screen.findByText("1–2 of 2")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(entries()[1]));
});

test("undoes a deletion by keyboard, but not while a field has the focus", async () => {
  const { calls } = openHistory(historyOf([row(1), row(2)]));
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("No codes yet")).toBeTruthy();
  await userEvent.click(screen.getByRole("searchbox", { name: "Search" }));
  await userEvent.keyboard("{Control>}z{/Control}");
  await userEvent.click(screen.getByRole("heading", { name: "QR History" }));
  expect(calls.filter(({ path }) => path.endsWith("/restore"))).toEqual([]);
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(await screen.findByText("1–2 of 2")).toBeTruthy();
});

test("keeps a code that could not be deleted", async () => {
  openHistory({ ...historyOf([row(1)]), "POST /api/me/history/delete": () => ({ status: 503 }) });
  await userEvent.click(await screen.findByRole("button", { name: /^Delete https/ }));
  expect(await screen.findByText(/could not be deleted/)).toBeTruthy();
  expect(entries()).toHaveLength(1);
});

test("says to nobody who has saved batches that there are no codes, and leads there", async () => {
  openHistory({
    ...historyOf([]),
    "GET /api/me/batches": () => ({ headers: { "Content-Range": "batches 0-0/1" }, body: [] }),
  });
  expect(await screen.findByText("Nothing in here yet")).toBeTruthy();
  expect(screen.queryByText("No codes yet")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Batches" }));
  expect(await screen.findByRole("region", { name: "Batches" })).toBeTruthy();
});

test("links to the generator if the history is empty", async () => {
  openHistory(historyOf([]));
  expect(await screen.findByText("No codes yet")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Make a QR code" }).getAttribute("href")).toBe("/qr-generator");
});

test("shows a failed load and retries it", async () => {
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

test("shows the server's reason for a refused request, and still allows sorting", async () => {
  openHistory({
    ...historyOf([row(1)]),
    "GET /api/me/history": () => ({ status: 429, body: { code: "too_many", message: "Try again in 20 s" } }),
  });
  expect(await screen.findByText("Try again in 20 s")).toBeTruthy();
  expect(screen.getByLabelText("Sort by")).toBeTruthy();
});

test("fills the thumbnail with a QR code on a long canvas", async () => {
  const design = { kind: "qr", ...qrDesignSchema.parse({ size: { width: 2000, height: 64 } }) };
  openHistory(historyOf([row(1, { design })]));
  await screen.findByText("https://example.com/1");
  expect(entries()[0]?.querySelector("img")?.className).toContain("object-cover");
});

test("downloads a code again in another format and counts it", async () => {
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

test("updates the rows and the total after a ZIP download", async () => {
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:file", revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  const routes = historyOf([row(1), row(2), row(3)]);
  let handed = 57;
  openHistory({
    ...routes,
    "POST /api/me/history/downloads": (call) => {
      handed += idsOf(call.body).length;
      return routes["POST /api/me/history/downloads"]?.(call) ?? { status: 404 };
    },
    "GET /api/me/history/counts": () => ({ body: { total: 3, this_week: 3, downloads: handed, scans: 0 } }),
  });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
  await userEvent.click(screen.getByRole("button", { name: /ZIP/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "SVG files" }));
  expect(await screen.findByText("60", {}, { timeout: 60_000 })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText("2 downloads")).toHaveLength(3));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all on this page" }).checked).toBe(
    false,
  );
});

test("does not download a code without its logo if the logo is gone", async () => {
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
