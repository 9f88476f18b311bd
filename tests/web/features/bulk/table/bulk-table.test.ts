// @vitest-environment node
import { expect, test } from "vitest";
import { withHeader } from "../../../../../web/features/bulk/table/bulk-table.ts";
import { readTable } from "../../../../../web/features/bulk/table/read-table.ts";

test("a list without a header is one of rows, until somebody says otherwise", async () => {
  const file = new Blob(["https://a.example\nhttps://b.example"]);
  const table = await readTable({ file, name: "", encoding: null, limit: 10 });
  expect(table).toMatchObject({ names: ["content"], header: null });
  expect(table.records).toHaveLength(2);
  expect(withHeader(table, true)).toMatchObject({ names: ["https://a.example"], records: [{ line: 2 }] });
});
