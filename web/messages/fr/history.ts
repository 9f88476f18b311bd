import type { Texts } from "../areas.ts";

/** Texts of /customer/history. */
export const messages: Texts<"history"> = {
  "history.title": "Historique QR",
  "history.description": "Tous les codes que vous avez téléchargés.",
  "history.total": "Total",
  "history.this_week": "Cette semaine",
  "history.downloads_total": "Téléchargements",
  "history.sort": "Trier par",
  "history.sort_created_at": "Date",
  "history.sort_scan_count": "Scans",
  "history.sort_download_count": "Téléchargements",
  "history.descending": "Du plus élevé au plus bas. Inverser l’ordre",
  "history.ascending": "Du plus bas au plus élevé. Inverser l’ordre",
  "history.newest": "Les plus récents d’abord. Inverser l’ordre",
  "history.oldest": "Les plus anciens d’abord. Inverser l’ordre",
  "history.downloads": { one: "{n} téléchargement", other: "{n} téléchargements" },
  "history.scans": { one: "{n} scan", other: "{n} scans" },
  "history.download": "Télécharger",
  "history.download_of": "Télécharger {content}",
  "history.delete_of": "Supprimer {content}",
  "history.as": "Fichier {format}",
  "history.downloaded": "{format} téléchargé",
  "history.download_failed": "Impossible de télécharger le {format} : {message}",
  "history.no_picture": "Ce code ne peut plus être dessiné.",
  "history.not_as_it_was":
    "Ce code ne peut pas être dessiné tel qu’il était. Rechargez la page pour réessayer.",
  "history.delete": "Supprimer",
  "history.delete_title": "Supprimer ce code de votre historique ?",
  "history.delete_text":
    "Cette action est irréversible. Les fichiers téléchargés restent tels quels et continuent de fonctionner.",
  "history.deleted": "Supprimé de votre historique.",
  "history.delete_failed": "Le code n’a pas pu être supprimé. Veuillez réessayer.",
  "history.shown": "{shown} sur {total}",
  "history.more": "Afficher plus",
  "history.empty_title": "Aucun code pour l’instant",
  "history.empty_text":
    "Chaque code que vous téléchargez est conservé ici, prêt à être téléchargé de nouveau.",
  "history.empty_action": "Créer un code QR",
  "history.failed_title": "Votre historique n’a pas pu être chargé",
};
