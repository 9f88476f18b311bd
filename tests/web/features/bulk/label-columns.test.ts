// @vitest-environment node
import { expect, test } from "vitest";
import { rollsFirst } from "../../../../core/labels/find-template.ts";
import { TEMPLATES } from "../../../../core/labels/templates.ts";
import {
  type BulkDraft,
  bulkDraftSchema,
  newBulkDraft,
  settingsOf,
} from "../../../../web/features/bulk/bulk-draft.ts";
import { chosenTemplate } from "../../../../web/features/bulk/labels/label-design.ts";
import { withEdits } from "../../../../web/features/bulk/table/bulk-table.ts";
import { checkTable } from "../../../../web/features/bulk/table/check-table.ts";
import { readTable } from "../../../../web/features/bulk/table/read-table.ts";
import { columnsShown } from "../../../../web/features/bulk/table/shown-columns.ts";

const read = (content: string) =>
  readTable({ file: new Blob([content]), name: "a.csv", encoding: null, limit: 10 });

test("a formula that failed in a text of a label is a problem of its row, and only of labels", async () => {
  const table = await read("url,Price,Remark\nhttps://a.example,#REF!,Pen\nhttps://b.example,2.50,#N/A\n");
  const check = (draft: Partial<BulkDraft>) =>
    checkTable(table, settingsOf({ ...newBulkDraft(), ...draft }), new Set()).rows;
  const [first, second] = check({ output: "sheet", textColumns: [1] });
  expect(first).toMatchObject({
    order: null,
    canKeep: false,
    problems: [{ column: "", place: 1, reason: { code: "rows.formula_error", values: { text: "#REF!" } } }],
  });
  expect(second).toMatchObject({ problems: [] });
  expect(second?.order).not.toBeNull();
  expect(check({ output: "printer", textColumns: [1, 2] }).map(({ problems }) => problems.length)).toEqual([
    1, 1,
  ]);
  expect(check({ output: "files", textColumns: [1, 2] }).map(({ problems }) => problems.length)).toEqual([
    0, 0,
  ]);
  // the content is a problem once
  expect(check({ output: "sheet", textColumns: [0] })[0]?.problems).toEqual([]);
  const failed = withEdits(table, [{ row: 0, place: 0, text: "#REF!" }]);
  const settings = settingsOf({ ...newBulkDraft(), output: "sheet", textColumns: [0] });
  expect(checkTable(failed, settings, new Set()).rows[0]?.problems).toMatchObject([
    { column: "content", place: 0 },
  ]);
});

test("labels have no file names: a column of them refuses no row", async () => {
  const table = await read("url,name\nhttps://a.example,#REF!\nhttps://b.example,b\n");
  const check = (draft: Partial<BulkDraft>) =>
    checkTable(table, settingsOf({ ...newBulkDraft(), ...draft }), new Set());
  const faults = (draft: Partial<BulkDraft>) => check(draft).rows.map(({ problems }) => problems.length);
  expect(faults({ output: "files" })).toEqual([1, 0]);
  expect(faults({ output: "sheet" })).toEqual([0, 0]);
  expect(faults({ output: "printer", columns: { file: 1 } })).toEqual([0, 0]);
  expect(check({ output: "sheet" }).fields.map(({ column }) => column)).toEqual(["content"]);
});

test("a table shows its used columns first, and the others that hold something", async () => {
  const table = await read("Remark,url,,Price\nx,https://a.example,,1\n");
  const checked = checkTable(table, settingsOf(newBulkDraft()), new Set());
  const shown = (ofLabels: number[]) =>
    columnsShown(table, checked, ofLabels).columns.map(
      ({ name, isUsed }) => `${name} ${isUsed ? "used" : "unused"}`,
    );
  expect(shown([])).toEqual(["url used", "Remark unused", "Price unused"]);
  expect(shown([3])).toEqual(["url used", "Price used", "Remark unused"]);
});

test("of many columns without a use, the number of those that are not shown is told", async () => {
  const names = Array.from({ length: 32 }, (_, index) => `c${index}`);
  const table = await read(`url,${names.join(",")},\nhttps://a.example,${names.join(",")},\n`);
  const checked = checkTable(table, settingsOf(newBulkDraft()), new Set());
  const { columns, hidden } = columnsShown(table, checked, []);
  expect([columns.length, columns.at(-1)?.name, hidden]).toEqual([31, "c29", 2]);
  // a column on labels is shown before them
  expect(columnsShown(table, checked, [32])).toMatchObject({ hidden: 1 });
});

const partOf = (draft: BulkDraft) => {
  const chosen = chosenTemplate(draft, TEMPLATES);
  return chosen.ok ? chosen.template : null;
};

test("a label printer starts with a roll, and each output keeps its own labels", () => {
  const [sheet, printer] = (["sheet", "printer"] as const).map((output) => ({ ...newBulkDraft(), output }));
  expect(partOf(sheet!)).toMatchObject({ part: "L7160", paper: "A4" });
  expect(partOf(printer!)).toMatchObject({ brand: "Thermal", part: "57x32", paper: "roll" });
  const chosen = { ...printer!, template: "Herma 4464", printerTemplate: "Dymo 99012" };
  expect(partOf(chosen)).toMatchObject({ part: "99012" });
  expect(partOf({ ...chosen, output: "sheet" })).toMatchObject({ part: "4464" });
  const listed = rollsFirst(TEMPLATES);
  expect(listed[0]).toMatchObject({ brand: "Thermal" });
  expect(listed.findIndex(({ paper }) => paper !== "roll")).toBe(
    TEMPLATES.filter(({ paper }) => paper === "roll").length,
  );
  // saved when both had one template
  const { printerTemplate: _name, ...older } = {
    ...newBulkDraft(),
    output: "printer",
    template: "Herma 4464",
  };
  expect(bulkDraftSchema.parse(older)).toMatchObject({ printerTemplate: "Herma 4464" });
  expect(bulkDraftSchema.parse({ ...older, output: "sheet" })).toMatchObject({
    printerTemplate: "Thermal 57x32",
  });
});
