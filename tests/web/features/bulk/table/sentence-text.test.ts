// @vitest-environment node
import { zipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { BATCH_COLUMNS, COMMON_COLUMNS } from "../../../../../core/codes/texts/batch-columns.ts";
import {
  type DesignTexts,
  readBarcodeDesign,
  readQrDesign,
} from "../../../../../core/codes/texts/design-texts.ts";
import { LANGUAGES, type Language } from "../../../../../core/languages.ts";
import { loadAllTexts } from "../../../../../web/messages/load-texts.ts";
import { createTranslator } from "../../../../../web/messages/translator.ts";
import { newBulkDraft, settingsOf } from "../../../../../web/features/bulk/bulk-draft.ts";
import { checkTable, type Finding } from "../../../../../web/features/bulk/table/check-table.ts";
import { readTable } from "../../../../../web/features/bulk/table/read-table.ts";
import { columnLabel } from "../../../../../web/features/bulk/table/column-label.ts";
import { cell, sheetOf, workbook } from "../../../../support/files/workbook-file.ts";
import { failureOf } from "../../../../../web/features/bulk/batch-failure.ts";
import { failureText, reasonText } from "../../../../../web/features/bulk/table/sentence-text.ts";

beforeAll(loadAllTexts);

const TROUBLE = {
  barcode: [
    "EAN,file,quantity",
    "4006381333930,a,1",
    "4.00638E+12,b,0",
    "400638133393 1,c,1",
    "#N/A,d,abc",
    ",e,1",
    "36000291452,f,1",
    "Total,a/b,1",
    "4006381333931,CON,1,x",
  ],
  qr: [
    "url,file",
    "example.com,a",
    "htps//b.example,a",
    "“https://c.example”,b",
    "https://a.example https://b.example,c",
    "NULL,d",
  ],
  wifi: [
    "ssid,password,security,foreground",
    "Guest,longenough,WPA,nope",
    "Guest,short,WPA",
    "Guest,longenough,open",
    "Guest,x,secret",
    ",longenough,WPA",
  ],
  vcard: ["first name,email,phone,website", "Ada,a@example.com; b@example.com,12,x y", ",,,"],
};

async function findingsOf(type: keyof typeof TROUBLE) {
  const table = await readTable({
    file: new Blob([TROUBLE[type].join("\n")]),
    name: "t.csv",
    encoding: null,
    limit: 100,
  });
  const settings = settingsOf({ ...newBulkDraft(), type, barcodeFormat: "EAN13", output: "sheet" });
  const { rows, sentences } = checkTable(table, settings, new Set());
  return [
    ...rows.flatMap(({ problems, notes }) => [...problems, ...notes]),
    ...table.sentences,
    ...sentences,
  ];
}

test.each(Object.keys(TROUBLE) as (keyof typeof TROUBLE)[])(
  "what is said of a table of %s is said in every language, and nothing of it in English",
  async (type) => {
    const found: Pick<Finding, "message" | "reason">[] = await findingsOf(type);
    expect(found.length).toBeGreaterThan(1);
    for (const { message, reason } of found) {
      expect({ message, reason }).toMatchObject({ message, reason: { code: expect.any(String) as string } });
      const said = LANGUAGES.map((language) => reasonText(createTranslator(language), reason!));
      expect({ message, languages: new Set(said).size }).toEqual({ message, languages: LANGUAGES.length });
      expect(said.join("\n")).not.toMatch(/\b(?:rows|doubts|payload|barcode|wifi)\.\w|\{\w+\}/);
    }
  },
);

const bytesOf = (text: string, ...more: number[]) => Buffer.concat([Buffer.from(text), Buffer.from(more)]);
const zipOf = (...names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((each) => [each, bytesOf("x")]))));

/** A workbook whose directory says that its sheet unpacks to so many MB. */
function unpacksTo(size: number): Buffer {
  const bytes = Buffer.from(workbook(sheetOf(`<row>${cell("x")}</row>`)));
  bytes.writeUInt32LE(size * 1024 ** 2, bytes.lastIndexOf("xl/worksheets/sheet1.xml") - 46 + 24);
  return bytes;
}

test.each<[string, Buffer, RegExp, string?]>([
  ["t.csv", bytesOf("", 0xff, 0xfe, 0, 0, 0x61, 0, 0, 0), /^The file is in UTF-32/],
  ["t.csv", bytesOf("url\nzwölf\n", 0xfc, 0x0a), /^Line 3 is not UTF-8.*mixes encodings/, "utf-8"],
  ["t.csv", bytesOf("url\n", 0xfc, 0x0a), /^Line 2 is not UTF-8.*in Excel/, "utf-8"],
  ["t.csv", bytesOf(`url\n${"x".repeat(1_100_000)}`), /^Line 2 is longer than 1 MB/],
  ["t.csv", bytesOf("url\nzwölf\n"), /^The file begins in UTF-8/, "windows-1252"],
  ["t.csv", bytesOf("url\na", 0, 0x0a), /^Line 2 holds a NUL byte.*Save it as UTF-8\.$/],
  ["t.csv", bytesOf("url\n\u001b$B"), /^Line 2 holds letters of ISO-2022-JP: save/],
  ["t.csv", bytesOf("", 0xff, 0xfe, 0x61), /^The file is UTF-16 and holds half/],
  [
    "t.csv",
    bytesOf("url\n", 0x81, 0x0a),
    /^The file holds bytes that mean nothing in windows-1252/,
    "windows-1252",
  ],
  ["t.csv", bytesOf(""), /^There are no rows in it\.$/],
  ["t.xls", bytesOf("", 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), /^t\.xls is a workbook of Excel 97/],
  [
    "t.xlsx",
    Buffer.concat([
      bytesOf("", 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      Buffer.from("EncryptedPackage", "utf16le"),
    ]),
    /^t\.xlsx is protected with a password/,
  ],
  ["t.xlsx", bytesOf("<html></html>"), /^t\.xlsx is a web page or XML/],
  ["t.xls", bytesOf("<html></html>"), /^t\.xls is a web page or XML/],
  ["t.xlsx", bytesOf("%PDF-1.4\n"), /^t\.xlsx is not an Excel workbook \(\.xlsx\)\./],
  ["t.xlsx", bytesOf("", 0x89, 0x50, 0x4e, 0x47, 0), /^t\.xlsx is not an Excel workbook \(\.xlsx\)\./],
  ["t.xlsx", zipOf("xl/workbook.xml").subarray(0, 40), /^t\.xlsx is damaged, or not an Excel workbook/],
  ["t.xlsb", zipOf("xl/workbook.bin"), /^t\.xlsb is a binary workbook/],
  ["t.ods", zipOf("content.xml"), /^t\.ods is an OpenDocument file/],
  ["t.numbers", zipOf("Index.zip"), /^t\.numbers is a Numbers document/],
  ["t.zip", zipOf("a.txt"), /^t\.zip is a ZIP, but not an Excel workbook/],
  ["t.xlsx", Buffer.from(workbook("no XML")), /^The workbook is damaged: open it/],
  [
    "t.xlsx",
    Buffer.from(workbook(sheetOf(`<row>${cell("x".repeat(600_000)).repeat(2)}</row>`))),
    /^Line 1 is longer than 1 MB, so this is not a sheet/,
  ],
  [
    "t.xlsx",
    Buffer.from(workbook(sheetOf(`<row r="7">${cell("x", "XFD7")}</row>`))),
    /^Line 7 has text beyond the column 1024/,
  ],
  ["t.xlsx", unpacksTo(129), /^t\.xlsx unpacks to more than 128 MB/],
])("%s that is no table is refused in every language (case %#)", async (name, bytes, english, encoding) => {
  const file = new Blob([new Uint8Array(bytes)]);
  const table = readTable({ file, name, encoding: encoding ?? null, limit: 100 });
  const failure = await table.then(() => expect.fail("it was read"), failureOf);
  const said = LANGUAGES.map((language) => failureText(createTranslator(language), failure));
  expect(said[LANGUAGES.indexOf("en")]).toMatch(english);
  expect(new Set(said).size).toBe(LANGUAGES.length);
  expect(said.join("\n")).not.toMatch(/\brows\.\w|\{\w+\}/);
});

test("the English of the page is that of the command line, but for the names of its buttons", async () => {
  const t = createTranslator("en");
  const [first] = await findingsOf("barcode");
  expect(first?.reason && reasonText(t, first.reason)).toBe(first?.message);
});

test.each([
  ["en", "Quantity"],
  ["de", "Anzahl"],
  ["pt", "Quantidade"],
] as [Language, string][])("columns have names in %s", (language, name) => {
  expect(columnLabel(createTranslator(language), "quantity")).toBe(name);
});

test.each(LANGUAGES)("every column has a name, and no other has it, in %s", (language) => {
  const t = createTranslator(language);
  const columns = new Map<string, string[]>();
  for (const column of COMMON_COLUMNS)
    columns.set(columnLabel(t, column), [...(columns.get(columnLabel(t, column)) ?? []), column]);
  expect([...columns].filter(([, { length }]) => length > 1)).toEqual([]);
  // the page has one content, and it is named
  for (const column of BATCH_COLUMNS) expect(columnLabel(t, column)).not.toBe(column.replaceAll("_", " "));
});

test("a column of a design has the name of its field", () => {
  for (const t of LANGUAGES.map(createTranslator)) {
    expect(columnLabel(t, "margin")).toBe(t("barcodes.margin"));
    expect(columnLabel(t, "quiet_zone")).toBe(t("generator.quiet_zone"));
    expect(columnLabel(t, "modules")).toBe(t("style.modules"));
  }
});

test("a column that fills a form of a row's own type has the name of its field", () => {
  expect(columnLabel(createTranslator("de"), "amount")).toBe("Betrag");
  expect(columnLabel(createTranslator("en"), "pix_key")).toBe("Pix key");
  expect(columnLabel(createTranslator("en"), "merchant")).toBe("Recipient");
  expect(columnLabel(createTranslator("en"), "creditor_house_number")).toBe("Recipient (House number)");
  expect(columnLabel(createTranslator("de"), "debtor_zip_code")).toBe("Zahlungspflichtig (Postleitzahl)");
});

test.each<[DesignTexts, string]>([
  [{ foreground: "nope" }, "„nope“ ist keine Farbe: Schreiben Sie # mit 3, 4, 6 oder 8 Hexadezimalziffern."],
  [{ background: "nope" }, "oder transparent."],
  [{ eye_color: "nope" }, "oder same."],
  [{ frame: "label", frame_color: "nope" }, "„nope“ ist keine Farbe"],
  [{ frame: "gold" }, "„gold“ ist keins von label,"],
  [{ frame_text: "Scan" }, "Dafür braucht es einen Rahmen"],
  [{ frame: "label", frame_text: "x".repeat(200) }, "dieser Text hat 200."],
  [{ modules: "stars" }, "„stars“ ist keins von square"],
  [{ level: "x" }, "„x“ ist keins von L, M, Q, H."],
  [{ preset: "nope" }, "„nope“ ist keine Vorlage"],
  [{ eyes: "leaf," }, "„leaf,“ hat einen leeren Teil"],
  [{ eyes: "leaf,leaf,leaf" }, "hat 3 Teile"],
  [{ gradient: "nope" }, "„nope“ ist kein Verlauf"],
  [{ gradient: "linear 360 #000 #fff" }, "0 bis 359 Grad"],
  [{ gradient: "#12345 #fff" }, "ist falsch: Schreiben Sie Farben"],
  [{ gradient: "#000 #000" }, "Die beiden Farben sind gleich"],
  [{ margin: "x" }, "„x“ ist keine Zahl."],
  [{ quiet_zone: "11" }, "„11“ ist zu groß: höchstens 10 Module."],
  [{ size: "20" }, "„20“ ist zu klein: mindestens 64 px."],
  [{ logo_size: "5" }, "mindestens 20 Prozent."],
  [{ size: "x" }, "„x“ ist weder eine Zahl in px noch eine Länge"],
  [{ size: "300.5" }, "„300.5“ ist keine ganze Zahl."],
  [{ width: "300" }, "Zu einer Breite gehört eine Höhe."],
  [{ height: "300" }, "Zu einer Höhe gehört eine Breite."],
  [{ size: "0.05mm" }, "„0.05mm“ ist zu klein: mindestens 0,085 mm bei 300 dpi."],
  [
    { size: "200mm", dpi: "600" },
    "höchstens 169,333 mm bei 600 dpi. Bis 508 dpi ginge es, oder schreiben Sie eine kleinere Länge.",
  ],
  [{ module: "x" }, "„x“ ist weder eine Länge wie 0.4mm noch 2 bis"],
  [{ dpi: "x" }, "„x“ ist keine Auflösung"],
  [{ width: "30mm" }, "Breite und Höhe der Fläche"],
  [{ size: "30mm", module: "1mm" }, "Die Größe ergibt sich aus dem Modul"],
])("what is wrong with the design %j is said in every language", (texts, german) => {
  const reading = readQrDesign(texts);
  const [problem] = reading.ok ? [] : reading.problems;
  const inLanguage = (language: Language) => failureText(createTranslator(language), problem!);
  expect(inLanguage("de")).toContain(german);
  expect(new Set(LANGUAGES.map(inLanguage)).size).toBe(LANGUAGES.length);
  expect(LANGUAGES.map(inLanguage).join("\n")).not.toMatch(/\b(?:rows|bulk|frame)\.\w|\{\w+\}/);
});

test.each<[DesignTexts, string]>([
  [{ display_value: "maybe" }, "„maybe“ ist weder ja noch nein."],
  [{ module: "1mm", bar_width: "2" }, "Das Modul ist die Breite des schmalsten Strichs"],
  [{ module: "1mm", width: "30mm", height: "20mm" }, "Die Striche füllen die Fläche"],
  [{ bar_height: "20mm", bar_width: "2" }, "Neben einer Länge ist auch die Strichbreite eine Länge"],
])("what is wrong with the bars %j is said in every language", (texts, german) => {
  const reading = readBarcodeDesign(texts);
  const [problem] = reading.ok ? [] : reading.problems;
  const said = LANGUAGES.map((language) => failureText(createTranslator(language), problem!));
  expect(said[LANGUAGES.indexOf("de")]).toContain(german);
  expect(new Set(said).size).toBe(LANGUAGES.length);
});

test("lengths have the decimal sign of the language", () => {
  const values = { width: "24.977 mm", height: "10 mm" };
  const reason = { code: "rows.label_picture_room", values };
  expect(reasonText(createTranslator("de"), reason)).toContain("24,977 mm mal 10 mm");
  expect(reasonText(createTranslator("en"), reason)).toContain("24.977 mm by 10 mm");
});
