import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  barcodeFileName,
  digitalSignatureFileName,
  productSerialFileName,
  qrCodeFileName,
  safeFileStem,
  vcardFileName,
  wifiFileName,
} from "../../../core/codes/file-name.ts";

const NOW = new Date("2026-03-04T05:06:07.089Z");

describe("file names of downloads", () => {
  it("contain the subject and the time", () => {
    expect(qrCodeFileName(NOW, "png")).toBe("qr-code-1772600767089.png");
    expect(qrCodeFileName(NOW, "pdf")).toBe("qr-code-1772600767089.pdf");
    expect(barcodeFileName("EAN13", NOW, "pdf")).toBe("barcode-EAN13-1772600767089.pdf");
    expect(vcardFileName({ firstName: "Ada", lastName: "Lovelace" })).toBe("vcard-Ada-Lovelace.png");
    expect(wifiFileName({ ssid: "Home" })).toBe("wifi-Home-qr.png");
    expect(productSerialFileName({ serialNumber: "SN-1" })).toBe("product-serial-SN-1.png");
    expect(digitalSignatureFileName({ signerName: "Ada" }, "svg")).toBe("digital-signature-Ada.svg");
  });

  it("omit empty parts and replace spaces with hyphens", () => {
    expect(vcardFileName({ firstName: "", lastName: "" })).toBe("vcard.png");
    expect(vcardFileName({ firstName: " Mary  Ann ", lastName: "" })).toBe("vcard-Mary-Ann.png");
    expect(wifiFileName({ ssid: "Café / Bar" })).toBe("wifi-Café---Bar-qr.png");
  });

  it("remain safe names, whatever was typed", () => {
    expect(productSerialFileName({ serialNumber: "../../etc/passwd" })).toBe(
      "product-serial--..-etc-passwd.png",
    );
    expect(wifiFileName({ ssid: "\u202egnp.exe" })).toBe("wifi-gnp.exe-qr.png");
  });
});

describe("safeFileStem", () => {
  it.each([
    ["plain", "plain"],
    ["  spaces   inside\tand\nlines ", "spaces inside and lines"],
    ['a/b\\c:d*e?f"g<h>i|j', "a-b-c-d-e-f-g-h-i-j"],
    ["..", "code"],
    ["../x", "-x"],
    [".hidden", "hidden"],
    ["ends. . .", "ends"],
    ["con", "_con"],
    ["NUL.txt", "_NUL.txt"],
    ["lpt1", "_lpt1"],
    ["console", "console"],
    ["\u200b\u202e\u2066\ufeff", "code"],
    ["a\u0000b\u0007c\u007fd\u0085e", "abcde"],
    ["e\u0301", "é"],
    ["漢字 ضياء 😀", "漢字 ضياء 😀"],
    ["half \ud83d pair", "half pair"],
    ["a \u0000 b", "a b"],
    ["e\u200b\u0301", "é"],
    ["", "code"],
  ])("turns %j into %j", (name, stem) => {
    expect(safeFileStem(name, "code")).toBe(stem);
  });

  it("returns at most 120 bytes of whole characters, and is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
        const stem = safeFileStem(name, "code");
        expect(new TextEncoder().encode(stem).length).toBeLessThanOrEqual(121);
        expect(stem).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]|^[.\s]|[.\s]$/u);
        expect(safeFileStem(stem, "code")).toBe(stem);
      }),
      { numRuns: 2000 },
    );
    expect(safeFileStem("漢".repeat(100), "code")).toBe("漢".repeat(40));
    expect(safeFileStem(`${"x".repeat(118)}😀`, "code")).toBe("x".repeat(118));
  });
});
