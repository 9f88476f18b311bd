import type { BatchColumn } from "./batch-columns.ts";
import { findColumn } from "./column-names.ts";
import type { CodeType } from "./code-types.ts";
import { findPayloadColumn, findProductColumn, isJustName } from "./payload-column-names.ts";

const CONTACT: readonly BatchColumn[] = ["first_name", "last_name", "organization", "phone", "email"];

/** The type of codes whose fields the columns of a table are, as their names say; null where they say nothing. */
export const likelyType = (names: readonly string[]): Exclude<CodeType, "qr" | "barcode"> | null => {
  const columns = new Set(
    names.map(
      (name) => findColumn(name) ?? (findPayloadColumn(name) ?? findProductColumn(name))?.column ?? null,
    ),
  );
  if (columns.has("ssid") && (columns.has("password") || columns.has("security"))) return "wifi";
  if (columns.has("password") && columns.has("security")) return "wifi";
  const fields = CONTACT.filter((column) => columns.has(column)).length;
  if (fields + (names.some(isJustName) ? 1 : 0) >= 2 && fields > 0) return "vcard";
  if (columns.has("product_name") && columns.has("serial_number")) return "product";
  return names.some((name) => findColumn(name) === "ssid") ? "wifi" : null;
};
