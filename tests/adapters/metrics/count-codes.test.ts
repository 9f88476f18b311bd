import { expect, test } from "vitest";
import { countCodes } from "../../../adapters/metrics/count-codes.ts";
import { createMetrics } from "../../../adapters/metrics/create-metrics.ts";
import { DomainError } from "../../../core/errors.ts";
import type { CodeWorkshop, MadeFile } from "../../../core/ports/code-workshop.ts";

const caller = { id: "somebody" };
const code = { kind: "qr", content: "A", design: {}, logo: null } as unknown as Parameters<
  CodeWorkshop["make"]
>[0];
const file = { file: "png", force: false, now: new Date(0) } as const;

/** A workshop that answers with this proof or error. */
const workshopThat = (answer: boolean | DomainError): CodeWorkshop => ({
  make: async () => {
    if (answer instanceof DomainError) throw answer;
    return { proof: { scans: answer } } as MadeFile;
  },
  scan: async () => Promise.reject(new Error("not asked")),
  batch: async () => ({
    rows: 5,
    written: 4,
    failed: 1,
    printed: [],
    zip: { path: "", size: 0, discard: async () => undefined },
  }),
  close: async () => undefined,
});

test("codes are counted by the outcome of their proof, and invalid requests are not counted", async () => {
  const metrics = createMetrics({ version: "1" });
  for (const answer of [
    true,
    true,
    false,
    new DomainError("code_unreadable", "No"),
    new DomainError("content_empty", "Nothing"),
  ]) {
    await countCodes(workshopThat(answer), metrics.codes)
      .make(code, file, caller)
      .catch(() => null);
  }
  const order = { force: false } as Parameters<CodeWorkshop["batch"]>[0];
  await countCodes(workshopThat(true), metrics.codes).batch(order, caller);
  const counted = [...(await metrics.report()).matchAll(/^quietzone_api_codes_total\{(.*)\} (\d+)$/gm)];
  expect(counted.map(([, labels, value]) => `${labels} ${value}`)).toEqual([
    'kind="qr",outcome="proven" 2',
    'kind="qr",outcome="forced" 1',
    'kind="qr",outcome="unreadable" 1',
    'kind="batch",outcome="proven" 4',
  ]);
});
