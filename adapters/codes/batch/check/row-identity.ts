import { type BatchColumn, isUsedColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { type RowType, findRowType } from "../../../../core/codes/texts/row-types.ts";
import type { Row } from "../input/row.ts";

/**
 * What the code and the file of a row are made of: the same text however the table was saved, with whichever delimiter, line ends,
 * order of columns, and further columns that are not used.
 * @param asked the type of the rows that name none
 */
export const rowIdentity = ({ number, line, cells, numberFormat }: Row, asked: RowType): string => {
  const type = cells.type === undefined ? asked : (findRowType(cells.type) ?? asked);
  const used = Object.keys(cells).filter((column) => isUsedColumn(column as BatchColumn, type));
  const texts = used.toSorted().map((column) => [column, cells[column as BatchColumn]]);
  return JSON.stringify([number, line, numberFormat ?? null, texts]);
};
