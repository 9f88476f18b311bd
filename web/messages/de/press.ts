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

  "advice.phone": "einem Handy über einen Tisch",
  "advice.poster": "einem Handy vor einem Plakat",
  "advice.till": "dem Scanner einer Kasse",
  "advice.warehouse": "einem Scanner im Lager",
  "advice.camera": "einer Kamera",
  "advice.standard": "Norm",
  "advice.maker": "Hersteller",
  "advice.thumb": "Faustregel",
  "advice.source_distance": "ein QR-Code mit 25 Modulen ist ein Zehntel so breit wie die Entfernung",
  "advice.source_bars_distance":
    "wie ein QR-Code, dessen Module 1,5-mal so breit sein sollen wie Striche (GS1 General Specifications)",
  "advice.source_scanner": "DENSO WAVE, Point for setting the module size: Scanner der Standardausführung",
  "advice.source_camera":
    "Lesbarkeitstabellen der Omron V430-F: {px} px je Modul, in einem Bild von {pixels} px, das so breit ist wie die Entfernung",
  "advice.source_till_2d": "GS1 General Specifications, Abschnitt 5.12.3.1",
  "advice.source_bars": "GS1 General Specifications, im Größenleitfaden von GS1 Sweden",
  "advice.source_as_ean": "wie ein EAN-13: GS1 hat keine Regel für {symbology} an der Kasse",
  "advice.source_warehouse_2d": "GS1 General Specifications: das 1,5-Fache der 0,495 mm von Strichen",
  "advice.source_as_code128": "wie ein Code 128: GS1 hat keine Regel für {symbology}",
  "advice.least":
    "Gelesen von {reader}: Module von mindestens {module} mm, ein Code mindestens {size} mm breit mit seiner Ruhezone.",
  "advice.least_from":
    "Gelesen von {reader} aus {distance} {unit}: Module von mindestens {module} mm, ein Code mindestens {size} mm breit mit seiner Ruhezone.",
  "advice.rule": "{least} mm: {kind}, {source}",
  "advice.reach": "Mit {size} mm und Modulen von {module} mm wird er aus etwa {distance} {unit} gelesen.",
  "advice.zones":
    "Mit {size} mm und Modulen von {module} mm sagen die Lesebereiche des Scanners, aus welcher Entfernung er gelesen wird.",
  "advice.below": "Module von {module} mm liegen unter dem Mindestmaß von {limit} mm ({kind}: {source}).",
  "advice.above": "Module von {module} mm liegen über dem Höchstmaß von {limit} mm ({kind}: {source}).",
  "advice.reader": "Gelesen von",
  "advice.choose_phone": "Handy über einen Tisch",
  "advice.choose_poster": "Handy vor einem Plakat",
  "advice.choose_till": "Scanner einer Kasse",
  "advice.choose_warehouse": "Scanner eines Lagers",
  "advice.choose_camera": "Kamera",
  "advice.distance": "Entfernung",
  "advice.pixels": "Bildpunkte quer durch ihr Bild",
  "advice.too_large":
    "Das ist größer, als ein Bild hier sein darf. Eine Druckerei kann die SVG- oder PDF-Datei ohne Verlust vergrößern.",
  "advice.take": {
    one: "Diese Größe nehmen: Module von {n} Punkt bei {dpi} dpi",
    other: "Diese Größe nehmen: Module von {n} Punkten bei {dpi} dpi",
  },
};
