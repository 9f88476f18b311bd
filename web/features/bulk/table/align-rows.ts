import type { BulkTable } from "./bulk-table.ts";
import type { CheckedRow, CheckedTable, Finding } from "./check-table.ts";

/**
 * What the last check said, row by row of the table as it is now: rows may have been removed, put back or edited since, and what was said
 * of one must not be used for its neighbor. A row that was edited keeps what was said until it is checked, and its code in the
 * preview, so that nothing jumps, but no correction of it.
 * @param of the table that was checked
 */
export function alignRows(table: BulkTable, of: BulkTable, checked: CheckedTable): CheckedTable {
  if (table === of || checked.rows.length === 0) return checked;
  const said = new Map(
    of.records.map((record, place) => [record.line, { record, result: checked.rows[place] }]),
  );
  const rows = table.records.map((record): CheckedRow => {
    const known = said.get(record.line);
    if (!known?.result) return UNCHECKED;
    return known.record === record ? known.result : edited(known.result);
  });
  return { ...checked, rows };
}

const UNCHECKED: CheckedRow = {
  problems: [],
  notes: [],
  canKeep: false,
  order: null,
  isStyled: false,
  file: "",
};

const edited = (result: CheckedRow): CheckedRow => ({
  ...result,
  problems: result.problems.map(({ corrected: _corrected, ...finding }): Finding => finding),
  canKeep: false,
});
