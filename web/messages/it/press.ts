import type { Texts } from "../areas.ts";

export const messages: Texts<"press"> = {
  "press.only_square": "Si restringono solo barre e moduli quadrati: scegli moduli quadrati.",
  "press.narrow_half": "I suoi moduli sono larghi {module} mm e si restringono al massimo della metà.",
  "press.page_small":
    "Il codice è largo {width} mm e alto {height} mm, troppo per una pagina di {pageWidth} per {pageHeight} mm: scegli una pagina più grande, o una grande quanto il codice.",
  "press.intro":
    "File con millimetri esatti per la tipografia. Linee e colori restano nitidi a ogni dimensione.",
  "press.page": "Pagina del PDF",
  "press.page_hint": "Un file EPS è sempre grande quanto il suo codice.",
  "press.page_code": "Grande quanto il codice",
  "press.page_a4": "A4",
  "press.page_letter": "Letter",
  "press.black": "Solo inchiostro nero (K)",
  "press.black_hint":
    "Ogni altro nero è una miscela di quattro inchiostri, i cui bordi non coincidono mai del tutto.",
  "press.crop_marks": "Crocini di taglio",
  "press.bleed": "Abbondanza",
  "press.reduction": "Riduzione della larghezza delle barre",
  "press.reduction_hint":
    "Restringe barre e moduli di quanto l’inchiostro si allargherà. La tipografia conosce il valore.",
  "press.trimmed": "Tagliato a {width} × {height} mm.",
  "press.download_pdf": "PDF per la tipografia",
  "press.download_eps": "EPS per la tipografia",
  "press.downloaded": "Il file {kind} per la tipografia è stato scaricato.",
  "press.fix_colors": "Rendi il codice nero su bianco",
  "press.fix_picture": "Togli il logo",
  "press.fix_modules": "Rendi quadrati i moduli",
  "press.fix_reduction": "Usa il massimo possibile",
  "press.fix_page": "Rendi la pagina grande quanto il codice",
};
