import type { BulkTable } from "./bulk-table.ts";
import type { CheckedRow, CheckedTable, Finding } from "./check-table.ts";

/**
 * Assigns the results of the last check to the rows of the current table. Rows may have been removed, restored or edited since, and a result
 * must not move to a neighboring row. An edited row keeps its result and its code in the
 * preview until it is checked, so that nothing jumps, but not its corrections.
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
