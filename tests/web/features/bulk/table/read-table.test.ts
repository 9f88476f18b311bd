// @vitest-environment node
import { expect, test } from "vitest";
import { readTable } from "../../../../../web/features/bulk/table/read-table.ts";
import { workbookOf, workbookOfSheets } from "../../../../support/files/workbook-file.ts";

const read = (content: BlobPart, name = "", limit = 10) =>
  readTable({ file: new Blob([content]), name, encoding: null, limit });

test("a workbook is read without Node, up to the limit of rows", async () => {
  const bytes = workbookOf([["content", "file"], ...Array.from({ length: 12 }, (_, at) => [`c${at}`, at])]);
  const table = await read(Uint8Array.from(bytes), "a.xlsx");
  expect(table).toMatchObject({ names: ["content", "file"], more: true, isWorkbook: true });
  expect(table.records.map(({ cells }) => cells[0])).toEqual(Array.from({ length: 10 }, (_, at) => `c${at}`));
});

test("a text that is no UTF-8 is read in the encoding that makes words of it", async () => {
  const table = await read(Uint8Array.from(Buffer.from("content\nMüller\n", "latin1")));
  expect(table.encoding).toBe("windows-1252");
  expect(table.records[0]?.cells).toEqual(["Müller"]);
});

test("letters that are no UTF-8 are recognized beyond the first megabyte, too", async () => {
  const rows = Array.from({ length: 60_000 }, (_, at) => `https://a.example/${at}\n`).join("");
  const late = Buffer.from(`url\n${rows}https://a.example/Müller\n`, "latin1");
  const table = await read(Uint8Array.from(late), "late.csv");
  expect(table.encoding).toBe("windows-1252");
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
