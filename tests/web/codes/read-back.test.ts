import { expect, test } from "vitest";
import { makeBarcode } from "../../../adapters/codes/encode/make-barcode.ts";
import { makeQr } from "../../../adapters/codes/encode/make-qr.ts";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { readBackHere } from "../../../web/codes/read-back.ts";

const qr = (content: string, margin: number) =>
  makeQr(content, qrDesignSchema.parse({ margin, size: 1000 }), null);

function ean13(content: string) {
  const made = makeBarcode("EAN13", content, barcodeDesignSchema.parse({}));
  if (!made.ok) throw new Error(made.message);
  return made;
}

test.each([4, 0])("a QR code with a margin of %i is verified by its rendered pixels", async (margin) => {
  const made = qr("hello", margin);
  expect((await readBackHere(made, {})).proof).toMatchObject({ scans: true, code: "scans" });
  const blank = { ...made.drawing, layers: [] };
  expect((await readBackHere({ ...made, drawing: blank }, {})).proof).toMatchObject({ code: "unreadable" });
  const { drawing } = qr("world", margin);
  expect((await readBackHere({ ...made, drawing }, {})).proof).toMatchObject({
    scans: false,
    code: "different",
  });
});

test("a barcode is verified by its rendered pixels", async () => {
  const made = ean13("4006381333931");
  expect((await readBackHere(made, {})).proof).toMatchObject({ scans: true, code: "scans_one" });
  const { drawing } = ean13("4006381333948");
  expect((await readBackHere({ ...made, drawing }, {})).proof).toMatchObject({ code: "different" });
});

test("a code for a label printer is verified by its black and white dots, not by the gray drawing", async () => {
  const made = qr("hello", 4);
  const fill = { red: 143, green: 143, blue: 143, alpha: 1 };
  const layers = made.drawing.layers.map((layer) => ({ ...layer, fill }));
  const gray = { ...made, drawing: { ...made.drawing, layers } };
  expect((await readBackHere(gray, {})).proof).toMatchObject({ scans: true });
  expect((await readBackHere(gray, { isThermal: true })).proof).toMatchObject({ code: "unreadable" });
});
