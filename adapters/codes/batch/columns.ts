import { BATCH_COLUMNS, type BatchColumn } from "../../../core/codes/texts/batch-columns.ts";

export type Column = BatchColumn;

const normalised = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, "");
const byName = new Map<string, Column>(BATCH_COLUMNS.map((column) => [normalised(column), column]));

/** The column that a header cell or a JSON key names, null where it is none of ours. */
export const findColumn = (name: string): Column | null => byName.get(normalised(name)) ?? null;
