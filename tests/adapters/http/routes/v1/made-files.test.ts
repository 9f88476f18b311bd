import { expect, test } from "vitest";
import { createMadeFiles } from "../../../../../adapters/http/routes/v1/made-files.ts";
import type { MadeFile } from "../../../../../core/ports/code-workshop.ts";

const small: MadeFile = {
  bytes: new Uint8Array(200),
  proof: { scans: true, code: "scans", values: {}, message: "", checks: [], payload: null },
  verdict: "scans",
  facts: { kind: "qr", content: "x", version: 1, level: "M", mask: 0, modules: 21, width: 64, height: 64 },
  notices: [],
};

test("the cache keeps a few thousand of the most recently used files, however small", () => {
  const files = createMadeFiles();
  files.keep("first", small);
  files.keep("second", small);
  for (let number = 0; number < 10_000; number += 1) {
    files.find("first");
    files.keep(String(number), small);
  }
  const kept = Array.from({ length: 10_000 }, (_, number) => String(number)).filter((key) => files.find(key));
  expect([files.find("first"), files.find("second")]).toEqual([small, null]);
  expect(kept.at(-1)).toBe("9999");
  expect(kept.length).toBeGreaterThan(2000);
  expect(kept.length).toBeLessThan(5000);
});
