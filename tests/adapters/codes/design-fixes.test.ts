import { describe, expect, test } from "vitest";
import { qrEncoder } from "../../../core/codes/qr/encode/qr-encoder.ts";
import { jsbarcodeEncoder } from "../../../adapters/codes/encode/jsbarcode-encoder.ts";
import { rasterize } from "../../../adapters/codes/raster/rasterize.ts";
import { barcodeDesignFixes } from "../../../core/codes/barcode/barcode-design-fixes.ts";
import { createBarcode } from "../../../core/codes/barcode/create-barcode.ts";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import { findDesignFixes } from "../../../core/codes/design-fix.ts";
import { judgesOf, prove } from "../../../core/codes/prove.ts";
import { createQr } from "../../../core/codes/qr/create-qr.ts";
import { qrDesignSchema, qrPixelSize } from "../../../core/codes/qr/design.ts";
import { type QrChange, qrDesignFixes } from "../../../core/codes/qr/qr-design-fixes.ts";
import { decoders, logo } from "../../support/codes/codes.ts";

/** Proves a QR code after these changes to its design. */
async function proveQr(content: string, design: object, withLogo: boolean, changes: QrChange[] = []) {
  const full = qrDesignSchema.parse(Object.assign({}, design, ...changes.map((change) => change.design)));
  const picture = withLogo && !changes.some(({ removeLogo }) => removeLogo) ? logo() : null;
  const made = createQr(qrEncoder, content, full, picture);
  const pixels = rasterize(made.drawing, qrPixelSize(made.design).width);
  const proof = await prove({ format: "QR Code", content }, pixels, judgesOf("QR Code", decoders));
  return { ...made, proof };
}

async function fixQr(content: string, design: object, withLogo = false) {
  const { proof, symbol, design: used } = await proveQr(content, design, withLogo);
  const fixes = await findDesignFixes(
    qrDesignFixes(used, symbol, withLogo),
    async (changes) => (await proveQr(content, design, withLogo, changes)).proof,
  );
  return { proof, fixes: fixes?.map(({ code }) => code) ?? null };
}

describe("a QR code that does not scan gets the fix for its problem", () => {
  test.each([
    ["colors too close", { foreground: "#999999", background: "#bbbbbb" }, ["fix.colors"]],
    ["inverted colors", { foreground: "#ffffff", background: "#000000" }, ["fix.colors"]],
    ["too few pixels", { size: 64, level: "H" }, ["fix.size"]],
    ["too few pixels and no contrast", { size: 64, foreground: "#ffffff" }, ["fix.colors", "fix.size"]],
    ["too small on paper", { print: { dpi: 203, size: 70 }, level: "H" }, ["fix.print_size"]],
  ])("%s", async (_, design, codes) => {
    const { proof, fixes } = await fixQr(
      "a text that is long enough to need many modules ".repeat(3),
      design,
    );
    expect(proof.scans).toBe(false);
    expect(fixes).toEqual(codes);
  });

  test("a code that scans needs no fix", async () => {
    expect((await fixQr("hello", {}, true)).proof.scans).toBe(true);
  });
});

test("pale bars get a fix of their colors", async () => {
  const design = barcodeDesignSchema.parse({ foreground: "#cccccc" });
  const tryOut = (changes: object[]) => {
    const full = barcodeDesignSchema.parse(Object.assign({}, design, ...changes));
    const { symbol, drawing } = createBarcode(jsbarcodeEncoder, "CODE128", "Hello World", full);
    const { format, content } = symbol;
    return prove({ format, content }, rasterize(drawing, drawing.width), judgesOf(format, decoders));
  };
  const fixes = await findDesignFixes(barcodeDesignFixes(design), tryOut);
  expect(fixes?.map(({ code }) => code)).toEqual(["fix.colors"]);
});
