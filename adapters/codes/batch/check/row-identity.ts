import { type BatchColumn, isUsedColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { type RowType, findRowType } from "../../../../core/codes/texts/row-types.ts";
import type { Row } from "../input/row.ts";

/** Cache limit: the keys of JSON Lines may differ in every line. */
const REMEMBERED = 100;

/**
 * Describes a row's code and file as text, independent of the table's delimiter, line ends, column order and unused columns.
 * @param asked default row type
 */
export const createRowIdentity = (asked: RowType) => {
  const known = new Map<string, string[]>();
  const usedColumns = (columns: string[], type: RowType): string[] => {
    const key = `${type} ${columns.join(" ")}`;
    const found =
      known.get(key) ?? columns.filter((each) => isUsedColumn(each as BatchColumn, type)).toSorted();
    if (known.size < REMEMBERED) known.set(key, found);
    return found;
  };
  return ({ number, cells, numberFormat }: Row): string => {
    const type = cells.type === undefined ? asked : (findRowType(cells.type) ?? asked);
    let text = `${number} ${numberFormat ?? ""}\n`;
    for (const column of usedColumns(Object.keys(cells), type)) {
      const value = cells[column as BatchColumn] ?? "";
      // length-prefixed, so that values cannot run into each other
      text += `${column} ${value.length} ${value}\n`;
    }
    return text;
  };
};
