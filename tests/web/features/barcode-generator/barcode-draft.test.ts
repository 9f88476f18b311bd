import { expect, test } from "vitest";
import { checkBarcodeContent } from "../../../../core/codes/barcode/check-content.ts";
import { BARCODE_FORMATS } from "../../../../core/codes/barcode/symbol.ts";
import {
  askedBarcode,
  barcodeDesignOf,
  barcodeDraftSchema,
  newBarcodeDraft,
  withBarcodeChange,
  withFormat,
} from "../../../../web/features/barcode-generator/barcode-draft.ts";

const draft = newBarcodeDraft();

test("a new draft is CODE128 with an example, black on white, with its text", () => {
  expect(draft).toMatchObject({ format: "CODE128", content: "Hello World", width: 400, height: 200 });
  expect(barcodeDesignOf(draft)).toEqual({
    foreground: "#000000",
    background: "#ffffff",
    barWidth: 2,
    canvas: null,
    margin: 10,
    quietZone: null,
    displayValue: true,
  });
});

test("reads a requested barcode from an address with a format and data only", () => {
  const asked = askedBarcode("?format=EAN13&data=4006381333931");
  expect(newBarcodeDraft(asked)).toMatchObject({
    format: "EAN13",
    content: "4006381333931",
    source: "4006381333931",
  });
  expect(barcodeDraftSchema.safeParse(newBarcodeDraft(asked)).success).toBe(true);
  for (const search of ["", "?data=1", "?format=EAN13", "?format=QR&data=1"]) {
    expect(askedBarcode(search)).toBeNull();
  }
});

test.each(BARCODE_FORMATS)("choosing %s fills in a valid example", (format) => {
  const chosen = withFormat({ ...draft, content: "mine" }, format);
  expect(checkBarcodeContent(format, chosen.content)).toEqual({
    ok: true,
    content: chosen.content,
    notice: null,
  });
});

test("a wrong UPC check digit can be corrected or encoded as CODE128 with a note", () => {
  const upc = { ...withFormat(draft, "UPC"), content: "123456789010" };
  const check = checkBarcodeContent("UPC", upc.content);
  if (check.ok) throw new Error("the check digit is wrong");
  const [right, code128] = check.fixes;
  expect(withBarcodeChange(upc, right!.change)).toMatchObject({
    format: "UPC",
    content: "123456789012",
    note: null,
  });
  const instead = withBarcodeChange(upc, code128!.change);
  expect(instead).toMatchObject({
    format: "CODE128",
    content: "123456789010",
    note: "barcode.made_as_code128",
  });
  expect(withFormat(instead, "CODE128").note).toBeNull();
});

test("a fix can remove the custom size", () => {
  const custom = { ...draft, customSize: true };
  expect(barcodeDesignOf(custom).canvas).toEqual({ width: 400, height: 200 });
  expect(barcodeDesignOf(withBarcodeChange(custom, { canvas: null })).canvas).toBeNull();
  expect(withBarcodeChange(custom, { barWidth: 3 })).toMatchObject({ barWidth: 3, customSize: true });
});

test("a draft survives storage, and an invalid one is rejected", () => {
  expect(barcodeDraftSchema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(barcodeDraftSchema.safeParse({ ...draft, format: "QR" }).success).toBe(false);
  expect(barcodeDraftSchema.safeParse({ ...draft, width: 5000 }).success).toBe(false);
});
