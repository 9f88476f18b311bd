import { describe, expect, it } from "vitest";
import { gs1CheckDigit } from "../../../../core/codes/barcode/check-digit.ts";

describe("gs1CheckDigit", () => {
  it.each([
    // example in GS1 General Specifications §7.9
    ["629104150021", "3"],
    ["400638133393", "1"],
    ["03600029145", "2"],
    ["9638507", "4"],
    ["1540014128876", "3"],
    ["000000000000", "0"],
  ])("returns for %s the check digit %s", (digits, digit) => {
    expect(gs1CheckDigit(digits)).toBe(digit);
  });
});
