// @vitest-environment node
import { expect, test } from "vitest";
import { lastLine, withNewRow } from "../../../../../web/features/bulk/table/bulk-table.ts";
import { readTable } from "../../../../../web/features/bulk/table/read-table.ts";
import { tableCsv } from "../../../../../web/features/bulk/table/table-csv.ts";

const read = (content: BlobPart) =>
  readTable({ file: new Blob([content]), name: "a.csv", encoding: null, limit: 10 });

test("a table that is downloaded is read as the same table", async () => {
  const table = await read('url,note\nhttps://a.example,"one, ""two"""\nhttps://b.example," padded "\n');
  const longer = withNewRow(table, lastLine([table]) + 1);
  expect(longer.records.at(-1)).toEqual({ line: 4, cells: ["", ""] });
  const again = await read(tableCsv(table));
  expect(again.names).toEqual(table.names);
  expect(again.records.map(({ cells }) => cells)).toEqual(table.records.map(({ cells }) => cells));
});
