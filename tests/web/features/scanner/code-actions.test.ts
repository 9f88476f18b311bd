import { expect, test } from "vitest";
import type { ScannedCode } from "../../../../core/codes/scan.ts";
import { believable, cameraRegion } from "../../../../web/features/scanner/camera-region.ts";
import {
  barcodeAddress,
  formatName,
  generateAddress,
  linkOf,
} from "../../../../web/features/scanner/code-actions.ts";

const code = (text: string, format = "QR Code", binary = false): ScannedCode => ({
  decoder: "zxing-wasm",
  format,
  text,
  binary,
  corners: null,
});

test("names formats as people know them, and QR Code by default", () => {
  expect(formatName(code("036000291452", "UPC"))).toBe("UPC-A");
  expect(formatName(code("12345678901231", "ITF"))).toBe("ITF-14");
  expect(formatName(code("123456", "ITF"))).toBe("ITF");
  expect(formatName(code("x", ""))).toBe("QR Code");
});

test("encodes every text into the generator's address, and no binary content", () => {
  for (const text of ["a&b=c#d", "100 % + 1", "Grüße\nzwei", "\ud83d\ude00"]) {
    const address = generateAddress(code(text)) ?? "";
    const { hash, search } = new URL(address, "https://own.example");
    expect([new URLSearchParams(hash.slice(1)).get("data"), search]).toEqual([text, ""]);
  }
  expect(generateAddress(code("\ud800"))).toBe("/qr-generator#data=%EF%BF%BD");
  expect(generateAddress(code("00 ff", "QR Code", true))).toBeNull();
});

test("offers a barcode again only if the generator supports it", () => {
  expect(barcodeAddress(code("4006381333931", "EAN13"))).toBe(
    "/barcode-generator#format=EAN13&data=4006381333931",
  );
  expect(barcodeAddress(code("123456", "ITF"))).toBeNull();
  expect(barcodeAddress(code("A123B", "Codabar"))).toBeNull();
  expect(barcodeAddress(code("4006381333931"))).toBeNull();
});

test("links only http and https addresses, also hosts without a scheme", () => {
  expect(linkOf(code("https://example.com/a b"))?.href).toBe("https://example.com/a%20b");
  expect(linkOf(code("www.example.com/x"))).toMatchObject({
    href: "http://www.example.com/x",
    target: { host: "www.example.com" },
  });
  for (const text of ["javascript:alert(1)", "data:text/html,x", "intent://x#Intent;end", "https://"]) {
    expect(linkOf(code(text))).toMatchObject({ href: null });
  }
  expect(linkOf(code("just text"))).toBeNull();
  expect(linkOf(code("68 74 74 70", "QR Code", true))).toBeNull();
});

test("the camera scans a centered square of two thirds of the shorter side", () => {
  expect(cameraRegion({ width: 1280, height: 720 })).toEqual({ x: 400, y: 120, side: 480 });
  expect(cameraRegion({ width: 720, height: 1280 })).toEqual({ x: 120, y: 400, side: 480 });
  expect(cameraRegion({ width: 1, height: 1 })).toEqual({ x: 0, y: 0, side: 1 });
});

test("barcodes count after two equal frames in a row, matrix codes at once", () => {
  const bars = code("4006381333931", "EAN13");
  expect(believable([bars, code("a")], [])).toEqual([code("a")]);
  expect(believable([bars], [code("4006381333932", "EAN13")])).toEqual([]);
  expect(believable([bars], [bars])).toEqual([bars]);
});
