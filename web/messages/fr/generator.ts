import type { Texts } from "../areas.ts";

/** Texts of making a code, whatever kind it is: settings, preview, proof, download. */
export const messages: Texts<"generator"> = {
  "qr.content_empty": "Saisissez un contenu : un code QR ne peut pas être vide",
  "qr.content_too_long_by_one":
    "Le contenu dépasse d’un octet la capacité d’un code QR au niveau de correction d’erreurs {level} : raccourcissez-le ou choisissez un niveau plus bas",
  "qr.content_too_long":
    "Le contenu dépasse de {bytes} octets la capacité d’un code QR au niveau de correction d’erreurs {level} : raccourcissez-le ou choisissez un niveau plus bas",
  "qr.content_beyond_all_by_one":
    "Le contenu dépasse d’un octet la capacité de tout code QR : raccourcissez-le",
  "qr.content_beyond_all":
    "Le contenu dépasse de {bytes} octets la capacité de tout code QR : raccourcissez-le",
  "qr.too_few_pixels":
    "{side} px ne suffisent pas : les modules de ce code et sa marge demandent {needed} px",

  "colour.foreground_clear": "Le code lui-même est transparent : donnez-lui une couleur foncée",
  "colour.inverted":
    "Le code est plus clair que son arrière-plan : beaucoup de scanners ne lisent pas les codes inversés",
  "colour.too_close":
    "Les scanners distinguent à peine ces couleurs : assombrissez le code ou éclaircissez l’arrière-plan",
  "colour.red_light":
    "Les scanners laser voient en lumière rouge, où ces barres pâlissent : choisissez du noir, du bleu, du vert ou une couleur plus foncée",
  "colour.background_clear":
    "L’arrière-plan est transparent : le code n’est lisible que sur un fond aussi clair que du papier",

  "drawing.qr": "Code QR contenant {content}",
  "drawing.barcode": "Code-barres {format} contenant {content}",

  "proof.scans": "Lisible : relu par {decoders}",
  "proof.bars_checked":
    "Barres vérifiées : leurs largeurs donnent {content}. Aucun logiciel de scan courant ne lit {format}",
  "proof.some_scanners": "Certains scanners ne peuvent pas lire ce code : {decoders} n’y est pas parvenu",
  "proof.different": "Un scanner lit autre chose dans ce code : {text}",
  "proof.unreadable": "Nos lecteurs n’ont pas pu lire ce code",

  "mend.colours": "Utiliser des couleurs lisibles",
  "mend.size": "Passer à {width} px de large",
  "mend.margin": "Élargir la zone de silence à {margin} modules",
  "mend.logo_smaller": "Réduire le logo",
  "mend.logo_none": "Retirer le logo",
  "mend.bar_width": "Élargir les barres",
  "mend.canvas_none": "Adapter la taille aux barres",

  "logo.type": "Veuillez choisir un fichier image valide. Types acceptés : JPEG, PNG, GIF, WebP",
  "logo.too_large": "Le fichier doit faire moins de 2 Mo",
  "logo.missing": "Le fichier de logo {name} n’existe pas : vérifiez son nom et son dossier",
  "logo.closed":
    "Le fichier de logo {name} ne peut pas être ouvert : vérifiez que c’est un fichier et que vous pouvez le lire",
  "logo.broken":
    "Le logo est illisible : le fichier est endommagé ou incomplet. Enregistrez-le de nouveau ou choisissez-en un autre",
  "logo.too_many_pixels": "Le logo a trop de pixels : réduisez-le à moins de {pixels} millions",
  "logo.clear": "Cette image est entièrement transparente : choisissez-en une visible",
  "logo.slow": "Le logo a mis plus de {seconds} secondes à se charger : essayez un fichier plus petit",

  "generator.steps": "Étapes",
  "generator.step_settings": "Réglages",
  "generator.step_download": "Télécharger",
  "generator.next": "Suivant",
  "generator.preview": "Aperçu",
  "generator.refresh": "Actualiser l’aperçu",
  "generator.see_content": "Pas d’aperçu : voir le message près du contenu.",
  "generator.px": "px",
  "generator.size_px": "{width} × {height} px",
  "generator.custom_size": "Taille personnalisée",
  "generator.custom_size_hint": "Largeur et hauteur séparées, jusqu’à 2000 × 2000 px.",
  "generator.size": "Taille",
  "generator.size_presets": "Tailles prédéfinies",
  "generator.width": "Largeur",
  "generator.height": "Hauteur",
  "generator.field_in_px": "{label} en px",
  "generator.number_range": "Saisissez un nombre entier de {min} à {max}.",
  "generator.background": "Couleur de fond",
  "generator.content": "Contenu",
  "generator.clear": "Effacer et recommencer",
  "generator.change_settings": "Modifier les réglages",
  "generator.summary": "Récapitulatif",
  "generator.export_size": "Taille d’export",
  "generator.colours": "Couleurs",
  "generator.colours_on": "{foreground} sur {background}",

  "colour.mend": "Utiliser {foreground} sur {background}",
  "colour.choose": "{label} : {value}. En choisir une autre",
  "colour.popup": "Choisir : {label}",
  "colour.hex": "Valeur hexadécimale",
  "colour.hex_invalid": "Saisissez « transparent » ou 3, 4 ou 6 chiffres hexadécimaux.",
  "colour.palette": "Palette",
  "colour.transparent": "Transparent",
  "colour.loading": "Chargement du sélecteur de couleurs…",

  "badge.checking": "Vérification…",
  "badge.checking_why": "Chaque code est relu avant de vous être remis.",
  "badge.scans": "Lisible",
  "badge.scans_by": "Relu par {decoders}.",
  "badge.bars": "Barres vérifiées",
  "badge.bars_by":
    "Aucun lecteur de {format} ne fonctionne dans un navigateur : les barres dessinées ont été mesurées et donnent {content}.",
  "badge.failed": "Peut-être illisible",
  "badge.unavailable": "Non vérifié",
  "badge.unavailable_why":
    "Les lecteurs n’ont pas pu être chargés. Vérifiez votre connexion et actualisez l’aperçu.",

  "download.png": "Télécharger PNG",
  "download.pdf": "Télécharger PDF",
  "download.svg": "Télécharger SVG",
  "download.pdf_busy": "Création du PDF…",
  "download.anyway": "Télécharger quand même",
  "download.content_first": "Saisissez d’abord un contenu : il n’y a pas encore de code à télécharger.",
  "download.to_content": "Aller au contenu",
  "download.failed": "Impossible de télécharger le {kind} : {message}",
  "download.no_picture": "Impossible de créer le code QR à télécharger",
  "download.sign_in_hint": "Il vous sera demandé de vous connecter ; votre code vous attend ici.",
};
