import { describe, expect, it } from "vitest";
import { checkCsv } from "../../../support/programs/check-table.ts";

const CODE128 = { type: "barcode", barcodeFormat: "CODE128" } as const;
const EAN13 = { type: "barcode", barcodeFormat: "EAN13" } as const;

describe("in a column of product numbers", () => {
  it.each(['"4006381333931,00"', "4006381333931.00", "4.006381333931E12", "4.006381333931E+12"])(
    "a number in another notation is refused, and corrected on request: %s",
    async (text) => {
      const rows = `name,ean\na,${text}\n`;
      for (const wish of [{}, CODE128, EAN13]) {
        const { said, contents } = await checkCsv(rows, wish);
        expect(said).toContain("Corrected: 4006381333931");
        expect(contents).toEqual([null]);
        expect((await checkCsv(rows, { ...wish, fix: true })).contents).toEqual(["4006381333931"]);
      }
    },
  );

  it.each(["4.00638E12", "4.00638e12", "4E12"])("a rounded number is refused: %s", async (text) => {
    for (const wish of [{ fix: true }, { ...CODE128, fix: true }]) {
      const { said, contents } = await checkCsv(`name,ean\na,${text}\n`, wish);
      expect(said).toContain(`"${text}" is how a spreadsheet shows a long number`);
      expect(contents).toEqual([null]);
    }
    expect((await checkCsv(`name,sku\na,${text}\n`)).contents).toEqual([text]);
  });

  it.each([
    "4006381333931 Stk",
    "４００６３８１３３３９３１",
    "EAN 4006381333931",
    "4006381333931/5901234123457",
  ])("any other invalid value is counted: %s", async (text) => {
    const rows = `name,ean\na,4006381333931\nb,${text}\n`;
    expect((await checkCsv(rows)).said).toContain("1 value is not a valid product number (first on line 3).");
    const bars = await checkCsv(rows, CODE128);
    expect(bars.said).toMatch(/not a valid product number|CODE128/);
  });

  it("an invalid number is counted for formats without check digits, and in JSON Lines", async () => {
    const sentence = "1 value is not a valid product number (first on line";
    expect((await checkCsv("ean\n4006381333930\n", CODE128)).said).toContain(sentence);
    expect((await checkCsv('{"ean":"4006381333930"}\n', { inputFormat: "jsonl" })).said).toContain(sentence);
    expect((await checkCsv("sku\n4006381333930\n", CODE128)).said).not.toContain(sentence);
    expect((await checkCsv("isbn\n316148410X\n")).said).not.toContain("not a valid");
  });

  it("a UPC with a wrong check digit is not completed to an EAN-13", async () => {
    const wrong = await checkCsv("name,upc\na,036000291453\n", { ...EAN13, fix: true });
    expect(wrong.said).toContain(
      "036000291453 has the 12 digits of a whole UPC, and its check digit should be 2: a digit is wrong.",
    );
    expect(wrong.contents).toEqual([null]);
    expect((await checkCsv("name,ean\na,400638133393\n", EAN13)).contents).toEqual(["400638133393"]);
  });
});

describe("a column called barcode", () => {
  it.each([
    ["4006381333931", "--barcode-format EAN13."],
    [
      "4006381333931\n96385074",
      "add --type barcode: each number gets the format that its digits say, here EAN13, EAN8.",
    ],
    [
      "96385074\n4006381333931\n4006381333931\n",
      "add --type barcode: each number gets the format that its digits say, here EAN13, EAN8.",
    ],
    ["4006381333931\nA-1", "--barcode-format CODE128."],
    ["A-1", "--barcode-format CODE128."],
  ])("gets the format of its numbers suggested: %j", async (cells, advice) => {
    expect((await checkCsv(`Strichcode\n${cells}\n`)).said).toContain(advice);
  });

  it.each([{}, { type: "barcode" }] as const)(
    "has no number without zeros in its EAN-8: %j",
    async (wish) => {
      const cells = "barcode,name\n4006381333931,a\n96385074,c\n036000291452,d\n";
      expect((await checkCsv(cells, wish)).said).not.toContain("leading zeros");
    },
  );

  it("has one in a UPC that lost its zero", async () => {
    expect((await checkCsv("barcode\n036000291452\n96385074\n36000291452\n")).said).toContain(
      '1 value of "barcode" lacks the leading zeros that others have (first on line 4: 36000291452',
    );
  });
});
