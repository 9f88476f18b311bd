import { expect, test } from "vitest";
import { printedTexts } from "../../../../../adapters/http/routes/v1/printed-header.ts";

test("the header of a batch lists its 20 most frequent sizes", () => {
  const sizes = Array.from({ length: 21 }, (_, at) => ({
    printed: { dpi: 300, width: at + 1, height: 20, module: 0.5, dots: 6 },
    codes: 30 - at,
  }));
  const named = printedTexts(sizes).split(", ");
  expect(named).toHaveLength(20);
  expect(named.at(-1)).toBe("width=20; height=20; module=0.5; dots=6; dpi=300; codes=11");
});
