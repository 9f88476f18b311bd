import type { Texts } from "../areas.ts";

/** Texts of making a code, whatever kind it is: settings, preview, proof, download. */
export const messages: Texts<"generator"> = {
  "qr.content_empty": "Geben Sie einen Inhalt ein: Ein QR-Code kann nicht leer sein",
  "qr.content_too_long_by_one":
    "Der Inhalt ist 1 Byte zu lang für einen QR-Code der Fehlerkorrekturstufe {level}: Kürzen Sie ihn oder wählen Sie eine niedrigere Stufe",
  "qr.content_too_long":
    "Der Inhalt ist {bytes} Byte zu lang für einen QR-Code der Fehlerkorrekturstufe {level}: Kürzen Sie ihn oder wählen Sie eine niedrigere Stufe",
  "qr.content_beyond_all_by_one": "Der Inhalt ist 1 Byte zu lang für jeden QR-Code: Kürzen Sie ihn",
  "qr.content_beyond_all": "Der Inhalt ist {bytes} Byte zu lang für jeden QR-Code: Kürzen Sie ihn",
  "qr.too_few_pixels": "{side} px sind zu wenig: Die Module dieses Codes und sein Rand brauchen {needed} px",

  "colour.foreground_clear": "Der Code selbst ist durchsichtig: Geben Sie ihm eine dunkle Farbe",
  "colour.inverted":
    "Der Code ist heller als sein Hintergrund: Viele Scanner können umgekehrte Codes nicht lesen",
  "colour.too_close":
    "Scanner können diese Farben kaum unterscheiden: Machen Sie den Code dunkler oder den Hintergrund heller",
  "colour.red_light":
    "Laserscanner sehen mit rotem Licht, in dem diese Striche verblassen: Nehmen Sie Schwarz, Blau, Grün oder eine dunklere Farbe",
  "colour.background_clear":
    "Der Hintergrund ist durchsichtig: Der Code ist nur lesbar, wo das Darunterliegende so hell ist wie Papier",

  "drawing.qr": "QR-Code mit dem Inhalt {content}",
  "drawing.barcode": "{format}-Barcode mit dem Inhalt {content}",

  "proof.scans": "Lesbar: zur Probe gelesen von {decoders}",
  "proof.bars_checked":
    "Striche geprüft: Ihre Breiten ergeben {content}. Kein verbreitetes Scanprogramm liest {format}",
  "proof.some_scanners": "Manche Scanner können diesen Code nicht lesen: {decoders} konnte es nicht",
  "proof.different": "Ein Scanner liest aus diesem Code etwas anderes: {text}",
  "proof.unreadable": "Unsere Leseprogramme konnten diesen Code nicht lesen",

  "mend.colours": "Lesbare Farben verwenden",
  "mend.size": "{width} px breit machen",
  "mend.margin": "Ruhezone auf {margin} Module verbreitern",
  "mend.logo_smaller": "Logo verkleinern",
  "mend.logo_none": "Logo weglassen",
  "mend.bar_width": "Striche verbreitern",
  "mend.canvas_none": "Größe nach den Strichen richten",

  "logo.type": "Bitte wählen Sie eine gültige Bilddatei. Möglich sind: JPEG, PNG, GIF, WebP",
  "logo.too_large": "Die Datei darf höchstens 2 MB groß sein",
  "logo.missing": "Es gibt keine Logodatei {name}: Prüfen Sie Name und Ordner",
  "logo.closed":
    "Die Logodatei {name} lässt sich nicht öffnen: Prüfen Sie, ob sie eine Datei ist und ob Sie sie lesen dürfen",
  "logo.broken":
    "Das Logo lässt sich nicht lesen: Die Datei ist beschädigt oder unvollständig. Speichern Sie sie neu oder wählen Sie eine andere",
  "logo.too_many_pixels":
    "Das Logo hat zu viele Pixel: Verkleinern Sie es auf weniger als {pixels} Millionen",
  "logo.clear": "Dieses Bild ist vollständig durchsichtig: Wählen Sie eines, das man sehen kann",
  "logo.slow":
    "Das Laden des Logos hat länger als {seconds} Sekunden gedauert: Versuchen Sie es mit einer kleineren Datei",

  "generator.steps": "Schritte",
  "generator.step_settings": "Einstellungen",
  "generator.step_download": "Herunterladen",
  "generator.next": "Weiter",
  "generator.preview": "Vorschau",
  "generator.refresh": "Vorschau auffrischen",
  "generator.see_content": "Keine Vorschau: siehe die Meldung beim Inhalt.",
  "generator.px": "px",
  "generator.size_px": "{width} × {height} px",
  "generator.custom_size": "Eigene Größe",
  "generator.custom_size_hint": "Breite und Höhe einzeln festlegen, bis 2000 × 2000 px.",
  "generator.size": "Größe",
  "generator.size_presets": "Voreingestellte Größen",
  "generator.width": "Breite",
  "generator.height": "Höhe",
  "generator.field_in_px": "{label} in px",
  "generator.number_range": "Geben Sie eine ganze Zahl von {min} bis {max} ein.",
  "generator.background": "Hintergrundfarbe",
  "generator.content": "Inhalt",
  "generator.clear": "Leeren und neu beginnen",
  "generator.change_settings": "Einstellungen ändern",
  "generator.summary": "Zusammenfassung",
  "generator.export_size": "Exportgröße",
  "generator.colours": "Farben",
  "generator.colours_on": "{foreground} auf {background}",

  "colour.mend": "{foreground} auf {background} verwenden",
  "colour.choose": "{label}: {value}. Andere wählen",
  "colour.popup": "{label} wählen",
  "colour.hex": "Hexwert",
  "colour.hex_invalid": "Geben Sie „transparent“ oder 3, 4 oder 6 Hexziffern ein.",
  "colour.palette": "Palette",
  "colour.transparent": "Durchsichtig",
  "colour.loading": "Farbwähler wird geladen …",

  "badge.checking": "Wird geprüft …",
  "badge.checking_why": "Jeder Code wird zur Probe gelesen, bevor Sie ihn bekommen.",
  "badge.scans": "Lesbar",
  "badge.scans_by": "Zur Probe gelesen von {decoders}.",
  "badge.bars": "Striche geprüft",
  "badge.bars_by":
    "Kein Scanner für {format} läuft im Browser: Die gezeichneten Striche wurden gemessen und ergeben {content}.",
  "badge.failed": "Vielleicht nicht lesbar",
  "badge.unavailable": "Nicht geprüft",
  "badge.unavailable_why":
    "Die Leseprogramme konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und frischen Sie die Vorschau auf.",

  "download.png": "PNG herunterladen",
  "download.pdf": "PDF herunterladen",
  "download.svg": "SVG herunterladen",
  "download.pdf_busy": "PDF wird erstellt …",
  "download.anyway": "Trotzdem herunterladen",
  "download.content_first": "Geben Sie zuerst einen Inhalt ein: Noch gibt es keinen Code zum Herunterladen.",
  "download.to_content": "Zum Inhalt",
  "download.failed": "{kind} konnte nicht heruntergeladen werden: {message}",
  "download.no_picture": "Der QR-Code für den Download konnte nicht erstellt werden",
  "download.sign_in_hint": "Sie werden gebeten, sich anzumelden; Ihr Code wartet hier auf Sie.",
};
