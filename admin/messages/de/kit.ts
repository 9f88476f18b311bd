import type { Texts } from "../areas.ts";

export const messages: Texts<"kit"> = {
  "kit.try_again": "Erneut versuchen",
  "kit.loading": "Wird geladen …",
  "kit.cancel": "Abbrechen",
  "kit.discard_title": "Änderungen verwerfen?",
  "kit.discard_text": "Ihre Eingaben sind nicht gespeichert.",
  "kit.discard": "Verwerfen",
  "kit.export_failed": "Die Liste konnte nicht exportiert werden",
  "kit.close": "Schließen",
  "kit.previous": "Zurück",
  "kit.next": "Weiter",
  "kit.pages": "Seiten",
  "kit.page_of": "Seite {page} von {pages}",
};
