import { type ContentField, filledFields } from "./content-field.ts";
import { escapedFields, unescaped } from "./escaped-fields.ts";

/** How a `WIFI:` content of an enterprise network signs in (ZXing's "Barcode Contents" wiki); none where it is of another network. */
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
