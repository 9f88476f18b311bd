import type { Texts } from "../areas.ts";

/** Texts about being without a connection, and about a new version of the site. */
export const messages: Texts<"offline"> = {
  "offline.title": "Vous êtes hors ligne",
  "offline.text": "Cette page a besoin d’une connexion Internet. Celles-ci s’en passent :",
  "offline.notice":
    "Vous êtes hors ligne. Vous pouvez continuer à créer, vérifier et scanner des codes ; votre compte et votre historique nécessitent une connexion Internet.",
  "offline.notice_little": "Vous êtes hors ligne. Ce que cette page a déjà chargé continue de fonctionner.",
  "update.ready": "Une nouvelle version de ce site est prête. Votre travail en cours est conservé.",
  "update.now": "Mettre à jour",
};
