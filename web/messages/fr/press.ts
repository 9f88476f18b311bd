import type { Texts } from "../areas.ts";

export const messages: Texts<"press"> = {
  "press.only_square": "Seuls les barres et les modules carrés sont amincis : choisissez des modules carrés.",
  "press.narrow_half": "Ses modules ont {module} mm de large et sont amincis de la moitié au plus.",
  "press.page_small":
    "Le code fait {width} mm de large et {height} mm de haut, trop pour une page de {pageWidth} sur {pageHeight} mm : choisissez une page plus grande, ou une page aussi grande que le code.",
  "press.intro":
    "Des fichiers aux millimètres exacts pour l’imprimerie. Lignes et couleurs restent nettes à toute taille.",
  "press.page": "Page du PDF",
  "press.page_hint": "Un fichier EPS est toujours aussi grand que son code.",
  "press.page_code": "Aussi grande que le code",
  "press.page_a4": "A4",
  "press.page_letter": "Letter",
  "press.black": "Encre noire seule (K)",
  "press.black_hint":
    "Tout autre noir est un mélange de quatre encres, dont les bords ne se superposent jamais exactement.",
  "press.crop_marks": "Traits de coupe",
  "press.bleed": "Fond perdu",
  "press.reduction": "Réduction de largeur des barres",
  "press.reduction_hint":
    "Amincit les barres et les modules de ce que l’encre s’étalera. L’imprimerie connaît la valeur.",
  "press.trimmed": "Coupé à {width} × {height} mm.",
  "press.download_pdf": "PDF pour l’imprimerie",
  "press.download_eps": "EPS pour l’imprimerie",
  "press.downloaded": "Le fichier {kind} pour l’imprimerie a été téléchargé.",
  "press.fix_colors": "Mettre le code en noir sur blanc",
  "press.fix_picture": "Retirer le logo",
  "press.fix_modules": "Rendre les modules carrés",
  "press.fix_reduction": "Prendre le maximum possible",
  "press.fix_page": "Une page aussi grande que le code",

  "advice.phone": "un téléphone à travers une table",
  "advice.poster": "un téléphone devant une affiche",
  "advice.till": "le lecteur d’une caisse",
  "advice.warehouse": "un lecteur d’entrepôt",
  "advice.camera": "une caméra",
  "advice.standard": "norme",
  "advice.maker": "fabricant",
  "advice.thumb": "règle empirique",
  "advice.source_distance": "un code QR de 25 modules est large d’un dixième de la distance",
  "advice.source_bars_distance":
    "comme un code QR, dont les modules doivent être 1,5 fois plus larges que les barres (GS1 General Specifications)",
  "advice.source_scanner": "DENSO WAVE, Point for setting the module size : lecteurs de type standard",
  "advice.source_camera":
    "tables de lisibilité de l’Omron V430-F : {px} px par module, dans une image de {pixels} px aussi large que la distance",
  "advice.source_till_2d": "GS1 General Specifications, section 5.12.3.1",
  "advice.source_bars": "GS1 General Specifications, dans le guide des tailles de GS1 Sweden",
  "advice.source_as_ean": "comme un EAN-13 : GS1 n’a pas de règle pour {symbology} à la caisse",
  "advice.source_warehouse_2d": "GS1 General Specifications : 1,5 fois les 0,495 mm des barres",
  "advice.source_as_code128": "comme un Code 128 : GS1 n’a pas de règle pour {symbology}",
  "advice.least":
    "Lu par {reader} : des modules d’au moins {module} mm, un code d’au moins {size} mm de large avec sa zone de silence.",
  "advice.least_from":
    "Lu par {reader} à {distance} {unit} : des modules d’au moins {module} mm, un code d’au moins {size} mm de large avec sa zone de silence.",
  "advice.rule": "{least} mm : {kind}, {source}",
  "advice.reach": "À {size} mm, avec des modules de {module} mm, il se lit à environ {distance} {unit}.",
  "advice.zones":
    "À {size} mm, avec des modules de {module} mm, ce sont les zones de lecture du lecteur qui disent à quelle distance il se lit.",
  "advice.below": "Des modules de {module} mm sont sous le minimum de {limit} mm ({kind} : {source}).",
  "advice.above": "Des modules de {module} mm sont au-dessus du maximum de {limit} mm ({kind} : {source}).",
  "advice.reader": "Lu par",
  "advice.choose_phone": "Téléphone à travers une table",
  "advice.choose_poster": "Téléphone devant une affiche",
  "advice.choose_till": "Lecteur de caisse",
  "advice.choose_warehouse": "Lecteur d’entrepôt",
  "advice.choose_camera": "Caméra",
  "advice.distance": "Distance de lecture",
  "advice.pixels": "Pixels en largeur de son image",
  "advice.too_large":
    "C’est plus grand qu’une image ne peut l’être ici. Une imprimerie peut agrandir le fichier SVG ou PDF sans perte.",
  "advice.take": {
    one: "Prendre cette taille : des modules de {n} point à {dpi} dpi",
    other: "Prendre cette taille : des modules de {n} points à {dpi} dpi",
  },
};
