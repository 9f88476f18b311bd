import { filledFields, type ContentField } from "./content-field.ts";
import { escapedFields, unescaped } from "./escaped-fields.ts";

/**
 * The network of a `WIFI:` content (ZXing's "Barcode Contents" wiki). `security` is WPA, WEP, nopass or what else stands
 * there; `hidden` is "true" or absent.
 */
export function readWifi(text: string): ContentField[] {
  const { ssid, security, password, hidden } = wifiNetwork(text);
  return filledFields([
    ["ssid", ssid],
    ["security", security],
    ["password", password],
    ["hidden", hidden ? "true" : ""],
  ]);
}

/** The same with its blanks, which count; what is left out is empty, and an open network is `nopass`. */
export function wifiNetwork(text: string) {
  const fields = new Map(escapedFields(text));
  const security = fields.get("T") ?? "";
  return {
    ssid: unquoted(fields.get("S") ?? ""),
    security: security === "" ? "nopass" : unescaped(security),
    password: unquoted(fields.get("P") ?? ""),
    hidden: /^true$/i.test(fields.get("H") ?? ""),
    /** It signs in with a name and a certificate, or a password of any length. */
    isEnterprise: /EAP/i.test(security) || fields.has("E"),
  };
}

/** Quotes around a value that are not escaped say that it is text and not hexadecimal digits. */
const unquoted = (value: string): string => unescaped(/^"([^]*[^\\])"$/.exec(value)?.[1] ?? value);
