import type { Texts } from "../areas.ts";

export const messages: Texts<"kit"> = {
  "kit.try_again": "Erneut versuchen",
  "kit.loading": "Wird geladen …",
  "kit.cancel": "Abbrechen",
  "kit.close": "Schließen",
  "kit.previous": "Zurück",
  "kit.next": "Weiter",
  "kit.pages": "Seiten",
  "kit.page_of": "Seite {page} von {pages}",
};
