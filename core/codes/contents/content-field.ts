/** Names of the parts of a content; the scanner has a label for each. */
export type ContentFieldName =
  // contacts
  | "name"
  | "organization"
  | "title"
  | "phone"
  | "email"
  | "website"
  | "address"
  | "birthday"
  | "note"
  // WiFi
  | "ssid"
  | "security"
  | "password"
  | "hidden"
  | "identity"
  | "anonymousIdentity"
  | "eapMethod"
  | "phase2"
  // messages and places
  | "to"
  | "cc"
  | "bcc"
  | "subject"
  | "message"
  | "position"
  | "altitude"
  | "place"
  // events and apps
  | "summary"
  | "start"
  | "end"
  | "timezone"
  | "repeats"
  | "further"
  | "app"
  // payments
  | "beneficiary"
  | "account"
  | "iban"
  | "bic"
  | "amount"
  | "reference"
  | "information"
  | "payer"
  // products and signatures, under their payload names
  | (typeof PAYLOAD_FIELDS)[number];

/** Fields of the payloads PRODUCT_SERIAL and DIGITAL_SIGNATURE, in display order. */
export const PAYLOAD_FIELDS = [
  "productName",
  "serialNumber",
  "manufacturer",
  "model",
  "batchNumber",
  "manufacturingDate",
  "expiryDate",
  "category",
  "description",
  "warrantyPeriod",
  "website",
  "supportEmail",
  "documentTitle",
  "signerName",
  "signerEmail",
  "organization",
  "signatureType",
  "documentHash",
  "validUntil",
  "purpose",
  "securityLevel",
  "location",
  "customData",
  "timestamp",
] as const;

export interface ContentField {
  name: ContentFieldName;
  /** Never empty. */
  value: string;
}

/** The non-empty fields. */
export const filledFields = (fields: readonly (readonly [ContentFieldName, string])[]): ContentField[] =>
  fields
    .map(([name, value]) => ({ name, value: value.trim() === "" ? "" : value }))
    .filter(({ value }) => value !== "");
