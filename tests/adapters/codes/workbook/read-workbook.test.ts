import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readWorkbook } from "../../../../adapters/codes/workbook/read-workbook.node.ts";
import { cell, MAIN, OFFICE, sheetOf, workbook } from "../../../support/files/workbook-file.ts";
import { checkTable } from "../../../support/programs/check-table.ts";
import { temporaryFolder } from "../../../support/temporary-folder.ts";

const read = async (
  bytes: Uint8Array,
  { style = "flag", change }: { style?: "flag" | "query"; change?: (path: string) => void } = {},
) => {
  const path = join(await temporaryFolder(), "codes.xlsx");
  writeFileSync(path, bytes);
  change?.(path);
  const sentences: string[] = [];
  const rows: [number, ...string[]][] = [];
  const file = { name: "codes.xlsx", path, sheet: null, style };
  for await (const records of readWorkbook(file, (sentence) => sentences.push(sentence))) {
    rows.push(...records.map(({ line, cells }): [number, ...string[]] => [line, ...cells]));
  }
  return { rows, sentences };
};

/** A row with a number in this style and a price. */
const numberRow = (style: number, value: number) =>
  `<row><c s="${style}"><v>${value}</v></c><c s="1"><v>1</v></c></row>`;

describe("a workbook", () => {
  it("may have gaps between cells and rows, and cells without references", async () => {
    const sheet = sheetOf(
      `<row r="2">${cell("b", "B2")}${cell("d", "D2")}</row><row r="70000">${cell("aa", "AA70000")}</row><row>${cell("x")}${cell("y")}</row>`,
    );
    const { rows } = await read(workbook(sheet));
    expect(rows).toEqual([
      [2, "", "b", "", "d"],
      [70_000, ...Array.from({ length: 26 }, () => ""), "aa"],
      [70_001, "x", "y"],
    ]);
  });

  it("may have namespace prefixes, CDATA and rich text", async () => {
    const sheet = `<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>1</x:v></x:c><x:c r="B1" t="str"><x:v><![CDATA[<&>]]>_x0041_&amp;</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    const strings = `<sst xmlns="${MAIN}"><si><t>zero</t></si><si><r><t>o</t></r><r><t xml:space="preserve">n </t></r><r><t>漢👋</t></r><rPh><t>kan</t></rPh></si></sst>`;
    const { rows } = await read(workbook(sheet, { "xl/sharedStrings.xml": strings }));
    expect(rows).toEqual([[1, "on 漢👋", "<&>A&"]]);
  });

  it("has differences between its contents and their formatted display counted", async () => {
    const styles = `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="0.00&quot; €&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="3"/></cellXfs></styleSheet>`;
    const sheet = sheetOf(
      `<row>${cell("content")}${cell("price")}</row>${numberRow(1, 12.5)}${numberRow(1, 3)}${numberRow(2, 1234567)}${numberRow(0, 7)}`,
    );
    const path = join(await temporaryFolder(), "codes.xlsx");
    writeFileSync(path, workbook(sheet, { "xl/styles.xml": styles }));
    const { contents, said } = await checkTable(path);
    expect(contents).toEqual(["12.50 €", "3.00 €", "1234567", "7"]);
    expect(said).toContain(
      '2 numbers have a text from their format, such as a currency or a unit (first on line 2). The code holds "12.50 €". If the number alone',
    );
    expect(said).toContain(
      '1 number is shown with thousands separators (first on line 4). The code holds "1234567".',
    );
  });

  it("is read with the number formats of its cells", async () => {
    const styles = `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`;
    const sheet = sheetOf(
      `<row><c s="1"><v>42</v></c><c s="0"><v>42</v></c><c s="9"><v>4.2E1</v></c><c t="b"><v>1</v></c><c s="1"/></row>`,
    );
    expect((await read(workbook(sheet, { "xl/styles.xml": styles }))).rows).toEqual([
      [1, "00042", "42", "42", "TRUE"],
    ]);
  });

  it("with 200,000 different texts is read", async () => {
    const count = 200_000;
    const strings = Array.from({ length: count }, (_, index) => `<si><t>text ${index}</t></si>`).join("");
    const cells = Array.from(
      { length: count },
      (_, index) => `<row><c t="s"><v>${count - 1 - index}</v></c></row>`,
    );
    const { rows } = await read(
      workbook(sheetOf(cells.join("")), { "xl/sharedStrings.xml": `<sst>${strings}</sst>` }),
    );
    expect(rows).toHaveLength(count);
    expect([rows[0], rows.at(-1)]).toEqual([
      [1, "text 199999"],
      [count, "text 0"],
    ]);
  });
});

describe("refuses a workbook that is damaged or would exhaust memory or time:", () => {
  const blanks = " ".repeat(1_200_000);
  it.each([
    ["an unterminated text", sheetOf(`<row>${cell("x".repeat(5_000_000))}</row>`), /The workbook is damaged/],
    ["an unterminated comment", sheetOf(`<!--${blanks.repeat(4)}-->`), /The workbook is damaged/],
    [
      "a row that is too long",
      sheetOf(`<row>${cell("x".repeat(600_000)).repeat(2)}</row>`),
      /Line 1 is longer than 1 MB/,
    ],
    [
      "a row that is too wide",
      sheetOf(`<row r="7">${cell("x", "XFD7")}</row>`),
      /Line 7 has text beyond the column 1024/,
    ],
    [
      "nested entities",
      `<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${sheetOf(`<row>${cell("&b;")}</row>`)}`,
      /The workbook is damaged/,
    ],
    ["no XML", "content,file", /The workbook is damaged/],
  ])("%s", async (_, sheet, sentence) => {
    await expect(read(workbook(sheet))).rejects.toMatchObject({
      code: "validation_failed",
      message: expect.stringMatching(sentence),
    });
  });

  it.each([
    ["flag", 1025, 1024],
    ["query", 65, 64],
  ] as const)(
    "a sheet that unpacks to more than the limit, before unpacking it: %s",
    async (style, size, most) => {
      const bytes = Buffer.from(workbook(sheetOf(`<row>${cell("x")}</row>`)));
      const entry = bytes.lastIndexOf("xl/worksheets/sheet1.xml") - 46;
      bytes.writeUInt32LE(size * 1024 ** 2, entry + 24);
      await expect(read(bytes, { style })).rejects.toThrow(
        `unpacks to more than ${most} MB. Save the sheet as CSV`,
      );
    },
  );

  it("a sheet that unpacks to more than it declares", async () => {
    const bytes = Buffer.from(workbook(sheetOf(`${"<row/>".repeat(100_000)}<row>${cell("x")}</row>`)));
    const entry = bytes.lastIndexOf("xl/worksheets/sheet1.xml") - 46;
    bytes.writeUInt32LE(1000, entry + 24);
    await expect(read(bytes)).rejects.toThrow(/codes\.xlsx is damaged, or not an Excel workbook/);
  });

  it("a truncated file", async () => {
    const bytes = workbook(sheetOf(`<row>${cell("x")}</row>`));
    await expect(read(bytes, { change: (path) => truncateSync(path, bytes.length - 30) })).rejects.toThrow(
      /is damaged/,
    );
    await expect(read(bytes.slice(0, 3))).rejects.toThrow("codes.xlsx is not an Excel workbook (.xlsx)");
  });

  it("a part that was damaged", async () => {
    const bytes = workbook(sheetOf(`<row>${cell("x")}</row>`.repeat(50)));
    const at = Buffer.from(bytes).indexOf("xl/worksheets/sheet1.xml") + 30;
    bytes.fill(0xff, at, at + 20);
    await expect(read(bytes)).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("300 workbooks with random changes, unless they can be read", async () => {
    const whole = readFileSync(join(import.meta.dirname, "../../../cli/spreadsheets/excel.xlsx"));
    let seed = 7;
    const random = (below: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31) % below;
    for (let round = 0; round < 300; round += 1) {
      const bytes = Uint8Array.from(whole);
      for (let change = 0; change < 3; change += 1) bytes[random(bytes.length)] = random(256);
      const outcome = await read(bytes).then(
        () => "read",
        (error: unknown) => (error instanceof Error ? error.name : "?"),
      );
      expect(["read", "DomainError"]).toContain(outcome);
    }
  });
});

describe("the sheet of a workbook", () => {
  it("must have rows", async () => {
    const book = `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="Chart" r:id="c"/></sheets></workbook>`;
    await expect(read(workbook(sheetOf(""), { "xl/workbook.xml": book }))).rejects.toThrow(
      "There is no sheet of rows",
    );
  });

  it("is reported if there are others, with its merged and hidden cells", async () => {
    const book = `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="A" r:id="s1"/><sheet name="B" r:id="s1"/></sheets></workbook>`;
    const merged = '<mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="A2:A3"/></mergeCells>';
    const sheet = sheetOf(`<row hidden="1">${cell("x")}</row><row hidden="true">${cell("y")}</row>`, merged);
    expect((await read(workbook(sheet, { "xl/workbook.xml": book }))).sentences).toEqual([
      'Of the sheets "A", "B", "A" is read. Choose another one with --sheet B.',
      "2 hidden rows are read, too.",
      "Merged cells have their text in the first row only: A2:A3.",
    ]);
  });
});

const checked = async (rows: string, columns = "") => {
  const path = join(await temporaryFolder(), "codes.xlsx");
  const sheet = sheetOf(rows).replace("<sheetData>", `${columns}<sheetData>`);
  writeFileSync(path, workbook(sheet));
  return checkTable(path);
};

describe("the columns of a workbook", () => {
  it("are reported if they are hidden and used", async () => {
    const rows = `<row>${cell("url")}${cell("website")}</row><row>${cell("a")}${cell("b")}</row>`;
    const columns =
      '<cols><col min="-9999999999" max="1" hidden="1"/><col min="3" max="9999999999" hidden="true"/></cols>';
    const { said, contents } = await checked(rows, columns);
    expect(said).toContain('Hidden in the sheet and read all the same: "url" as content.');
    expect(contents).toEqual(["a"]);
    expect((await checked(rows)).said).not.toContain("Hidden");
  });

  it("are named by letter if the header line is missing", async () => {
    const { said } = await checked(
      `<row>${cell("Hall")}${cell("A1")}</row><row>${cell("Hall")}${cell("A2")}</row>`,
    );
    expect(said).toContain('Insert a row above it, with "file" in column A and "content" in column B.');
  });
});

const dateRow = (value: string): string => `<row><c t="d"><v>${value}</v></c></row>`;

describe("the cells of a workbook", () => {
  it("with a link but no result are refused for that alone", async () => {
    const formula = '<c><f>HYPERLINK("https://a.example/1","Buy")</f></c>';
    const { said } = await checked(`<row>${cell("content")}</row><row>${formula}</row>`);
    expect(said).toContain("The cell has a formula without a result.");
    expect(said).not.toContain("links");
  });

  it.each([
    ['HYPERLINK("https://a.example/1","Buy")', "Buy", '"Buy" links to https://a.example/1.'],
    ['HYPERLINK("https://a.example/"&amp;A3,"Buy")', "Buy", '"Buy" links to another address.'],
    ['HYPERLINK("https://a.example/"&amp;A3)', "https://a.example/2", null],
    ["HYPERLINK(B2)", "https://a.example/2", null],
  ])("are reported as links only if the link target is known: %s", async (formula, text, sentence) => {
    const linked = `<c t="str"><f>${formula}</f><v>${text}</v></c>`;
    const { said } = await checked(`<row>${cell("content")}</row><row>${linked}</row>`);
    expect(said.includes("link")).toBe(sentence !== null);
    expect(said).toContain(sentence ?? "");
  });

  it("are reported if they hold a date or a time", async () => {
    const { said } = await checked(
      `<row>${cell("content")}</row>${dateRow("2026-10-12")}${dateRow("12:30:00")}`,
    );
    expect(said).toContain(
      "The cell holds a date, 2026-10-12: a spreadsheet may have made it from a text like 10-12.",
    );
    expect(said).toContain(
      "The cell holds a time, 12:30:00: a spreadsheet may have made it from a text like 12:30.",
    );
  });
});
