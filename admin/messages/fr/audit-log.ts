import type { Texts } from "../areas.ts";

export const messages: Texts<"audit_log"> = {
  "audit.title": "Journal d’audit",
  "audit.text": "Qui a fait quoi, quand et d’où. Les entrées ne sont jamais modifiées ni supprimées.",
  "audit.export_failed": "Impossible d’exporter le journal",
  "audit.search": "Rechercher dans le journal...",
  "audit.actor": "Qui",
  "audit.subject": "Sur quoi",
  "audit.action": "Action",
  "audit.all_actions": "Toutes les actions",
  "audit.from": "À partir du",
  "audit.until": "Jusqu’au",
  "audit.time": "Quand",
  "audit.place": "D’où",
  "audit.show": "Détails de {action}, {time}",
  "audit.field": "Champ",
  "audit.before": "Avant",
  "audit.after": "Après",
  "audit.no_values": "Cette entrée n’a pas de valeurs.",
  "audit.browser": "Navigateur",
  "audit.id": "ID de l’objet",
  "audit.failed": "Impossible de charger le journal",
  "audit.none": "Aucune entrée trouvée",
  "audit.none_text": "Rien n’a encore été enregistré.",
  "audit.none_filtered":
    "Aucune entrée ne correspond aux filtres actuels. Modifiez la recherche ou les filtres.",
  "audit.page_of": "Page {page} sur {pages} ({n} entrées au total)",
};
