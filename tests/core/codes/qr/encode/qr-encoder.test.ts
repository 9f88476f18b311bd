import fc from "fast-check";
import { create } from "qrcode";
import { describe, expect, it } from "vitest";
import { readBarcodes } from "zxing-wasm/reader";
import { qrEncoder } from "../../../../../core/codes/qr/encode/qr-encoder.ts";
import { zxingDecoderNode } from "../../../../../adapters/codes/decode/zxing-decoder.node.ts";
import { ERROR_CORRECTION_LEVELS, type ErrorCorrectionLevel } from "../../../../../core/codes/qr/symbol.ts";
import { paintModules } from "../../../../support/codes/qr-pixels.ts";
import { isSameSymbol, plainSymbol } from "../../../../support/codes/qr-symbols.ts";

/**
 * Pieces that combine to every mode change, with lengths near the thresholds where a mode change pays off.
 */
const ASCII_PIECES = (
  "A|B |HELLO WORLD|$%|-/:|0|12|345|6789|00000|123456|1234567890123|a|xy|hello|://|. |\r\n|?q=|" +
  "https://example.com/|WIFI:T:WPA;S:|BEGIN:VCARD\r\n"
).split("|");
const BEYOND_ASCII = ["é", "ß", "漢字", "Привет", "مرحبا", "😀", "👩‍👩‍👧", "½", "€"];

const contentOf = (pieces: string[], maxLength: number) =>
  fc
    .array(fc.constantFrom(...pieces), { minLength: 1, maxLength })
    .map((parts) => parts.join(""))
    .filter((content) => content.trim() !== "");
const level = fc.constantFrom(...ERROR_CORRECTION_LEVELS);

function excess(content: string, at: ErrorCorrectionLevel): string {
  try {
    qrEncoder.encode(content, { level: at });
    return "fits";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

describe("qrEncoder", () => {
  it("encodes ASCII into the same symbol as the qrcode package at every level", () => {
    fc.assert(
      fc.property(contentOf(ASCII_PIECES, 30), (content) => {
        for (const at of ERROR_CORRECTION_LEVELS) {
          expect(isSameSymbol(qrEncoder.encode(content, { level: at }), plainSymbol(content, at))).toBe(true);
        }
      }),
      { numRuns: 600 },
    );
  });

  it("encodes the same symbol as the qrcode package in every version", () => {
    for (const at of ERROR_CORRECTION_LEVELS) {
      const versions = new Set<number>();
      for (let length = 1; length < 2950; length = Math.ceil(length * 1.07)) {
        const content = "Quiet zone 4 modules. ".repeat(140).slice(0, length).trimEnd();
        if (content === "" || excess(content, at) !== "fits") continue;
        const symbol = qrEncoder.encode(content, { level: at });
        expect(isSameSymbol(symbol, plainSymbol(content, at))).toBe(true);
        versions.add(symbol.version);
      }
      expect(versions.size).toBeGreaterThan(28);
    }
  });

  it("never uses a larger version than the qrcode package, whatever the script", () => {
    fc.assert(
      fc.property(contentOf([...ASCII_PIECES, ...BEYOND_ASCII], 40), level, (content, at) => {
        expect(qrEncoder.encode(content, { level: at }).version).toBe(plainSymbol(content, at).version);
      }),
      { numRuns: 600 },
    );
  });

  it("marks text beyond ASCII as UTF-8 if the version has room for the marker", () => {
    const roomy = "Grüße";
    const { version, segments } = create(roomy, { errorCorrectionLevel: "L" });
    expect([version, segments.length]).toEqual([1, 1]);
    expect(isSameSymbol(qrEncoder.encode(roomy, { level: "L" }), plainSymbol(roomy, "L"))).toBe(false);
    const full = `é${"x".repeat(15)}`;
    expect(create(full, { errorCorrectionLevel: "L" }).version).toBe(1);
    expect(isSameSymbol(qrEncoder.encode(full, { level: "L" }), plainSymbol(full, "L"))).toBe(true);
  });

  it("writes a marker that decoders report, but not for ASCII", async () => {
    zxingDecoderNode(); // sets the location of the wasm file
    for (const [content, marked] of [
      ["Grüße", true],
      ["Greetings", false],
    ] as const) {
      const { width, height, rgba } = paintModules(qrEncoder.encode(content, { level: "L" }), 4);
      const image = {
        data: rgba,
        width,
        height,
        colorSpace: "srgb",
        pixelFormat: "rgba-unorm8",
      } as ImageData;
      const [result] = await readBarcodes(image, { formats: ["QRCode"] });
      expect([result?.text, result?.hasECI]).toEqual([content, marked]);
    }
  });

  it("refuses empty and blank content", () => {
    for (const content of ["", " ", "\n\t "]) {
      expect(() => qrEncoder.encode(content, { level: "M" })).toThrow(
        expect.objectContaining({ code: "content_empty" }),
      );
    }
  });

  it.each([
    ["L", 2953],
    ["M", 2331],
    ["Q", 1663],
    ["H", 1273],
  ] as const)("accepts at level %s up to %i bytes and reports the excess", (at, most) => {
    expect(qrEncoder.encode("x".repeat(most), { level: at }).version).toBe(40);
    expect(excess("x".repeat(most + 7), at)).toBe(
      at === "L"
        ? "The content is 7 bytes too long for any QR code: shorten it"
        : `The content is 7 bytes too long for a QR code at error correction level ${at}: shorten it or choose a lower level`,
    );
    expect(() => qrEncoder.encode("é".repeat(most), { level: at })).toThrow(
      expect.objectContaining({ code: "content_too_long" }),
    );
  });

  it("accepts 7089 digits and 4296 alphanumeric characters at level L", () => {
    expect(qrEncoder.encode("7".repeat(7089), { level: "L" }).version).toBe(40);
    expect(qrEncoder.encode("A".repeat(4296), { level: "L" }).version).toBe(40);
    expect(excess("7".repeat(7090), "L")).toContain("is 1 byte too long");
  });

  it("encodes a lone surrogate as the replacement character", () => {
    expect(qrEncoder.encode("a\ud800b", { level: "M" })).toEqual(
      qrEncoder.encode("a\ufffdb", { level: "M" }),
    );
  });
});
