import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadCodeFile } from "../../adapters/codes/files/load-code-file.node.ts";
import { zxingDecoderNode } from "../../adapters/codes/decode/zxing-decoder.node.ts";
import { checkTable, type TableWish } from "../support/programs/check-table.ts";
import { programHere } from "../support/programs/program-here.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const decoder = zxingDecoderNode();

/** Runs a batch with a spreadsheet file written by a real program. */
const batchOf = async (name: string, args: string[]) => {
  const cwd = await temporaryFolder();
  const file = join(import.meta.dirname, "spreadsheets", name);
  const { code, stderr } = await programHere(["batch", file, "-o", "out", "--verify", ...args], cwd);
  const codes: Record<string, string | undefined> = {};
  const manifest = join(cwd, "out/manifest.csv");
  const lines = existsSync(manifest) ? readFileSync(manifest, "utf8").trim().split("\n").slice(1) : [];
  for (const made of lines.flatMap((line) => /[^,"]+\.png/.exec(line)?.[0] ?? [])) {
    const [found] = await decoder.decode(await loadCodeFile(readFileSync(join(cwd, "out", made))));
    codes[made.replace(/\.png$/, "")] = found?.text;
  }
  return { code, said: stderr.replaceAll(file, name), codes };
};

const EAN = ["--type", "barcode", "--barcode-format", "EAN13"];

describe("makes codes from a typical spreadsheet", () => {
  it.each<[string, string[], Record<string, string>, RegExp?]>([
    [
      "excel-utf8.csv",
      [],
      { Grün: "https://example.com/grün", Blau: "https://example.com/blau" },
      /3 empty rows and 2 columns/,
    ],
    ["excel-unicode.txt", [], { zeilen: "Zeile 1\nZeile 2", kanji: "漢字, kana" }],
    [
      "excel-sep.csv",
      [],
      { un: "https://example.com/?a=1,2", deux: "https://example.com/?a=3,4" },
      /"Lien" is read as content/,
    ],
    [
      "excel-german.csv",
      ["--encoding", "windows-1252", "--file-column", "Bezeichnung", "--fix"],
      { "Kühlergrill – Größe 3": "QZ-0815", "Schraube 3-4- Zoll": "QZ-0816" },
    ],
    ["excel-mac.csv", ["--encoding", "mac"], { año: "Añejo-1", café: "Café-2" }],
    [
      "excel-lost-zero.csv",
      [...EAN, "--fix", "--file-column", "Product name"],
      { Coffee: "0614141999996", Tea: "0036000291452", Pen: "4006381333931" },
    ],
    [
      "excel.xlsx",
      EAN,
      { "1": "4006381333931", "als Text": "0614141999996", "reich formatiert": "4006381333931" },
      /1 hidden row is read, too.*2 empty rows/s,
    ],
    ["excel-second-sheet.xlsx", ["--sheet", "codes 2026"], { x: "https://example.com/x" }],
    ["excel-second-sheet.xlsx", ["--sheet", "3"], { x: "https://example.com/x" }],
    [
      "excel-formulas.xlsx",
      ["--on-error", "skip"],
      { a: "https://example.com/a" },
      /line 3, "URL": The cell says #N\/A/,
    ],
    [
      "excel-merged.xlsx",
      ["--on-error", "skip"],
      { pen: "https://example.com/pen" },
      /Merged cells.*A4:A5 and 1 more.*line 5, "Link": .*cannot be empty/s,
    ],
    [
      "google.csv",
      [],
      { one: "https://example.com/one", two: "https://example.com/two" },
      /"Quantity" is not used/,
    ],
    ["google.tsv", [], { eins: "https://example.com/eins", zwei: "https://example.com/zwei" }],
    [
      "libreoffice.xlsx",
      EAN,
      { penna: "4006381333931", perché: "0614141999996", "tè-4": "0036000291452" },
      /37 empty rows/,
    ],
    [
      "libreoffice.csv",
      [...EAN, "--fix"],
      { penna: "4006381333931", perché: "0614141999996", "tè-4": "0036000291452" },
    ],
    [
      "libreoffice.tsv",
      [...EAN, "--fix"],
      { penna: "4006381333931", perché: "0614141999996", "tè-4": "0036000291452" },
    ],
    [
      "libreoffice-1252.csv",
      [...EAN, "--fix", "--encoding", "ANSI"],
      { penna: "4006381333931", perché: "0614141999996", "tè-4": "0036000291452" },
    ],
    [
      "openpyxl.xlsx",
      EAN,
      { café: "0614141999996", té: "4006381333931" },
      /could be the content\. "Código de barras" is read/,
    ],
    ["openpyxl.xlsx", [], { café: "https://example.com/1", té: "https://example.com/2" }, /"Enlace" is read/],
    ["pandas.csv", [...EAN, "--fix", "--on-error", "skip"], { pen: "4006381333931", cup: "0614141999996" }],
    [
      "shop-french.csv",
      ["--type", "barcode", "--barcode-format", "CODE128"],
      { Crayon: "4006381333931", Gomme: "96385074" },
      /"Code-barres" is read/,
    ],
    [
      "shop-duplicates.csv",
      [...EAN, "--fix", "--on-duplicate", "number"],
      { Penna: "4006381333931", "Penna-2": "4006381333931", "penna blu-nera": "4006381333931" },
    ],
    [
      "shop-stray-quote.csv",
      ["--on-error", "skip"],
      { a: "Schraube", c: "Mutter" },
      /line 3: A double quote stands inside a value/,
    ],
    [
      "title-above.csv",
      [],
      { a: "https://example.com/a", b: "https://example.com/b" },
      /Line 3 names the columns/,
    ],
    [
      "two-contents.csv",
      [],
      { "000001": "https://example.com/p/1" },
      /"Web-Adresse" and "EAN" .*--content-column EAN/,
    ],
  ])("%s %j", async (name, args, expected, sentence = /./) => {
    const { said, codes } = await batchOf(name, args);
    expect(said).toMatch(sentence);
    expect(codes).toEqual(expected);
  });

  it("excel-products.xlsx, with its dates", async () => {
    const { code, codes } = await batchOf("excel-products.xlsx", ["--type", "product"]);
    expect(code).toBe(0);
    expect(JSON.parse(codes["000001"] ?? "")).toMatchObject({
      productName: "Kettle",
      serialNumber: "17",
      manufacturingDate: "2025-12-09",
    });
  });
});

describe("rejects a spreadsheet with a message that leads to codes", () => {
  it.each<[string, string[], RegExp]>([
    ["excel-german.csv", [], /Line 2 is not UTF-8.*--encoding windows-1252 \("/],
    [
      "excel-scientific.csv",
      EAN,
      /line 2, "EAN": "4,00638E\+12" is how a spreadsheet shows a long number.*Format the column as Text/,
    ],
    [
      "excel-lost-zero.csv",
      EAN,
      /line 2, "UPC": Did 614141999996 lose a leading zero\?.*--fix takes the corrected values of 2/s,
    ],
    [
      "excel-dropped-cells.csv",
      [],
      /line 3: The row has 2 values, but the header names 4\..*use its \.xlsx file/,
    ],
    ["excel-dates.xlsx", [], /line 2, "SKU": The cell holds a date, 2026-10-12.*Format the column as Text/],
    [
      "excel-scientific.xlsx",
      EAN,
      /line 2, "EAN": .*number 4\.00638E\+12.*line 4, "EAN": .*number 1\.23457E\+19.*2 of 3 rows/s,
    ],
    [
      "excel-second-sheet.xlsx",
      [],
      /Of the sheets "Hidden", "Read me", "Codes 2026", "Read me" is read\..*--sheet "Codes 2026"/,
    ],
    [
      "excel-second-sheet.xlsx",
      ["--sheet", "May"],
      /--sheet May: there is no such sheet\. The sheets of .* are "Hidden", "Read me", "Codes 2026"/,
    ],
    [
      "openpyxl-formulas.xlsx",
      [],
      /line 2, content: The cell has a formula without a result\. Open the file/,
    ],
    ["libreoffice-password.xlsx", [], /protected with a password\. Open it in Excel, remove the password/],
    ["libreoffice.xls", [], /open it in a spreadsheet program and save it as \.xlsx or CSV/],
    ["libreoffice.xls", ["--input-format", "xlsx"], /is a workbook of Excel 97 to 2003 \(\.xls\)/],
    ["libreoffice.ods", [], /open it in a spreadsheet program and save it as \.xlsx or CSV/],
    ["libreoffice.ods", ["--input-format", "xlsx"], /is an OpenDocument file \(\.ods\)/],
    ["web-export.xlsx", [], /is a web page or XML with the name of a workbook/],
    ["not-a-workbook.xlsx", [], /is a ZIP, but not an Excel workbook/],
    ["excel.xlsx", ["--input-format", "csv"], /is a ZIP, not text.*read it with --input-format xlsx/],
    [
      "google.csv",
      ["--input-format", "xlsx"],
      /is not an Excel workbook \(\.xlsx\)\. If it is CSV, read it with --input-format csv/,
    ],
    [
      "no-header.csv",
      [],
      /The header line is missing.*it holds "https:\/\/example\.com\/1".*Add the line content above it/,
    ],
    [
      "shop-duplicates.csv",
      EAN,
      /line 3, "Nome": .*already that of line 2\. Suggested: Penna-2\.png.*--on-duplicate number/s,
    ],
    [
      "shop-open-quote.csv",
      ["--on-error", "skip"],
      /line 5: The row has 1 value.*Line 3: a double quote is opened in this row and never closed/s,
    ],
  ])("%s %j", async (name, args, sentence) => {
    const { code, said, codes } = await batchOf(name, args);
    expect(said).toMatch(sentence);
    expect(code).not.toBe(0);
    expect(codes).toEqual({});
  });
});

describe("reads cells of LibreOffice, Gnumeric, openpyxl and XlsxWriter as displayed, and reports problems", () => {
  const BARS = { type: "barcode", barcodeFormat: "EAN13", fix: true } as const;
  it.each<[string, TableWish, (string | null)[], RegExp]>([
    [
      "libreoffice-rounded.xlsx",
      BARS,
      [null, null, null, null],
      /4010000000000 is probably what a spreadsheet saved.*showed as 4\.01E\+12/,
    ],
    [
      "libreoffice-scientific.xlsx",
      BARS,
      ["4006381333931", "0012345678905", "5901234123457", "9780201379624"],
      /"EAN" as content/,
    ],
    ["libreoffice-scientific.csv", BARS, [null, null, null, null], /"4\.01E\+12" is how a spreadsheet shows/],
    [
      "libreoffice-thousands.csv",
      BARS,
      ["4006381333931", null, "5901234123457", "9780201379624"],
      /4 values are numbers with thousands separators/,
    ],
    [
      "libreoffice-single-quotes.csv",
      {},
      [null, null, null, null, null],
      /line 6, content: Quotes .* around the web address.* Corrected: https:\/\/shop\.example\/p\/5\?a=1&b=ü\n--fix takes/,
    ],
    [
      "libreoffice-sscc.csv",
      {},
      [null, null],
      /line 3, content: 340123450000000000 ends in zeros from its 16th digit on/,
    ],
    ["libreoffice-sscc.xlsx", {}, [null, null], /number 3\.40123E\+17: spreadsheets keep 15 digits/],
    [
      "libreoffice-links.xlsx",
      {},
      ["https://shop.example/p/A-100", "open", null, null, null],
      /1 value shows a text and links elsewhere \(first on line 3\)\. "open" links to another address\./,
    ],
    [
      "libreoffice-barcode-types.xlsx",
      { type: "barcode" },
      ["4006381333931", "ABC-1"],
      /"Barcode-Typ" as barcode_format/,
    ],
    [
      "libreoffice-contacts-1252.csv",
      { encoding: "windows-1252" },
      [],
      /look like contacts: add --type vcard/,
    ],
    ["libreoffice-wifi.xlsx", {}, [], /look like WiFi networks: add --type wifi/],
    [
      "gnumeric-title.xlsx",
      {},
      [1, 2, 3].map((number) => `https://shop.example/f/${number}`),
      /Line 3 names the columns/,
    ],
    [
      "gnumeric-german.xlsx",
      {},
      ["https://läden.example/größe", "Grüße aus Köln – 5 €"],
      /"Stückzahl" as quantity/,
    ],
    [
      "openpyxl-links.xlsx",
      {},
      ["https://o.example/1", "Click here", ...[3, 4, 5].map((number) => `https://o.example/${number}`)],
      /"Click here" links to https:\/\/real\.example\/target/,
    ],
    ["xlsxwriter-formulas.xlsx", {}, [null, null, null], /line 4, content: .* formula without a result/],
    [
      "xlsxwriter-table.xlsx",
      {},
      ["https://x.example/rich", "https://x.example/b", "https://x.example/c"],
      /1 value shows a text and links elsewhere/,
    ],
  ])("%s %j", async (name, wish, expected, sentence) => {
    const { contents, said } = await checkTable(join(import.meta.dirname, "spreadsheets", name), wish);
    expect(said).toMatch(sentence);
    expect(contents).toEqual(expected);
  });

  it("libreoffice-contacts-1252.csv, with German column names", async () => {
    const path = join(import.meta.dirname, "spreadsheets/libreoffice-contacts-1252.csv");
    const { contents, said } = await checkTable(path, { type: "vcard", encoding: "windows-1252" });
    expect(contents[0]).toContain(
      "N:Müller;Jörg;;;\r\nFN:Jörg Müller\r\nORG:Müller & Söhne GmbH\r\nTEL:+49 30 1234567",
    );
    expect(contents[0]).toContain("ADR:;;Hauptstr. 1;Dresden;;01067;");
    expect(said).not.toContain("left out");
  });
});
