import type { Texts } from "../areas.ts";

export const messages: Texts<"kit"> = {
  "kit.try_again": "Réessayer",
  "kit.loading": "Chargement…",
  "kit.cancel": "Annuler",
  "kit.close": "Fermer",
  "kit.previous": "Précédent",
  "kit.next": "Suivant",
  "kit.pages": "Pages",
  "kit.page_of": "Page {page} sur {pages}",
};
