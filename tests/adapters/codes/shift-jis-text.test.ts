import { expect, test } from "vitest";
import { shiftJisText } from "../../../adapters/codes/decode/shift-jis-text.ts";

test("distinguishes Shift JIS from Western accents", () => {
  const japanese = Uint8Array.from([0x83, 0x82, 0x83, 0x6f, 0x83, 0x43, 0x83, 0x8b]);
  expect(shiftJisText(japanese)).toBe("モバイル");
  expect(shiftJisText(Uint8Array.from([0xc3, 0xde, 0xbb, 0xde, 0xb2, 0xdd, 0x51, 0x52]))).toBe("ﾃﾞｻﾞｲﾝQR");
  for (const western of ["Größe", "Café crème", "Ålesund", "naïve", "Señor Muñoz", "£5"])
    expect(shiftJisText(Uint8Array.from(western, (letter) => letter.charCodeAt(0)))).toBeNull();
});
