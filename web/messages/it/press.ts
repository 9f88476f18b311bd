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

  "advice.phone": "un telefono attraverso un tavolo",
  "advice.poster": "un telefono davanti a un manifesto",
  "advice.till": "il lettore di una cassa",
  "advice.warehouse": "un lettore di magazzino",
  "advice.camera": "una fotocamera",
  "advice.standard": "norma",
  "advice.maker": "produttore",
  "advice.thumb": "regola pratica",
  "advice.source_distance": "un codice QR di 25 moduli è largo un decimo della distanza",
  "advice.source_bars_distance":
    "come un codice QR, i cui moduli devono essere larghi 1,5 volte le barre (GS1 General Specifications)",
  "advice.source_scanner": "DENSO WAVE, Point for setting the module size: lettori di tipo standard",
  "advice.source_camera":
    "tabelle di leggibilità della Omron V430-F: {px} px per modulo, in un’immagine di {pixels} px larga quanto la distanza",
  "advice.source_till_2d": "GS1 General Specifications, sezione 5.12.3.1",
  "advice.source_bars": "GS1 General Specifications, nella guida alle dimensioni di GS1 Sweden",
  "advice.source_as_ean": "come un EAN-13: GS1 non ha regole per {symbology} alla cassa",
  "advice.source_warehouse_2d": "GS1 General Specifications: 1,5 volte i 0,495 mm delle barre",
  "advice.source_as_code128": "come un Code 128: GS1 non ha regole per {symbology}",
  "advice.least":
    "Letto da {reader}: moduli di almeno {module} mm, un codice largo almeno {size} mm con la sua zona di silenzio.",
  "advice.least_from":
    "Letto da {reader} da {distance} {unit}: moduli di almeno {module} mm, un codice largo almeno {size} mm con la sua zona di silenzio.",
  "advice.rule": "{least} mm: {kind}, {source}",
  "advice.reach": "Con {size} mm e moduli di {module} mm si legge da circa {distance} {unit}.",
  "advice.zones":
    "Con {size} mm e moduli di {module} mm, sono le zone di lettura del lettore a dire da quale distanza si legge.",
  "advice.below": "I moduli di {module} mm sono sotto il minimo di {limit} mm ({kind}: {source}).",
  "advice.above": "I moduli di {module} mm sono sopra il massimo di {limit} mm ({kind}: {source}).",
  "advice.reader": "Letto da",
  "advice.choose_phone": "Telefono attraverso un tavolo",
  "advice.choose_poster": "Telefono davanti a un manifesto",
  "advice.choose_till": "Lettore di cassa",
  "advice.choose_warehouse": "Lettore di magazzino",
  "advice.choose_camera": "Fotocamera",
  "advice.distance": "Distanza",
  "advice.pixels": "Pixel in larghezza della sua immagine",
  "advice.too_large":
    "È più grande di quanto un’immagine possa essere qui. Una tipografia può ingrandire il file SVG o PDF senza perdite.",
  "advice.take": {
    one: "Usa questa dimensione: moduli di {n} punto a {dpi} dpi",
    other: "Usa questa dimensione: moduli di {n} punti a {dpi} dpi",
  },
};
