import type { Texts } from "../areas.ts";

export const messages: Texts<"payloads"> = {
  "payloads.field_wrong": "Vérifiez ce champ.",
  "payloads.too_long": {
    one: "L’ensemble des champs dépasse de {n} octet ce qu’un code QR peut contenir. Raccourcissez celui-ci.",
    other:
      "L’ensemble des champs dépasse de {n} octets ce qu’un code QR peut contenir. Raccourcissez celui-ci.",
  },
  "payloads.clear": "Tout effacer",
  "payloads.settings": "Réglages du code QR",
  "payloads.foreground": "Couleur de premier plan",
  "payloads.size_grown":
    "Plus grand que d’habitude, pour que chaque module reste assez grand avec autant de contenu.",
  "payloads.level": "Correction d’erreurs",
  "payloads.level_hint": "Reste lisible même si jusqu’à {percent} % du code est sali ou déchiré.",
  "payloads.level_lowered": "Abaissé de {asked} à {level} pour que tout tienne.",
  "payloads.level_raised": "Relevé de {asked} à {level} pour le logo.",
  "payloads.preview_not_yet": "Pas encore de code : un champ est incomplet ou non valide.",
  "payloads.preview_too_long": "Trop long pour un code QR : consultez le message près du champ.",
  "payloads.incomplete": "Incomplet",
  "payloads.left_out": "Les champs accompagnés d’un message ne sont pas encore dans le code.",
  "payloads.get": "Récupérer le code",
  "payloads.other_formats": "Autres formats",
  "payloads.login_first": "Veuillez vous connecter pour télécharger des codes QR",
};
