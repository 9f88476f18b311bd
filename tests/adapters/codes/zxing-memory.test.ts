import { expect, it } from "vitest";
import { prepareZXingModule } from "zxing-wasm/reader";
import { prepareZxing } from "../../../adapters/codes/decode/zxing-module.ts";
import { zxingDecoderNode } from "../../../adapters/codes/decode/zxing-decoder.node.ts";
import { readZxingWasm } from "../../../adapters/codes/decode/zxing-wasm.node.ts";

/** A C++ vector as embind returns it. */
interface Vector {
  isDeleted: () => boolean;
}

it("frees the results of all pictures but the last", async () => {
  prepareZxing(readZxingWasm());
  const module = await prepareZXingModule({ fireImmediately: true });
  const read = module.readBarcodesFromPixmap.bind(module);
  const results: Vector[] = [];
  module.readBarcodesFromPixmap = (...picture) => {
    const found = read(...picture);
    results.push(found as unknown as Vector);
    return found;
  };
  const decoder = zxingDecoderNode();
  const white = { width: 40, height: 40, rgba: new Uint8ClampedArray(40 * 40 * 4).fill(255) };
  for (let picture = 0; picture < 3; picture += 1) await decoder.decode(white);
  expect(results.map((each) => each.isDeleted())).toEqual([true, true, false]);
});
