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
};
