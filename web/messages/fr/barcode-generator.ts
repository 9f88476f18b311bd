import type { Texts } from "../areas.ts";

/** Texts of /barcode-generator. */
export const messages: Texts<"barcode-generator"> = {
  "caution.retail":
    "Chaque module ne mesure que {mm} mm sur le papier. Pour les caisses, GS1 demande {needed} mm et n’admet {least} mm que pour les imprimantes d’étiquettes thermiques : agrandissez le code",
  "caution.low_retail":
    "Les barres ne mesurent que {mm} mm de haut sur le papier. Avec des modules de cette largeur, GS1 demande {needed} mm pour que les caisses lisent le code dans toutes les positions : agrandissez les barres en hauteur",
  "caution.low":
    "Les barres ne mesurent que {mm} mm de haut sur le papier. Pour être lues à la main, elles devraient mesurer {needed} mm : au moins 5 mm et 15 % de la largeur (ISO/IEC 16388, 16390). Agrandissez les barres en hauteur",
  "caution.low_retail_label":
    "Les barres ne mesurent que {mm} mm de haut sur le papier. Avec des modules de cette largeur, GS1 demande {needed} mm pour que les caisses lisent le code dans toutes les positions : choisissez une étiquette plus grande ou supprimez le texte et l’image",
  "caution.low_label":
    "Les barres ne mesurent que {mm} mm de haut sur le papier. Pour être lues à la main, elles devraient mesurer {needed} mm : au moins 5 mm et 15 % de la largeur (ISO/IEC 16388, 16390). Choisissez une étiquette plus grande ou supprimez le texte et l’image",
  "barcode.empty": "Veuillez saisir des données valides",
  "barcode.ean13_length": "Un EAN13 compte exactement 13 chiffres",
  "barcode.ean8_length": "Un EAN8 compte exactement 8 chiffres",
  "barcode.upc_length": "Un UPC-A compte exactement 12 chiffres (p. ex. 123456789012)",
  "barcode.itf_length": "Un ITF compte exactement 14 chiffres",
  "barcode.code39_characters":
    "CODE39 n’accepte que les majuscules, les chiffres et les symboles (- . $ / + %)",
  "barcode.code39_asterisks":
    "Les astérisques (*) aux deux extrémités sont les caractères de début et de fin de CODE39, ajoutés automatiquement : retirez-les",
  "barcode.isbn_10": "C’est un ISBN-10 ; le code-barres d’un livre contient l’ISBN-13, ici {isbn}",
  "barcode.msi_digits": "MSI n’accepte que des chiffres",
  "barcode.pharmacode_value": "Un Pharmacode compte de 1 à 6 chiffres (valeur de 3 à 131070)",
  "barcode.code128_character":
    "CODE128 ne peut pas contenir {character} : il accepte les lettres sans accent, les chiffres, la ponctuation et les caractères de commande (ASCII)",
  "barcode.too_long":
    "{format} accepte ici {limit} caractères au maximum, et le contenu en compte {length} : raccourcissez-le ou utilisez un code QR",
  "barcode.check_digit": "La clé de contrôle {format} devrait être {digit}",

  "barcode.completed": "Clé de contrôle {digit} ajoutée : le code devient {content}",
  "barcode.lost_zero":
    "{content} a-t-il perdu un zéro initial ? Avec lui, le code devient {zeroed} ; avec une clé de contrôle ajoutée, {completed}",
  "barcode.long":
    "{length} caractères donnent un code-barres très large : beaucoup de lecteurs n’en lisent pas plus de {advised}. Un code QR se lit mieux",
  "barcode.code39_pair":
    "Certains lecteurs prennent {pair} dans un CODE39 pour un seul autre caractère (Full ASCII, ISO/IEC 16388) et lisent un autre texte sans signaler d’erreur. En CODE128, ce doute n’existe pas",
  "barcode.leading_zeros": "Un pharmacode contient un nombre sans zéros initiaux : le code devient {content}",
  "barcode.made_as_code128":
    "Remarque : créé au format CODE128 (format UPC non pris en charge par cette bibliothèque)",

  "barcode.canvas_narrow": "{width} px de large ne suffisent pas pour ces barres : il leur faut {needed} px",
  "barcode.print_narrow":
    "{width} mm de large ne suffisent pas pour ces barres : à {dpi} dpi, il leur faut {needed} mm pour être lues",
  "barcode.too_many_dots":
    "{width} × {height} points, c’est trop : une image imprimée en a au plus {limit} par côté. Choisissez des modules et des barres plus petits, ou une résolution plus faible",
  "barcode.too_large":
    "{width} × {height} points, c’est trop : une image imprimée en a au plus {limit} par côté. Choisissez des modules et des barres plus petits : une imprimerie peut agrandir le fichier SVG, PDF ou EPS sans perte",
  "barcode.canvas_low": "{height} px de haut ne laissent pas de place aux barres : il leur faut {needed} px",
  "barcode.too_wide":
    "Ces barres demandent {needed} px de large, et une image en a {limit} au maximum : raccourcissez le contenu ou utilisez un code QR",
  "barcode.text_smaller":
    "Le texte mesure {size} {unit} de haut au lieu des {asked} {unit} choisis : plus grand, il ne tient pas sous les barres",
  "barcode.thin":
    "Des barres de 1 px sont trop fines pour certains lecteurs : pour doubler leur largeur, il faut une image de {needed} px de large",

  "barcode.failed": "Erreur lors de la création du code-barres : {message}",
  "barcode.unable": "Impossible de créer un code-barres avec ces données",

  "barcode.use_content": "Utiliser {content}",
  "barcode.use_code128": "Utiliser plutôt CODE128",
  "barcode.use_upc": "Utiliser plutôt UPC-A",
  "barcode.widen": "Élargir à {needed} px",
  "barcode.heighten": "Passer à {needed} px de haut",

  "barcode.meaning_CODE128": "Le plus courant, tout l’ASCII",
  "barcode.meaning_CODE39": "Alphanumérique",
  "barcode.meaning_EAN13": "13 chiffres",
  "barcode.meaning_EAN8": "8 chiffres",
  "barcode.meaning_UPC": "12 chiffres",
  "barcode.meaning_ITF": "14 chiffres",
  "barcode.meaning_MSI": "Chiffres, pour rayons et entrepôts",
  "barcode.meaning_pharmacode": "Un nombre, pour les médicaments",

  "barcode.help_CODE128": "Tout texte en caractères ASCII : lettres, chiffres, ponctuation",
  "barcode.help_CODE39": "Majuscules, chiffres, espace et - . $ / + %",
  "barcode.help_EAN13":
    "13 chiffres, le dernier étant la clé de contrôle. Saisissez-en 12 et elle est ajoutée",
  "barcode.help_EAN8": "8 chiffres, le dernier étant la clé de contrôle. Saisissez-en 7 et elle est ajoutée",
  "barcode.help_UPC": "12 chiffres, le dernier étant la clé de contrôle. Saisissez-en 11 et elle est ajoutée",
  "barcode.help_ITF": "14 chiffres, le dernier étant la clé de contrôle. Saisissez-en 13 et elle est ajoutée",
  "barcode.help_MSI": "Uniquement des chiffres, aucune clé de contrôle n’est ajoutée",
  "barcode.help_pharmacode": "Un nombre de 3 à 131070",

  "barcode.example": "Exemple",
  "barcode.example_product": "Exemple de code produit",
  "barcode.example_text": "Exemple de texte",
  "barcode.example_article": "Numéro d’article",

  "barcodes.title": "Générateur de code-barres",
  "barcodes.description":
    "Des codes-barres en huit formats : CODE128, CODE39, EAN-13, EAN-8, UPC-A, ITF-14, MSI et Pharmacode. PNG, PDF et SVG, clés de contrôle comprises.",
  "barcodes.intro": "Huit formats, clés de contrôle corrigées, chaque code relu.",
  "barcodes.step_generate": "Créer le code-barres",
  "barcodes.format": "Format",
  "barcodes.foreground": "Couleur des barres",
  "barcodes.bar_width": "Largeur des barres",
  "barcodes.bar_height": "Hauteur des barres",
  "barcodes.px_on_paper": "Sur le papier, 1 px de marge et de police vaut {mm} mm.",
  "barcodes.margin": "Marge",
  "barcodes.quiet_zone_hint":
    "Espace vide à côté des barres. {format} demande {left} modules à gauche et {right} à droite.",
  "barcodes.quiet_zone_sides": "{left} modules à gauche, {right} à droite",
  "barcodes.display_text": "Afficher le texte",
  "barcodes.font_size": "Taille du texte",
  "barcodes.examples": "Exemples",
  "barcodes.settings": "Réglages actuels",
  "barcodes.size": "Taille",
  "barcodes.bars_size": "Largeur des barres {barWidth} px, hauteur {barHeight} px",
  "barcodes.bars_printed": "Largeur des barres {barWidth} mm, hauteur {barHeight} mm",
  "barcodes.text": "Texte",
  "barcodes.text_shown": "Affiché, {size} px",
  "barcodes.text_hidden": "Masqué",
  "barcodes.generate": "Créer et télécharger le code-barres",
  "barcodes.create_another": "Créer un autre code-barres",
  "barcodes.preview_empty": "Saisissez un contenu pour voir l’aperçu du code-barres",
  "barcodes.login_first": "Veuillez vous connecter pour télécharger des codes-barres",
  "barcodes.downloaded": "Code-barres téléchargé au format {kind}",
  "barcodes.no_canvas": "Aucune surface de dessin disponible pour le téléchargement",
  "barcodes.pdf_not_ready": "Le code-barres n’est pas prêt. Patientez un instant et réessayez.",
  "barcodes.pdf_failed": "Erreur lors de la création du PDF : {message}",
  "barcodes.pdf_downloaded": "PDF téléchargé",
};
