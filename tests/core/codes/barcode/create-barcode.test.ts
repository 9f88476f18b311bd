import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsbarcodeEncoder } from "../../../../adapters/codes/encode/jsbarcode-encoder.ts";
import { gs1CheckDigit } from "../../../../core/codes/barcode/check-digit.ts";
import { createBarcode, tryBarcode } from "../../../../core/codes/barcode/create-barcode.ts";
import { barcodeDesignSchema } from "../../../../core/codes/barcode/design.ts";
import { barcodeFormats } from "../../../../core/codes/barcode/formats.ts";
import type { BarcodeFormat } from "../../../../core/codes/barcode/symbol.ts";
import { DomainError } from "../../../../core/errors.ts";
import { scan, type ZxingFormat } from "../../../support/codes/barcode-reader.ts";

const make = (format: BarcodeFormat, content: string, design: object = {}) =>
  createBarcode(jsbarcodeEncoder, format, content, barcodeDesignSchema.parse(design));

const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${length}}$`)).map((body) => body + gs1CheckDigit(body));
const notBlank = (text: string) => text.trim() !== "";

const CONTENTS: Record<ZxingFormat, fc.Arbitrary<string>> = {
  CODE128: fc
    .string({
      unit: fc.oneof(
        fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code)),
        fc.constantFrom("0", "1", "7", "a", "A", "\n"),
      ),
      minLength: 1,
      maxLength: 40,
    })
    .filter(notBlank),
  CODE39: fc.stringMatching(/^[0-9A-Z .$/+%-]{1,25}$/).filter(notBlank),
  EAN13: digits(12),
  EAN8: digits(7),
  UPC: digits(11),
  ITF: digits(13),
};

const BAR_WIDTHS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

const designs = fc.record({
  barWidth: fc.constantFrom(...BAR_WIDTHS),
  barHeight: fc.integer({ min: 50, max: 200 }),
  margin: fc.integer({ min: 0, max: 50 }),
  displayValue: fc.boolean(),
  fontSize: fc.integer({ min: 10, max: 30 }),
});

const FORMATS: ZxingFormat[] = ["CODE128", "CODE39", "EAN13", "EAN8", "UPC", "ITF"];

describe("a drawn barcode is read back byte for byte:", () => {
  it.each(FORMATS)("random contents and designs of %s", async (format) => {
    await fc.assert(
      fc.asyncProperty(CONTENTS[format], designs, async (content, design) => {
        const { symbol, drawing } = make(format, content, design);
        expect(symbol.content).toBe(content);
        expect(await scan(format, drawing)).toEqual([content]);
      }),
      { numRuns: 60 },
    );
  });

  it.each(FORMATS)("%s at every bar width", async (format) => {
    for (const barWidth of BAR_WIDTHS) {
      const { drawing } = make(format, barcodeFormats[format].example, { barWidth, margin: 0 });
      expect(await scan(format, drawing)).toEqual([barcodeFormats[format].example]);
    }
  });

  it.each(FORMATS)("%s on custom canvases", async (format) => {
    const canvases = fc.record({
      width: fc.integer({ min: 200, max: 1000 }),
      height: fc.integer({ min: 100, max: 600 }),
    });
    await fc.assert(
      fc.asyncProperty(canvases, designs, async (canvas, design) => {
        const content = barcodeFormats[format].example;
        const made = tryBarcode(
          jsbarcodeEncoder,
          format,
          content,
          barcodeDesignSchema.parse({ ...design, canvas }),
        );
        if (!made.ok) return;
        expect([made.drawing.width, made.drawing.height]).toEqual([canvas.width, canvas.height]);
        expect(await scan(format, made.drawing)).toEqual([content]);
      }),
      { numRuns: 40 },
    );
  });

  it("code set changes that the encoder itself gets wrong", async () => {
    for (const content of ["12\na", "12a\n", "1234\nabc", "a1234\nb", "\u0000", "0\u007f0\u001f00"]) {
      expect(await scan("CODE128", make("CODE128", content).drawing)).toEqual([content]);
    }
  });

  it("the longest accepted contents", async () => {
    const contents: [ZxingFormat, string][] = [
      ["CODE128", "Quietzone ".repeat(16)],
      ["CODE39", "QUIETZONE-".repeat(12)],
    ];
    for (const [format, content] of contents) {
      const { drawing, notice } = make(format, content, { barWidth: 1 });
      expect(notice?.code).toBe("barcode.long");
      expect(await scan(format, drawing)).toEqual([content]);
    }
  });
});

describe("createBarcode", () => {
  it("adds a missing check digit with a notice", () => {
    const { symbol, notice } = make("EAN13", "400638133393");
    expect(symbol).toMatchObject({ content: "4006381333931", text: "4006381333931" });
    expect(notice?.code).toBe("barcode.completed");
  });

  it("throws the problem that tryBarcode returns", () => {
    const refused = tryBarcode(jsbarcodeEncoder, "EAN8", "1", barcodeDesignSchema.parse({}));
    expect(refused).toMatchObject({ ok: false, message: "EAN8 requires exactly 8 digits" });
    expect(() => make("EAN8", "1")).toThrow(
      new DomainError("barcode_invalid", "EAN8 requires exactly 8 digits"),
    );
  });

  it("reports an error of the encoder", () => {
    const unable = {
      encode() {
        throw new DomainError("barcode_invalid", "whatever");
      },
    };
    expect(tryBarcode(unable, "EAN8", "12345670", barcodeDesignSchema.parse({}))).toMatchObject({
      ok: false,
      message: "Unable to generate barcode with this data",
    });
  });

  it("draws bars and text in the foreground color on the background, with a title for screen readers", () => {
    const { drawing } = make("UPC", "123456789012", { foreground: "#1a2b3c", background: "transparent" });
    const ink = { red: 0x1a, green: 0x2b, blue: 0x3c, alpha: 1 };
    expect(drawing.layers.map((layer) => layer.kind)).toEqual(["rects", "path"]);
    expect(drawing.layers).toMatchObject([{ fill: ink }, { fill: ink }]);
    expect(drawing.background.alpha).toBe(0);
    expect(drawing.title).toBe("UPC-A barcode");
    expect(drawing.description).toEqual({
      code: "drawing.barcode",
      values: { format: "UPC-A", content: "123456789012" },
      message: "UPC-A barcode with the content 123456789012",
    });
  });

  it("omits the text and its space when it is switched off", () => {
    const { drawing } = make("UPC", "123456789012", { displayValue: false, barHeight: 70, margin: 15 });
    expect(drawing.layers.map((layer) => layer.kind)).toEqual(["rects"]);
    expect(drawing.height).toBe(100);
  });
});

it.each([
  [
    "EAN8",
    "96385074",
    { barWidth: 1, fontSize: 30 },
    "The text is 11.7 px high, not the 30 px that were chosen",
  ],
  [
    "EAN13",
    "4006381333931",
    { print: { dpi: 300, barWidth: 4, fontSize: 118 } },
    " mm high, not the 9.99 mm that were chosen",
  ],
] as const)("reports text that does not fit at its size: %s", (format, content, design, sentence) => {
  expect(make(format, content, design).notice?.message).toContain(sentence);
});

it.each([
  ["EAN13", "4006381333931", { barWidth: 1 }],
  ["EAN13", "4006381333931", { barWidth: 4, fontSize: 30 }],
  ["CODE128", "hello", { print: { dpi: 300, barWidth: 4, fontSize: 30 } }],
  ["CODE39", "A", { barWidth: 1, fontSize: 30, displayValue: false }],
] as const)("does not report text that fits or whose size is the default: %s", (format, content, design) => {
  expect(make(format, content, design).notice).toBeNull();
});
