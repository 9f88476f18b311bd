import type { Texts } from "../areas.ts";

/** What a code holds, as badges and lists name it. */
export const messages: Texts<"types"> = {
  "type.text": "Texto",
  "type.url": "URL",
  "type.email": "Correo",
  "type.phone": "Teléfono",
  "type.sms": "SMS",
  "type.wifi": "WiFi",
  "type.vcard": "vCard",
  "type.product_serial": "Número de serie",
  "type.digital_signature": "Firma digital",
  "type.barcode": "Código de barras",
  "type.titled": "{type}: {subject}",
};
