import { fillSentence, type SentenceValues } from "../sentence.ts";

/** Every sentence about the payload forms. Flat: the catalogue spreads it in. */
export const payloadMessages = {
  "payload.email": "Enter an email address like name@example.com",
  "payload.website": "Enter a web address like https://example.com",
  "payload.date": "Enter a date like 2026-01-31",
  "payload.moment": "Enter a date, or a date and time like 2026-01-31T12:00",

  "vcard.name": "Enter a first name, a last name, an email address or a phone number",

  "wifi.ssid": "Enter the name of the network (SSID)",
  "wifi.ssid_long": "A network name has at most 32 bytes",
  "wifi.password_missing": "A network with {security} has a password: without it, phones will ask for it",
  "wifi.password_wpa": "A WPA password has 8 to 63 characters, or 64 hexadecimal digits",
  "wifi.password_wep": "A WEP key has 5 or 13 characters, or 10 or 26 hexadecimal digits",

  "product.name": "Enter the name of the product",
  "product.serial": "Enter the serial number",
  "product.expiry": "The expiry date is before the manufacturing date",

  "signature.title": "Enter the title of the document",
  "signature.signer": "Enter the name of the signer",
  "signature.hash_required": "Security level {level} needs the hash of the document",
  "signature.validity_required": "Security level maximum needs a date until which the signature is valid",
} as const;
export type PayloadMessageCode = keyof typeof payloadMessages;

/** The English sentence of a code, its {placeholders} filled with `values`. */
export const payloadMessage = (code: PayloadMessageCode, values: SentenceValues = {}): string =>
  fillSentence(payloadMessages[code], values);

/**
 * What a check of a form says when it fails: the sentence for whoever shows issues as they are, and in `params` what another
 * language needs to say the same.
 */
export const says = (code: PayloadMessageCode, values: SentenceValues = {}) => ({
  error: payloadMessage(code, values),
  params: { code, values },
});
