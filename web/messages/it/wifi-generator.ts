import type { Texts } from "../areas.ts";

export const messages: Texts<"wifi-generator"> = {
  "network.title": "Generatore di QR WiFi",
  "network.description":
    "Il tuo WiFi in un codice QR: gli ospiti si collegano con una scansione, senza dettare la password. WPA, WEP, reti aperte e nascoste. Gratis, disegnato nel tuo browser.",
  "network.intro": "Gli ospiti si collegano con una scansione, senza dettare la password.",
  "network.fields": "Rete",
  "network.preview_empty": "Inserisci il nome della rete per vedere l’anteprima del codice QR",
  "network.ssid": "Nome della rete (SSID)",
  "network.ssid_hint": "Esattamente come nel router: maiuscole e minuscole contano.",
  "network.blanks": "C’è uno spazio all’inizio o alla fine, e conta",
  "network.security": "Sicurezza",
  "network.security_hint": "WPA vale anche per WPA2 e WPA3.",
  "network.nopass": "Nessuna",
  "network.password": "Password",
  "network.privacy":
    "Il codice viene creato su questo dispositivo e la password resta qui. Solo se lo scarichi dopo l’accesso il contenuto del codice, password compresa, finisce nella tua cronologia.",
  "network.hidden": "Rete nascosta",
  "network.hidden_hint": "Per reti che non trasmettono il proprio nome.",
  "network.done": "Codice QR WiFi scaricato",
  "network.card": "Un cartoncino da appendere",
  "network.card_text": "Il codice con accanto il nome della rete, grande come una cartolina.",
  "network.card_password": "Stampa anche la password",
  "network.card_print": "Stampa cartoncino",
  "network.card_code": "Codice QR della rete {ssid}",
  "network.card_scan": "Inquadra qui con la fotocamera del telefono per collegarti.",
};
