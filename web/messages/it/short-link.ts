import type { Texts } from "../areas.ts";

/** Texts of codes that hold a short link. */
export const messages: Texts<"short-link"> = {
  "short_link.target_scheme": "Un link breve porta a un indirizzo web: inizia con http:// o https://",
  "short_link.target_invalid": "Nessun browser può aprire questo indirizzo: contiene un errore",
  "short_link.target_credentials": "Togli il nome e la password prima della @",
  "short_link.target_own": "Un link breve non può portare a questo stesso sito: scegli un altro indirizzo",
  "short_link.target_long": "Un indirizzo web ha al massimo 2048 caratteri",
  "short_link.too_many":
    "Hai raggiunto il massimo di link brevi per un account. Eliminane uno che nessun codice usa.",
  "track.label": "Conta le scansioni",
  "track.hint":
    "Il codice contiene un link breve che conta ogni scansione e reindirizza. In seguito potrai cambiare dove porta.",
  "track.sign_in": "Accedi per contare le scansioni",
  "track.note": "Questo codice contiene {url} e porta a {target}.",
  "track.preparing": "Preparazione del link breve…",
  "track.failed": "Impossibile creare il link breve: {message}",
  "track.not_tracked": "Le scansioni non vengono contate: {message}",
  "track.figures": "Statistiche e destinazione",
  "short_link.taken_down": "Il gestore di questo sito ha rimosso questo link breve. Puoi solo eliminarlo.",
};
