import type { Texts } from "../areas.ts";

/** Texts of making a code, whatever kind it is: settings, preview, proof, download. */
export const messages: Texts<"generator"> = {
  "qr.content_empty": "Saisissez un contenu : un code QR ne peut pas être vide",
  "qr.content_too_long_by_one":
    "Le contenu dépasse d’un octet la capacité d’un code QR au niveau de correction d’erreurs {level} : raccourcissez-le ou choisissez un niveau plus bas",
  "qr.content_too_long":
    "Le contenu dépasse de {bytes} octets la capacité d’un code QR au niveau de correction d’erreurs {level} : raccourcissez-le ou choisissez un niveau plus bas",
  "qr.content_beyond_all_by_one":
    "Le contenu dépasse d’un octet la capacité du plus grand code QR : raccourcissez-le",
  "qr.content_beyond_all":
    "Le contenu dépasse de {bytes} octets la capacité du plus grand code QR : raccourcissez-le",
  "qr.too_few_pixels":
    "{side} px ne suffisent pas : les modules de ce code et sa marge demandent {needed} px",

  "color.foreground_clear": "Le code lui-même est transparent : donnez-lui une couleur foncée",
  "color.inverted":
    "Le code est plus clair que son fond : beaucoup de lecteurs ne lisent pas les codes inversés",
  "color.too_close":
    "Les lecteurs distinguent à peine ces couleurs : assombrissez le code ou éclaircissez le fond",
  "color.red_light":
    "Les lecteurs laser utilisent une lumière rouge, dans laquelle ces barres pâlissent : choisissez du noir, du bleu, du vert ou une couleur plus foncée",
  "color.background_clear":
    "Le fond est transparent : le code n’est lisible que sur une surface aussi claire que du papier",

  "drawing.qr": "Code QR contenant {content}",
  "drawing.qr_framed": "Code QR contenant {content} dans un cadre avec le texte {text}",
  "drawing.barcode": "Code-barres {format} contenant {content}",

  "proof.scans": "Testé avec deux lecteurs indépendants",
  "proof.scans_one": "Testé avec un lecteur indépendant, le seul ici à lire {format}",
  "proof.scans_own": "Testé avec notre propre lecteur de codes-barres, le seul ici à lire {format}",
  "proof.on_white":
    "Lisible sur du blanc, pas sur du noir : le fond est transparent, placez le code sur du papier clair",
  "proof.on_black":
    "Lisible sur du noir, pas sur du blanc : le fond est transparent, placez le code sur une surface sombre",
  "proof.payload": "Le code est lisible, mais les téléphones ne peuvent pas s’en servir : {reason}",
  "proof.untested": "Non testé : certains de nos lecteurs n’ont pas pu être chargés",
  "proof.inverted":
    "Certains lecteurs ne lisent pas les codes inversés, et celui-ci est plus clair que son fond",
  "proof.inverted_on_black":
    "Lisible seulement sur une surface sombre, et en code inversé, que certains lecteurs ne lisent pas",
  "proof.some_scanners": "Certains lecteurs ne lisent pas ce code : l’un de nos deux n’y est pas parvenu",
  "proof.small":
    "Ce code est lisible à cette taille, mais pas partout en plus petit : à {px} pixels par module, un lecteur ne l’a pas lu",
  "proof.hard":
    "Certains lecteurs ne lisent pas ce code : le nôtre n’y est parvenu qu’après de nombreux essais",
  "proof.different": "Un lecteur lit autre chose dans ce code : {text}",
  "proof.unreadable": "Aucun de nos lecteurs n’a pu lire ce code",

  "fix.colors": "Utiliser des couleurs lisibles",
  "fix.size": "Passer à {width} px de large",
  "fix.print_size": "L’imprimer à {mm} mm de large",
  "fix.margin": "Élargir la zone de silence à {margin} modules",
  "fix.contrast": "Utiliser une encre plus foncée sur un fond plus clair",
  "fix.modules_rounded": "Utiliser des modules arrondis",
  "fix.modules": "Utiliser des modules carrés",
  "fix.style_none": "Utiliser des modules et des repères simples",
  "fix.logo_smaller": "Réduire le logo",
  "fix.logo_none": "Retirer le logo",
  "fix.frame_color": "Dessiner le cadre dans la couleur du code",
  "fix.bar_width": "Élargir les barres",
  "fix.canvas_none": "Adapter la taille aux barres",
  "fix.quiet_zone": "Utiliser une zone de silence complète",

  "caution.quiet_zone":
    "La zone de silence ne compte que {margin} des {needed} modules nécessaires : les lecteurs risquent de ne pas trouver le code",
  "caution.bar_quiet_zone":
    "{format} demande une zone de silence de {left} modules à gauche et {right} à droite : avec {modules}, les lecteurs risquent de ne pas trouver le code",
  "caution.frame":
    "La couleur du cadre se distingue à peine du fond (contraste {ratio}:1) : son texte est difficile à lire",
  "caution.dense":
    "Chaque module ne fait que {pixels} px de large : trop petit pour beaucoup d’imprimantes et d’appareils photo de téléphone. Raccourcissez le contenu ou agrandissez l’image",

  "logo.type": "Veuillez choisir un fichier image valide. Formats acceptés : JPEG, PNG, GIF, WebP, SVG",
  "caution.fine":
    "Chaque module ne mesure que {mm} mm sur le papier, et de nombreux lecteurs ont besoin de {needed} mm : agrandissez le code ou raccourcissez son contenu",
  "logo.too_large": "Le fichier doit faire moins de 2 Mo",
  "logo.missing": "L’image {name} n’existe pas : vérifiez son nom et son dossier",
  "logo.closed":
    "L’image {name} ne peut pas être ouverte : vérifiez que c’est bien un fichier et que vous avez le droit de le lire",
  "logo.broken":
    "L’image est illisible : le fichier est endommagé ou incomplet. Enregistrez-le à nouveau ou choisissez-en un autre",
  "logo.too_many_pixels": "L’image a trop de pixels : réduisez-la à moins de {pixels} millions",
  "logo.too_narrow":
    "L’image est trop longue et étroite : recadrez-la pour qu’aucun côté ne dépasse {ratio} fois l’autre",
  "logo.clear": "Cette image est entièrement transparente : choisissez-en une où l’on voit quelque chose",
  "logo.slow": "L’image a mis plus de {seconds} secondes à se charger : essayez un fichier plus petit",
  "logo.svg_text":
    "Le SVG contient du texte dont la police n’est pas dans le fichier : vectorisez le texte dans votre logiciel de dessin et enregistrez-le de nouveau",
  "logo.svg_part":
    "Le SVG utilise {part}, qui ne peut pas être dessiné dans un code : remplacez-le par des formes simples ou exportez le logo en PNG",
  "logo.svg_value": "Le SVG a pour {name} une valeur illisible : « {value} »",
  "logo.svg_complex":
    "Le SVG est trop complexe : il peut avoir {kb} ko, {elements} éléments et {points} points, et pas trop de grandes formes. Simplifiez ses tracés ou exportez-le en PNG",
  "logo.svg_empty":
    "Le SVG ne montre rien : aucune forme avec un fond ou un contour ne se trouve dans son cadre",
  "logo.svg_doctype": "Le SVG déclare ses propres entités : enregistrez-le en SVG simple, sans elles",

  "generator.steps": "Étapes",
  "generator.step_settings": "Réglages",
  "generator.step_download": "Télécharger",
  "generator.next": "Suivant",
  "generator.preview": "Aperçu",
  "generator.refresh": "Actualiser l’aperçu",
  "generator.see_content": "Pas d’aperçu : consultez le message près du contenu.",
  "generator.px": "px",
  "generator.size_px": "{width} × {height} px",
  "generator.custom_size": "Taille personnalisée",
  "generator.custom_size_hint": "Largeur et hauteur réglées séparément, jusqu’à 2000 × 2000 px.",
  "generator.size": "Taille",
  "generator.size_presets": "Tailles prédéfinies",
  "generator.width": "Largeur",
  "generator.height": "Hauteur",
  "generator.field_in_px": "{label} en px",
  "generator.number_range": "Saisissez un nombre entier de {min} à {max}. D’ici là, la valeur reste {value}.",
  "generator.quiet_zone": "Zone de silence",
  "generator.quiet_zone_hint":
    "La marge vide dont les lecteurs ont besoin pour trouver le code : {needed} modules.",
  "generator.modules": { one: "module", other: "modules" },
  "generator.background": "Couleur de fond",
  "generator.content": "Contenu",
  "generator.clear": "Effacer et recommencer",
  "generator.change_settings": "Modifier les réglages",
  "generator.summary": "Récapitulatif",
  "generator.export_size": "Taille d’export",
  "generator.colors": "Couleurs",
  "generator.colors_on": "{foreground} sur {background}",

  "press.black": "Encre noire seule (K)",
  "press.black_hint":
    "Tout autre noir est un mélange de quatre encres, dont les bords ne se superposent jamais exactement.",
  "press.fix_colors": "Mettre le code en noir sur blanc",
  "paper.px": "Pixels",
  "paper.mm": "Millimètres",
  "paper.page_a4": "A4",
  "paper.page_letter": "Letter (US)",
  "paper.page_code": "À la taille du code",
  "paper.in": "Pouces",
  "paper.unit_mm": "millimètres",
  "paper.unit_in": "pouces",
  "paper.field": "{label} en {unit}",
  "paper.module": "Module",
  "paper.dots": "points",
  "paper.dpi": "Résolution de l’imprimante",
  "paper.dpi_value": "{dpi} dpi",
  "paper.printed": {
    one: "Imprimé : {width} × {height} {unit}, modules de {module} {unit}, soit {n} point à {dpi} dpi.",
    other: "Imprimé : {width} × {height} {unit}, modules de {module} {unit}, soit {n} points à {dpi} dpi.",
  },
  "paper.printed_code": "Le code avec sa zone de silence mesure {width} {unit} de large.",
  "paper.too_small":
    "Trop petit : à {dpi} dpi, il faut au moins {needed} {unit} pour ce code et sa zone de silence.",
  "paper.size": "{width} × {height} mm à {dpi} dpi",
  "paper.range": "Entrez un nombre de {min} à {max}.",
  "paper.number_range": "Entrez un nombre de {min} à {max}. D’ici là, {value} {unit} s’applique.",
  "paper.true_size": "Afficher en taille réelle",
  "paper.true_size_title": "Taille réelle",
  "paper.not_measured":
    "Cet écran n’a pas encore été mesuré : la taille est approximative. Une carte bancaire suffit pour le mesurer.",
  "paper.measured": "Aussi grand que sur papier, sur l’écran mesuré.",
  "paper.measure": "Mesurer cet écran",
  "paper.measure_how":
    "Tenez le petit côté d’une carte bancaire contre le cadre et déplacez le curseur jusqu’à ce que les deux aient la même largeur. Ce navigateur s’en souviendra.",
  "paper.card_width": "Largeur du cadre",
  "paper.press": "Pour l’imprimerie",
  "paper.advice": "Quelle taille faut-il ?",
  "paper.report": "Rapport d’impression",
  "paper.failed": "Cette partie n’a pas pu être chargée. Vérifiez la connexion et réessayez.",

  "recent.title": "Récents sur cet appareil",
  "recent.history": "Votre historique",

  "color.fix": "Utiliser {foreground} sur {background}",
  "color.choose": "{label} : {value}. En choisir une autre",
  "color.popup": "Choisir : {label}",
  "color.hex": "Valeur hexadécimale",
  "color.hex_invalid": "Saisissez « transparent » ou 3, 4 ou 6 chiffres hexadécimaux.",
  "color.palette": "Palette",
  "color.transparent": "Transparent",
  "color.loading": "Chargement du sélecteur de couleurs…",

  "badge.checking": "Test en cours…",
  "badge.checking_why": "Nous testons chaque code avant de vous le remettre.",
  "badge.scans": "Lisible",
  "badge.risk": "Lisible, avec un risque",
  "badge.on_white": "Lisible sur du blanc",
  "badge.on_black": "Lisible sur du noir",
  "badge.payload": "Inutilisable par les téléphones",
  "badge.failed": "Peut-être illisible",
  "badge.untested": "Non testé",
  "badge.retry": "Tester à nouveau",

  "download.png": "Télécharger le PNG",
  "download.pdf": "Télécharger le PDF",
  "download.svg": "Télécharger le SVG",
  "download.pdf_busy": "Création du PDF…",
  "download.anyway": "Télécharger quand même",
  "download.anyway_as": "Télécharger le {kind} quand même",
  "download.copy_anyway_as": "Copier en {kind} quand même",
  "download.share_anyway": "Partager quand même",
  "download.copy": "Copier",
  "download.copy_png": "Copier en PNG",
  "download.copy_svg": "Copier en SVG",
  "download.share": "Partager",
  "download.copied": "Copié dans le presse-papiers",
  "download.copied_image": "Le code a été copié en image PNG.",
  "download.copied_text": "Ce navigateur ne peut pas copier d’images : le texte du code a été copié.",
  "download.not_in_history": "Le fichier a été téléchargé, mais pas ajouté à votre historique : {message}",
  "download.copy_failed": "Impossible de copier dans le presse-papiers",
  "download.share_failed": "Échec du partage",
  "download.copied_svg": "Le code a été copié en SVG.",
  "download.content_first": "Saisissez d’abord un contenu : il n’y a pas encore de code à télécharger.",
  "download.to_content": "Aller au contenu",
  "download.failed": "Impossible de télécharger le {kind} : {message}",
  "download.no_picture": "Impossible de créer le code QR à télécharger",
  "download.sign_in_hint": "Il vous sera demandé de vous connecter ; votre code vous attend ici.",

  "generator.logo": "Logo",
  "generator.logo_optional": "Facultatif. JPEG, PNG, GIF, WebP ou SVG, jusqu’à 2 Mo.",
  "generator.logo_choose": "Ajouter un logo",
  "generator.logo_replace": "Remplacer le logo",
  "generator.logo_remove": "Retirer le logo",
  "generator.logo_none": "Aucun logo",
  "generator.logo_alt": "Votre logo",
  "generator.logo_left_out": "Le logo n’a pas pu être ajouté, le code est donc affiché sans logo.",
  "generator.logo_size": "Taille du logo",
  "generator.logo_share":
    "{percent} % du plus grand logo avec lequel ce code reste lisible : {pixels} px de large, {share} % de sa largeur.",
  "generator.logo_share_none": "Proportion du plus grand logo avec lequel le code reste lisible.",
  "generator.logo_included": "Avec votre logo",
};
