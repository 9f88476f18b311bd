import { filledFields, type ContentField } from "./content-field.ts";
import { escapedFields, unescaped } from "./escaped-fields.ts";

/**
 * The network of a `WIFI:` content (ZXing's "Barcode Contents" wiki). `security` is WPA, WEP, nopass or what else stands
 * there; `hidden` is "true" or absent.
 */
export function readWifi(text: string): ContentField[] {
  const fields = new Map(escapedFields(text));
  const security = fields.get("T") ?? "";
  return filledFields([
    ["ssid", unquoted(fields.get("S") ?? "")],
    ["security", security === "" ? "nopass" : unescaped(security)],
    ["password", unquoted(fields.get("P") ?? "")],
    ["hidden", /^true$/i.test(fields.get("H") ?? "") ? "true" : ""],
  ]);
}

/** Quotes around a value that are not escaped say that it is text and not hexadecimal digits. */
const unquoted = (value: string): string => unescaped(/^"([^]*[^\\])"$/.exec(value)?.[1] ?? value);
