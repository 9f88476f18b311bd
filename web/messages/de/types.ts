import type { Texts } from "../areas.ts";

/** What a code holds, as badges and lists name it. */
export const messages: Texts<"types"> = {
  "type.text": "Text",
  "type.url": "URL",
  "type.email": "E-Mail",
  "type.phone": "Telefon",
  "type.sms": "SMS",
  "type.wifi": "WLAN",
  "type.vcard": "vCard",
  "type.product_serial": "Seriennummer",
  "type.digital_signature": "Digitale Signatur",
  "type.barcode": "Barcode",
  "type.titled": "{type}: {subject}",
};
