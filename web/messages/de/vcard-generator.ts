import type { Texts } from "../areas.ts";

export const messages: Texts<"vcard-generator"> = {
  "contact.title": "vCard-Generator",
  "contact.description":
    "Ihre Kontaktdaten als QR-Code: ein Scan, und Name, Telefon, E-Mail und Anschrift stehen im Adressbuch. Kostenlos und ohne Ablaufdatum.",
  "contact.intro": "Ihre Kontaktdaten als QR-Code. Ein Scan, und Sie stehen im Adressbuch.",
  "contact.fields": "Kontaktdaten",
  "contact.preview_empty":
    "Geben Sie einen Namen, eine E-Mail-Adresse oder eine Telefonnummer ein, um den QR-Code zu sehen",
  "contact.group_name": "Name",
  "contact.first_name": "Vorname",
  "contact.last_name": "Nachname",
  "contact.group_contact": "Kontakt",
  "contact.phone": "Telefon",
  "contact.email": "E-Mail",
  "contact.website": "Website",
  "contact.group_work": "Beruf",
  "contact.organization": "Firma oder Organisation",
  "contact.job": "Position",
  "contact.group_address": "Anschrift",
  "contact.street": "Straße und Hausnummer",
  "contact.city": "Ort",
  "contact.state": "Bundesland oder Region",
  "contact.postcode": "Postleitzahl",
  "contact.country": "Land",
  "contact.note": "Notiz",
  "contact.note_hint":
    "Fassen Sie sich kurz: Jeder Buchstabe macht den Code feiner und aus der Ferne schwerer zu scannen.",
  "contact.done": "vCard-QR-Code heruntergeladen",
  "contact.file": "Kontaktdatei (.vcf)",
  "contact.file_done": "Kontaktdatei heruntergeladen",
};
