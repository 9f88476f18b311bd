import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { qrDesignSchema } from "../../core/codes/qr/design.ts";
import type { NewHistoryRecord } from "../../core/history/history-record.ts";
import { saveDownload, saveUnsaved } from "../../web/save-download.ts";
import { createBrowser } from "../support/browser-tab.ts";
import { sessionBody, stubServer, type Routes } from "../support/stub-server.ts";

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
  const calls = stubServer({ "POST /auth/v1/token": () => ({ body: sessionBody() }), ...routes });
  const tab = createBrowser().openTab();
  await tab.signIn("ada@example.com", "secret");
  return { tab, saves: () => calls.filter(({ path }) => path === "/api/me/history") };
}

test("a visitor's download is sent nowhere and kept nowhere", async () => {
  const calls = stubServer({});
  const tab = createBrowser().openTab();
  await tab.start();
  await saveDownload(tab, record);
  expect(calls).toEqual([]);
  expect(kept()).toBe("{}");
});

test("a signed-in user's download is posted once and then forgotten", async () => {
  const { tab, saves } = await signedInTab({ "POST /api/me/history": () => ({ status: 201 }) });
  await saveDownload(tab, record);
  expect(saves()).toHaveLength(1);
  expect(saves()[0]?.body).toEqual(record);
  expect(kept()).not.toContain(record.id);
});

test("where the server is away, the same record is tried again until it is there", async () => {
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

test("a record that no try could save waits in this browser for the next page", async () => {
  const away = await signedInTab({ "POST /api/me/history": () => ({ status: 503 }) });
  const failed = saveDownload(away.tab, record);
  await vi.runAllTimersAsync();
  await failed;
  expect(kept()).toContain(record.id);

  const back = await signedInTab({ "POST /api/me/history": () => ({ status: 201 }) });
  await saveUnsaved(back.tab, userId);
  expect(back.saves()).toHaveLength(1);
  expect(kept()).not.toContain(record.id);
});

test("a refusal is logged, not repeated and never thrown", async () => {
  const { tab, saves } = await signedInTab({ "POST /api/me/history": () => ({ status: 422 }) });
  await saveDownload(tab, record);
  expect(saves()).toHaveLength(1);
  expect(kept()).not.toContain(record.id);
  expect(console.warn).toHaveBeenCalled();
});
