import { afterEach, expect, test, vi } from "vitest";
import { makeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { readBack } from "../../../web/codes/read-back-client.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("../../../adapters/codes/decode/zxing-decoder.web.ts");
});

const code = () => makeQr("hello", qrDesignSchema.parse({}), null);

/** A worker that cannot be started. */
class NoWorker extends EventTarget {
  postMessage() {
    queueMicrotask(() => this.dispatchEvent(new Event("error")));
  }
  terminate() {}
}

test("a code is read and its PNG exported on the main thread if the worker fails to load", async () => {
  vi.stubGlobal("Worker", NoWorker);
  const { proof, png } = await readBack(code(), { png: true });
  expect(proof).toMatchObject({ scans: true, code: "scans" });
  expect(png?.length).toBeGreaterThan(100);
});

test("a code counts as untested if one of the two readers fails to load", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("Worker", NoWorker);
  vi.doMock("../../../adapters/codes/decode/zxing-decoder.web.ts", () => {
    throw new Error("no network");
  });
  vi.resetModules();
  const client = await import("../../../web/codes/read-back-client.ts");
  const { proof } = await client.readBack(code());
  expect(proof).toMatchObject({ scans: false, code: "untested" });
  expect(proof.checks.map(({ outcome }) => outcome)).toEqual(["same", "unavailable"]);
});

test("a worker that could not load its readers is terminated, so that the next code gets a new one", async () => {
  const workers: { ended: boolean }[] = [];
  class Untested extends EventTarget {
    ended = false;
    constructor() {
      super();
      workers.push(this);
    }
    postMessage({ id }: { id: number }) {
      const answer = { proof: { code: "untested" }, png: null };
      queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: { id, answer } })));
    }
    terminate() {
      this.ended = true;
    }
  }
  vi.stubGlobal("Worker", Untested);
  await readBack(code());
  await readBack(code());
  expect(workers.map(({ ended }) => ended)).toEqual([true, true]);
});
