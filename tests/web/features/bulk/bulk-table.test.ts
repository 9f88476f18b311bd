// @vitest-environment node
import { expect, test } from "vitest";
import { QR_SIZE } from "../../../../core/codes/qr/design.ts";
import { batchCommand } from "../../../../web/features/bulk/command/batch-command.ts";
import {
  type BulkDraft,
  bulkDraftSchema,
  newBulkDraft,
  settingsOf,
} from "../../../../web/features/bulk/bulk-draft.ts";
import { NEW_LABEL_LOOK, NEW_OWN_LABEL } from "../../../../web/features/bulk/labels/label-choices.ts";
import {
  lastLine,
  withNewRow,
  withEdits,
  withHeader,
} from "../../../../web/features/bulk/table/bulk-table.ts";
import { sortedRows } from "../../../../web/features/bulk/table/row-order.ts";
import { tableCsv } from "../../../../web/features/bulk/table/table-csv.ts";
import { designFile } from "../../../../web/features/bulk/look/design-texts.ts";
import { checkTable } from "../../../../web/features/bulk/table/check-table.ts";
import { readTable } from "../../../../web/features/bulk/table/read-table.ts";
import { workbookOf, workbookOfSheets } from "../../../support/files/workbook-file.ts";

const read = (content: BlobPart, name = "", limit = 10) =>
  readTable({ file: new Blob([content]), name, encoding: null, limit });

test("a workbook is read without Node, up to the limit of rows", async () => {
  const bytes = workbookOf([["content", "file"], ...Array.from({ length: 12 }, (_, at) => [`c${at}`, at])]);
  const table = await read(Uint8Array.from(bytes), "a.xlsx");
  expect(table).toMatchObject({ names: ["content", "file"], more: true, isWorkbook: true });
  expect(table.records.map(({ cells }) => cells[0])).toEqual(Array.from({ length: 10 }, (_, at) => `c${at}`));
});

test("a list without a header is one of rows, until somebody says otherwise", async () => {
  const table = await read("https://a.example\nhttps://b.example");
  expect(table).toMatchObject({ names: ["content"], header: null });
  expect(table.records).toHaveLength(2);
  expect(withHeader(table, true)).toMatchObject({ names: ["https://a.example"], records: [{ line: 2 }] });
});

test("a text that is no UTF-8 is read in the encoding that makes words of it", async () => {
  const table = await read(Uint8Array.from(Buffer.from("content\nMüller\n", "latin1")));
  expect(table.encoding).toBe("windows-1252");
  expect(table.records[0]?.cells).toEqual(["Müller"]);
});

test("a wrong check digit has its correction, and the row is right with it", async () => {
  const table = await read("EAN\n4006381333930\n", "a.csv");
  const settings = settingsOf({ ...newBulkDraft(), type: "barcode", barcodeFormat: "EAN13" });
  const [row] = checkTable(table, settings, new Set()).rows;
  expect(row?.problems).toMatchObject([{ place: 0, corrected: "4006381333931" }]);
  const fixed = withEdits(table, [{ row: 0, place: 0, text: "4006381333931" }]);
  expect(checkTable(fixed, settings, new Set()).rows[0]).toMatchObject({ problems: [], file: "000001.png" });
});

test("the command of a longer table says what was chosen, and the error correction, which is another one by default", async () => {
  const table = await read("url\nhttps://a.example\n", "my list.csv");
  const draft = newBulkDraft();
  expect(batchCommand(table, settingsOf(draft), draft)).toEqual({
    text: "quietzone batch 'my list.csv' --output codes.zip --level M --verify",
    needsDesign: false,
    notes: [],
  });
  const blue = settingsOf({ ...draft, format: "svg", design: { ...draft.design, foreground: "#1e3a8a" } });
  expect(batchCommand(table, blue, draft)).toEqual({
    text: "quietzone batch 'my list.csv' --output codes.zip --format svg --design design.json --verify",
    needsDesign: true,
    notes: [],
  });
  const press = { isBlack: true, bleed: 3, cropMarks: true, reduction: 0.02 };
  const eps = { ...draft, format: "eps" as const, press };
  expect(batchCommand(table, settingsOf(eps), eps).text).toBe(
    "quietzone batch 'my list.csv' --output codes.zip --format eps --ink k --bleed 3mm --crop-marks --bar-width-reduction 0.02mm --level M --verify",
  );
  // pictures for screens have none of it
  const png = { ...draft, press };
  expect(batchCommand(table, settingsOf(png), png).text).toBe(
    "quietzone batch 'my list.csv' --output codes.zip --level M --verify",
  );
  // its codes are as large as without the file
  expect(designFile(draft.design, null)).toMatchObject({ size: QR_SIZE.default });
});

test("the command of labels is that of sheets, with their measures, their lines and the columns that were chosen", async () => {
  const table = await read("EAN,Name,Price,n\n4006381333931,Pen,1.50,2\n", "-shelf.csv");
  const draft: BulkDraft = {
    ...newBulkDraft(),
    type: "barcode",
    barcodeFormat: "EAN13",
    output: "sheet",
    start: "5",
    textColumns: [2, 1],
    columns: { content: 0, quantity: 3, file: 1 },
    labelLook: { ...NEW_LABEL_LOOK, side: "bottom", textSize: 7, border: true },
    look: { ...newBulkDraft().look, print: { dpi: 600, barWidth: 8 } },
  };
  expect(batchCommand(table, settingsOf(draft), draft)).toEqual({
    text:
      "quietzone sheet ./-shelf.csv --output labels.pdf --template 'Avery L7160' --start 5 --text Price --text Name" +
      " --text-size 7pt --code-side bottom --border --type barcode --barcode-format EAN13 --content-column EAN --module 8 --dpi 600",
    needsDesign: false,
    // the command line has no option for this column and finds it only by name
    notes: [{ kind: "rename", name: "n", column: "quantity" }],
  });
  const own: BulkDraft = {
    ...draft,
    columns: {},
    textColumns: [],
    labelLook: NEW_LABEL_LOOK,
    look: newBulkDraft().look,
    ownLabel: { ...NEW_OWN_LABEL, width: "60", height: "40,5", columns: "2", left: "10", gapX: "2" },
  };
  expect(batchCommand(table, settingsOf(own), own).text).toBe(
    "quietzone sheet ./-shelf.csv --output labels.pdf --label 60mmx40.5mm --page a4 --columns 2 --page-margin 10mm,6.75mm --gap 2mm,0mm" +
      " --start 5 --type barcode --barcode-format EAN13",
  );
  const placed: BulkDraft = {
    ...own,
    ownLabel: null,
    labelLook: {
      ...NEW_LABEL_LOOK,
      margin: "0,5",
      offsetX: "-1,5",
      offsetY: "2",
      pageNumbers: true,
      firstPage: true,
      cropMarks: true,
    },
  };
  expect(batchCommand(table, settingsOf(placed), placed).text).toContain(
    "--label-margin 0.5mm --offset -1.5mm,2mm --crop-marks --page-numbers --first-page",
  );
  const printer: BulkDraft = { ...own, output: "printer", dpi: 300 };
  expect(batchCommand(table, settingsOf(printer), printer).text).toBe(
    "quietzone sheet ./-shelf.csv --output labels.zpl --label 60mmx40.5mm --type barcode --barcode-format EAN13 --dpi 300",
  );
});

test("a batch that was saved with one line of text opens with it", () => {
  const { textColumns: _columns, ownLabel: _own, labelLook: _look, page: _page, ...older } = newBulkDraft();
  const opened = bulkDraftSchema.parse({ ...older, textColumn: 2, start: "7" });
  expect(opened).toEqual({ ...newBulkDraft(), textColumns: [2], start: "7" });
  expect(bulkDraftSchema.parse({ ...older, textColumn: null }).textColumns).toEqual([]);
  // saved before labels had margins, offsets and numbers
  const look = { side: "top", align: null, textSize: 9, rotation: 0, border: true };
  expect(bulkDraftSchema.parse({ ...older, labelLook: look }).labelLook).toEqual({
    ...NEW_LABEL_LOOK,
    side: "top",
    border: true,
  });
});

test("a workbook opens at its first sheet with rows, and any other can be chosen", async () => {
  const bytes = workbookOfSheets({
    Notes: [],
    Tables: [["url"], ["https://b.example"]],
    Doors: [["url"], ["https://c.example"]],
  });
  const source = { file: new Blob([Uint8Array.from(bytes)]), name: "a.xlsx", encoding: null, limit: 10 };
  const first = await readTable(source);
  expect(first.records[0]?.cells).toEqual(["https://b.example"]);
  expect(first).toMatchObject({ sheets: ["Notes", "Tables", "Doors"], sheet: "Tables" });
  const chosen = await readTable({ ...source, sheet: "Doors" });
  expect(chosen.records[0]?.cells).toEqual(["https://c.example"]);
});

test("letters that are no UTF-8 are recognized beyond the first megabyte, too", async () => {
  const rows = Array.from({ length: 60_000 }, (_, at) => `https://a.example/${at}\n`).join("");
  const late = Buffer.from(`url\n${rows}https://a.example/Müller\n`, "latin1");
  const table = await read(Uint8Array.from(late), "late.csv");
  expect(table.encoding).toBe("windows-1252");
});

test("a row with a broken quote is one row with its text and a sentence, and so is a quote that is never closed", async () => {
  const table = await read('content,file\nHello "x" world,a\nfine,b\n"never closed,c\nfine too,d\n', "q.csv");
  expect(table.records.map(({ line, cells }) => [line, ...cells])).toEqual([
    [2, 'Hello "x" world', "a"],
    [3, "fine", "b"],
    [4, '"never closed', "c"],
    [5, "fine too", "d"],
  ]);
  const { rows } = checkTable(table, settingsOf(newBulkDraft()), new Set());
  expect(rows.map(({ problems }) => problems.map(({ reason }) => reason?.code))).toEqual([
    ["rows.quote_inside"],
    [],
    ["rows.quote_open"],
    [],
  ]);
});

test("a check digit that the code adds is said", async () => {
  const table = await read("EAN\n400638133393\n", "a.csv");
  const settings = settingsOf({ ...newBulkDraft(), type: "barcode", barcodeFormat: "EAN13" });
  const [row] = checkTable(table, settings, new Set()).rows;
  expect(row?.notes.map(({ reason }) => reason)).toMatchObject([
    { code: "barcode.completed", values: { digit: "1" } },
  ]);
});

test("rows are sorted as people count, empty ones last, and what is taken as it is stays with its row", async () => {
  const table = await read("text,n\na,10\nb,9\nc,\nd,1\n", "a.csv");
  const up = sortedRows(table, [0], 1, "ascending", "en");
  expect(up.table.records.map(({ cells }) => cells[0])).toEqual(["d", "b", "a", "c"]);
  expect(up.kept).toEqual([2]);
  const down = sortedRows(up.table, up.kept, 1, "descending", "en");
  expect(down.table.records.map(({ cells }) => cells[0])).toEqual(["a", "b", "d", "c"]);
  expect(down.kept).toEqual([0]);
});

test("a table that is downloaded is read as the same table", async () => {
  const table = await read(
    'url,note\nhttps://a.example,"one, ""two"""\nhttps://b.example," padded "\n',
    "a.csv",
  );
  const longer = withNewRow(table, lastLine([table]) + 1);
  expect(longer.records.at(-1)).toEqual({ line: 4, cells: ["", ""] });
  const again = await read(tableCsv(table), "a.csv");
  expect(again.names).toEqual(table.names);
  expect(again.records.map(({ cells }) => cells)).toEqual(table.records.map(({ cells }) => cells));
});

test("a row that names a preset is made with it, and an unknown name is wrong with that row", async () => {
  const table = await read(
    "url,design\nhttps://a.example,Ocean\nhttps://b.example,\nhttps://c.example,oceann\n",
  );
  const { rows } = checkTable(table, settingsOf(newBulkDraft()), new Set());
  expect(rows.map(({ isStyled }) => isStyled)).toEqual([true, false, true]);
  expect(rows[0]?.order?.design).toMatchObject({ foreground: "#0c4a6e", style: { modules: "connected" } });
  expect(rows[2]).toMatchObject({
    order: null,
    canKeep: true,
    problems: [{ column: "design", place: 1, reason: { code: "rows.design" } }],
  });
});

test("a row names a brand in any case, before a preset of that name, and is offered brands and presets", async () => {
  const table = await read(
    "url,design\nhttps://a.example,SUMMER sale\nhttps://b.example,ocean\nhttps://c.example,winter\n",
  );
  const brands = [
    { name: "Summer Sale", texts: { foreground: "#7c2d12" }, logo: "brand:0" },
    { name: "Ocean", texts: { foreground: "#14532d" }, logo: null },
    { name: "ocean", texts: { foreground: "#000000" }, logo: null },
    {
      name: "Later",
      texts: {},
      logo: null,
      problem: "Later is of version 2, and this program reads version 1",
    },
  ];
  const { rows } = checkTable(table, settingsOf(newBulkDraft()), new Set(), brands);
  expect(rows[0]).toMatchObject({ problems: [], isStyled: true });
  expect(rows[0]?.order).toMatchObject({ design: { foreground: "#7c2d12" }, logo: "brand:0" });
  expect(rows[1]?.order).toMatchObject({ design: { foreground: "#14532d" }, logo: null });
  expect(rows[2]?.problems[0]?.message).toMatch(/choose one of Summer Sale, Ocean, ocean, (?!Later)/);
});

test("the command of a table without a header names the line that it needs above the rows", async () => {
  const list = await read("https://example.com/1\nhttps://example.com/2\n", "");
  expect(list.header).toBeNull();
  const draft = newBulkDraft();
  expect(batchCommand(list, settingsOf(draft), draft).notes).toEqual([{ kind: "header", line: "content" }]);

  const columns = await read("A1,https://example.com/1,Pen\nA2,https://example.com/2,Cup\n", "");
  const bare = columns.header === null ? columns : withHeader(columns, false);
  const labels: BulkDraft = {
    ...draft,
    output: "sheet",
    columns: { content: 1 },
    textColumns: [2],
  };
  const command = batchCommand(bare, settingsOf(labels), labels);
  const [note] = command.notes;
  expect(note).toEqual({ kind: "header", line: expect.stringMatching(/^\w+,content,C$/) });
  expect(command.text).toContain("--text C");
});
