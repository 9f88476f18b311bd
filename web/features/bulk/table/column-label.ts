import type { BatchColumn } from "../../../../core/codes/texts/batch-columns.ts";
import type { MessageKey } from "../../../messages/areas.ts";
import type { Translate } from "../../../messages/translator.ts";

const LABELS: Partial<Record<BatchColumn, MessageKey>> = {
  content: "bulk.column_content",
  file: "bulk.column_file",
  barcode_format: "bulk.barcode_format",
  type: "bulk.type",
};

/** What a page calls a column of ours: the fields of forms by the names that tables, the command line and the API have for them. */
export const columnLabel = (t: Translate, column: BatchColumn): string => {
  const label = LABELS[column];
  return label === undefined ? column.replaceAll("_", " ") : t(label);
};
