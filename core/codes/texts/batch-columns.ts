import { DESIGN_NAMES } from "./design-texts.ts";

/** The columns of a batch file, as they are named in messages. Case, spaces, dashes and underscores do not matter. */
export const BATCH_COLUMNS = [
  "type",
  "content",
  "file",
  "barcode_format",
  "quantity",
  ...DESIGN_NAMES,
  "logo",
  // vCard
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
  // WiFi
  "ssid",
  "password",
  "security",
  "hidden",
  // product serial; website is shared with the vCard
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
export type BatchColumn = (typeof BATCH_COLUMNS)[number];
