import { expect, it } from "vitest";
import { upcOfUpcE } from "../../../../core/codes/barcode/upc-e.ts";

it.each([
  ["01234565", "012345000065"],
  ["1234565", "012345000065"],
  ["04252614", "042100005264"],
  ["01712711", "017100001271"],
  ["01278907", "012000007897"],
  ["01234531", "012300000451"],
  ["01234543", "012340000053"],
  ["01234570", null],
  ["11234565", null],
  ["123456", null],
  ["4006381333931", null],
])("%s as a UPC-E stands for %s", (text, number) => {
  expect(upcOfUpcE(text)).toBe(number);
});
