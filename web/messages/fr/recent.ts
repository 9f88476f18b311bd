import type { Texts } from "../areas.ts";

/** Texts of the codes that a device keeps. */
export const messages: Texts<"recent"> = {
  "recent.none":
    "Les codes que vous téléchargez, copiez ou partagez apparaissent ici. Ils ne sont enregistrés que dans ce navigateur.",
  "recent.off": "Aucun code n’est enregistré sur cet appareil.",
  "recent.keep": "Mémoriser les codes récents sur cet appareil",
  "recent.keep_hint": "Désactivez cette option sur un appareil partagé : la liste est alors aussi effacée.",
  "recent.clear": "Tout effacer",
  "recent.open": "Ouvrir",
  "recent.open_of": "Ouvrir {content}",
  "recent.remove_of": "Supprimer {content} de cet appareil",
  "recent.refused":
    "Ce navigateur ne permet pas au site d’enregistrer des données. Il est peut-être en navigation privée, ou son stockage est plein.",
  "recent.move": {
    one: "Transférer {n} code de cet appareil dans votre compte",
    other: "Transférer {n} codes de cet appareil dans votre compte",
  },
  "recent.moved": {
    one: "{n} code est maintenant dans votre historique.",
    other: "{n} codes sont maintenant dans votre historique.",
  },
  "recent.move_failed": "Les codes n’ont pas pu être transférés. Veuillez réessayer.",
  "recent.drop": "Supprimer de cet appareil",
};
