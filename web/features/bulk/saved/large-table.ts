import type { BulkDraft } from "../bulk-draft.ts";
import type { BulkTable } from "../table/bulk-table.ts";

/** Limit of a table in sessionStorage, characters: browsers allow 5 million, and a design with its logo needs room. */
const MAX_CHARACTERS = 500_000;
/** Overhead of a row and of a cell in JSON, characters. */
const ROW_CHARACTERS = 25;
const CELL_CHARACTERS = 3;

/** Whether a table is too large for sessionStorage. */
export function isLarge(table: BulkTable | null): table is BulkTable {
  if (table === null) return false;
  let characters = 0;
  for (const { cells } of table.records) {
    characters += ROW_CHARACTERS;
    for (const cell of cells) characters += cell.length + CELL_CHARACTERS;
    if (characters > MAX_CHARACTERS) return true;
  }
  return false;
}

/** The draft without a table that is too large for sessionStorage. */
export const withoutLargeTable = (draft: BulkDraft): BulkDraft =>
  isLarge(draft.table) ? { ...draft, table: null, isTableStored: true } : draft;
