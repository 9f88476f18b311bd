import { describe, expect, it } from "vitest";
import { builtInFormat, numberText } from "../../../../adapters/codes/workbook/number-text.ts";

const textOf = (value: number, code: string | null, is1904 = false) => {
  const { text, doubt } = numberText(value, code, is1904);
  return doubt === null ? text : `${doubt} ${text}`;
};

describe("the text of a number cell", () => {
  it.each([
    [4006381333931, null, "4006381333931"],
    [4006381333931, "General", "4006381333931"],
    [4006381333931, "@", "4006381333931"],
    [12.5, "@", "12.5"],
    [614141999996, "0000000000000", "0614141999996"],
    [7, "00000", "00007"],
    [9783161484100, "000-0-00-000000-0", "978-3-16-148410-0"],
    [1234567, "#,##0", "1234567"],
    [1234.5, "#,##0.00", "1234.50"],
    [12.5, '0.00" €"', "12.50 €"],
    [12.5, '_-* #,##0.00\\ "€, net"_-', "12.50 €, net"],
    [0.5, "0%", "50%"],
    [0.1 + 0.2, null, "0.3"],
    // rounded as in spreadsheets
    [1.005, "0.00", "1.01"],
    [-1.005, "0.00", "-1.01"],
    [2.675, '0.00" €"', "2.68 €"],
    [8.345, "0.0#", "8.35"],
    [1.004999, "0.00", "1.00"],
    [0.0145, "0.0%", "1.5%"],
    [1.1, "0.00000000000000", "1.10000000000000"],
    [123456789.125, "0.00", "123456789.13"],
    [-3, null, "-3"],
    [12, "[Red]0000", "0012"],
    [5, ";;;", "5"],
    [5, "no [such", "5"],
    [123456789012345, null, "123456789012345"],
  ])("%d with the format %j is %j", (value, code, text) => {
    expect(textOf(value, code)).toBe(text);
  });

  it.each([
    [1234567890123456, null, "scientific 1.23457E+15"],
    [4006380000000, "0.00E+00", "scientific 4.00638E+12"],
    [4006381333931, "0.00E+00", "4006381333931"],
    [96400000, "0.00E+00", "scientific 9.64000E+07"],
    [4006380000000, null, "4006380000000"],
    // 3E5, 2e3, 12e3, 12E1, 4.00638133e12 and 5E-3, as Excel stores them
    [300000, "0.00E+00", "scientific 3.00000E+05"],
    [2000, "0.00E+00", "scientific 2.00000E+03"],
    [12000, "0.00E+00", "scientific 1.20000E+04"],
    [120, "0.00E+00", "scientific 1.20000E+02"],
    [4006381330000, "0.00E+00", "scientific 4.00638E+12"],
    [0.005, "0.00E+00", "scientific 5.00000E-03"],
    [7, "0.00E+00", "7"],
    [1234567, "0.00E+00", "1234567"],
  ])("%d with the format %j shows if digits are lost: %s", (value, code, text) => {
    expect(textOf(value, code)).toBe(text);
  });

  it.each([
    [46000, builtInFormat(14), false, "date 2025-12-09"],
    [46000.5, builtInFormat(22), false, "date 2025-12-09 12:00:00"],
    [0.25, builtInFormat(20), false, "date 06:00:00"],
    [46307, "dd\\-mmm", false, "date 2026-10-12"],
    [44538, "[$-407]dd/mm/yyyy;@", true, "date 2025-12-09"],
    [4006381333931, "yyyy", false, "4006381333931"],
  ])("%d with the format %j (1904: %s) is %s", (value, code, is1904, text) => {
    expect(textOf(value, code, is1904)).toBe(text);
  });

  it.each([
    [46000, "dd\\.mm\\.yyyy", "09.12.2025"],
    [46000, "mm/dd/yy", "12/09/25"],
    [46000, "[$-407]dd/mm/yyyy;@", "09/12/2025"],
    [46000, "[$-407]d. mmmm yyyy", "9. Dezember 2025"],
    [46000, "[$-416]d\\ \\d\\e\\ mmmm", "9 de dezembro"],
    [46000, 'yyyy"年"m"月"d"日"', "2025年12月9日"],
    [46000.5, "dd\\.mm\\.yyyy hh:mm", "09.12.2025 12:00"],
    [1.5, "[h]:mm", "36:00"],
    // the country of the reader decides
    [46000, builtInFormat(14), undefined],
    [46000, "d. mmmm yyyy", undefined],
    [46000, "[$-436]d mmmm yyyy", undefined],
    [46000, "[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy", undefined],
    [46000, "[$-D07041E]d mmmm yyyy", undefined],
    [46000.5, "h:mm AM/PM", undefined],
    [46000, "yyyy\\-mm\\-dd", undefined],
    [12.5, "0.00", undefined],
  ])("%d with the format %j has a date that is shown as %s", (value, code, shown) => {
    expect(numberText(value, code, false).shown).toBe(shown);
  });

  it.each([
    [12.5, '0.00" €"', "formattedNumbers"],
    [12.5, "[$€-407] #,##0.00", "formattedNumbers"],
    [3, '0" kg"', "formattedNumbers"],
    [0.5, "0%", "formattedNumbers"],
    [1234567, "#,##0", "displayedThousands"],
    [123, "#,##0", undefined],
    [42, "00000", undefined],
    [9783161484100, "000-0-00-000000-0", undefined],
    [-5, "#,##0.00_);[Red](#,##0.00)", undefined],
    [7, null, undefined],
  ])("%d with the format %j is reported if it looks different: %s", (value, code, look) => {
    expect(numberText(value, code, false).look).toBe(look);
  });

  it("has no built-in format for General and Text", () => {
    expect([0, 49, 99].map(builtInFormat)).toEqual([null, null, null]);
  });
});
