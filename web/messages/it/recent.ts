import type { Texts } from "../areas.ts";

/** Texts of the codes that a device keeps. */
export const messages: Texts<"recent"> = {
  "recent.none":
    "Qui compaiono i codici che scarichi, copi o condividi. Sono salvati solo in questo browser.",
  "recent.off": "Nessun codice è salvato su questo dispositivo.",
  "recent.keep": "Ricorda i codici recenti su questo dispositivo",
  "recent.keep_hint": "Su un dispositivo condiviso disattivalo: anche l’elenco viene eliminato.",
  "recent.clear": "Cancella tutto",
  "recent.open": "Apri",
  "recent.open_of": "Apri {content}",
  "recent.remove_of": "Rimuovi {content} da questo dispositivo",
  "recent.refused":
    "Questo browser non permette al sito di salvare dati. Forse è in modalità privata o lo spazio è esaurito.",
  "recent.move": {
    one: "Sposta {n} codice da questo dispositivo nel tuo account",
    other: "Sposta {n} codici da questo dispositivo nel tuo account",
  },
  "recent.moved": {
    one: "{n} codice è ora nella tua cronologia.",
    other: "{n} codici sono ora nella tua cronologia.",
  },
  "recent.move_failed": "Non è stato possibile spostare i codici. Riprova.",
  "recent.drop": "Elimina da questo dispositivo",
};
