import { type ContentField, filledFields } from "./content-field.ts";
import { escapedFields, unescaped } from "./escaped-fields.ts";

/** The sign-in of an enterprise network in a `WIFI:` content (ZXing's "Barcode Contents" wiki); empty for other networks. */
export function readEnterprise(text: string): ContentField[] {
  const fields = new Map(escapedFields(text));
  const field = (name: string): string => unescaped(fields.get(name) ?? "");
  return filledFields([
    ["identity", field("I")],
    ["anonymousIdentity", field("A")],
    ["eapMethod", field("E")],
    ["phase2", field("PH2")],
  ]);
}
