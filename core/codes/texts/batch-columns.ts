import {
  fieldsOf,
  isPayloadType,
  NEEDED_FIELDS,
  PAYLOAD_TYPES,
  type PayloadField,
  type PayloadType,
} from "./payload-fields.ts";
import type { RowType } from "./row-types.ts";
import { DESIGN_NAMES } from "./design-texts.ts";

/** Columns for the look of a code: the members of a design, and `design`, the name of one. */
export const DESIGN_COLUMNS = [...DESIGN_NAMES, "design"] as const;

const SETTINGS = [
  "type",
  "content",
  "file",
  "barcode_format",
  "quantity",
  ...DESIGN_COLUMNS,
  "logo",
] as const;

const fieldsOfAll = (types: readonly PayloadType[]): PayloadField[] => [...new Set(types.flatMap(fieldsOf))];

export type BatchColumn = (typeof SETTINGS)[number] | PayloadField;

/**
 * The columns known in all tables. Those of the other forms are columns only if codes of their type are made,
 * or if rows name types.
 */
export const COMMON_COLUMNS: readonly BatchColumn[] = [
  ...SETTINGS,
  ...fieldsOfAll(["vcard", "wifi", "product"]),
];

/** The columns of a batch file, as they are named in messages. Case, spaces, dashes and underscores do not matter. */
export const BATCH_COLUMNS: readonly BatchColumn[] = [...SETTINGS, ...fieldsOfAll(PAYLOAD_TYPES)];

const FIELDS = new Map<RowType, ReadonlySet<string>>(
  PAYLOAD_TYPES.map((type) => [type, new Set<string>(fieldsOf(type))]),
);
const ALL_FIELDS = new Set<string>(fieldsOfAll(PAYLOAD_TYPES));

/** Whether a code of this type, or its file, uses a column. */
export const isUsedColumn = (column: BatchColumn, type: RowType): boolean => {
  if (column === "quantity" || isForeignField(column, type)) return false;
  if (column === "barcode_format") return type === "barcode";
  return column !== "content" || type === "qr" || type === "barcode";
};

/** Whether a column contains a form field that codes of this type do not have. */
export const isForeignField = (column: BatchColumn, type: RowType): boolean =>
  ALL_FIELDS.has(column) && !(FIELDS.get(type)?.has(column) ?? false);

/** Groups of columns, of each of which a code of this type needs at least one. */
export const neededColumns = (type: RowType): readonly (readonly BatchColumn[])[] =>
  isPayloadType(type) ? NEEDED_FIELDS[type] : [["content"]];

/** A spreadsheet's letters for a column. @param index from 0, which is A */
export const columnLetters = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnLetters(Math.floor(index / 26) - 1) + columnLetters(index % 26);
