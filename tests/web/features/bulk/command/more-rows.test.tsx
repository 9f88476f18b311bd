import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { newBulkDraft, settingsOf } from "../../../../../web/features/bulk/bulk-draft.ts";
import { MoreRows } from "../../../../../web/features/bulk/command/MoreRows.tsx";
import { readTable } from "../../../../../web/features/bulk/table/read-table.ts";
import type { Bulk } from "../../../../../web/features/bulk/use-bulk.ts";

afterEach(cleanup);

test("beyond the rows of the page, a downloaded table is no way to keep changes", async () => {
  const file = new Blob(["url\nhttps://a.example\nhttps://b.example"]);
  const table = await readTable({ file, name: "rows.csv", encoding: null, limit: 1 });
  const draft = { ...newBulkDraft(), table };
  render(<MoreRows bulk={{ draft, settings: settingsOf(draft), hasBrands: false } as Bulk} table={table} />);
  const said = screen.getByText(/^What you changed on this page is not in the file/);
  expect(said.textContent).toContain("a downloaded table has only the first 5,000 rows");
});
