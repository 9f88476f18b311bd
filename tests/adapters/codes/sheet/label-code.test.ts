import { expect, it } from "vitest";
import { labelCode } from "../../../../adapters/codes/sheet/label-code.ts";
import { readBarcodeDesign } from "../../../../core/codes/texts/design-texts.ts";

it("bars are at most 25 mm high, however much room a label has", async () => {
  const reading = readBarcodeDesign({ dpi: "300" });
  if (!reading.ok) throw new Error("the design is valid");
  const order = {
    kind: "barcode",
    format: "EAN13",
    content: "4006381333931",
    design: reading.design,
  } as const;
  const parts = {
    loadPicture: () => Promise.reject(new Error("there are no pictures")),
    lettering: () => Promise.resolve(null),
    printerDpi: null,
  };
  const made = await labelCode(order, { width: 100, height: 150 }, parts);
  if (!made.ok) throw new Error(made.sentence.message);
  // 295 dots
  expect(made.code.printed?.barHeight).toBeCloseTo(24.977, 3);
});
