import { BATCH_COLUMNS, type BatchColumn } from "../../../core/codes/texts/batch-columns.ts";

export type Column = BatchColumn;

const normalised = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, "");
const byName = new Map<string, Column>(BATCH_COLUMNS.map((column) => [normalised(column), column]));

/** The column that a header cell or a JSON key names, null where it is none of ours. */
export const findColumn = (name: string): Column | null => byName.get(normalised(name)) ?? null;

/** Columns whose names hold this one, or are held by it: `format` for `barcode_format`, `filename` for `file`. */
export const alikeColumns = (name: string): Column[] => {
  const wanted = normalised(name);
  if (wanted.length < 3) return [];
  return [...byName]
    .filter(([each]) => each.includes(wanted) || wanted.includes(each))
    .map(([, each]) => each);
};
