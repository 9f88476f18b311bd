import type { Texts } from "../areas.ts";

export const messages: Texts<"bulk-design"> = {
  "rows.design_color": "« {text} » n’est pas une couleur : écrivez # suivi de 3 ou 6 chiffres hexadécimaux.",
  "rows.design_color_same":
    "« {text} » n’est pas une couleur : écrivez # suivi de 3 ou 6 chiffres hexadécimaux, ou {same}.",
  "rows.design_foreground":
    "« {text} » n’est pas une couleur : écrivez # suivi de 3, 4, 6 ou 8 chiffres hexadécimaux.",
  "rows.design_background":
    "« {text} » n’est pas une couleur : écrivez # suivi de 3, 4, 6 ou 8 chiffres hexadécimaux, ou transparent.",
  "rows.design_word": "« {text} » ne fait pas partie de : {words}.",
  "rows.design_preset": "« {text} » n’est pas un style prédéfini : choisissez parmi {words}.",
  "rows.design_empty_part":
    "« {text} » a une partie vide : écrivez une valeur, ou une pour le cadre et une pour le centre.",
  "rows.design_parts":
    "« {text} » a {count} parties : écrivez une valeur, ou une pour le cadre et une pour le centre.",
  "rows.design_gradient":
    "« {text} » n’est pas un dégradé : écrivez deux couleurs, par exemple « linear 45 #0f766e #4c1d95 » ou « radial #0f766e #4c1d95 ».",
  "rows.design_angle": "« {text} » a un angle hors limites : de 0 à 359 degrés.",
  "rows.design_gradient_color":
    "« {text} » est faux : écrivez les couleurs avec # suivi de 3 ou 6 chiffres hexadécimaux.",
  "rows.design_gradient_same": "« {text} » est faux : ses deux couleurs sont identiques, choisissez-en deux.",
  "rows.design_number": "« {text} » n’est pas un nombre.",
  "rows.design_length": "« {text} » n’est ni un nombre de px ni une longueur comme 25mm ou 1in.",
  "rows.design_whole": "« {text} » n’est pas un nombre entier.",
  "rows.design_least": "« {text} » est hors limites : au moins {least} {unit}.",
  "rows.design_most": "« {text} » est hors limites : au plus {most} {unit}.",
  "rows.design_yes_no": "« {text} » n’est ni oui ni non.",
  "rows.design_width": "Une hauteur demande aussi une largeur.",
  "rows.design_height": "Une largeur demande aussi une hauteur.",
  "rows.design_frame": "Il y faut un cadre : choisissez parmi {words}.",
  "rows.print_least": "« {text} » est hors limites : au moins {least} à {dpi} ppp.",
  "rows.print_most": "« {text} » est hors limites : au plus {most} à {dpi} ppp.",
  "rows.print_coarser": "Jusqu’à {dpi} ppp, cela irait ; ou écrivez une longueur plus petite.",
  "rows.print_module": "« {text} » n’est ni une longueur comme 0.4mm ni {min} à {max} points.",
  "rows.print_dpi":
    "« {text} » n’est pas une résolution : écrivez un nombre entier de points par pouce de {min} à {max}.",
  "rows.print_canvas":
    "La largeur et la hauteur de la surface sont toutes deux en px, ou toutes deux des longueurs.",
  "rows.print_module_or_size": "La taille découle du module : écrivez l’un ou l’autre, pas les deux.",
  "rows.print_module_or_bar":
    "Le module est la largeur de la barre la plus fine : écrivez l’un ou l’autre, pas les deux.",
  "rows.print_module_or_canvas":
    "Les barres remplissent la surface : écrivez sa largeur et sa hauteur, ou un module, pas les deux.",
  "rows.print_bar":
    "À côté d’une longueur, la largeur des barres est aussi une longueur : écrivez-en une comme 0.33mm.",
  "bulk.unit_px": "px",
  "bulk.unit_modules": "modules",
  "bulk.unit_percent": "pour cent",
};
