import { fillSentence, type SentenceValues } from "../../sentence.ts";

/** Sentences about the forms of messages, places, events, apps and payments. */
export const formMessages = {
  "form.too_long": "This has {length} characters, and at most {most} are allowed",
  "form.characters": "{character} cannot be part of this",
  "form.content_long": "All together this has {bytes} bytes, and a code of this kind holds at most {most}",
  "form.level":
    "The standard of this code requires the error correction level {level}, so it cannot be {chosen}: leave the level out",

  "wifi.ssid_needed": "Enter the name of the network (SSID)",
  "wifi.ssid_bytes": "A network name has at most 32 bytes",
  "wifi.identity": "Enter the name that signs in to the network",
  "wifi.eap_method": "{method} is not a way to sign in that a code can name: use one of {methods}",
  "wifi.phase2": "{phase} is not a way to sign in within a tunnel that a code can name: use one of {phases}",

  "website.needed": "Enter the address of the page, such as https://example.com",
  "email.to": "Enter an email address, such as name@example.com",
  "call.phone": "Enter a phone number, such as +1 555 0123",
  "chat.phone":
    "{number} is not an international phone number: enter it with + and the code of its country, such as +1 555 010 0123",
  "chat.username":
    "{name} is not a Telegram name: it has 4 to 32 letters, digits and underscores and begins with a letter",
  "chat.to": "Enter a Telegram name or a phone number, such as @example or +1 555 010 0123",

  "place.latitude": "A latitude is a number of degrees from -90 (south) to 90 (north), such as 52.5163",
  "place.longitude": "A longitude is a number of degrees from -180 (west) to 180 (east), such as 13.3777",
  "place.altitude": "An altitude is a number of meters, such as 34",

  "event.summary": "Enter what the event is called",
  "event.moment": "Enter a day like 2026-07-04, or a day and a time like 2026-07-04T18:00",
  "event.start": "Enter when the event begins, such as 2026-07-04T18:00",
  "event.kinds":
    "The event begins and ends on a day, or begins and ends at a time: one of them is a day only",
  "event.zones":
    "The event begins and ends in the time zone of the reader, or at times whose zone is known: one of them has no Z or offset such as +02:00",
  "event.order": "The event has to end later than it begins",
  "event.timezone":
    "{timezone} is not a time zone: enter a name of the IANA time zone database, such as Europe/Berlin",
  "event.gap": "{moment} does not exist in {timezone}: clocks go forward then, from {before} to {after}",
  "event.offset": "{moment} says its time zone itself: leave the time zone empty, or leave out {offset}",

  "app.one": "Enter an app of one store: a code opens one address",
  "app.app_store":
    "{app} is not an app in the App Store: enter its address, or its number such as id310633997",
  "app.google_play":
    "{app} is not an app in Google Play: enter its address, or its name such as org.example.app",

  "payment.name": "Enter the name of the recipient",
  "payment.amount": "{amount} is not an amount: enter one like 12.50",
  "payment.decimals": "{amount} has {decimals} decimals: an amount in {currency} has at most {most}",
  "payment.range": "{amount} is out of range: an amount here is between {least} and {most} {currency}",

  "iban.needed": "Enter the IBAN of the recipient's account",
  "iban.form": "{iban} is not an IBAN: it begins with two letters for a country and two check digits",
  "iban.country": "{iban} is not an IBAN: {country} does not use them",
  "iban.length": "{iban} has {length} characters: an IBAN of {country} has {wanted}",
  "iban.check":
    "{iban} is not right: its check digits do not match, so a character is wrong or two are swapped",
  "iban.sepa": "{iban} is of {country}, which takes no part in SEPA credit transfers",
  "iban.swiss":
    "{iban} is of {country}: a Swiss QR-bill is paid to an account in Switzerland or Liechtenstein",
  "bic.form": "{bic} is not a BIC: it has 8 or 11 letters and digits, such as DEUTDEFF",

  "reference.both": "Enter a reference or a text, not both: a transfer has room for one of them",
  "reference.rf":
    "{reference} is not a creditor reference: it begins with RF, and its check digits have to match",
  "reference.qr":
    "{reference} is not a QR reference: it has 27 digits, of which the last one checks the others",
  "reference.qr_needed": "{iban} is a QR-IBAN: payments to it need a QR reference of 27 digits",
  "reference.qr_iban": "{reference} is a QR reference, which needs a QR-IBAN: {iban} is an ordinary one",
  "sepa.purpose": "{purpose} is not a purpose: it has up to 4 capital letters, such as CHAR or GDDS",

  "swiss.currency": "{currency} is not a currency of the QR-bill: enter CHF or EUR",
  "swiss.country": "{country} is not a country: enter two letters such as CH",
  "swiss.creditor_place": "The recipient's address needs a postal code, a city and a country",
  "swiss.debtor_place": "The payer's address needs a name, a postal code, a city and a country",
  "swiss.notification":
    "An amount of 0.00 is only for a notification: enter one of these as the message: {messages}",
  "swiss.message_long":
    "Message and billing information have {length} characters together, and at most 140 are allowed",

  "upi.id": "{id} is not a UPI ID: enter one like name@bank",
  "upi.id_needed": "Enter the recipient's UPI ID, such as name@bank",
  "upi.merchant_code": "{code} is not a merchant category code: it has 4 digits",
  "upi.reference":
    "{reference} is not a reference: it has up to 35 letters, digits, dots, dashes and slashes",

  "pix.key_needed": "Enter a Pix key, or the address that the bank gave for the payment",
  "pix.key_both": "Enter a Pix key or the address of a payment, not both",
  "pix.key":
    "{key} is not a Pix key: enter a CPF, a CNPJ, an email address, a phone number like +5561912345678 or a random key",
  "pix.check": "{key} is not right: the check digits of this {kind} do not match",
  "pix.location":
    "{location} is not the address of a Pix payment: enter it as the bank gave it, without https://",
  "pix.room": "The description is {over} characters too long: key and description share a field",
  "pix.reference": "{reference} is not an identifier of a Pix payment: it has up to 25 letters and digits",
  "pix.merchant": "Enter the recipient's name, up to 25 letters without accents",
  "pix.city": "Enter the recipient's city, up to 15 letters without accents",

  "bitcoin.needed": "Enter the recipient's Bitcoin address",
  "bitcoin.address":
    "{address} is not a Bitcoin address: its check characters do not match, or it is not complete",
  "bitcoin.testnet": "{address} is an address of a test network, where nothing has a value",
  "lightning.needed": "Enter the Lightning invoice, which begins with lnbc",
  "lightning.invoice":
    "This is not a Lightning invoice: its check characters do not match, or it is not complete",
  "lightning.testnet": "This is an invoice of a test network, where nothing has a value",
  "lightning.amount": "The invoice asks for {invoice} BTC, and the code for {amount} BTC",
} as const;
export type FormMessageCode = keyof typeof formMessages;

/** The problem of a value. */
export interface FormProblem {
  code: FormMessageCode;
  values: SentenceValues;
  /** A sentence in English, without its full stop. */
  message: string;
}

export const formProblem = (code: FormMessageCode, values: SentenceValues = {}): FormProblem => ({
  code,
  values,
  message: fillSentence(formMessages[code], values),
});
