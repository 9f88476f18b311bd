import { describe, expect, test } from "vitest";
import { createFindings } from "../../../adapters/codes/scan/scan-findings.ts";
import type { ScanReading } from "../../../adapters/codes/scan/scan-reading.ts";
import { trustOf, withoutDoubles } from "../../../adapters/codes/scan/scan-trust.ts";

const box = (x: number, y: number, width: number, height: number) => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

const bars = (format: string, text: string, overrides: Partial<ScanReading> = {}): ScanReading => ({
  decoder: "zxing-wasm",
  format,
  text,
  binary: false,
  corners: box(0, 0, 200, 60),
  lines: 30,
  failed: false,
  ...overrides,
});

const texts = (readings: ScanReading[]) => withoutDoubles(readings).map(({ text }) => text);

describe("a barcode is trusted", () => {
  test("at once if it has a check digit, but only after a second reading in a processed picture", () => {
    expect(trustOf(bars("EAN13", "4006381333931"), false)).toBe("sure");
    expect(trustOf(bars("EAN13", "4006381333931"), true)).toBe("doubtful");
    expect(trustOf(bars("EAN13", "4006381333931", { lines: 1 }), false)).toBe("doubtful");
  });

  test("without a check digit only if many lines over some height agree", () => {
    const part = bars("ITF", "195923021470", { lines: 4, corners: box(0, 0, 130, 3) });
    expect(trustOf(part, false)).toBe("none");
    expect(trustOf(bars("ITF", "195923021470"), false)).toBe("sure");
    expect(trustOf(bars("ITF", "1959"), false)).toBe("none");
    expect(trustOf(bars("UPCE", "01781449", { lines: 2, corners: box(0, 0, 85, 15) }), false)).toBe("none");
  });

  test("never if it is empty or failed", () => {
    expect(trustOf(bars("QR Code", "", { lines: 0 }), false)).toBe("none");
    expect(trustOf(bars("CODE128", "half", { failed: true }), false)).toBe("none");
  });

  test("after two readings of the same text, but not of different ones", () => {
    const findings = createFindings();
    findings.add([bars("EAN13", "4006381333931")], true);
    findings.add([bars("EAN13", "5901234123457")], true);
    expect(findings.codes()).toEqual([]);
    expect(findings.doubtful()).toHaveLength(2);
    findings.add([bars("EAN13", "4006381333931")], true);
    expect(findings.codes()).toMatchObject([{ text: "4006381333931" }]);
    expect(findings.doubtful()).toEqual([]);
  });
});

describe("of several readings", () => {
  test("of the same bars, the one with a check digit is kept, then the longest", () => {
    expect(texts([bars("UPCE", "01781449"), bars("EAN13", "9780441014989")])).toEqual(["9780441014989"]);
    expect(texts([bars("ITF", "923021"), bars("ITF", "7063019592")])).toEqual(["7063019592"]);
  });

  test("bars inside a QR code are dropped, and a QR code inside another is kept", () => {
    const outer = bars("QR Code", "outer", { lines: 0, corners: box(0, 0, 300, 300) });
    const inner = bars("QR Code", "inner", { lines: 0, corners: box(100, 100, 50, 50) });
    const phantom = bars("ITF", "123456", { corners: box(20, 20, 80, 10) });
    expect(texts([phantom, outer, inner]).toSorted()).toEqual(["inner", "outer"]);
  });

  test("those in different places are kept, each text once", () => {
    const beside = bars("ITF", "7063019592", { corners: box(300, 0, 200, 60) });
    expect(texts([bars("ITF", "923021"), beside])).toHaveLength(2);
    expect(texts([bars("ITF", "7063019592"), beside])).toEqual(["7063019592"]);
  });
});
