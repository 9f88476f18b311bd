import type { WifiForm } from "../payloads/wifi.ts";

/** Names of networks without a password, in English, German, French, Spanish, Italian and Portuguese. */
const OPEN = new Set(
  (
    "NOPASS NONE OPEN NO UNSECURED UNENCRYPTED DISABLED NOPASSWORD NOSECURITY NOENCRYPTION KEINE KEIN KEINES OFFEN OHNE UNVERSCHLUSSELT AUCUN AUCUNE OUVERT " +
    "OUVERTE NINGUNO NINGUNA ABIERTO ABIERTA NESSUNO NESSUNA APERTO APERTA NENHUM NENHUMA ABERTO ABERTA"
  ).split(" "),
);
/** Key types and ciphers that routers write after WPA; a code does not contain them. */
const BESIDE_WPA = new Set(
  (
    "WPA WPA2 WPA3 2 3 PSK SAE PERSONAL PERSONNEL PERSONALE PERSONLICH PESSOAL AES CCMP TKIP GCMP MIXED MODE MISCHMODUS TRANSITION " +
    "TRANSITIONAL HOME"
  ).split(" "),
);
const BESIDE_WEP = new Set("WEP OPEN SHARED 40 64 104 128 BIT".split(" "));

/**
 * The security type that a form or router calls by this name: codes use WPA for WPA2 and WPA3.
 * @returns "enterprise" for networks that require a user name; null for unknown names
 */
export const findWifiSecurity = (text: string): WifiForm["security"] | "enterprise" | null => {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const [first = ""] = words;
  if (words.length === 0 || OPEN.has(words.join(""))) return "nopass";
  if (words.some((word) => /ENTERPRISE|^EAP$|^RADIUS$|^8021X$|^802$/.test(word))) return "enterprise";
  if (/^(?:WPA[23]?(?:PSK)?|SAE)$/.test(first)) {
    return words.slice(1).every((word) => BESIDE_WPA.has(word)) ? "WPA" : null;
  }
  return words.every((word) => BESIDE_WEP.has(word)) && words.includes("WEP") ? "WEP" : null;
};
