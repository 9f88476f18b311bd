// @vitest-environment node
import { expect, test } from "vitest";
import { readTable } from "../../../../../web/features/bulk/table/read-table.ts";
import { sortedRows } from "../../../../../web/features/bulk/table/row-order.ts";

const read = (content: string) =>
  readTable({ file: new Blob([content]), name: "a.csv", encoding: null, limit: 10 });

test("rows are sorted as people count, empty ones last, and what is taken as it is stays with its row", async () => {
  const table = await read("text,n\na,10\nb,9\nc,\nd,1\n");
  const up = sortedRows(table, [0], 1, "ascending", "en");
  expect(up.table.records.map(({ cells }) => cells[0])).toEqual(["d", "b", "a", "c"]);
  expect(up.kept).toEqual([2]);
  const down = sortedRows(up.table, up.kept, 1, "descending", "en");
  expect(down.table.records.map(({ cells }) => cells[0])).toEqual(["a", "b", "d", "c"]);
  expect(down.kept).toEqual([0]);
});
