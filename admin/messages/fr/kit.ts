import type { Texts } from "../areas.ts";

export const messages: Texts<"kit"> = {
  "kit.try_again": "Réessayer",
  "kit.loading": "Chargement…",
  "kit.cancel": "Annuler",
  "kit.discard_title": "Abandonner les modifications ?",
  "kit.discard_text": "Votre saisie n’est pas enregistrée.",
  "kit.discard": "Abandonner",
  "kit.export_failed": "Impossible d’exporter la liste",
  "kit.close": "Fermer",
  "kit.previous": "Précédent",
  "kit.next": "Suivant",
  "kit.pages": "Pages",
  "kit.page_of": "Page {page} sur {pages}",
};
