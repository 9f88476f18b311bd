import type { Texts } from "../areas.ts";

/** Texts of codes that hold a short link. */
export const messages: Texts<"short-link"> = {
  "short_link.target_scheme": "Un lien court mène à une adresse web qui commence par http:// ou https://",
  "short_link.target_invalid": "Aucun navigateur ne peut ouvrir cette adresse : elle contient une erreur",
  "short_link.target_credentials": "Retirez le nom et le mot de passe avant le @",
  "short_link.target_own":
    "Un lien court ne peut pas mener à ce site lui-même : choisissez une autre adresse",
  "short_link.target_long": "Une adresse web ne peut pas dépasser 2048 caractères",
  "short_link.too_many":
    "Vous avez atteint le nombre maximal de liens courts par compte. Supprimez-en un dont aucun code n’a plus besoin.",
  "track.label": "Compter les scans",
  "track.hint":
    "Le code contient un lien court qui compte chaque scan et redirige. Vous pourrez changer sa destination.",
  "track.sign_in": "Se connecter pour compter les scans",
  "track.note": "Ce code contient {url} et mène à {target}.",
  "track.preparing": "Préparation du lien court…",
  "track.failed": "Le lien court n’a pas pu être créé : {message}",
  "track.not_tracked": "Les scans ne sont pas comptés : {message}",
  "track.figures": "Statistiques et destination",
  "short_link.taken_down":
    "L’exploitant de ce site a retiré ce lien court. Vous pouvez seulement le supprimer.",
};
