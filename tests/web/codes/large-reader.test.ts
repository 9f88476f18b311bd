import { expect, test, vi } from "vitest";

/** Simulates a page of the previous file that is still reading after the modules were reset. */
test("the zxing decoder loads even if nothing else has loaded it", async () => {
  vi.resetModules();
  const { loadZxingDecoderWeb } = await import("../../../adapters/codes/decode/zxing-decoder.web.ts");
  const decoder = await loadZxingDecoderWeb();
  const white = { width: 40, height: 40, rgba: new Uint8ClampedArray(40 * 40 * 4).fill(255) };
  expect(await decoder.decode(white)).toEqual([]);
});
