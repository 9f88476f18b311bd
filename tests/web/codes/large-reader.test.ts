import { expect, test, vi } from "vitest";

/** Simulates a page of the previous file that is still reading after the modules were reset. */
test("the large reader is there whoever loads it first", async () => {
  vi.resetModules();
  const { loadZxingDecoderWeb } = await import("../../../adapters/codes/decode/zxing-decoder.web.ts");
  const decoder = await loadZxingDecoderWeb();
  const white = { width: 40, height: 40, rgba: new Uint8ClampedArray(40 * 40 * 4).fill(255) };
  expect(await decoder.decode(white)).toEqual([]);
});
