import { type BatchColumn, isUsedColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { type RowType, findRowType } from "../../../../core/codes/texts/row-types.ts";
import type { Row } from "../input/row.ts";

/** The keys of JSON Lines may differ in every line. */
const REMEMBERED = 100;

/**
 * Says of a row what its code and its file are made of: the same text however the table was saved, with whichever delimiter, lines,
 * order of columns, and further columns that are not used.
 * @param asked the type of the rows that name none
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
      // with its length: whatever it holds, it is not taken for the next one
      text += `${column} ${value.length} ${value}\n`;
    }
    return text;
  };
};
