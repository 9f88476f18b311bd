import type { Texts } from "../areas.ts";

export const messages: Texts<"wifi-generator"> = {
  "network.title": "WLAN-QR-Generator",
  "network.description":
    "Ihr WLAN als QR-Code: Gäste verbinden sich mit einem Scan, ohne das Passwort abzutippen. WPA, WEP, offene und verborgene Netzwerke. Kostenlos, im Browser erstellt.",
  "network.intro": "Gäste verbinden sich mit einem Scan, ohne das Passwort abzutippen.",
  "network.fields": "Netzwerk",
  "network.preview_empty": "Geben Sie den Namen des Netzwerks ein, um den QR-Code zu sehen",
  "network.ssid": "Netzwerkname (SSID)",
  "network.ssid_hint": "Genau wie im Router: Groß- und Kleinbuchstaben zählen.",
  "network.blanks": "Am Anfang oder am Ende steht ein Leerzeichen, und es zählt mit",
  "network.security": "Sicherheit",
  "network.security_hint": "WPA steht auch für WPA2 und WPA3.",
  "network.nopass": "Keine",
  "network.password": "Passwort",
  "network.privacy":
    "Der Code entsteht auf diesem Gerät, und das Passwort bleibt hier. Nur wenn Sie angemeldet sind und herunterladen, kommt der Inhalt des Codes samt Passwort in Ihren Verlauf.",
  "network.hidden": "Verborgenes Netzwerk",
  "network.hidden_hint": "Für Netzwerke, die ihren Namen nicht aussenden.",
  "network.done": "WLAN-QR-Code heruntergeladen",
  "network.card": "Eine Karte zum Aufhängen",
  "network.card_text": "Der Code mit dem Namen des Netzwerks daneben, so groß wie eine Postkarte.",
  "network.card_password": "Auch das Passwort drucken",
  "network.card_print": "Karte drucken",
  "network.card_code": "QR-Code des Netzwerks {ssid}",
  "network.card_scan": "Richten Sie die Kamera Ihres Smartphones hierher, um sich zu verbinden.",
};
