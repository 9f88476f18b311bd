import type { Texts } from "../areas.ts";

export const messages: Texts<"press"> = {
  "press.only_square":
    "Nur Striche und quadratische Module werden schmaler gemacht: Wählen Sie quadratische Module.",
  "press.narrow_half":
    "Seine Module sind {module} mm breit und werden höchstens um die Hälfte davon schmaler gemacht.",
  "press.page_small":
    "Der Code ist {width} mm breit und {height} mm hoch, zu groß für eine Seite von {pageWidth} mal {pageHeight} mm: Wählen Sie eine größere Seite oder eine, die genau so groß ist wie der Code.",
  "press.intro":
    "Dateien mit genauen Millimetern für die Druckerei. Linien und Farben bleiben in jeder Größe scharf.",
  "press.page": "Seite der PDF-Datei",
  "press.page_hint": "Eine EPS-Datei ist immer so groß wie ihr Code.",
  "press.page_code": "So groß wie der Code",
  "press.page_a4": "A4",
  "press.page_letter": "Letter",
  "press.black": "Nur schwarze Farbe (K)",
  "press.black_hint":
    "Jedes andere Schwarz ist aus vier Farben gemischt, deren Kanten nie genau aufeinanderliegen.",
  "press.crop_marks": "Schnittmarken",
  "press.bleed": "Beschnittzugabe",
  "press.reduction": "Strichbreitenreduzierung",
  "press.reduction_hint":
    "Macht Striche und Module um das schmaler, was die Druckfarbe zuläuft. Die Druckerei kennt die Zahl.",
  "press.trimmed": "Geschnitten auf {width} × {height} mm.",
  "press.download_pdf": "PDF für die Druckerei",
  "press.download_eps": "EPS für die Druckerei",
  "press.downloaded": "Die {kind}-Datei für die Druckerei wurde heruntergeladen.",
  "press.fix_colors": "Code schwarz auf weiß machen",
  "press.fix_picture": "Logo weglassen",
  "press.fix_modules": "Module quadratisch machen",
  "press.fix_reduction": "So viel wie möglich nehmen",
  "press.fix_page": "Seite so groß wie den Code machen",
};
