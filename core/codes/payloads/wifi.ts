import * as z from "zod/mini";
import { utf8Length } from "../utf8.ts";
import { formText } from "./fields.ts";
import { payloadMessage, says } from "./messages.ts";
import { isUnseen } from "./unseen.ts";
import { LONGEST_SSID } from "./wifi-rules.ts";

export const WIFI_SECURITIES = ["WPA", "WEP", "nopass"] as const;

/** The network form. Blanks count in names and passwords, so nothing is trimmed. */
export const wifiSchema = z.object({
  ssid: formText({ error: payloadMessage("wifi.ssid") }).check(
    z.refine((ssid) => !isUnseen(ssid), says("wifi.ssid")),
    z.refine((ssid) => utf8Length(ssid) <= LONGEST_SSID, says("wifi.ssid_long")),
  ),
  password: z._default(formText(), ""),
  security: z._default(z.enum(WIFI_SECURITIES), "WPA"),
  hidden: z._default(z.boolean(), false),
});
export type WifiForm = z.infer<typeof wifiSchema>;

/**
 * The text with which phones join a network, according to ZXing's wiki page "Barcode Contents":
 * `WIFI:T:WPA;S:name;P:password;H:true;;`. Open networks have no password, visible networks no H.
 */
export function wifiContent({ ssid, password, security, hidden }: WifiForm): string {
  const fields = [
    `T:${security}`,
    `S:${looksHexadecimal(ssid) ? `"${ssid}"` : escapeField(ssid)}`,
    ...(security === "nopass" || password === "" ? [] : [`P:${escapeField(password)}`]),
    ...(hidden ? ["H:true"] : []),
  ];
  return `WIFI:${fields.map((field) => `${field};`).join("")};`;
}

/**
 * A name of hexadecimal digits would be taken for bytes, so the wiki has it in quotes. Passwords are not quoted: readers
 * take only 64 digits for a key, which those are, and phones that keep the quotes could not join.
 */
const looksHexadecimal = (ssid: string): boolean => /^[0-9a-f]+$/i.test(ssid);

const escapeField = (text: string): string => text.replace(/[\\;,:"]/g, "\\$&");
