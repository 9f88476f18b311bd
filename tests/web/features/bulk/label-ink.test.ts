import { expect, test } from "vitest";
import { TEMPLATES } from "../../../../core/labels/templates.ts";
import { type BulkDraft, newBulkDraft, settingsOf } from "../../../../web/features/bulk/bulk-draft.ts";
import { batchCommand } from "../../../../web/features/bulk/command/batch-command.ts";
import { sheetWords } from "../../../../web/features/bulk/command/sheet-words.ts";
import type { BulkTable } from "../../../../web/features/bulk/table/bulk-table.ts";
import { labelSheetOf } from "../../../../web/features/bulk/labels/label-design.ts";

const TABLE: BulkTable = {
  name: "a.csv",
  isWorkbook: false,
  names: ["url"],
  header: { line: 1, cells: ["url"] },
  records: [{ line: 2, cells: ["https://example.com"] }],
  more: false,
  encoding: null,
  encodings: [],
  sheets: [],
  sheet: null,
  sentences: [],
};

test("sheets of codes that fill their labels have the resolution that was chosen, in the rows and the command", () => {
  const draft = { ...newBulkDraft(), output: "sheet" as const };
  const of = (changes: Partial<BulkDraft>) => {
    const settings = settingsOf({ ...draft, ...changes });
    return [
      settings.design.dpi,
      batchCommand(TABLE, settings, { ...draft, ...changes }).text.includes("--dpi 600"),
    ];
  };
  expect(of({})).toEqual([undefined, false]);
  expect(of({ resolution: { sheet: 600, printer: 203 } })).toEqual(["600", true]);
  expect(of({ resolution: { sheet: 600, printer: 203 }, type: "barcode" })).toEqual(["600", true]);
  expect(of({ resolution: { sheet: 600, printer: 203 }, output: "files" })).toEqual([undefined, false]);
  // codes with a size on paper have the same, whatever printer their size was chosen for
  const print = { dpi: 1200, size: 600 };
  expect(of({ resolution: { sheet: 600, printer: 203 }, design: { ...draft.design, print } })).toEqual([
    "600",
    true,
  ]);
});

const inkOf = (output: "sheet" | "printer", isBlack: boolean) => {
  const { labelLook, ...rest } = newBulkDraft();
  const draft = { ...rest, output, labelLook: { ...labelLook, isBlack } };
  const words = sheetWords(draft, ["url"]).join(" ");
  return [settingsOf(draft).ink, labelSheetOf(draft, TEMPLATES)?.design.ink, words.includes("--ink k")];
};

test("sheets are printed in black ink only if chosen, in the rows, the file and the command alike", () => {
  expect(inkOf("sheet", true)).toEqual(["k", "k", true]);
  expect(inkOf("sheet", false)).toEqual(["rgb", "rgb", false]);
  // a label printer has black alone
  expect(inkOf("printer", true)).toEqual(["thermal", "thermal", false]);
});
