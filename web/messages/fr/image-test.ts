import type { Texts } from "../areas.ts";

export const messages: Texts<"image-test"> = {
  "image_test.title": "Test d’envoi d’image",
  "image_test.description":
    "Envoie une image au stockage d’images de ce site et affiche tout ce qu’il répond.",
  "image_test.gate_title": "L’envoi est réservé aux administrateurs",
  "image_test.gate_text":
    "Connectez-vous avec un compte administrateur pour envoyer une image au stockage d’images.",
  "image_test.denied_title": "Accès refusé",
  "image_test.denied":
    "Vous n’avez pas l’autorisation d’accéder à cette page. Des droits d’administrateur sont nécessaires.",
  "image_test.drop": "Déposez une image ici",
  "image_test.over": "Relâchez pour l’envoyer",
  "image_test.kinds": "JPEG, PNG, GIF ou WebP, jusqu’à 5 Mo",
  "image_test.choose": "Choisir une image",
  "image_test.another": "Envoyer une autre image",
  "image_test.what_happens":
    "L’image est redessinée sur le serveur : en PNG, 400 px de côté au maximum, sans les données de lieu et d’appareil qu’une photo peut contenir. D’une animation, seule la première image est conservée.",
  "image_test.uploading": "Envoi de {name}",
  "image_test.canceled": "L’envoi a été annulé.",
  "image_test.failed_title": "L’image n’a pas été enregistrée",
  "image_test.done": "Enregistrée",
  "image_test.answer": "Réponse du stockage d’images",
  "image_test.picture": "L’image enregistrée",
  "image_test.copy": "Copier en JSON",
  "image_test.copied": "Copié dans le presse-papiers",
  "image_test.copy_failed": "Impossible de copier dans le presse-papiers",
};
