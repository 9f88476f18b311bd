import type { Texts } from "../areas.ts";

export const messages: Texts<"images"> = {
  "image.type": "Veuillez sélectionner un fichier image",
  "image.too_large": "La taille de l’image doit être inférieure à 5 Mo",
  "image.empty": "Ce fichier est vide : choisissez-en un autre",
  "image.broken":
    "Cette image est illisible : le fichier est endommagé ou incomplet. Enregistrez-le à nouveau ou choisissez-en un autre",
  "image.slow": "Cette image est trop longue à lire : réduisez-la ou choisissez-en une autre",
  "image.too_many_pixels":
    "Cette image a trop de pixels : réduisez-la à moins de {pixels} millions de pixels",
  "image.too_narrow":
    "Cette image est trop longue et étroite : recadrez-la pour qu’aucun côté ne dépasse {ratio} fois l’autre",
};
