import { expect, test } from "vitest";
import { alignRows } from "../../../../../web/features/bulk/table/align-rows.ts";
import { type BulkTable, withEdits, withoutRows } from "../../../../../web/features/bulk/table/bulk-table.ts";
import type { CheckedTable } from "../../../../../web/features/bulk/table/check-table.ts";

const table: BulkTable = {
  name: "",
  isWorkbook: false,
  names: ["EAN"],
  header: null,
  records: ["a", "b", "c"].map((text, at) => ({ line: at + 2, cells: [text] })),
  more: false,
  encoding: null,
  encodings: [],
  sheets: [],
  sheet: null,
  sentences: [],
};
const checked: CheckedTable = {
  fields: [],
  missing: [],
  optional: [],
  hasProductNumbers: false,
  sentences: [],
  inkFault: null,
  rows: table.records.map(({ cells: [text = ""] }) => ({
    problems: [{ column: "content", place: 0, message: text, corrected: text.toUpperCase() }],
    notes: [],
    canKeep: true,
    order: null,
    isStyled: false,
    file: text,
  })),
};
const said = (now: BulkTable) =>
  alignRows(now, table, checked).rows.map(({ file, problems }) => [file, problems[0]?.corrected]);

test("rows below one that was removed keep what was said of themselves", () => {
  expect(said(withoutRows(table, new Set([1])))).toEqual([
    ["a", "A"],
    ["c", "C"],
  ]);
});

test("a row that was edited is corrected only once it was checked again", () => {
  expect(said(withEdits(table, [{ row: 1, place: 0, text: "x" }]))).toEqual([
    ["a", "A"],
    ["b", undefined],
    ["c", "C"],
  ]);
});

test("of a row that no check has seen nothing is said", () => {
  const added = { ...table, records: [{ line: 1, cells: ["new"] }, ...table.records] };
  expect(said(added)[0]).toEqual(["", undefined]);
  expect(said(added)[1]).toEqual(["a", "A"]);
});
