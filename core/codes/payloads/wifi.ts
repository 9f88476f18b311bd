import * as z from "zod/mini";
import { utf8Length } from "../utf8.ts";
import { payloadMessage, says, type PayloadMessageCode } from "./messages.ts";

export const WIFI_SECURITIES = ["WPA", "WEP", "nopass"] as const;

/** Bytes of the longest network name (IEEE 802.11 §9.4.2.2). */
const LONGEST_SSID = 32;

/** The network form (public tools §3). Blanks count in names and passwords, so nothing is trimmed. */
export const wifiSchema = z.object({
  ssid: z.string({ error: payloadMessage("wifi.ssid") }).check(
    z.refine((ssid) => ssid.trim() !== "", says("wifi.ssid")),
    z.refine((ssid) => utf8Length(ssid) <= LONGEST_SSID, says("wifi.ssid_long")),
  ),
  password: z._default(z.string(), ""),
  security: z._default(z.enum(WIFI_SECURITIES), "WPA"),
  hidden: z._default(z.boolean(), false),
});
export type WifiForm = z.infer<typeof wifiSchema>;

/**
 * The text that phones join a network by, as ZXing's "Barcode Contents" wiki lays it down:
 * `WIFI:T:WPA;S:name;P:password;H:true;;`. The password is left out of an open network, H where the name is shown.
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

export interface WifiWarning {
  code: PayloadMessageCode;
  values: Record<string, string>;
  message: string;
}

/** What is odd about the password; a code can be made all the same (public tools §5 asks for the name alone). */
export function wifiPasswordWarning({ password, security }: WifiForm): WifiWarning | null {
  if (security === "nopass") return null;
  if (password === "") return warning("wifi.password_missing", { security });
  if (security === "WPA" && !isWpaPassword(password)) return warning("wifi.password_wpa");
  if (security === "WEP" && !isWepKey(password)) return warning("wifi.password_wep");
  return null;
}

const warning = (code: PayloadMessageCode, values: Record<string, string> = {}): WifiWarning => ({
  code,
  values,
  message: payloadMessage(code, values),
});

/** IEEE 802.11 annex J.4: a pass phrase, or the key itself. */
function isWpaPassword(password: string): boolean {
  const bytes = utf8Length(password);
  return (bytes >= 8 && bytes <= 63) || /^[0-9a-f]{64}$/i.test(password);
}

const isWepKey = (password: string): boolean =>
  [5, 13].includes(utf8Length(password)) || /^(?:[0-9a-f]{10}|[0-9a-f]{26})$/i.test(password);
