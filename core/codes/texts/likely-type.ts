import type { BatchColumn } from "./batch-columns.ts";
import { findColumn } from "./column-names.ts";
import { findPayloadColumn, findProductColumn, isJustName } from "./payload-column-names.ts";

const CONTACT: readonly BatchColumn[] = ["first_name", "last_name", "organization", "phone", "email"];

type FormType = "vcard" | "wifi" | "product";

const columnsOf = (names: readonly string[]): Set<BatchColumn | null> =>
  new Set(
    names.map(
      (name) => findColumn(name) ?? (findPayloadColumn(name) ?? findProductColumn(name))?.column ?? null,
    ),
  );

/** Number of these columns that identify a person. */
const countContact = (names: readonly string[], columns: ReadonlySet<BatchColumn | null>): number => {
  const fields = CONTACT.filter((column) => columns.has(column)).length;
  return fields > 0 && names.some(isJustName) ? fields + 1 : fields;
};

/** The type of codes that a table's column names indicate; null if they indicate none. */
export const likelyType = (names: readonly string[]): FormType | null => {
  const columns = columnsOf(names);
  if (columns.has("ssid") && (columns.has("password") || columns.has("security"))) return "wifi";
  if (columns.has("password") && columns.has("security")) return "wifi";
  if (countContact(names, columns) >= 2) return "vcard";
  if (columns.has("product_name") && columns.has("serial_number")) return "product";
  return names.some((name) => findColumn(name) === "ssid") ? "wifi" : null;
};

/** Number of contact fields that make a table a contact list, even if it has web addresses. */
const WHOLE_CONTACT = 3;

/** The same if this many fields are named, so that the list is unlikely to serve another purpose. */
export const wholeListType = (names: readonly string[]): FormType | null => {
  const type = likelyType(names);
  const columns = columnsOf(names);
  if (type === "vcard") return countContact(names, columns) >= WHOLE_CONTACT ? type : null;
  return type === "wifi" && !columns.has("password") ? null : type;
};
