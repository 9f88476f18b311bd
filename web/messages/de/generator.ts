import type { Texts } from "../areas.ts";

/** Texts of making a code, whatever kind it is: settings, preview, proof, download. */
export const messages: Texts<"generator"> = {
  "qr.content_empty": "Geben Sie einen Inhalt ein: Ein QR-Code kann nicht leer sein",
  "qr.content_too_long_by_one":
    "Der Inhalt ist 1 Byte zu lang für einen QR-Code der Fehlerkorrekturstufe {level}: Kürzen Sie ihn oder wählen Sie eine niedrigere Stufe",
  "qr.content_too_long":
    "Der Inhalt ist {bytes} Byte zu lang für einen QR-Code der Fehlerkorrekturstufe {level}: Kürzen Sie ihn oder wählen Sie eine niedrigere Stufe",
  "qr.content_beyond_all_by_one":
    "Der Inhalt ist selbst für den größten QR-Code 1 Byte zu lang: Kürzen Sie ihn",
  "qr.content_beyond_all":
    "Der Inhalt ist selbst für den größten QR-Code {bytes} Byte zu lang: Kürzen Sie ihn",
  "qr.too_few_pixels": "{side} px sind zu wenig: Die Module dieses Codes und sein Rand brauchen {needed} px",

  "color.foreground_clear": "Der Code selbst ist transparent: Geben Sie ihm eine dunkle Farbe",
  "color.inverted":
    "Der Code ist heller als sein Hintergrund: Viele Scanner können invertierte Codes nicht lesen",
  "color.too_close":
    "Scanner können diese Farben kaum unterscheiden: Machen Sie den Code dunkler oder den Hintergrund heller",
  "color.red_light":
    "Laserscanner lesen mit rotem Licht, in dem diese Striche verblassen: Verwenden Sie Schwarz, Blau, Grün oder eine dunklere Farbe",
  "color.background_clear":
    "Der Hintergrund ist transparent: Der Code ist nur auf einem Untergrund lesbar, der so hell ist wie Papier",

  "drawing.qr": "QR-Code mit dem Inhalt {content}",
  "drawing.qr_framed": "QR-Code mit dem Inhalt {content} in einem Rahmen mit dem Text {text}",
  "drawing.barcode": "{format}-Barcode mit dem Inhalt {content}",

  "proof.scans": "Mit zwei unabhängigen Scannern getestet",
  "proof.scans_one": "Mit einem unabhängigen Scanner getestet, dem einzigen hier, der {format} liest",
  "proof.scans_own":
    "Mit unserem eigenen Barcode-Leser getestet, dem einzigen Scanner hier, der {format} liest",
  "proof.on_white":
    "Auf Weiß lesbar, auf Schwarz nicht: Der Hintergrund ist transparent, der Code gehört auf helles Papier",
  "proof.on_black":
    "Auf Schwarz lesbar, auf Weiß nicht: Der Hintergrund ist transparent, der Code gehört auf eine dunkle Fläche",
  "proof.payload": "Der Code ist lesbar, aber Smartphones können nichts damit anfangen: {reason}",
  "proof.untested": "Nicht getestet: Einige unserer Scanner konnten nicht geladen werden",
  "proof.inverted":
    "Manche Scanner können invertierte Codes nicht lesen, und dieser ist heller als sein Hintergrund",
  "proof.inverted_on_black":
    "Nur auf dunklen Flächen lesbar, und zwar als invertierter Code, den manche Scanner nicht lesen können",
  "proof.some_scanners":
    "Manche Scanner können diesen Code nicht lesen: Einer unserer beiden konnte es nicht",
  "proof.small":
    "In dieser Größe ist der Code lesbar, kleiner nicht überall: Mit {px} Pixeln je Modul hat ihn ein Scanner nicht erkannt",
  "proof.hard":
    "Manche Scanner können diesen Code nicht lesen: Unserer schaffte es erst nach vielen Versuchen",
  "proof.different": "Ein Scanner liest aus diesem Code etwas anderes: {text}",
  "proof.unreadable": "Keiner unserer Scanner konnte diesen Code lesen",

  "fix.colors": "Lesbare Farben verwenden",
  "fix.size": "Auf {width} px Breite vergrößern",
  "fix.print_size": "In {mm} mm Breite drucken",
  "fix.margin": "Ruhezone auf {margin} Module verbreitern",
  "fix.contrast": "Dunklere Farbe auf hellerem Grund verwenden",
  "fix.modules_rounded": "Abgerundete Module verwenden",
  "fix.modules": "Quadratische Module verwenden",
  "fix.style_none": "Schlichte Module und Augen verwenden",
  "fix.logo_smaller": "Logo verkleinern",
  "fix.logo_none": "Logo weglassen",
  "fix.frame_color": "Rahmen in der Farbe des Codes zeichnen",
  "fix.bar_width": "Striche verbreitern",
  "fix.canvas_none": "Größe an die Striche anpassen",
  "fix.quiet_zone": "Volle Ruhezone verwenden",

  "caution.quiet_zone":
    "Die Ruhezone ist nur {margin} statt der nötigen {needed} Module breit: Scanner finden den Code vielleicht nicht",
  "caution.bar_quiet_zone":
    "{format} braucht eine Ruhezone von {left} Modulen links und {right} rechts: Mit {modules} finden Scanner den Code vielleicht nicht",
  "caution.frame":
    "Die Farbe des Rahmens hebt sich kaum vom Hintergrund ab (Kontrast {ratio}:1): Sein Text ist schlecht zu lesen",
  "caution.dense":
    "Jedes Modul ist nur {pixels} px breit: zu klein für viele Drucker und Smartphone-Kameras. Kürzen Sie den Inhalt oder vergrößern Sie das Bild",

  "logo.type": "Bitte wählen Sie eine gültige Bilddatei. Zulässige Formate: JPEG, PNG, GIF, WebP, SVG",
  "caution.fine":
    "Jedes Modul ist auf Papier nur {mm} mm breit, und viele Scanner brauchen {needed} mm: Machen Sie den Code größer oder seinen Inhalt kürzer",
  "logo.too_large": "Die Datei darf höchstens 2 MB groß sein",
  "logo.missing": "Es gibt kein Bild {name}: Prüfen Sie Name und Ordner",
  "logo.closed":
    "Das Bild {name} lässt sich nicht öffnen: Prüfen Sie, ob es eine Datei ist und ob Sie sie lesen dürfen",
  "logo.broken":
    "Das Bild lässt sich nicht lesen: Die Datei ist beschädigt oder unvollständig. Speichern Sie sie neu oder wählen Sie eine andere",
  "logo.too_many_pixels":
    "Das Bild hat zu viele Pixel: Verkleinern Sie es auf weniger als {pixels} Millionen",
  "logo.too_narrow":
    "Das Bild ist zu lang und schmal: Schneiden Sie es so zu, dass keine Seite mehr als {ratio}-mal so lang ist wie die andere",
  "logo.clear": "Dieses Bild ist vollständig transparent: Wählen Sie eines, auf dem etwas zu sehen ist",
  "logo.slow":
    "Das Laden des Bildes hat länger als {seconds} Sekunden gedauert: Versuchen Sie es mit einer kleineren Datei",
  "logo.svg_text":
    "Das SVG enthält Text, dessen Schrift nicht in der Datei ist: Wandeln Sie den Text im Zeichenprogramm in Pfade um und speichern Sie es neu",
  "logo.svg_part":
    "Das SVG verwendet {part}, was sich in einem Code nicht zeichnen lässt: Ersetzen Sie es durch einfache Formen oder exportieren Sie das Logo als PNG",
  "logo.svg_value": "Das SVG hat für {name} einen Wert, der sich nicht lesen lässt: „{value}“",
  "logo.svg_complex":
    "Das SVG ist zu komplex: Es darf {kb} kB, {elements} Elemente und {points} Punkte haben und nicht zu viele große Formen. Vereinfachen Sie seine Pfade oder exportieren Sie es als PNG",
  "logo.svg_empty": "Das SVG zeigt nichts: In seinem Rahmen liegt keine Form mit Füllung oder Kontur",
  "logo.svg_doctype": "Das SVG deklariert eigene Entitäten: Speichern Sie es als einfaches SVG ohne sie",

  "generator.steps": "Schritte",
  "generator.step_settings": "Einstellungen",
  "generator.step_download": "Herunterladen",
  "generator.next": "Weiter",
  "generator.preview": "Vorschau",
  "generator.refresh": "Vorschau aktualisieren",
  "generator.see_content": "Keine Vorschau: Beachten Sie die Meldung beim Inhalt.",
  "generator.px": "px",
  "generator.size_px": "{width} × {height} px",
  "generator.custom_size": "Eigene Größe",
  "generator.custom_size_hint": "Breite und Höhe einzeln festlegen, bis 2000 × 2000 px.",
  "generator.size": "Größe",
  "generator.size_presets": "Voreingestellte Größen",
  "generator.width": "Breite",
  "generator.height": "Höhe",
  "generator.field_in_px": "{label} in px",
  "generator.number_range":
    "Geben Sie eine ganze Zahl von {min} bis {max} ein. Bis dahin bleibt es bei {value}.",
  "generator.quiet_zone": "Ruhezone",
  "generator.quiet_zone_hint": "Der leere Rand, an dem Scanner den Code erkennen: {needed} Module.",
  "generator.modules": { one: "Modul", other: "Module" },
  "generator.background": "Hintergrundfarbe",
  "generator.content": "Inhalt",
  "generator.clear": "Leeren und neu beginnen",
  "generator.change_settings": "Einstellungen ändern",
  "generator.summary": "Zusammenfassung",
  "generator.export_size": "Exportgröße",
  "generator.colors": "Farben",
  "generator.colors_on": "{foreground} auf {background}",

  "press.black": "Nur schwarze Farbe (K)",
  "press.black_hint":
    "Jedes andere Schwarz ist aus vier Farben gemischt, deren Kanten nie genau aufeinanderliegen.",
  "press.fix_colors": "Code schwarz auf weiß machen",
  "paper.px": "Pixel",
  "paper.mm": "Millimeter",
  "paper.page_a4": "A4",
  "paper.page_letter": "US Letter",
  "paper.page_code": "So groß wie der Code",
  "paper.in": "Zoll",
  "paper.unit_mm": "Millimetern",
  "paper.unit_in": "Zoll",
  "paper.field": "{label} in {unit}",
  "paper.module": "Modul",
  "paper.dots": "Punkte",
  "paper.dpi": "Auflösung des Druckers",
  "paper.dpi_value": "{dpi} dpi",
  "paper.printed": {
    one: "Gedruckt {width} × {height} {unit}, Module von {module} {unit}: {n} Punkt bei {dpi} dpi.",
    other: "Gedruckt {width} × {height} {unit}, Module von {module} {unit}: {n} Punkte bei {dpi} dpi.",
  },
  "paper.printed_code": "Der Code mit seiner Ruhezone ist {width} {unit} breit.",
  "paper.too_small":
    "Zu klein: Bei {dpi} dpi brauchen dieser Code und seine Ruhezone mindestens {needed} {unit}.",
  "paper.size": "{width} × {height} mm bei {dpi} dpi",
  "paper.range": "Geben Sie eine Zahl von {min} bis {max} ein.",
  "paper.number_range": "Geben Sie eine Zahl von {min} bis {max} ein. Bis dahin gilt {value} {unit}.",
  "paper.true_size": "In wahrer Größe zeigen",
  "paper.true_size_title": "Wahre Größe",
  "paper.not_measured":
    "Dieser Bildschirm wurde noch nicht vermessen, die Größe ist geschätzt. Eine Bankkarte genügt als Maß.",
  "paper.measured": "So groß wie auf Papier, auf dem vermessenen Bildschirm.",
  "paper.measure": "Bildschirm vermessen",
  "paper.measure_how":
    "Halten Sie die kurze Kante einer Bankkarte an den Rahmen und schieben Sie den Regler, bis beide gleich breit sind. Dieser Browser merkt es sich.",
  "paper.card_width": "Breite des Rahmens",
  "paper.press": "Für die Druckerei",
  "paper.advice": "Wie groß muss er sein?",
  "paper.report": "Druckbericht",
  "paper.failed":
    "Dieser Teil konnte nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.",

  "recent.title": "Zuletzt auf diesem Gerät",
  "recent.history": "Ihr Verlauf",

  "color.fix": "{foreground} auf {background} verwenden",
  "color.choose": "{label}: {value}. Andere wählen",
  "color.popup": "{label} wählen",
  "color.hex": "Hexwert",
  "color.hex_invalid": "Geben Sie „transparent“ oder 3, 4 oder 6 Hexziffern ein.",
  "color.palette": "Palette",
  "color.transparent": "Transparent",
  "color.loading": "Farbwähler wird geladen …",

  "badge.checking": "Wird getestet …",
  "badge.checking_why": "Wir scannen jeden Code zur Probe, bevor Sie ihn bekommen.",
  "badge.scans": "Lesbar",
  "badge.risk": "Lesbar, mit Risiko",
  "badge.on_white": "Auf Weiß lesbar",
  "badge.on_black": "Auf Schwarz lesbar",
  "badge.payload": "Für Smartphones unbrauchbar",
  "badge.failed": "Vielleicht nicht lesbar",
  "badge.untested": "Nicht getestet",
  "badge.retry": "Erneut testen",

  "download.png": "PNG herunterladen",
  "download.pdf": "PDF herunterladen",
  "download.svg": "SVG herunterladen",
  "download.pdf_busy": "PDF wird erstellt …",
  "download.anyway": "Trotzdem herunterladen",
  "download.anyway_as": "{kind} trotzdem herunterladen",
  "download.copy_anyway_as": "{kind} trotzdem kopieren",
  "download.share_anyway": "Trotzdem teilen",
  "download.copy": "Kopieren",
  "download.copy_png": "PNG kopieren",
  "download.copy_svg": "SVG kopieren",
  "download.share": "Teilen",
  "download.copied": "In die Zwischenablage kopiert",
  "download.copied_image": "Der Code wurde als PNG-Bild kopiert.",
  "download.copied_text":
    "Dieser Browser kann keine Bilder kopieren, deshalb wurde der Text des Codes kopiert.",
  "download.not_in_history":
    "Die Datei wurde heruntergeladen, aber nicht in Ihren Verlauf aufgenommen: {message}",
  "download.copy_failed": "Kopieren in die Zwischenablage fehlgeschlagen",
  "download.share_failed": "Teilen fehlgeschlagen",
  "download.copied_svg": "Der Code wurde als SVG kopiert.",
  "download.content_first": "Geben Sie zuerst einen Inhalt ein: Es gibt noch keinen Code zum Herunterladen.",
  "download.to_content": "Zum Inhalt",
  "download.failed": "{kind} konnte nicht heruntergeladen werden: {message}",
  "download.no_picture": "Der QR-Code für den Download konnte nicht erstellt werden",
  "download.sign_in_hint": "Sie werden gebeten, sich anzumelden; Ihr Code wartet hier auf Sie.",

  "generator.logo": "Logo",
  "generator.logo_optional": "Optional. JPEG, PNG, GIF, WebP oder SVG, bis 2 MB.",
  "generator.logo_choose": "Logo hochladen",
  "generator.logo_replace": "Logo ersetzen",
  "generator.logo_remove": "Logo entfernen",
  "generator.logo_none": "Kein Logo",
  "generator.logo_alt": "Ihr Logo",
  "generator.logo_left_out": "Das Logo konnte nicht eingefügt werden, deshalb sehen Sie den Code ohne Logo.",
  "generator.logo_size": "Logogröße",
  "generator.logo_share":
    "{percent} % des größten Logos, mit dem dieser Code noch lesbar ist: {pixels} px breit, {share} % seiner Breite.",
  "generator.logo_share_none": "Anteil am größten Logo, mit dem der Code noch lesbar ist.",
  "generator.logo_included": "Mit eigenem Logo",
};
