import { describe, expect, test } from "vitest";
import { jsbarcodeEncoder } from "../../../adapters/codes/encode/jsbarcode-encoder.ts";
import { qrEncoder } from "../../../core/codes/qr/encode/qr-encoder.ts";
import { renderTerminal } from "../../../adapters/codes/files/render-terminal.ts";
import { createBarcode } from "../../../core/codes/barcode/create-barcode.ts";
import { barcodeDesignSchema } from "../../../core/codes/barcode/design.ts";
import { BARCODE_FORMATS } from "../../../core/codes/barcode/symbol.ts";
import { barcodeFormats } from "../../../core/codes/barcode/formats.ts";
import { judgesOf } from "../../../core/codes/prove.ts";
import { createQr } from "../../../core/codes/qr/create-qr.ts";
import { qrDesignSchema } from "../../../core/codes/qr/design.ts";
import { decoders, drawing, logo, picture } from "../../support/codes/codes.ts";

const COLOR_ON = "\u001b[38;5;16;48;5;231m";
const COLOR_OFF = "\u001b[0m";

/** Both halves of each character, as in a terminal with cells of 4 x 8 px. */
function screenshot(text: string, blocksAreDark: boolean) {
  const lines = text
    .split("\n")
    .map((line) => line.replaceAll(COLOR_ON, "").replaceAll(COLOR_OFF, ""))
    .filter((line) => line !== "");
  const width = Math.max(...lines.map((line) => line.length));
  return picture(width * 4, lines.length * 8, (x, y) => {
    const character = lines[Math.floor(y / 8)]?.padEnd(width)[Math.floor(x / 4)];
    const filled = character === "█" || character === (y % 8 < 4 ? "▀" : "▄");
    return filled === blocksAreDark ? [0, 0, 0, 255] : [255, 255, 255, 255];
  });
}
const qr = (design: object, content = "https://example.com") =>
  createQr(qrEncoder, content, qrDesignSchema.parse(design), null).drawing;

describe("renderTerminal", () => {
  test.each([
    {},
    { margin: 0 },
    { size: { width: 500, height: 200 } },
    { size: 64, margin: 10 },
    { foreground: "#ffffff", background: "#000000" },
  ])("draws a QR code that scans whatever its colors and size: %j", async (design) => {
    const shown = screenshot(renderTerminal(qr(design)), true);
    expect(await decoders.zxing.decode(shown)).toMatchObject([{ text: "https://example.com" }]);
    expect(await decoders.jsqr.decode(shown)).toMatchObject([{ text: "https://example.com" }]);
  });

  test("omits color codes on request, and then draws the light modules", async () => {
    const text = renderTerminal(qr({}), { color: false });
    expect(text).not.toContain("\u001b");
    expect(await decoders.jsqr.decode(screenshot(text, false))).toMatchObject([
      { text: "https://example.com" },
    ]);
  });

  test("sets and resets the fixed black and white of the 256 colors on each line", () => {
    const lines = renderTerminal(qr({})).trimEnd().split("\n");
    for (const line of lines) {
      expect(line.startsWith(COLOR_ON)).toBe(true);
      expect(line.endsWith(COLOR_OFF)).toBe(true);
    }
  });

  test("uses one column per module", () => {
    const code = createQr(qrEncoder, "https://example.com", qrDesignSchema.parse({}), null);
    const [first = ""] = renderTerminal(code.drawing, { color: false }).split("\n");
    expect(first).toHaveLength(code.symbol.size + 8);
  });

  test("omits the logo", () => {
    const plain = createQr(qrEncoder, "https://example.com", qrDesignSchema.parse({}), null).drawing;
    const layers = [
      ...plain.layers,
      { kind: "image" as const, x: 5, y: 5, width: 9, height: 9, picture: logo() },
    ];
    expect(renderTerminal({ ...plain, layers })).toBe(renderTerminal(plain));
  });

  test.each(BARCODE_FORMATS)("draws %s with a column per module, low enough for a screen", async (format) => {
    for (const design of [{}, { barWidth: 1.5, margin: 0 }, { canvas: { width: 700, height: 300 } }]) {
      const { drawing: code, symbol } = createBarcode(
        jsbarcodeEncoder,
        format,
        barcodeFormats[format].example,
        barcodeDesignSchema.parse(design),
      );
      const text = renderTerminal(code);
      expect(text.split("\n").length).toBeLessThan(12);
      const [judge] = judgesOf(format, decoders);
      const readings = (await judge?.decode(screenshot(text, true))) ?? [];
      expect(readings.map((reading) => reading.text.slice(-symbol.content.length))).toEqual([symbol.content]);
    }
  });

  test("draws nothing for an empty drawing", () => {
    expect(renderTerminal(drawing())).toBe("");
  });
});
