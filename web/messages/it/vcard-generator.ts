import type { Texts } from "../areas.ts";

export const messages: Texts<"vcard-generator"> = {
  "contact.title": "Generatore di vCard",
  "contact.description":
    "Crea un codice QR con i tuoi dati di contatto: una scansione salva nome, telefono, email e indirizzo in rubrica. Gratis e senza scadenza.",
  "contact.intro": "I tuoi dati di contatto in un codice QR. Con una scansione sei in rubrica.",
  "contact.fields": "Dati di contatto",
  "contact.preview_empty":
    "Inserisci un nome, un indirizzo email o un numero di telefono per vedere l’anteprima del codice QR",
  "contact.group_name": "Nome",
  "contact.first_name": "Nome",
  "contact.last_name": "Cognome",
  "contact.group_contact": "Contatto",
  "contact.phone": "Telefono",
  "contact.email": "Email",
  "contact.website": "Sito web",
  "contact.group_work": "Lavoro",
  "contact.organization": "Organizzazione",
  "contact.job": "Ruolo",
  "contact.group_address": "Indirizzo",
  "contact.street": "Via e numero civico",
  "contact.city": "Città",
  "contact.state": "Provincia o regione",
  "contact.postcode": "CAP",
  "contact.country": "Paese",
  "contact.note": "Nota",
  "contact.note_hint":
    "Sii breve: ogni lettera rende il codice più fitto e più difficile da scansionare da lontano.",
  "contact.done": "Codice QR vCard scaricato",
  "contact.file": "File di contatto (.vcf)",
  "contact.file_done": "File di contatto scaricato",
};
