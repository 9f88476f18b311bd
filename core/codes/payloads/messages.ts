import { fillSentence, type SentenceValues } from "../sentence.ts";

/** Every sentence about the payload forms. Flat: the catalog spreads it in. */
export const payloadMessages = {
  "payload.half_character":
    "This holds half of a character, a surrogate without the other one: delete it, or enter it again",
  "payload.date": "Enter a date like 2026-01-31",
  "payload.moment": "Enter a date, or a date and time like 2026-01-31T12:00",

  "vcard.name": "Enter a first name, a last name, an email address or a phone number",

  "wifi.ssid": "Enter the name of the network (SSID)",
  "wifi.ssid_long": "A network name has at most 32 bytes",
  "wifi.password_missing":
    "A {security} network needs its password in the code: many phones cannot join without it",
  "wifi.password_wpa": "A WPA password has 8 to 63 characters, or 64 hexadecimal digits",
  "wifi.password_ascii":
    "A WPA password has unaccented letters, digits and punctuation only: {character} cannot be part of it",
  "wifi.password_wep": "A WEP key has 5 or 13 unaccented characters, or 10 or 26 hexadecimal digits",
  "wifi.capitals": "A WiFi code begins with WIFI: in capital letters",
  "wifi.end": "A WiFi code ends with two semicolons: WIFI:T:WPA;S:name;P:password;;",
  "wifi.security": "Phones do not support the security type {security}: use WPA, WEP or nopass",

  "url.host": "A web address needs a host name after {scheme}://, such as {scheme}://example.com",
  "url.twice": "This web address begins with {scheme}:// twice",
  "url.host_wrong": "{host} is not a host name: a web address looks like {scheme}://example.com",
  "url.address": "{website} is not a web address: enter one like https://example.com",
  "url.port": "{port} is not a port: use a number from 1 to 65535",

  "mail.address": "{address} is not an email address: enter one like name@example.com",
  "mail.meant": "{address} is not an email address: enter it as {meant}",
  "mail.several": "{address} holds several email addresses: enter one of them, such as {first}",
  "mail.domain": "{address} is not an email address: what follows the @ needs a dot, as in name@example.com",
  "mail.empty": "An email needs an address, a subject or a text",
  "phone.digits": "{number} is not a phone number: it has no digits",
  "phone.number": "{number} is not a phone number: enter one like +1 555 0123",
  "phone.meant": "{number} is not a phone number: enter it as {meant}",
  "phone.several": "{number} holds several phone numbers: enter one of them, such as {first}",
  "phone.empty": "A call needs a phone number, such as tel:+15550123",
  "sms.empty": "A text message needs a phone number or a text",
  "geo.position":
    "A place needs a latitude from -90 to 90 and a longitude from -180 to 180, such as geo:52.52,13.405",

  "contact.end": "A vCard ends with the line END:VCARD: phones do not recognize it otherwise",
  "contact.version": "A vCard has a line VERSION:3.0 (or 2.1, or 4.0) after its first one",
  "contact.name": "A contact needs a name: phones do not save it otherwise",

  "product.name": "Enter the name of the product",
  "product.serial": "Enter the serial number",
  "product.expiry": "The expiration date is before the manufacturing date",

  "signature.title": "Enter the title of the document",
  "signature.signer": "Enter the name of the signer",
  "signature.hash_required": "This security level needs the hash of the document",
  "signature.broken": "The signature of this code is damaged",
  "signature.missing":
    "A code of security level {level} has to be signed: make it on the digital signature page",
  "signature.checksum_wrong": "The checksum does not match: something in this code was changed",
  "signature.validity_required": "Security level maximum needs an end date for the signature",
} as const;
export type PayloadMessageCode = keyof typeof payloadMessages;

/** The English sentence of a code, its {placeholders} filled with `values`. */
export const payloadMessage = (code: PayloadMessageCode, values: SentenceValues = {}): string =>
  fillSentence(payloadMessages[code], values);

/** The problem of a payload, translatable. */
export interface PayloadProblem {
  code: PayloadMessageCode;
  values: SentenceValues;
  /** A sentence in English, without its full stop. */
  message: string;
}

export const payloadProblemOf = (code: PayloadMessageCode, values: SentenceValues = {}): PayloadProblem => ({
  code,
  values,
  message: payloadMessage(code, values),
});

/**
 * The message of a failed form check: the sentence for callers that show issues as they are, and in `params`
 * the values to translate it.
 */
export const says = (code: PayloadMessageCode, values: SentenceValues = {}) => ({
  error: payloadMessage(code, values),
  params: { code, values },
});
