import { expect, test } from "vitest";
import { checkBarcode } from "../../../../../adapters/codes/batch/check/barcode-check.ts";
import { type DesignTexts, readBarcodeDesign } from "../../../../../core/codes/texts/design-texts.ts";

const check = (texts: DesignTexts) => {
  const reading = readBarcodeDesign(texts);
  if (!reading.ok) throw new Error(reading.problems[0]?.message);
  return checkBarcode({ kind: "barcode", format: "EAN13", content: "4006381333931", design: reading.design });
};

test.each([
  ["px", { width: "80", height: "200" }, { width: "116" }],
  ["px", { width: "200", height: "64", margin: "20" }, { height: "74" }],
  ["mm", { width: "10mm", height: "20mm" }, { width: "21.34 mm" }],
  ["mm", { width: "40mm", height: "3mm" }, { height: "11.52 mm" }],
] as const)("a canvas in %s that is too small names its side and the least length", (_, texts, least) => {
  const [[name, corrected] = []] = Object.entries(least);
  const { problems, notes } = check(texts);
  expect({ problems, notes }).toMatchObject({ problems: [{ name, corrected }], notes: [] });
  expect(check({ ...texts, ...least }).problems, "with that length").toEqual([]);
});

test("a canvas with thin bars is noted, and one with room enough is not", () => {
  const { problems, notes } = check({ width: "120", height: "75" });
  expect({ problems, notes }).toMatchObject({ problems: [], notes: [{ reason: { code: "barcode.thin" } }] });
  expect(check({ width: "400", height: "200" })).toEqual({ problems: [], notes: [] });
});
