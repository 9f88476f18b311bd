import type { Texts } from "../areas.ts";

/** Texts of /barcode-generator. */
export const messages: Texts<"barcode-generator"> = {
  "caution.retail":
    "Jedes Modul ist auf Papier nur {mm} mm breit. Für Kassen verlangt GS1 {needed} mm und erlaubt {least} mm nur Thermo-Etikettendruckern: Machen Sie den Code größer",
  "caution.low_retail":
    "Die Striche sind auf Papier nur {mm} mm hoch. Bei Modulen dieser Breite verlangt GS1 {needed} mm, damit Kassen den Code in jeder Lage lesen: Machen Sie die Striche höher",
  "caution.low":
    "Die Striche sind auf Papier nur {mm} mm hoch. Um von Hand gelesen zu werden, sollten sie {needed} mm hoch sein: mindestens 5 mm und 15 % der Breite (ISO/IEC 16388, 16390). Machen Sie die Striche höher",
  "caution.low_retail_label":
    "Die Striche sind auf Papier nur {mm} mm hoch. Bei Modulen dieser Breite verlangt GS1 {needed} mm, damit Kassen den Code in jeder Lage lesen: Wählen Sie ein größeres Etikett, oder lassen Sie Text und Bild weg",
  "caution.low_label":
    "Die Striche sind auf Papier nur {mm} mm hoch. Um von Hand gelesen zu werden, sollten sie {needed} mm hoch sein: mindestens 5 mm und 15 % der Breite (ISO/IEC 16388, 16390). Wählen Sie ein größeres Etikett, oder lassen Sie Text und Bild weg",
  "barcode.empty": "Bitte geben Sie gültige Daten ein",
  "barcode.ean13_length": "EAN13 erfordert genau 13 Ziffern",
  "barcode.ean8_length": "EAN8 erfordert genau 8 Ziffern",
  "barcode.upc_length": "UPC-A erfordert genau 12 Ziffern (z. B. 123456789012)",
  "barcode.itf_length": "ITF erfordert genau 14 Ziffern",
  "barcode.code39_characters": "CODE39 kennt nur Großbuchstaben, Ziffern und Sonderzeichen (- . $ / + %)",
  "barcode.code39_asterisks":
    "Die Sternchen (*) an beiden Enden sind die Start- und Stoppzeichen von CODE39, die automatisch hinzukommen: Lassen Sie sie weg",
  "barcode.isbn_10": "Das ist eine ISBN-10. Der Barcode eines Buches enthält die ISBN-13, hier {isbn}",
  "barcode.msi_digits": "MSI kennt nur Ziffern",
  "barcode.pharmacode_value": "Pharmacode erfordert 1 bis 6 Ziffern (Wert von 3 bis 131070)",
  "barcode.code128_character":
    "CODE128 kann {character} nicht enthalten: Möglich sind Buchstaben ohne Akzente und Umlaute, Ziffern, Satz- und Steuerzeichen (ASCII)",
  "barcode.too_long":
    "{format} fasst hier höchstens {limit} Zeichen, Ihr Inhalt hat {length}: Kürzen Sie ihn oder verwenden Sie einen QR-Code",
  "barcode.check_digit": "Die {format}-Prüfziffer müsste {digit} sein",

  "barcode.completed": "Prüfziffer {digit} ergänzt: Der Code lautet {content}",
  "barcode.lost_zero":
    "Hat {content} eine führende Null verloren? Mit ihr lautet der Code {zeroed}, mit ergänzter Prüfziffer {completed}",
  "barcode.long":
    "{length} Zeichen ergeben einen sehr breiten Barcode: Viele Scanner lesen höchstens {advised}. Ein QR-Code ist besser lesbar",
  "barcode.code39_pair":
    "Manche Scanner halten {pair} in einem CODE39 für ein einzelnes anderes Zeichen (Full ASCII, ISO/IEC 16388) und lesen ohne Fehlermeldung einen anderen Text. In CODE128 gibt es diesen Zweifel nicht",
  "barcode.leading_zeros": "Ein Pharmacode enthält eine Zahl ohne führende Nullen: Der Code lautet {content}",
  "barcode.made_as_code128":
    "Hinweis: Als CODE128 erstellt (UPC wird von dieser Bibliothek nicht unterstützt)",

  "barcode.canvas_narrow": "{width} px sind zu schmal für diese Striche: Sie brauchen {needed} px",
  "barcode.print_narrow":
    "{width} mm sind zu schmal für diese Striche: Bei {dpi} dpi brauchen sie {needed} mm, um lesbar zu sein",
  "barcode.too_many_dots":
    "{width} × {height} Punkte sind zu viele: Ein gedrucktes Bild hat höchstens {limit} je Seite. Wählen Sie kleinere Module und Striche oder eine geringere Auflösung",
  "barcode.too_large":
    "{width} × {height} Punkte sind zu viele: Ein gedrucktes Bild hat höchstens {limit} je Seite. Wählen Sie kleinere Module und Striche: Eine Druckerei kann die SVG-, PDF- oder EPS-Datei ohne Verlust vergrößern",
  "barcode.canvas_low": "{height} px Höhe lassen den Strichen keinen Platz: Sie brauchen {needed} px",
  "barcode.too_wide":
    "Diese Striche brauchen {needed} px, ein Bild darf aber höchstens {limit} px breit sein: Kürzen Sie den Inhalt oder verwenden Sie einen QR-Code",
  "barcode.text_smaller":
    "Der Text ist {size} {unit} hoch statt der gewählten {asked} {unit}: Größer passt er nicht zu den Strichen",
  "barcode.thin":
    "Striche von 1 px sind für manche Scanner zu dünn: Damit sie doppelt so breit werden, sind {needed} px Breite nötig",

  "barcode.failed": "Fehler beim Erstellen des Barcodes: {message}",
  "barcode.unable": "Aus diesen Daten lässt sich kein Barcode erstellen",

  "barcode.use_content": "{content} verwenden",
  "barcode.use_code128": "Stattdessen CODE128 verwenden",
  "barcode.use_upc": "Stattdessen UPC-A verwenden",
  "barcode.widen": "Auf {needed} px verbreitern",
  "barcode.heighten": "Auf {needed} px erhöhen",

  "barcode.meaning_CODE128": "Am weitesten verbreitet, alle ASCII-Zeichen",
  "barcode.meaning_CODE39": "Buchstaben und Ziffern",
  "barcode.meaning_EAN13": "13 Ziffern",
  "barcode.meaning_EAN8": "8 Ziffern",
  "barcode.meaning_UPC": "12 Ziffern",
  "barcode.meaning_ITF": "14 Ziffern",
  "barcode.meaning_MSI": "Ziffern, für Regale und Lager",
  "barcode.meaning_pharmacode": "Eine Zahl, für Arzneimittel",

  "barcode.help_CODE128": "Beliebiger Text aus ASCII-Zeichen: Buchstaben, Ziffern, Satzzeichen",
  "barcode.help_CODE39": "Großbuchstaben, Ziffern, Leerzeichen und - . $ / + %",
  "barcode.help_EAN13": "13 Ziffern, die letzte ist die Prüfziffer. Bei 12 wird sie ergänzt",
  "barcode.help_EAN8": "8 Ziffern, die letzte ist die Prüfziffer. Bei 7 wird sie ergänzt",
  "barcode.help_UPC": "12 Ziffern, die letzte ist die Prüfziffer. Bei 11 wird sie ergänzt",
  "barcode.help_ITF": "14 Ziffern, die letzte ist die Prüfziffer. Bei 13 wird sie ergänzt",
  "barcode.help_MSI": "Nur Ziffern, es wird keine Prüfziffer ergänzt",
  "barcode.help_pharmacode": "Eine Zahl von 3 bis 131070",

  "barcode.example": "Beispiel",
  "barcode.example_product": "Beispiel für einen Produktcode",
  "barcode.example_text": "Beispieltext",
  "barcode.example_article": "Artikelnummer",

  "barcodes.title": "Barcode-Generator",
  "barcodes.description":
    "Barcodes in acht Formaten: CODE128, CODE39, EAN-13, EAN-8, UPC-A, ITF-14, MSI und Pharmacode. PNG, PDF und SVG, Prüfziffern inbegriffen.",
  "barcodes.intro": "Acht Formate, korrigierte Prüfziffern, jeder Code zur Probe gescannt.",
  "barcodes.step_generate": "Barcode erstellen",
  "barcodes.format": "Format",
  "barcodes.foreground": "Farbe des Barcodes",
  "barcodes.bar_width": "Strichbreite",
  "barcodes.bar_height": "Strichhöhe",
  "barcodes.px_on_paper": "Auf Papier ist 1 px von Rand und Schrift {mm} mm.",
  "barcodes.margin": "Rand",
  "barcodes.quiet_zone_hint":
    "Leerer Raum neben den Strichen. {format} braucht links {left} und rechts {right} Module.",
  "barcodes.quiet_zone_sides": "links {left}, rechts {right} Module",
  "barcodes.display_text": "Text anzeigen",
  "barcodes.font_size": "Schriftgröße",
  "barcodes.examples": "Beispiele",
  "barcodes.settings": "Aktuelle Einstellungen",
  "barcodes.size": "Größe",
  "barcodes.bars_size": "Strichbreite {barWidth} px, Höhe {barHeight} px",
  "barcodes.bars_printed": "Strichbreite {barWidth} mm, Höhe {barHeight} mm",
  "barcodes.text": "Text",
  "barcodes.text_shown": "Sichtbar, {size} px",
  "barcodes.text_hidden": "Ausgeblendet",
  "barcodes.generate": "Erstellen und herunterladen",
  "barcodes.create_another": "Weiteren Barcode erstellen",
  "barcodes.preview_empty": "Geben Sie einen Inhalt ein, um den Barcode zu sehen",
  "barcodes.login_first": "Bitte melden Sie sich an, um Barcodes herunterzuladen",
  "barcodes.downloaded": "Barcode als {kind} heruntergeladen",
  "barcodes.no_canvas": "Für den Download ist keine Zeichenfläche verfügbar",
  "barcodes.pdf_not_ready":
    "Der Barcode ist noch nicht fertig. Bitte warten Sie kurz und versuchen Sie es noch einmal.",
  "barcodes.pdf_failed": "Fehler beim Erstellen des PDF: {message}",
  "barcodes.pdf_downloaded": "PDF heruntergeladen",
};
