import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "../../../../../web/components/messages.tsx";
import { saveDraft } from "../../../../../web/codes/draft-storage.ts";
import { newBulkDraft } from "../../../../../web/features/bulk/bulk-draft.ts";
import { checkTable } from "../../../../../web/features/bulk/table/check-table.ts";
import { columnsShown } from "../../../../../web/features/bulk/table/shown-columns.ts";
import { readTable } from "../../../../../web/features/bulk/table/read-table.ts";
import { RowFindings } from "../../../../../web/features/bulk/table/RowFindings.tsx";
import { type Bulk, useBulk } from "../../../../../web/features/bulk/use-bulk.ts";
import type { Language } from "../../../../../core/languages.ts";
import { loadTexts } from "../../../../../web/messages/load-texts.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each<[Language, string]>([
  ["en", "Quantity:"],
  ["de", "Anzahl:"],
  ["fr", "Quantité\u00A0:"],
])("the column that a sentence is about stands before it as %s writes it", async (language, name) => {
  await loadTexts(language, ["bulk", "bulk-rows"]);
  const problem = { column: "quantity", place: 0, message: "…" } as const;
  render(
    <MessagesProvider language={language}>
      <RowFindings
        bulk={{} as Bulk}
        row={0}
        line={2}
        result={{
          problems: [problem],
          notes: [],
          canKeep: false,
          order: null,
          isStyled: false,
          file: "2",
        }}
        columns={[]}
        failure={undefined}
      />
    </MessagesProvider>,
  );
  const shown = screen.getByText((_, element) => element?.className === "font-medium");
  expect(shown.textContent.trim()).toBe(name);
});

/** The findings of all rows of the table, checked without a worker. */
function AllFindings() {
  const bulk = useBulk();
  const { table, kept } = bulk.draft;
  if (!table) return null;
  const checked = checkTable(table, bulk.settings, new Set(kept));
  const { rows } = checked;
  return table.records.map(({ line }, row) => (
    <RowFindings
      key={line}
      bulk={bulk}
      row={row}
      line={line}
      result={rows[row]!}
      columns={columnsShown(table, checked, []).columns}
      failure={undefined}
    />
  ));
}

const ways = () =>
  screen.queryAllByRole("button").map((way) => way.getAttribute("aria-label") ?? way.textContent);

test("a row that is kept as it is has no problem anymore, and stays so when another one is kept", async () => {
  const file = new Blob(["url,design\nhttps://a.example,oceann\nhttps://b.example,oceann\n"]);
  const table = await readTable({ file, name: "a.csv", encoding: null, limit: 10 });
  // there is no IndexedDB here, where old tables would be
  vi.spyOn(console, "warn").mockReturnValue();
  saveDraft("bulk", { ...newBulkDraft(), table });
  render(<AllFindings />);
  fireEvent.click(screen.getByRole("button", { name: "Keep line 2 as it is" }));
  expect(ways()).toEqual(["Keep line 3 as it is", "Do not use: design", "Remove line 3"]);
  fireEvent.click(screen.getByRole("button", { name: "Keep line 3 as it is" }));
  expect(ways()).toEqual([]);
});

test("a row that a column of the table refuses offers to leave that column unread, for all rows", async () => {
  const rows = ["EAN,Größe,width", "4006381333931,S,80", "4006381333948,M,75"];
  const table = await readTable({
    file: new Blob([rows.join("\n")]),
    name: "a.csv",
    encoding: null,
    limit: 10,
  });
  vi.spyOn(console, "warn").mockReturnValue();
  saveDraft("bulk", { ...newBulkDraft(), type: "barcode", barcodeFormat: null, table });
  render(<AllFindings />);
  // the height that is missing is no column of the table
  expect(screen.getAllByText("A width needs a height beside it.")).toHaveLength(2);
  fireEvent.click(screen.getAllByRole("button", { name: "Do not use: width" })[0]!);
  expect(screen.queryAllByRole("button")).toEqual([]);
});
