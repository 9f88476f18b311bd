import type { BulkDraft } from "../bulk-draft.ts";
import type { BulkTable } from "../table/bulk-table.ts";

/** Characters of a table that sessionStorage holds besides a design with its logo: browsers give it 5 million in all. */
const MAX_CHARACTERS = 500_000;
/** Of a row and of a cell beside its text, as JSON. */
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

/** What of a draft sessionStorage keeps. */
export const withoutLargeTable = (draft: BulkDraft): BulkDraft =>
  isLarge(draft.table) ? { ...draft, table: null, isTableStored: true } : draft;
