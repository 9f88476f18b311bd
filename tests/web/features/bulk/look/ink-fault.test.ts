// @vitest-environment node
import { expect, test } from "vitest";
import { type BulkDraft, newBulkDraft, settingsOf } from "../../../../../web/features/bulk/bulk-draft.ts";
import { checkTable } from "../../../../../web/features/bulk/table/check-table.ts";
import { readTable } from "../../../../../web/features/bulk/table/read-table.ts";

const ROWS =
  "url,foreground\nhttps://a.example,\nhttps://b.example,#7c2d12\nhttps://c.example,#000000\nhttps://d.example,";

const check = async (change: Partial<BulkDraft>, text = ROWS) => {
  const table = await readTable({ file: new Blob([text]), name: "t.csv", encoding: null, limit: 100 });
  return checkTable(table, settingsOf({ ...newBulkDraft(), ...change }), new Set());
};
const { design, press, look } = newBulkDraft();
const black = { format: "pdf", press: { ...press, isBlack: true } } as const;

test("a color of the common design is no problem of the rows, which the ink does not print", async () => {
  const { inkFault, rows } = await check({ ...black, design: { ...design, foreground: "#1e3a8a" } });
  expect(inkFault).toEqual({ code: "rows.black_color", values: { color: "#1e3a8a" } });
  // the second row has such a color of its own
  expect(rows.map(({ problems }) => problems.map(({ column }) => column))).toEqual([
    [],
    ["foreground"],
    [],
    [],
  ]);
});

test("barcodes have the same common message, and a label printer too", async () => {
  const bars = { type: "barcode", look: { ...look, foreground: "#1e3a8a" } } as const;
  const text = "content\nA-1\nA-2";
  const files = await check({ ...black, ...bars }, text);
  expect(files.inkFault?.code).toBe("rows.black_color");
  expect(files.rows.flatMap(({ problems }) => problems)).toEqual([]);
  const labels = await check({ ...bars, output: "printer" }, text);
  expect(labels.inkFault?.code).toBe("rows.thermal_color");
});

test("a design that no row has is no fault, nor one that the ink prints", async () => {
  const own = "url,foreground\nhttps://a.example,#000000";
  expect((await check({ ...black, design: { ...design, foreground: "#1e3a8a" } }, own)).inkFault).toBeNull();
  expect((await check(black)).inkFault).toBeNull();
  expect((await check({ design: { ...design, foreground: "#1e3a8a" } })).inkFault).toBeNull();
});
