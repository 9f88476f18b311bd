import type { Texts } from "../areas.ts";

/** What a code holds, as badges and lists name it. */
export const messages: Texts<"types"> = {
  "type.text": "Texte",
  "type.url": "URL",
  "type.email": "E-mail",
  "type.phone": "Téléphone",
  "type.sms": "SMS",
  "type.wifi": "Wi-Fi",
  "type.vcard": "vCard",
  "type.product_serial": "Numéro de série",
  "type.digital_signature": "Signature numérique",
  "type.barcode": "Code-barres",
  "type.titled": "{type} : {subject}",
};
