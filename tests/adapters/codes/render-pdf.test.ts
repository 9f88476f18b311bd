import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jsbarcodeEncoder } from "../../../adapters/codes/encode/jsbarcode-encoder.ts";
import { barcodePdfBox, qrPdfBox } from "../../../adapters/codes/files/pdf-box.ts";
import { qrEncoder } from "../../../core/codes/qr/encode/qr-encoder.ts";
import { renderPdf } from "../../../adapters/codes/files/render-pdf.ts";
import { createBarcode } from "../../../core/codes/barcode/create-barcode.ts";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import type { Picture } from "../../../core/codes/drawing.ts";
import { createQr } from "../../../core/codes/qr/create-qr.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { logo } from "../../support/codes/codes.ts";
import { readFileIndependently } from "../../support/codes/independent-decoder.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "render-pdf-"));
});
afterAll(() => rm(folder, { recursive: true }));

const NOW = new Date("2026-01-02T03:04:05Z");
const CONTENT = "https://example.com/order/12345";
const qr = (design: object = {}, picture: Picture | null = null) =>
  createQr(qrEncoder, CONTENT, qrDesignSchema.parse(design), picture).drawing;
const barcode = (design: object = {}) =>
  createBarcode(jsbarcodeEncoder, "CODE128", "Hello World", barcodeDesignSchema.parse(design));

async function read(pdf: Uint8Array): Promise<string[]> {
  const path = join(folder, "code.pdf");
  await writeFile(path, pdf);
  return readFileIndependently(path);
}

describe("placement on A4", () => {
  test("a QR code is a square of 150 mm in the middle of the page", () => {
    expect(qrPdfBox({ width: 33, height: 33 })).toEqual({ x: 30, y: 73.5, width: 150, height: 150 });
  });

  test("a canvas that is not square keeps its proportions", () => {
    expect(qrPdfBox({ width: 60, height: 30 })).toEqual({ x: 30, y: 111, width: 150, height: 75 });
  });

  test("a barcode is half a mm wide per design px", () => {
    const box = { x: 55, y: 123.5, width: 100, height: 50 };
    expect(barcodePdfBox({ drawing: { width: 200, height: 100 }, scale: 1 })).toEqual(box);
    expect(barcodePdfBox({ drawing: { width: 400, height: 200 }, scale: 2 })).toEqual(box);
  });

  test("a barcode has margins of at least 20 mm", () => {
    expect(barcodePdfBox({ drawing: { width: 1000, height: 100 }, scale: 1 })).toMatchObject({
      x: 20,
      width: 170,
    });
    expect(barcodePdfBox({ drawing: { width: 200, height: 600 }, scale: 1 })).toMatchObject({
      y: 20,
      height: 257,
    });
  });
});

describe("renderPdf", () => {
  test.each([
    ["black on white", {}],
    ["a transparent background", { background: "transparent" }],
    ["translucent colors", { foreground: "#003366cc", background: "#ffff0040" }],
    ["a wide canvas", { size: { width: 800, height: 300 } }],
  ])("draws a QR code that scans: %s", async (_, design) => {
    const drawing = qr(design);
    expect(await read(await renderPdf(drawing, qrPdfBox(drawing), NOW))).toEqual([CONTENT]);
  });

  test("draws a barcode that scans", async () => {
    for (const design of [{}, { barWidth: 1.5, displayValue: false }]) {
      const code = barcode(design);
      expect(await read(await renderPdf(code.drawing, barcodePdfBox(code), NOW))).toEqual(["Hello World"]);
    }
  });

  test("embeds an image only for the logo", async () => {
    const [plain, branded] = [qr(), qr({ size: 500 }, logo())];
    const pdf = await renderPdf(branded, qrPdfBox(branded), NOW);
    expect(
      Buffer.from(pdf)
        .toString("latin1")
        .match(/\/Subtype \/Image/g),
    ).toHaveLength(2); // it and its alpha
    expect(await read(pdf)).toEqual([CONTENT]);
    const without = await renderPdf(plain, qrPdfBox(plain), NOW);
    expect(Buffer.from(without).toString("latin1")).not.toContain("/Subtype /Image");
    expect(without.length).toBeLessThan(8000);
  });

  test.each([1, 2, 4, 16, 200])("embeds a logo of %i colors", async (colors) => {
    const picture = {
      ...logo(80),
      rgba: logo(80).rgba.map((value, at) => (at % 4 === 3 ? 255 : value % colors)),
    };
    const drawing = qr({ size: 500 }, picture);
    expect(await read(await renderPdf(drawing, qrPdfBox(drawing), NOW))).toEqual([CONTENT]);
  });

  test("has title, subject and date, and produces the same file every time", async () => {
    const drawing = qr();
    const [one, two] = [
      await renderPdf(drawing, qrPdfBox(drawing), NOW),
      await renderPdf(drawing, qrPdfBox(drawing), NOW),
    ];
    expect(one).toEqual(two);
    const text = Buffer.from(one).toString("latin1");
    expect(text).toContain("/Title (QR code)");
    expect(text).toContain(`/Subject (QR code with the content ${CONTENT})`);
    expect(text).toContain("/MediaBox [0 0 595.27559 841.88976]");
  });
});
