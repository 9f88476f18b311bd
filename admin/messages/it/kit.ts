import type { Texts } from "../areas.ts";

export const messages: Texts<"kit"> = {
  "kit.try_again": "Riprova",
  "kit.loading": "Caricamento…",
  "kit.cancel": "Annulla",
  "kit.discard_title": "Scartare le modifiche?",
  "kit.discard_text": "Ciò che hai scritto non è salvato.",
  "kit.discard": "Scarta",
  "kit.export_failed": "Impossibile esportare l’elenco",
  "kit.close": "Chiudi",
  "kit.previous": "Precedente",
  "kit.next": "Successiva",
  "kit.pages": "Pagine",
  "kit.page_of": "Pagina {page} di {pages}",
};
