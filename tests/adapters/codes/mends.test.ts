import { describe, expect, test } from "vitest";
import { qrcodeEncoder } from "../../../adapters/codes/qrcode-encoder.ts";
import { jsbarcodeEncoder } from "../../../adapters/codes/jsbarcode-encoder.ts";
import { rasterise } from "../../../adapters/codes/rasterise.ts";
import { barcodeMends } from "../../../core/codes/barcode/barcode-mends.ts";
import { createBarcode } from "../../../core/codes/barcode/create-barcode.ts";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import { findMend } from "../../../core/codes/mend.ts";
import { judgesOf, prove } from "../../../core/codes/proof.ts";
import { createQr } from "../../../core/codes/qr/create-qr.ts";
import { qrDesignSchema, qrPixelSize } from "../../../core/codes/qr/design.ts";
import { type QrChange, qrMends } from "../../../core/codes/qr/qr-mends.ts";
import { decoders, logo } from "../../support/codes.ts";

/** Proves a QR code with these changes made. */
async function proveQr(content: string, design: object, withLogo: boolean, changes: QrChange[] = []) {
  const full = qrDesignSchema.parse(Object.assign({}, design, ...changes.map((change) => change.design)));
  const picture = withLogo && !changes.some(({ removeLogo }) => removeLogo) ? logo() : null;
  const made = createQr(qrcodeEncoder, content, full, picture);
  const pixels = rasterise(made.drawing, qrPixelSize(full).width);
  const proof = await prove({ format: "QR Code", content }, pixels, judgesOf("QR Code", decoders));
  return { ...made, proof };
}

async function mendQr(content: string, design: object, withLogo = false) {
  const { proof, symbol, design: used } = await proveQr(content, design, withLogo);
  const mends = await findMend(
    qrMends(used, symbol, withLogo),
    async (changes) => (await proveQr(content, design, withLogo, changes)).proof,
  );
  return { proof, mends: mends?.map(({ code }) => code) ?? null };
}

describe("a QR code that does not scan is mended by what is wrong with it", () => {
  test.each([
    ["colours too close", { foreground: "#999999", background: "#bbbbbb" }, ["colours"]],
    ["inverted colours", { foreground: "#ffffff", background: "#000000" }, ["colours"]],
    ["too few pixels", { size: 64, level: "H" }, ["size"]],
    ["too few pixels and no contrast", { size: 64, foreground: "#ffffff" }, ["colours", "size"]],
  ])("%s", async (_, design, codes) => {
    const { proof, mends } = await mendQr(
      "a text that is long enough to need many modules ".repeat(3),
      design,
    );
    expect(proof.scans).toBe(false);
    expect(mends).toEqual(codes);
  });

  test("a good one needs nothing", async () => {
    expect((await mendQr("hello", {}, true)).proof.scans).toBe(true);
  });
});

test("bars that fade are mended by colours", async () => {
  const design = barcodeDesignSchema.parse({ foreground: "#cccccc" });
  const tryOut = (changes: object[]) => {
    const full = barcodeDesignSchema.parse(Object.assign({}, design, ...changes));
    const { symbol, drawing } = createBarcode(jsbarcodeEncoder, "CODE128", "Hello World", full);
    const { format, content } = symbol;
    return prove({ format, content }, rasterise(drawing, drawing.width), judgesOf(format, decoders));
  };
  const mends = await findMend(barcodeMends(design), tryOut);
  expect(mends?.map(({ code }) => code)).toEqual(["colours"]);
});
