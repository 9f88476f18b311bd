import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { measureRobustness } from "../../../web/codes/robustness/robustness-client.ts";

/** A worker that reads every code under all conditions. */
class ReadingWorker extends EventTarget {
  static all: ReadingWorker[] = [];
  ended = false;
  constructor() {
    super();
    ReadingWorker.all.push(this);
  }
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: { results: [] } })));
  }
  terminate() {
    this.ended = true;
  }
}
const workers = () => ReadingWorker.all.map(({ ended }) => (ended ? "ended" : "there"));
const measure = (content: string) =>
  measureRobustness(makeQr(content, qrDesignSchema.parse({}), null), new AbortController().signal);

beforeEach(() => {
  ReadingWorker.all = [];
  vi.stubGlobal("Worker", ReadingWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one worker measures all designs, and is terminated when idle", async () => {
  await measure("one");
  vi.advanceTimersByTime(20_000);
  await measure("two");
  vi.advanceTimersByTime(20_000);
  expect(workers()).toEqual(["there"]);
  vi.advanceTimersByTime(20_000);
  expect(workers()).toEqual(["ended"]);
  await measure("three");
  expect(workers()).toEqual(["ended", "there"]);
});

test("after two concurrent measurements only one worker is kept", async () => {
  await Promise.all([measure("four"), measure("five")]);
  expect(workers().filter((state) => state === "there")).toHaveLength(1);
});
