import type { Texts } from "../areas.ts";

export const messages: Texts<"payloads"> = {
  "payloads.field_wrong": "Controlla questo campo.",
  "payloads.too_long": {
    one: "Tutti i campi insieme superano di {n} byte ciò che un codice QR può contenere. Accorcia questo.",
    other: "Tutti i campi insieme superano di {n} byte ciò che un codice QR può contenere. Accorcia questo.",
  },
  "payloads.clear": "Cancella tutto",
  "payloads.settings": "Impostazioni QR",
  "payloads.foreground": "Colore di primo piano",
  "payloads.size_grown":
    "Più grande del solito, perché con così tanto contenuto ogni modulo resti abbastanza grande.",
  "payloads.level": "Correzione d’errore",
  "payloads.level_hint": "Si legge anche se fino al {percent}% del codice è sporco o strappato.",
  "payloads.level_lowered": "Ridotto da {asked} a {level}, perché ci stia tutto.",
  "payloads.level_raised": "Aumentato da {asked} a {level} per il logo.",
  "payloads.preview_not_yet": "Ancora nessun codice: un campo è incompleto o non corretto.",
  "payloads.preview_too_long": "Troppo lungo per un codice QR: vedi il messaggio accanto al campo.",
  "payloads.incomplete": "Incompleto",
  "payloads.left_out": "I campi con un messaggio non sono ancora nel codice.",
  "payloads.get": "Ottieni il codice",
  "payloads.other_formats": "Altri formati",
  "payloads.login_first": "Accedi per scaricare i codici QR",
};
