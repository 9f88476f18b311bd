import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { isMessageKey } from "../../../messages/translator.ts";
import type { Translate } from "../../../messages/translator.ts";

/** The label of one of our columns; those that only the command line has keep their name. */
export const columnLabel = (t: Translate, column: BatchColumn): string => {
  const key = column === "barcode_format" ? "bulk.barcode_format" : `bulk.column_${column}`;
  const label = isMessageKey(key) ? t(key) : key;
  // a missing text shows as its key
  return label === key ? column.replaceAll("_", " ") : label;
};
