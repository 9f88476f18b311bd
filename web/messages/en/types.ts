/** What a code holds, as badges and lists name it. */
export const messages = {
  "type.text": "Text",
  "type.url": "URL",
  "type.email": "Email",
  "type.phone": "Phone",
  "type.sms": "SMS",
  "type.wifi": "WiFi",
  "type.vcard": "vCard",
  "type.product_serial": "Product serial",
  "type.digital_signature": "Digital signature",
  "type.barcode": "Barcode",
  "type.titled": "{type}: {subject}",
} as const;
