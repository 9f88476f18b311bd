import { spawnSync } from "node:child_process";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsbarcodeEncoder } from "../../../adapters/codes/encode/jsbarcode-encoder.ts";
import type { BarcodeFormat } from "../../../core/codes/barcode/symbol.ts";
import { DomainError } from "../../../core/errors.ts";

/** One character per module; "1" is dark. */
const modules = (format: BarcodeFormat, content: string) =>
  jsbarcodeEncoder
    .encode(format, content)
    .widths.map((width, place) => (place % 2 === 0 ? "1" : "0").repeat(width))
    .join("");

/** Modules from the hexadecimal digits of `zint --dump`: four per digit, without trailing light ones. */
const fromHex = (hex: string) =>
  Array.from(hex.replaceAll(" ", ""), (digit) => parseInt(digit, 16).toString(2).padStart(4, "0"))
    .join("")
    .replace(/0+$/, "");

describe("published patterns", () => {
  // output of zint 2.11.1 --dump
  it.each<[BarcodeFormat, string, string]>([
    ["CODE128", "HELLO", "D2 18 A2 34 46 E8 DD 1D B1 46 3A C"],
    ["CODE128", "A", "D2 14 62 2C 63 AC"],
    ["CODE39", "HELLO123", "96 D6 A6 B5 95 6A 6B 53 6B 4B 4A D6 56 D9 54 B6 8"],
    ["EAN13", "4006381333931", "A3 53 AF 7A 25 9A A1 42 85 D2 16 6A"],
    ["EAN8", "12345670", "A6 49 BD 46 A9 D4 22 72 A"],
    ["UPC", "123456789012", "A6 49 BD 46 C5 7A A2 48 E9 CB 36 CA"],
    ["ITF", "12345678901231", "AE 8A E3 BA 28 E8 E2 A2 B8 EB A3 8B A2 B8 E3 AA 3A"],
    ["MSI", "123456", "D2 4D 26 92 6D 34 93 4D 36 92"],
    ["pharmacode", "123", "E7 39 C9"],
    ["pharmacode", "131070", "E7 39 CE 73 9C E7 39 CE 73 9C"],
    ["pharmacode", "3", "9"],
  ])("%s %s", (format, content, hex) => {
    const expected = format === "CODE39" ? wideAsThree(fromHex(hex)) : fromHex(hex);
    expect(modules(format, content)).toBe(expected);
  });

  // bars and spaces of ten digits by MSI Data Corporation; the start is 21, the stop 121
  it("MSI, every digit", () => {
    const digits =
      "12121212 12121221 12122112 12122121 12211212 12211221 12212112 12212121 21121212 21121221";
    expect(jsbarcodeEncoder.encode("MSI", "0123456789").widths.join("")).toBe(
      `21${digits.replaceAll(" ", "")}121`,
    );
  });

  // Laetus: thin bars of 1 and thick bars of 3 modules, spaces of 2; from the right, worth 1, 2, 4 ... and 2,
  // 4, 8 ...
  it.each([
    ["3", "121"],
    ["4", "123"],
    ["5", "321"],
    ["6", "323"],
    ["7", "12121"],
    ["64", "12121212123"],
  ])("pharmacode %s", (content, widths) => {
    expect(jsbarcodeEncoder.encode("pharmacode", content).widths.join("")).toBe(widths);
  });

  it("pharmacode, every value, by the worth of its bars", () => {
    for (let value = 3; value <= 131070; value += 97) {
      const { widths } = jsbarcodeEncoder.encode("pharmacode", String(value));
      const bars = widths.filter((_, place) => place % 2 === 0).toReversed();
      const worth = bars.map((width, place) => (width === 3 ? 2 : 1) * 2 ** place);
      expect(worth.reduce((sum, each) => sum + each, 0)).toBe(value);
    }
  });
});

/** zint draws the wide elements of Code 39 two modules wide, JsBarcode three; ISO/IEC 16388 allows both. */
const wideAsThree = (pattern: string) => pattern.replace(/11|00/g, (wide) => wide + wide.charAt(0));

const zintMissing = spawnSync("zint", ["--version"]).error !== undefined;

describe.skipIf(zintMissing)("zint, where it is installed, draws the same bars", () => {
  it.each<[BarcodeFormat, number, fc.Arbitrary<string>]>([
    ["MSI", 47, fc.stringMatching(/^[0-9]{1,20}$/)],
    ["pharmacode", 51, fc.integer({ min: 3, max: 131070 }).map(String)],
    // without characters that the shell or zint's own escapes would change
    ["CODE128", 20, fc.stringMatching(/^[A-Za-z ]{1,20}$/).filter((text) => text.trim() !== "")],
  ])("%s", (format, symbology, contents) => {
    fc.assert(
      fc.property(contents, (content) => {
        const { stdout } = spawnSync("zint", ["-b", String(symbology), "--dump", "-d", content]);
        expect(modules(format, content)).toBe(fromHex(stdout.toString().trim()));
      }),
      { numRuns: 40 },
    );
  });
});

describe("jsbarcodeEncoder", () => {
  it("begins and ends with a bar, all of one height, as the text goes below them", () => {
    expect(jsbarcodeEncoder.encode("EAN13", "4006381333931").widths).toHaveLength(59);
    expect(jsbarcodeEncoder.encode("UPC", "123456789012").widths).toHaveLength(59);
    expect(jsbarcodeEncoder.encode("EAN8", "12345670").widths).toHaveLength(43);
  });

  it("keeps the content and shows blanks for control characters in the text", () => {
    expect(jsbarcodeEncoder.encode("CODE128", "A\tB\u007f")).toMatchObject({
      format: "CODE128",
      content: "A\tB\u007f",
      text: "A B ",
    });
  });

  it.each<[BarcodeFormat, string]>([
    ["EAN13", "1234567890123"],
    ["EAN8", "1"],
    ["UPC", "x"],
    ["ITF", "123"],
    ["CODE39", "Ä"],
    ["MSI", "a"],
    ["pharmacode", "1"],
    ["CODE128", ""],
    ["CODE128", "Ü"],
  ])("refuses %s %j with the reason", (format, content) => {
    expect(() => jsbarcodeEncoder.encode(format, content)).toThrow(
      new DomainError("barcode_invalid", "Unable to generate barcode with this data"),
    );
  });
});
