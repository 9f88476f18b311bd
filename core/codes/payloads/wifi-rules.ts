import { wifiNetwork } from "../contents/read-wifi.ts";
import { utf8Length } from "../utf8.ts";
import { type PayloadProblem, payloadProblemOf } from "./messages.ts";

/** Bytes of the longest network name (IEEE 802.11 §9.4.2.2). */
export const LONGEST_SSID = 32;

/** Why phones cannot join the network of a `WIFI:` content (ZXing's "Barcode Contents" wiki), or null. */
export function wifiProblem(content: string): PayloadProblem | null {
  if (!content.startsWith("WIFI:")) return payloadProblemOf("wifi.capitals");
  const { ssid, security, password, isEnterprise } = wifiNetwork(content);
  if (ssid.trim() === "") return payloadProblemOf("wifi.ssid");
  if (utf8Length(ssid) > LONGEST_SSID) return payloadProblemOf("wifi.ssid_long");
  if (!content.endsWith(";;")) return payloadProblemOf("wifi.end");
  return isEnterprise ? null : wifiPasswordProblem({ security, password });
}

/**
 * Why phones cannot join with this password, or null.
 * @param security WPA (WPA2 and WPA3 are written so, too), SAE, WEP or nopass
 */
export function wifiPasswordProblem({
  security,
  password,
}: {
  security: string;
  password: string;
}): PayloadProblem | null {
  if (/^nopass$/i.test(security)) return null;
  if (!/^(WPA.*|SAE|WEP)$/i.test(security)) return payloadProblemOf("wifi.security", { security });
  // Android refuses the code (AOSP, WifiNetworkConfig.isValidConfig)
  if (password === "") return payloadProblemOf("wifi.password_missing", { security });
  if (/^WEP$/i.test(security)) return isWepKey(password) ? null : payloadProblemOf("wifi.password_wep");
  // SAE itself sets no length (IEEE 802.11 §12.4)
  return /^SAE$/i.test(security) ? null : wpaProblem(password);
}

/** IEEE 802.11 annex J.4: a pass phrase of 8 to 63 characters of ASCII, 32 to 126, or the key itself. */
function wpaProblem(password: string): PayloadProblem | null {
  const character = /[^ -~]/u.exec(password)?.[0];
  if (character !== undefined) return payloadProblemOf("wifi.password_ascii", { character });
  const isRight = (password.length >= 8 && password.length <= 63) || /^[0-9a-f]{64}$/i.test(password);
  return isRight ? null : payloadProblemOf("wifi.password_wpa");
}

const isWepKey = (password: string): boolean =>
  /^(?:[ -~]{5}|[ -~]{13}|[0-9a-f]{10}|[0-9a-f]{26})$/i.test(password);
