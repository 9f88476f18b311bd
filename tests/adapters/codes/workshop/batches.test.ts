import { join } from "node:path";
import { tmpdir } from "node:os";
import { expect, onTestFinished, test, vi } from "vitest";
import { createBatches } from "../../../../adapters/codes/workshop/batches.node.ts";
import { PLAIN_PRESS } from "../../../../core/codes/print/press.ts";
import type { BatchOrder } from "../../../../core/ports/code-workshop.ts";

/** A thread that never answers. */
const silent = new URL("data:text/javascript,setInterval(() => undefined, 1000)");
const createSilentBatches = () =>
  createBatches({
    coordinatorEntry: silent,
    workerEntry: silent,
    workers: 1,
    atOnce: 1,
    waiting: 2,
    milliseconds: 60_000,
  });

const order: BatchOrder = {
  rows: Buffer.from("content\nx\n"),
  input: "csv",
  encoding: null,
  sheet: null,
  columns: { content: null, file: null },
  file: "png",
  press: PLAIN_PRESS,
  type: "qr",
  barcodeFormat: null,
  brands: [],
  onError: "stop",
  onDuplicate: "refuse",
  fix: false,
  force: false,
};

test("a batch that cannot create its folder frees its place for the next", async () => {
  vi.stubEnv("TMPDIR", join(tmpdir(), "quietzone-none", "none"));
  onTestFinished(() => void vi.unstubAllEnvs());
  const batch = createSilentBatches();
  const away = { code: "ENOENT" };
  await expect(batch(order, { id: "one" })).rejects.toMatchObject(away);
  await expect(batch(order, { id: "one" })).rejects.toMatchObject(away);
});

test("a batch whose caller disconnects before its threads start is not started", async () => {
  const gone = new AbortController();
  const made = createSilentBatches()(order, { id: "one", signal: gone.signal });
  gone.abort();
  await expect(made).rejects.toMatchObject({ code: "unavailable" });
});

test("batches of other callers wait for their turn, and an aborted one leaves the queue", async () => {
  const batch = createSilentBatches();
  const callers = ["one", "two", "three", "four"].map((id) => ({ id, gone: new AbortController() }));
  const ends = callers.map(({ id, gone }) =>
    batch(order, { id, signal: gone.signal }).catch((error: unknown) => error),
  );
  expect(await ends[3]).toMatchObject({ code: "unavailable", retryAfter: 10 });
  await expect(batch(order, { id: "two" })).rejects.toMatchObject({ code: "over_request_rate_limit" });
  const reason = new Error("nobody waits");
  callers[1]?.gone.abort(reason);
  expect(await ends[1]).toBe(reason);
  const again = batch(order, { id: "two", signal: AbortSignal.abort(reason) });
  await expect(again).rejects.toBe(reason);
  for (const { gone } of callers) gone.abort(reason);
  await Promise.all(ends);
});
