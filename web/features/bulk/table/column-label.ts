import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import { isMessageKey } from "../../../messages/translator.ts";
import type { Translate } from "../../../messages/translator.ts";

/** The label of one of our columns, or of the field of a form that it fills; others keep their name. */
export const columnLabel = (t: Translate, column: BatchColumn): string => {
  const keys =
    column === "barcode_format" ? ["bulk.barcode_format"] : [`bulk.column_${column}`, `contents.${column}`];
  // a missing text shows as its key
  const labels = keys.filter(isMessageKey).flatMap((key) => (t(key) === key ? [] : [t(key)]));
  return labels[0] ?? column.replaceAll("_", " ");
};
