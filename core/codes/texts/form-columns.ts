import type { BatchColumn } from "./batch-columns.ts";
import { comparableName, contentRank, fileRank, findColumn } from "./column-names.ts";
import { fieldsOf, PAYLOAD_TYPES, type PayloadField, type PayloadType } from "./payload-fields.ts";
import type { RowType } from "./row-types.ts";

/** Columns of contacts, networks and products have their common names in `payload-column-names.ts`. */
const FORMS = PAYLOAD_TYPES.filter((type) => type !== "vcard" && type !== "wifi" && type !== "product");

/** Alternative names of the fields, for tables with codes of one form. */
const OTHER_NAMES: Partial<Record<PayloadField, string>> = {
  website: "URL, link, web address",
  to: "email, email address, recipient, phone, phone number, mobile, username",
  phone: "phone number, mobile, telephone",
  message: "text, body, note, remittance information",
  place: "name",
  latitude: "lat",
  longitude: "lon, lng, long",
  summary: "name, title, event",
  start: "begin, begins, date, dtstart",
  end: "ends, until, dtend",
  timezone: "TZ",
  beneficiary: "name, payee, recipient, creditor",
  creditor: "name, payee, beneficiary",
  payee: "name, merchant",
  merchant: "name, payee",
  label: "name, payee",
  iban: "account, account number",
  bic: "SWIFT, SWIFT code",
  upi_id: "VPA, UPI",
  pix_key: "key, chave, chave Pix",
  bitcoin_address: "address",
};

const otherNames = (field: PayloadField): string[] =>
  OTHER_NAMES[field]?.split(", ").map(comparableName) ?? [];

/** The fields of a form by possible column name, best name first. */
const rankedNames = (type: PayloadType): ReadonlyMap<PayloadField, readonly string[]> =>
  new Map(fieldsOf(type).map((field) => [field, [comparableName(field), ...otherNames(field)]]));

const forms = new Map<RowType, ReadonlyMap<PayloadField, readonly string[]>>(
  FORMS.map((type) => [type, rankedNames(type)]),
);
const ownNames = new Map(FORMS.flatMap(fieldsOf).map((field) => [comparableName(field), field]));

/**
 * The columns of a table whose rows all use one of these forms: each field is read from the column whose name
 * fits best, or the first of equals.
 * @returns null if the form is not one of them
 */
export function columnsOfForm(names: readonly string[], type: RowType): (BatchColumn | null)[] | null {
  const form = forms.get(type);
  if (form === undefined) return null;
  const comparable = names.map(comparableName);
  const found: (BatchColumn | null)[] = names.map(() => null);
  for (const [field, called] of form) {
    const place = called.map((name) => comparable.indexOf(name)).find((index) => index >= 0 && !found[index]);
    if (place !== undefined) found[place] = field;
  }
  return names.map((name, index) => found[index] ?? findColumn(name));
}

const suitsOthers = (name: string): boolean => contentRank(name, "qr") !== null || fileRank(name) !== null;

/**
 * The fields whose own names columns have, in a table with a type in every row; null otherwise. A name that
 * also fits a content or file column, such as "reference", counts only if other columns have unambiguous
 * names.
 */
export function formFieldsIn(names: readonly string[]): (PayloadField | null)[] {
  const fields = names.map((name) => ownNames.get(comparableName(name)) ?? null);
  const isSure = fields.some((field, index) => field !== null && !suitsOthers(names[index] ?? ""));
  return isSure ? fields : names.map(() => null);
}
