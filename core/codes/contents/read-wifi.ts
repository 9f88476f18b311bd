import { filledFields, type ContentField } from "./content-field.ts";
import { escapedFields, unescaped } from "./escaped-fields.ts";

/**
 * The network of a `WIFI:` content (ZXing's "Barcode Contents" wiki). `security` is WPA, WEP, nopass or any
 * other text; `hidden` is "true" or absent.
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

/** The network with its significant blanks; absent fields are empty, and an open network is `nopass`. */
export function wifiNetwork(text: string) {
  const fields = new Map(escapedFields(text));
  const security = fields.get("T") ?? "";
  return {
    ssid: unquoted(fields.get("S") ?? ""),
    security: security === "" ? "nopass" : unescaped(security),
    password: unquoted(fields.get("P") ?? ""),
    hidden: /^true$/i.test(fields.get("H") ?? ""),
    /** Signs in with a username and a certificate, or with a password of any length. */
    isEnterprise: /EAP/i.test(security) || fields.has("E"),
  };
}

/** Unescaped quotes mark the value as text rather than hexadecimal digits. */
const unquoted = (value: string): string => unescaped(/^"([^]*[^\\])"$/.exec(value)?.[1] ?? value);
