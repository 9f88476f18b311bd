import type { RowType } from "./row-types.ts";
import { DESIGN_NAMES } from "./design-texts.ts";

/** The fields of each form. A product has a website, too. */
const VCARD = [
  "first_name",
  "last_name",
  "organization",
  "title",
  "phone",
  "email",
  "website",
  "address",
  "city",
  "state",
  "zip_code",
  "country",
  "note",
] as const;
const WIFI = ["ssid", "password", "security", "hidden"] as const;
const PRODUCT = [
  "product_name",
  "serial_number",
  "manufacturer",
  "model",
  "batch_number",
  "manufacturing_date",
  "expiry_date",
  "category",
  "description",
  "support_email",
  "warranty_period",
  "location",
] as const;

/** The columns of a batch file, as they are named in messages. Case, spaces, dashes and underscores do not matter. */
export const BATCH_COLUMNS = [
  "type",
  "content",
  "file",
  "barcode_format",
  "quantity",
  ...DESIGN_NAMES,
  "logo",
  ...VCARD,
  ...WIFI,
  ...PRODUCT,
] as const;
export type BatchColumn = (typeof BATCH_COLUMNS)[number];

const FIELDS: Record<"vcard" | "wifi" | "product", ReadonlySet<string>> = {
  vcard: new Set(VCARD),
  wifi: new Set(WIFI),
  product: new Set([...PRODUCT, "website"]),
};
const ALL_FIELDS = new Set<string>([...VCARD, ...WIFI, ...PRODUCT]);

/** Whether a code of this type, or its file, is made of what stands in a column. */
export const isUsedColumn = (column: BatchColumn, type: RowType): boolean => {
  if (column === "quantity" || isForeignField(column, type)) return false;
  if (column === "barcode_format") return type === "barcode";
  return column !== "content" || type === "qr" || type === "barcode";
};

/** Whether a column holds a field of a form that codes of this type have no place for. */
export const isForeignField = (column: BatchColumn, type: RowType): boolean =>
  ALL_FIELDS.has(column) && (type === "qr" || type === "barcode" || !FIELDS[type].has(column));
