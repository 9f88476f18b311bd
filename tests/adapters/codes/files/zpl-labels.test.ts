import { describe, expect, test } from "vitest";
import type { MadeCode } from "../../../../adapters/codes/encode/made-code.ts";
import { makeBarcode } from "../../../../adapters/codes/encode/make-barcode.ts";
import { makeQr } from "../../../../adapters/codes/encode/make-qr.ts";
import { loadRenderer } from "../../../../adapters/codes/files/load-renderer.node.ts";
import { frameLettering } from "../../../../adapters/codes/letters/frame-lettering.node.ts";
import { proveFile } from "../../../../adapters/codes/prove/prove-file.node.ts";
import { blackAndWhite } from "../../../../adapters/codes/raster/bits.ts";
import { barcodeFormats } from "../../../../core/codes/barcode/formats.ts";
import { BARCODE_FORMATS, type BarcodeFormat } from "../../../../core/codes/barcode/symbol.ts";
import { LABEL_PRINTER_DPI } from "../../../../core/codes/print/label-printer.ts";
import { plainPress, type Press } from "../../../../core/codes/print/press.ts";
import {
  type DesignTexts,
  readBarcodeDesign,
  readQrDesign,
} from "../../../../core/codes/texts/design-texts.ts";
import { drawnLabel } from "../../../support/codes/drawn-labels.ts";
import { type Pixels, readPixels } from "../../../support/codes/independent-decoder.ts";

const CONTENT = "https://quietzone.example/menu";
const NOW = new Date("2026-11-29T00:00:00Z");

const qrOf = async (texts: DesignTexts, content = CONTENT): Promise<MadeCode> => {
  const reading = readQrDesign(texts);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return makeQr(content, reading.design, null, await frameLettering(reading.design));
};
const barcodeOf = (format: BarcodeFormat, texts: DesignTexts, content?: string): MadeCode => {
  const reading = readBarcodeDesign(texts);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const made = makeBarcode(format, content ?? barcodeFormats[format].example, reading.design);
  if (!made.ok) throw new Error(made.message);
  return made;
};

const zplOf = async (code: MadeCode, press: Partial<Press> = {}): Promise<string> => {
  const render = await loadRenderer("zpl", { ...plainPress("zpl"), ...press });
  return new TextDecoder().decode(await render(code, NOW));
};

/** Whether each pixel is dark, row by row. */
const darkOf = ({ data }: { data: Uint8Array | Uint8ClampedArray }): string =>
  Array.from({ length: data.length / 4 }, (_, at) => (data[at * 4]! < 128 ? "1" : "0")).join("");

const pixelsOf = ({ drawing, widthPx }: MadeCode) => {
  const { width, height, rgba } = blackAndWhite(drawing, widthPx);
  return { width, height, data: rgba };
};

interface Dots extends Omit<Pixels, "data"> {
  data: Uint8Array | Uint8ClampedArray;
}

/** The edges in the row with the most changes between light and dark, dots from the left. */
const edgesOf = ({ data, width, height }: Dots): number[] => {
  let best: number[] = [];
  for (let y = 0; y < height; y++) {
    const edges: number[] = [];
    for (let x = 1; x < width; x++)
      if (data[(y * width + x) * 4]! < 128 !== data[(y * width + x - 1) * 4]! < 128) edges.push(x);
    if (edges.length > best.length) best = edges;
  }
  return best;
};

test("a row that is black to its end is written in digits, which every program fills alike", async () => {
  // its last bar ends with the last byte of the graphic
  const code = barcodeOf("CODE128", { dpi: "203" }, "hello");
  const zpl = await zplOf(code);
  expect(zpl).not.toContain("!");
  expect(darkOf(await drawnLabel(zpl))).toBe(darkOf(pixelsOf(code)));
});

describe.each(LABEL_PRINTER_DPI.all)("at %i dpi", (dpi) => {
  const texts = { dpi: String(dpi) };

  test.each(BARCODE_FORMATS)("prints %s dot by dot as it was drawn and verified", async (format) => {
    const code = barcodeOf(format, { ...texts, module: "0.4mm" });
    const zpl = await zplOf(code);
    const label = await drawnLabel(zpl);
    expect([label.width, label.height]).toEqual([code.widthPx, pixelsOf(code).height]);
    expect(darkOf(label) === darkOf(pixelsOf(code))).toBe(true);
    const { proof } = await proveFile(new TextEncoder().encode(zpl), "zpl", code, { isSearched: false });
    expect(proof.scans).toBe(true);
  });

  test.each<DesignTexts>([
    { size: "30mm" },
    { size: "30mm", background: "transparent", level: "H" },
    { size: "40mm", modules: "dots", eyes: "circle" },
    { size: "40mm", modules: "rounded", eyes: "leaf" },
    { size: "40mm", frame: "label", frame_text: "Scan me" },
  ])("prints a QR code of %o dot by dot, and an independent reader reads it", async (style) => {
    const code = await qrOf({ ...texts, ...style });
    const label = await drawnLabel(await zplOf(code));
    expect(darkOf(label) === darkOf(pixelsOf(code))).toBe(true);
    expect(await readPixels(label)).toEqual([CONTENT]);
  });

  test("prints modules in the requested width", async () => {
    const code = await qrOf({ ...texts, module: "0.5mm" });
    const label = await drawnLabel(await zplOf(code, { page: { width: 50, height: 40 } }));
    expect([label.width, label.height]).toEqual([50, 40].map((mm) => Math.floor((mm / 25.4) * dpi)));
    const edges = edgesOf(label);
    const [first = 0] = edges;
    for (const edge of edges) {
      const modules = Math.round((((edge - first) / dpi) * 25.4) / code.printed!.module);
      expect(((edge - first) / dpi) * 25.4).toBeCloseTo(modules * code.printed!.module, 2);
    }
    expect(await readPixels(label)).toEqual([CONTENT]);
  });
});

describe("a label", () => {
  test("declares its size and number of copies", async () => {
    const zpl = await zplOf(await qrOf({ size: "25mm", dpi: "203" }), {
      page: { width: 50, height: 30 },
      copies: 25,
    });
    expect(zpl).toMatch(/^\^XA\n\^PW399\n\^LL239\n\^LH0,0\n\^FO\d+,\d+\^GFA,/);
    expect(zpl).toMatch(/\n\^PQ25\n\^XZ\n$/);
    expect(zpl).not.toMatch(/[^\n -~]/);
  });

  test("is refused if the code is larger, with a suggestion", async () => {
    const code = await qrOf({ size: "40mm", dpi: "300" });
    await expect(zplOf(code, { page: { width: 50, height: 30 } })).rejects.toThrow(
      /^The code is 39\.\d+ mm wide and .* at 300 dpi, too large for a label of 50 mm by 30 mm: choose/,
    );
  });

  test("is refused if it has more dots than a printer accepts", async () => {
    const code = await qrOf({ size: "40mm", dpi: "600" });
    await expect(zplOf(code, { page: { width: 2000, height: 100 } })).rejects.toThrow(
      "A label of 2000 mm by 100 mm is too large at 600 dpi: printers take 32,000 dots a side, which are 1354 mm.",
    );
  });

  test("with more bytes than a graphic may have is sent in strips", async () => {
    const code = await qrOf({ size: "50mm", dpi: "600" });
    const zpl = await zplOf(code);
    expect(zpl.match(/\^GFA,(\d+)/g)!.length).toBeGreaterThan(1);
    expect(darkOf(await drawnLabel(zpl)) === darkOf(pixelsOf(code))).toBe(true);
  });

  test("in white on black is printed so", async () => {
    const code = await qrOf({ size: "25mm", dpi: "203", foreground: "#fff", background: "#000" });
    const zpl = await zplOf(code);
    expect(darkOf(await drawnLabel(zpl)) === darkOf(pixelsOf(code))).toBe(true);
  });
});

const native = { native: true } as const;

/** The first and the last row with a dark dot. */
const darkRows = (pixels: { data: Uint8Array | Uint8ClampedArray; width: number }): number[] => {
  const dots = darkOf(pixels);
  return [dots.indexOf("1"), dots.lastIndexOf("1")].map((at) => Math.floor(at / pixels.width));
};

describe("native printer commands", () => {
  test.each([
    ["EAN13", "4006381333931"],
    ["ITF", "12345678901231"],
    ["CODE39", "HELLO-1 $/+%."],
    ["CODE128", "Hello ^~_ World 12345678"],
    ["CODE128", "00123456789012345678"],
  ] as const)("draw %s of %s", async (format, content) => {
    const code = barcodeOf(format, { dpi: "203", module: "3" }, content);
    const zpl = await zplOf(code, { ...native, page: { width: 150, height: 40 } });
    expect(zpl).not.toContain("^GF");
    const label = await drawnLabel(zpl);
    expect(await readPixels(label)).toEqual([content]);
    const [ours, theirs] = [edgesOf(pixelsOf(code)), edgesOf(label)];
    expect(theirs.at(-1)! - theirs[0]!).toBe(ours.at(-1)! - ours[0]!);
  });

  test.each([
    CONTENT,
    "0123456789",
    "^XA ~JR _5E\r\nBEGIN:VCARD, \\& 100 %",
    "HELLO WORLD",
    `text ${"x".repeat(300)}`,
  ])("draw a QR code of %j in the same place as ours", async (content) => {
    const code = await qrOf({ dpi: "300", module: "4" }, content);
    const zpl = await zplOf(code, native);
    expect(zpl).not.toContain("^GF");
    const label = await drawnLabel(zpl);
    expect(await readPixels(label)).toEqual([content]);
    expect(darkRows(label)).toEqual(darkRows(pixelsOf(code)));
  });

  // the renderer draws neither of them; as soon as it does, they belong to those that are read above
  test("draw EAN-8 and UPC-A without their check digit, which the printer adds", async () => {
    const [ean8, upc] = [
      barcodeOf("EAN8", { module: "2" }),
      barcodeOf("UPC", { module: "2", display_value: "no" }),
    ];
    expect(await zplOf(ean8, native)).toMatch(/\^BY2,3,(\d+)\^FO\d+,\d+\^B8N,\1,Y,N\^FD1234567\^FS/);
    expect(await zplOf(upc, native)).toMatch(/\^BY2,3,(\d+)\^FO\d+,\d+\^BUN,\1,N,N,Y\^FD12345678901\^FS/);
    for (const code of [ean8, upc])
      expect(await readPixels(await drawnLabel(await zplOf(code, native)))).toEqual([]);
  });

  // no renderer here judges these two commands: their fields are compared with those of the maker's examples
  // (Zebra, ZPL II Programming Guide, ^B8 and ^BU; the values that an example leaves out are its defaults)
  test.each([
    ["EAN8", "12345670", "^FO100,100^BY3^B8N,100,Y,N^FD1234567^FS", ["Y", "N"]],
    ["UPC", "070000021985", "^FO100,100^BY3^BUN,137^FD07000002198^FS", ["Y", "N", "Y"]],
  ] as const)(
    "has the command of the programming guide's example: %s",
    async (format, content, example, usual) => {
      const fieldsOf = (zpl: string) => {
        const [, module] = /\^BY(\d+)/.exec(zpl) ?? [];
        const [, command, orientation, flags = "", data] =
          /\^(B8|BU)(N),\d+((?:,[YN])*)\^FD(\d+)\^FS/.exec(zpl) ?? [];
        const said = flags.split(",").slice(1);
        return { module, command, orientation, flags: usual.map((value, at) => said[at] ?? value), data };
      };
      const made = await zplOf(barcodeOf(format, { module: "3" }, content), native);
      expect(fieldsOf(example)).toMatchObject({ module: "3", data: content.slice(0, -1) });
      expect(fieldsOf(made)).toEqual(fieldsOf(example));
    },
  );

  test.each<[string, () => Promise<MadeCode>, string]>([
    ["a style", () => qrOf({ modules: "dots" }), "plain codes only"],
    ["a frame", () => qrOf({ frame: "label", frame_text: "Scan" }), "plain codes only"],
    ["inverted colors", () => qrOf({ foreground: "#fff", background: "#000" }), "black on white"],
    ["wide modules", () => qrOf({ module: "11" }), "at most 10 dots, and these have 11"],
    ["letters beyond ASCII", () => qrOf({}, "Grüße"), "letters beyond ASCII"],
    ["mixed modes", () => qrOf({ level: "L" }, `a${"1".repeat(60)}`), "larger code"],
    ["control characters", async () => barcodeOf("CODE128", {}, "a\tb"), "no control characters"],
    ["a >", async () => barcodeOf("CODE128", {}, "a>b"), '">"'],
    ["MSI", async () => barcodeOf("MSI", {}), "no MSI"],
    ["pharmacode", async () => barcodeOf("pharmacode", {}), "no pharmacode"],
  ])("refuse %s and suggest a graphic", async (_, made, sentence) => {
    const code = await made();
    await expect(zplOf(code, native)).rejects.toThrow(sentence);
    await expect(zplOf(code, native)).rejects.toThrow(/: print it as a graphic, without native\.$/);
    expect(await zplOf(code)).toContain("^GFA");
  });
});
