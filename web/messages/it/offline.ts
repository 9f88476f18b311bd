import type { Texts } from "../areas.ts";

/** Texts about being without a connection, and about a new version of the site. */
export const messages: Texts<"offline"> = {
  "offline.title": "Sei offline",
  "offline.text": "Questa pagina ha bisogno di una connessione. Questi strumenti no:",
  "offline.notice":
    "Sei offline. Puoi continuare a creare, controllare e scansionare codici; per accedere e per la cronologia serve una connessione.",
  "offline.notice_little": "Sei offline. Ciò che questa pagina ha già caricato continua a funzionare.",
  "update.ready": "È pronta una nuova versione di questo sito. Ciò che stai creando viene conservato.",
  "update.now": "Aggiorna",
};
