import type { Texts } from "../areas.ts";

/** Texts of /qr-generator. */
export const messages: Texts<"qr-generator"> = {
  "qr.title": "Générateur de code QR",
  "qr.description":
    "Des codes QR qui n’expirent jamais : liens, texte, e-mail, téléphone, avec vos couleurs, votre taille et votre logo. PNG, PDF et SVG jusqu’à 2000 × 2000 px.",
  "qr.intro": "Gratuit, sans filigrane et sans expiration.",
  "qr.step_generate": "Créer le code QR",
  "qr.foreground": "Couleur du code QR",
  "qr.logo": "Logo",
  "qr.logo_optional": "Facultatif. JPEG, PNG, GIF ou WebP, jusqu’à 2 Mo.",
  "qr.logo_choose": "Ajouter un logo",
  "qr.logo_replace": "Remplacer le logo",
  "qr.logo_remove": "Retirer le logo",
  "qr.logo_none": "Aucun logo",
  "qr.logo_alt": "Votre logo",
  "qr.logo_left_out": "Le logo n’a pas pu être ajouté, le code est donc affiché sans logo.",
  "qr.logo_size": "Taille du logo",
  "qr.logo_share":
    "{percent} % du plus grand logo avec lequel ce code reste lisible : {pixels} px de large, {share} % de sa largeur.",
  "qr.logo_share_none": "Proportion du plus grand logo avec lequel le code reste lisible.",
  "qr.content_placeholder": "Un lien, un texte, une adresse e-mail, un numéro de téléphone…",
  "qr.characters": { one: "{n} caractère", other: "{n} caractères" },
  "qr.too_long": {
    one: "Il y a {n} octet de trop pour un code QR. Raccourcissez le contenu.",
    other: "Il y a {n} octets de trop pour un code QR. Raccourcissez le contenu.",
  },
  "qr.level_lowered": "La correction d’erreurs a été abaissée à {level} pour que tout tienne.",
  "qr.generate": "Créer et télécharger le code QR",
  "qr.create_another": "Créer un autre code QR",
  "qr.preview_empty": "Saisissez un contenu pour voir l’aperçu du code QR",
  "qr.preview_busy": "Création du code QR…",
  "qr.preview_retry": "Réessayer",
  "qr.preview_failed": "Le code QR n’a pas pu être créé : {message}",
  "qr.preview_logo": "Avec votre logo",
  "qr.login_first": "Veuillez vous connecter pour télécharger des codes QR",
  "qr.downloaded": "Code QR téléchargé au format {kind}",
  "qr.seo_title": "Générateur de code QR gratuit et sans expiration",
  "qr.seo_text":
    "Un code QR créé ici contient votre contenu lui-même, et non un lien vers nous, sauf si vous demandez que ses scans soient comptés. Rien n’est à renouveler et rien ne peut être désactivé : il se scanne tant qu’on peut le voir. Le code est encodé et dessiné dans votre navigateur, puis relu avant de vous être remis.",
  "qr.seo_free": "100 % gratuit",
  "qr.seo_no_expiry": "Sans expiration",
  "qr.seo_no_watermark": "Sans filigrane",
  "qr.seo_size": "Jusqu’à 2000 × 2000 px",

  "qr.keep_design": "Enregistrer comme design par défaut",
  "qr.kept_design": "Les nouveaux codes commenceront avec ce design.",
  "qr.keep_failed": "Le design n’a pas pu être enregistré : {message}",
};
