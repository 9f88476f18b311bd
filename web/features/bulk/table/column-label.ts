import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { isMessageKey } from "../../../messages/translator.ts";
import type { Translate } from "../../../messages/translator.ts";

/** What a page calls a column of ours; those that only tables of the command line have are called as they are there. */
export const columnLabel = (t: Translate, column: BatchColumn): string => {
  const key = column === "barcode_format" ? "bulk.barcode_format" : `bulk.column_${column}`;
  const label = isMessageKey(key) ? t(key) : key;
  // a text that the catalog does not have shows as its key
  return label === key ? column.replaceAll("_", " ") : label;
};
