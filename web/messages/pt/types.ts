import type { Texts } from "../areas.ts";

/** What a code holds, as badges and lists name it. */
export const messages: Texts<"types"> = {
  "type.text": "Texto",
  "type.url": "URL",
  "type.email": "E-mail",
  "type.phone": "Telefone",
  "type.sms": "SMS",
  "type.wifi": "WiFi",
  "type.vcard": "vCard",
  "type.product_serial": "Número de série",
  "type.digital_signature": "Assinatura digital",
  "type.barcode": "Código de barras",
  "type.titled": "{type}: {subject}",
};
