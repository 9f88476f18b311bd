import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { type BulkDraft, newBulkDraft, settingsOf } from "../../../../../web/features/bulk/bulk-draft.ts";
import { SizeRefusal } from "../../../../../web/features/bulk/look/SizeRefusal.tsx";
import type { BulkTable } from "../../../../../web/features/bulk/table/bulk-table.ts";
import { checkTable } from "../../../../../web/features/bulk/table/check-table.ts";
import type { Bulk } from "../../../../../web/features/bulk/use-bulk.ts";
import { loadTexts } from "../../../../../web/messages/load-texts.ts";

beforeAll(() => loadTexts("en", ["bulk", "bulk-rows"]));
afterEach(cleanup);

const table: BulkTable = {
  name: "links.csv",
  names: ["url", "size"],
  records: [
    ["https://example.com", ""],
    [`https://example.com/${"long-path/".repeat(30)}`, ""],
    // its own size, which the size of all rows does not change
    [`https://example.com/${"long-path/".repeat(30)}`, "64"],
  ].map((cells, at) => ({ cells, line: at + 2 })),
} as unknown as BulkTable;

const check = (draft: BulkDraft) => checkTable(table, settingsOf(draft), new Set());
const { design } = newBulkDraft();

test.each<[string, Partial<BulkDraft>, string, string]>([
  [
    "px",
    { design: { ...design, size: 64 } },
    "This size is too small for 1 code: it needs at least 77 px.",
    "Use 77 px",
  ],
  [
    "millimeters",
    { design: { ...design, print: { dpi: 600, size: 118 } }, asked: { length: 5, unit: "mm" } },
    "This size is too small for 1 code: it needs at least 9.78 mm.",
    "Use 9.78 mm",
  ],
  [
    "inches, for all rows that need it",
    { design: { ...design, print: { dpi: 600, size: 30 } }, asked: { length: 0.05, unit: "in" } },
    "This size is too small for 2 codes: they need at least 0.386 in.",
    "Use 0.386 in",
  ],
])("one press chooses the size that all rows can have: %s", (_name, change, sentence, button) => {
  let draft: BulkDraft = { ...newBulkDraft(), table, ...change };
  const bulk = {
    draft,
    checked: check(draft),
    patch: (next: Partial<BulkDraft>) => (draft = { ...draft, ...next }),
  } as unknown as Bulk;
  render(<SizeRefusal bulk={bulk} />);
  expect(screen.getByRole("status").textContent).toContain(sentence);
  fireEvent.click(screen.getByRole("button", { name: button }));
  expect(check(draft).rows.map(({ problems }) => problems.length)).toEqual([0, 0, 1]);
});
