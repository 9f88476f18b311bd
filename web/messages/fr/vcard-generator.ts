import type { Texts } from "../areas.ts";

export const messages: Texts<"vcard-generator"> = {
  "contact.title": "Générateur de vCard",
  "contact.description":
    "Vos coordonnées en code QR : un scan, et nom, téléphone, e-mail et adresse sont dans le carnet d’adresses. Gratuit et sans expiration.",
  "contact.intro": "Vos coordonnées en code QR. Un scan, et vous voilà dans le carnet d’adresses.",
  "contact.fields": "Coordonnées",
  "contact.preview_empty":
    "Saisissez un nom, une adresse e-mail ou un numéro de téléphone pour voir l’aperçu du code QR",
  "contact.group_name": "Nom",
  "contact.first_name": "Prénom",
  "contact.last_name": "Nom de famille",
  "contact.group_contact": "Contact",
  "contact.phone": "Téléphone",
  "contact.email": "E-mail",
  "contact.website": "Site web",
  "contact.group_work": "Travail",
  "contact.organization": "Organisation",
  "contact.job": "Fonction",
  "contact.group_address": "Adresse",
  "contact.street": "Numéro et rue",
  "contact.city": "Ville",
  "contact.state": "État ou région",
  "contact.postcode": "Code postal",
  "contact.country": "Pays",
  "contact.note": "Note",
  "contact.note_hint":
    "Soyez bref : chaque lettre rend le code plus fin et plus difficile à scanner de loin.",
  "contact.done": "Code QR vCard téléchargé",
  "contact.file": "Fiche de contact (.vcf)",
  "contact.file_done": "Fiche de contact téléchargée",
};
