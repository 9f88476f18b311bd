// @vitest-environment node
import { expect, test } from "vitest";
import { newBulkDraft } from "../../../../../web/features/bulk/bulk-draft.ts";
import { isLarge, withoutLargeTable } from "../../../../../web/features/bulk/saved/large-table.ts";
import { readTable } from "../../../../../web/features/bulk/table/read-table.ts";

/** The number of characters that browsers allow a site in sessionStorage. */
const ROOM = 5_000_000;

const tableOf = (rows: number, characters: number) =>
  readTable({
    file: new Blob([
      `Link,Note\n${Array.from({ length: rows }, (_, n) => `https://example.org/${n},${"x".repeat(characters)}`).join("\n")}`,
    ]),
    name: "a.csv",
    encoding: null,
    limit: 5000,
  });

test("a table is kept with its draft while both fit into a tab's storage", async () => {
  const small = { ...newBulkDraft(), table: await tableOf(5000, 20) };
  expect(isLarge(small.table)).toBe(false);
  expect(withoutLargeTable(small)).toBe(small);
  expect(JSON.stringify(small).length).toBeLessThan(ROOM / 4);
});

test("a larger one is kept beside, and the draft says so", async () => {
  const large = { ...newBulkDraft(), table: await tableOf(5000, 1200) };
  expect(isLarge(large.table)).toBe(true);
  expect(withoutLargeTable(large)).toEqual({ ...large, table: null, isTableStored: true });
});

test("no table is not large", () => {
  expect(isLarge(null)).toBe(false);
});
