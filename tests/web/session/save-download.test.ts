import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import type { NewHistoryRecord } from "../../../core/history/history-record.ts";
import { saveDownload, saveUnsaved } from "../../../web/session/save-download.ts";
import { createBrowser } from "../../support/browser/browser-tab.ts";
import { sessionBody, stubServer, type Routes } from "../../support/stub-server.ts";

const record: NewHistoryRecord = {
  id: "0193a0b0-0000-7000-8000-00000000000a",
  content: "https://example.com",
  type: "url",
  format: "png",
  design: { kind: "qr", ...qrDesignSchema.parse({}) },
  logoUrl: null,
};
const userId = sessionBody().user.id;
const kept = () => JSON.stringify(localStorage);
const grace = { ...sessionBody({}, "token-grace"), user: { id: "grace", email: "grace@example.com" } };
const logo = { name: "a.png", dataUrl: "data:image/png;base64,iVBORw0KGgo=" };
const logoUrl = "/media/qr-logos/a.png";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function signedInTab(routes: Routes) {
  const calls = stubServer({
    "POST /auth/v1/token": ({ path, body }) =>
      path.endsWith("password")
        ? { body: JSON.stringify(body).includes("grace") ? grace : sessionBody() }
        : { status: 400 },
    "POST /auth/v1/logout": () => ({ status: 204 }),
    ...routes,
  });
  const tab = createBrowser().openTab();
  await tab.signIn("ada@example.com", "secret");
  const to = (path: string) => () => calls.filter((call) => call.path === path);
  return { tab, saves: to("/api/me/history"), uploads: to("/api/me/images") };
}

test("a visitor's download is neither sent nor stored", async () => {
  const calls = stubServer({});
  const tab = createBrowser().openTab();
  await tab.start();
  expect(await saveDownload(tab, record)).toEqual({ kind: "waiting" });
  expect(calls).toEqual([]);
  expect(kept()).toBe("{}");
});

test("a signed-in user's download is sent once and then removed", async () => {
  const { tab, saves } = await signedInTab({ "POST /api/me/history": () => ({ status: 201 }) });
  expect(await saveDownload(tab, record)).toEqual({ kind: "saved" });
  expect(saves()).toHaveLength(1);
  expect(saves()[0]?.body).toEqual(record);
  expect(kept()).not.toContain(record.id);
});

test("retries the same record while the server is unavailable", async () => {
  let tries = 0;
  const { tab, saves } = await signedInTab({
    "POST /api/me/history": () => (++tries < 3 ? "unreachable" : { status: 201 }),
  });
  const saved = saveDownload(tab, record);
  await vi.runAllTimersAsync();
  await saved;
  expect(saves().map(({ body }) => body)).toEqual([record, record, record]);
  expect(kept()).not.toContain(record.id);
});

test("a record that could not be saved waits in this browser for the next page", async () => {
  const away = await signedInTab({ "POST /api/me/history": () => ({ status: 503 }) });
  const failed = saveDownload(away.tab, record);
  await vi.runAllTimersAsync();
  expect(await failed).toEqual({ kind: "waiting" });
  expect(kept()).toContain(record.id);

  const back = await signedInTab({ "POST /api/me/history": () => ({ status: 201 }) });
  await saveUnsaved(back.tab, userId);
  expect(back.saves()).toHaveLength(1);
  expect(kept()).not.toContain(record.id);
});

test.each([400, 409, 413, 415, 422])(
  "a refusal with %i is reported, not retried and not thrown",
  async (status) => {
    const { tab, saves } = await signedInTab({ "POST /api/me/history": () => ({ status }) });
    expect(await saveDownload(tab, record)).toMatchObject({ kind: "refused", error: { status } });
    expect(saves()).toHaveLength(1);
    expect(kept()).not.toContain(record.id);
    expect(console.warn).toHaveBeenCalled();
  },
);

test.each([401, 403, 404, 500])("a %i keeps the record", async (status) => {
  const { tab } = await signedInTab({ "POST /api/me/history": () => ({ status }) });
  const failed = saveDownload(tab, record);
  await vi.runAllTimersAsync();
  await failed;
  expect(kept()).toContain(record.id);
});

test("a waiting record is stored for its owner only, and sent when they return", async () => {
  let away = true;
  const { tab, saves } = await signedInTab({
    "POST /api/me/history": () => (away ? { status: 503 } : { status: 201 }),
  });
  const waiting = saveDownload(tab, record);
  await expect.poll(() => saves()).toHaveLength(1);
  await tab.signOut();
  await tab.signIn("grace@example.com", "secret");
  away = false;
  await vi.runAllTimersAsync();
  await waiting;
  await saveUnsaved(tab, "grace");
  expect(saves()).toHaveLength(1);
  expect(kept()).toContain(record.id);

  await tab.signOut();
  await tab.signIn("ada@example.com", "secret");
  await saveUnsaved(tab, userId);
  expect(saves()[1]?.headers.get("Authorization")).toBe("Bearer token-1");
  expect(kept()).not.toContain(record.id);
});

test("every waiting record has its own storage key", async () => {
  const { tab } = await signedInTab({ "POST /api/me/history": () => ({ status: 503 }) });
  const failed = [saveDownload(tab, record), saveDownload(tab, { ...record, id: "second" })];
  expect(Object.keys(localStorage)).toEqual([
    `quietzone.unsaved.${userId}.${record.id}`,
    `quietzone.unsaved.${userId}.second`,
  ]);
  await vi.runAllTimersAsync();
  await Promise.all(failed);
});

test("a record that another tab has sent is not sent again", async () => {
  const { tab, saves } = await signedInTab({ "POST /api/me/history": () => ({ status: 503 }) });
  const waiting = saveDownload(tab, record);
  await expect.poll(() => saves()).toHaveLength(1);
  localStorage.clear();
  await vi.runAllTimersAsync();
  await waiting;
  expect(saves()).toHaveLength(1);
});

test("a download right after loading waits until the session is known", async () => {
  const calls = stubServer({
    "POST /auth/v1/token": () => ({ body: sessionBody() }),
    "POST /api/me/history": () => ({ status: 201 }),
  });
  await saveDownload(createBrowser({ signedInBefore: true }).openTab(), record);
  expect(calls.map(({ path }) => path)).toContain("/api/me/history");
});

test("the record is sent even if the browser cannot store it", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  let tries = 0;
  const { tab, saves } = await signedInTab({
    "POST /api/me/history": () => (++tries < 3 ? { status: 503 } : { status: 201 }),
  });
  const saved = saveDownload(tab, record);
  await vi.runAllTimersAsync();
  await saved;
  await saveUnsaved(tab, userId);
  expect(saves()).toHaveLength(3);
});

describe("a record with a logo", () => {
  const created = { "POST /api/me/history": () => ({ status: 201 }) };

  test("is stored before the logo is uploaded, and ends up with the logo's address", async () => {
    let keptMeanwhile = "";
    const { tab, saves } = await signedInTab({
      ...created,
      "POST /api/me/images": () => {
        keptMeanwhile = kept();
        return { status: 201, body: { url: logoUrl } };
      },
    });
    await saveDownload(tab, record, logo);
    expect(keptMeanwhile).toContain(record.id);
    expect(keptMeanwhile).toContain(logo.dataUrl);
    expect(saves().map(({ body }) => body)).toEqual([{ ...record, logoUrl }]);
    expect(kept()).toBe("{}");
  });

  test("waits with its logo for the next page if the server is unavailable", async () => {
    const away = await signedInTab({ "POST /api/me/images": () => ({ status: 503 }) });
    const failed = saveDownload(away.tab, record, logo);
    await vi.runAllTimersAsync();
    await failed;
    expect(away.saves()).toEqual([]);

    const back = await signedInTab({
      ...created,
      "POST /api/me/images": () => ({ status: 201, body: { url: logoUrl } }),
    });
    await saveUnsaved(back.tab, userId);
    expect(back.saves()[0]?.body).toEqual({ ...record, logoUrl });
  });

  test("is saved without the logo if the logo is refused", async () => {
    const { tab, saves } = await signedInTab({
      ...created,
      "POST /api/me/images": () => ({ status: 422 }),
    });
    await saveDownload(tab, record, logo);
    expect(saves()[0]?.body).toEqual(record);
  });

  test("uploads the logo once if only the record has to be retried", async () => {
    let tries = 0;
    const { tab, saves, uploads } = await signedInTab({
      "POST /api/me/history": () => (++tries === 1 ? { status: 503 } : { status: 201 }),
      "POST /api/me/images": () => ({ status: 201, body: { url: logoUrl } }),
    });
    const saved = saveDownload(tab, record, logo);
    await expect.poll(() => saves()).toHaveLength(1);
    await vi.runAllTimersAsync();
    await saved;
    expect(saves().map(({ body }) => body)).toEqual([
      { ...record, logoUrl },
      { ...record, logoUrl },
    ]);
    expect(uploads()).toHaveLength(1);
  });

  test("waits without the logo if only the logo is too large to store", async () => {
    const room = 2000;
    const large = { ...logo, dataUrl: `data:image/png;base64,${"A".repeat(room)}` };
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      this[key] = value;
    });
    const { tab, saves } = await signedInTab({
      ...created,
      "POST /api/me/images": () => ({ status: 201, body: { url: logoUrl } }),
    });
    const saved = saveDownload(tab, record, large);
    expect(kept()).toContain(record.id);
    await saved;
    expect(saves()[0]?.body).toEqual({ ...record, logoUrl });
  });
});
