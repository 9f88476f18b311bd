// @vitest-environment node
import { expect, test } from "vitest";
import { batchCommand } from "../../../../web/features/bulk/make/batch-command.ts";
import { newBulkDraft, settingsOf } from "../../../../web/features/bulk/bulk-draft.ts";
import { withEdits, withHeader } from "../../../../web/features/bulk/table/bulk-table.ts";
import { checkTable } from "../../../../web/features/bulk/table/check-table.ts";
import { readTable } from "../../../../web/features/bulk/table/read-table.ts";
import { workbookOf } from "../../../support/files/workbook-file.ts";

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

test("the command of a longer table says what was chosen, and nothing else", async () => {
  const table = await read("url\nhttps://a.example\n", "my list.csv");
  const draft = newBulkDraft();
  expect(batchCommand(table, settingsOf(draft))).toEqual({
    text: "quietzone batch 'my list.csv' --output codes.zip --verify",
    needsDesign: false,
  });
  const blue = settingsOf({ ...draft, format: "svg", design: { ...draft.design, foreground: "#1e3a8a" } });
  expect(batchCommand(table, blue)).toEqual({
    text: "quietzone batch 'my list.csv' --output codes.zip --format svg --design design.json --verify",
    needsDesign: true,
  });
});
