import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SCAN_TIMEOUT } from "../../../core/codes/scan.ts";
import { createScanClient } from "../../../web/codes/scan-client.ts";
import type { ScanAnswer, ScanProgress, ScanQuestion } from "../../../web/codes/scan-protocol.ts";

/** A worker that answers when the test triggers it. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  asked: ScanQuestion[] = [];
  ended = false;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(question: ScanQuestion): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(data: ScanAnswer): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const file = new Blob(["x"]);
const code = { decoder: "jsqr", format: "QR Code", text: "early", binary: false, corners: null };
const worker = (): FakeWorker => {
  const last = FakeWorker.all.at(-1);
  if (!last) throw new Error("no worker was started");
  return last;
};
const lastId = (): number => {
  const question = worker().asked.at(-1);
  return question && question.kind !== "load" ? question.id : 0;
};
const tell = (news: ScanProgress) => worker().answer({ kind: "news", id: lastId(), news });

test("one worker handles all scans", async () => {
  const client = createScanClient();
  client.prepare();
  for (const text of ["a", "b"]) {
    const scan = client.scanFile(file, () => undefined, new AbortController().signal);
    const result = { codes: [{ ...code, text }], problem: null };
    worker().answer({
      kind: "outcome",
      id: lastId(),
      outcome: { kind: "scanned", result, allReaders: true },
    });
    await expect(scan).resolves.toMatchObject({ result: { codes: [{ text }] } });
  }
  expect(FakeWorker.all).toHaveLength(1);
  expect(worker().asked[0]).toEqual({ kind: "load" });
});

test("a scan times out after 10 seconds and terminates its worker; the next scan gets a new one", async () => {
  const client = createScanClient();
  const scan = client.scanFile(file, () => undefined, new AbortController().signal);
  const first = worker();
  await vi.advanceTimersByTimeAsync(SCAN_TIMEOUT);
  await expect(scan).resolves.toMatchObject({ result: { codes: [], problem: { code: "timeout" } } });
  expect(first.ended).toBe(true);
  client.prepare();
  expect(FakeWorker.all).toHaveLength(2);
});

test("loading the large reader does not count toward the timeout, and earlier results are kept", async () => {
  const client = createScanClient();
  const seen: string[] = [];
  const scan = client.scanFile(file, ({ kind }) => seen.push(kind), new AbortController().signal);
  tell({ kind: "waiting", codes: [code] });
  await vi.advanceTimersByTimeAsync(10 * SCAN_TIMEOUT);
  expect(worker().ended).toBe(false);
  tell({ kind: "loaded" });
  await vi.advanceTimersByTimeAsync(SCAN_TIMEOUT);
  await expect(scan).resolves.toMatchObject({ result: { codes: [{ text: "early" }], problem: null } });
  expect(seen).toEqual(["waiting", "loaded"]);
});

test("an aborted scan rejects with its reason and terminates its worker", async () => {
  const client = createScanClient();
  const controller = new AbortController();
  const scan = client.scanFile(file, () => undefined, controller.signal);
  controller.abort(new Error("stopped"));
  await expect(scan).rejects.toThrow("stopped");
  expect(worker().ended).toBe(true);
  await expect(client.scanFile(file, () => undefined, controller.signal)).rejects.toThrow("stopped");
});

test("a crashed worker fails its scan and is replaced", async () => {
  const client = createScanClient();
  const scan = client.scanFile(file, () => undefined, new AbortController().signal);
  worker().dispatchEvent(new Event("error"));
  await expect(scan).rejects.toThrow("The reader stopped");
  client.prepare();
  expect(FakeWorker.all).toHaveLength(2);
});
