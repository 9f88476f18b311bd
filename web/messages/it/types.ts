import type { Texts } from "../areas.ts";

/** What a code holds, as badges and lists name it. */
export const messages: Texts<"types"> = {
  "type.text": "Testo",
  "type.url": "URL",
  "type.email": "Email",
  "type.phone": "Telefono",
  "type.sms": "SMS",
  "type.wifi": "WiFi",
  "type.vcard": "vCard",
  "type.product_serial": "Numero di serie",
  "type.digital_signature": "Firma digitale",
  "type.barcode": "Codice a barre",
  "type.titled": "{type}: {subject}",
};
