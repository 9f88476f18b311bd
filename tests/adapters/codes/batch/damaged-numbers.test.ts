import { describe, expect, it } from "vitest";
import { checkCsv } from "../../../support/programs/check-table.ts";

const EAN13 = { type: "barcode", barcodeFormat: "EAN13", fix: true } as const;

describe("a product number rounded by a spreadsheet is refused without a correction:", () => {
  it.each([
    ["EAN13", "4010000000000", "4.01E+12"],
    ["EAN13", "4006380000000", "4.00638E+12"],
    // the check digit is valid by chance
    ["EAN13", "4060000000000", "4.06E+12"],
    ["EAN13", "401235000000", "4.01235E+11"],
    ["UPC", "614142000000", "6.14142E+11"],
    ["ITF", "14006400000000", "1.40064E+13"],
    ["EAN8", "96400000", "9.64E+7"],
  ] as const)("%s %s", async (barcodeFormat, number, shown) => {
    const { said, contents } = await checkCsv(`name;ean\na;${number}\n`, { ...EAN13, barcodeFormat });
    expect(said).toContain(`${number} is probably what a spreadsheet saved`);
    expect(said).toContain(shown);
    expect(said).not.toMatch(/Corrected|--fix/);
    expect(contents).toEqual([null]);
  });

  it("a rounded number with a valid check digit is made if forced, and noted once", async () => {
    const taken = await checkCsv("name;ean\na;4370000000000\n", { ...EAN13, force: true });
    expect(taken.contents).toEqual(["4370000000000"]);
    expect(taken.said.match(/is probably what a spreadsheet/g)).toHaveLength(1);
    expect((await checkCsv("name;ean\na;4370000000000\n", EAN13)).said).toContain("--force accepts it");
    const wrong = await checkCsv("name;ean\na;4010000000000\n", { ...EAN13, force: true });
    expect(wrong.contents).toEqual([null]);
    expect(wrong.said.match(/is probably what a spreadsheet/g)).toHaveLength(1);
  });

  it("a rounded number is refused for QR codes of a product number column, too", async () => {
    const { said, contents } = await checkCsv("name;ean\na;4010000000000\nb;4006381333931\n");
    expect(said).toMatch(/issue, line 2, content: 4010000000000 is probably/);
    expect(contents).toEqual([null, "4006381333931"]);
  });

  it("a number that ends in zeros beside damaged ones is refused unless forced", async () => {
    const rows = "ean\n4006381333932\n4011330000000\n4006380000000\n4006381333931\n";
    const { said } = await checkCsv(rows, EAN13);
    expect(said).toMatch(
      /issue, line 3, content: 4011330000000 ends in zeros like the damaged 4006380000000 on line 4/,
    );
    expect(said).not.toMatch(/issue, line [25],/);
    expect((await checkCsv(rows, { ...EAN13, force: true })).said).not.toContain("line 3");
    expect((await checkCsv("ean\n4011330000000\n", EAN13)).said).not.toContain("issue");
  });

  it("a mistyped number is still corrected, and a correct one is made", async () => {
    const { said, contents } = await checkCsv("ean\n4006381333932\n4006381000000\n", EAN13);
    expect(contents).toEqual(["4006381333931", "4006381000000"]);
    expect(said).toMatch(/Corrected: 4006381333931/);
    expect((await checkCsv("ean\n400638100000\n4006381333931\n", EAN13)).contents).toEqual([
      "400638100000",
      "4006381333931",
    ]);
  });
});

describe("a number truncated by a spreadsheet after 15 digits", () => {
  const ROWS = "name,content\np1,340123450000000000\np2,340123450000000000\n";

  it("is refused in a text file with what to do", async () => {
    const { said, contents } = await checkCsv(ROWS);
    expect(said).toMatch(
      /line 2, content: 340123450000000000 ends in zeros from its 16th digit on: spreadsheets keep 15 digits.*--force accepts it/,
    );
    expect(contents).toEqual([null, null]);
  });

  it("is accepted with a note if forced", async () => {
    const { said, contents } = await checkCsv(ROWS, { force: true });
    expect(said).toMatch(/note, line 2, content: 340123450000000000 ends in zeros/);
    expect(contents).toEqual(["340123450000000000", "340123450000000000"]);
  });

  it.each([
    ["a digit after the 15th is not 0", "340123450000000010"],
    ["it has 15 digits", "340123450000000"],
    ["it has letters", "X340123450000000000"],
  ])("is not assumed if %s", async (_, number) => {
    expect((await checkCsv(`content\n${number}\n`)).contents).toEqual([number]);
  });
});

describe("QR codes of product numbers", () => {
  it.each([
    ["upc", "12345678905", "012345678905"],
    ["EAN-8", "1234565", "01234565"],
    ["ean", "4006381333931.0", "4006381333931"],
  ])("are refused if the number was damaged: %s %s", async (name, text, right) => {
    const rows = `name,${name}\na,${text}\n`;
    const { said, contents } = await checkCsv(rows);
    expect(said).toContain(`Corrected: ${right}`);
    expect(contents).toEqual([null]);
    expect((await checkCsv(rows, { fix: true })).contents).toEqual([right]);
    const forced = await checkCsv(rows, { force: true });
    expect(forced.contents).toEqual([text]);
    expect(forced.said).toMatch(/^note, line 2, content: /m);
    expect(forced.said).not.toContain("Corrected");
  });

  it("are made of otherwise invalid numbers, which are counted", async () => {
    const { said, contents } = await checkCsv(
      "name,ean\na,4006381333930\nb,400638133393\nc,4006381333931\nd,978-3-16-148410-0\n",
    );
    expect(said).toContain("2 values are not valid product numbers (first on line 2).");
    expect(contents).toHaveLength(4);
    expect(contents).not.toContain(null);
  });

  it("accept a 10-digit ISBN, and do not check other columns", async () => {
    expect((await checkCsv("name,isbn\na,3161484100\n")).said).not.toContain("product number");
    const { said, contents } = await checkCsv("name,code\na,12345678905\n");
    expect(said).not.toContain("product number");
    expect(contents).toEqual(["12345678905"]);
  });
});

describe("a name that looks like a damaged number", () => {
  it.each([
    ["5E+10", '"5E+10" looks like a long number in scientific notation'],
    ["12345678901234500000", "12345678901234500000 ends in zeros from its 16th digit on"],
  ])("is accepted with a note: %s", async (name, sentence) => {
    const wifi = await checkCsv(`ssid,password\n${name},long enough\n`, { type: "wifi" });
    expect(wifi.said).toContain(`note, line 2, ssid: ${sentence}`);
    expect(wifi.contents[0]).toContain(name);
    const product = await checkCsv(`product_name,serial_number\n${name},1\n`, { type: "product" });
    expect(product.said).toContain("note, line 2, product_name: ");
    expect(product.contents[0]).toContain(`"productName":"${name}"`);
  });

  it("is refused if it is the error of a formula, unless forced", async () => {
    const rows = "ssid,password\n####,long enough\n";
    const { said, contents } = await checkCsv(rows, { type: "wifi" });
    expect(said).toContain("If it is the name, --force accepts it.");
    expect(contents).toEqual([null]);
    expect((await checkCsv(rows, { type: "wifi", force: true })).contents[0]).toContain("####");
  });
});
