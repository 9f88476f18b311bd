import type { Texts } from "../areas.ts";

export const messages: Texts<"home"> = {
  "home.title": "QR-Codes und Barcodes, die sich scannen lassen",
  "home.description":
    "Kostenloser Generator für QR-Codes und Barcodes: Ihre Farben, Ihr Logo, PNG, SVG und PDF, ohne Wasserzeichen und ohne Ablaufdatum. Jeder Code wird zur Probe gescannt, bevor Sie ihn bekommen.",
  "home.heading": "Codes, die sich scannen lassen.",
  "home.text":
    "QR-Codes und Barcodes in Ihren Farben, mit Ihrem Logo, als PNG, SVG oder PDF. Jeder wird zur Probe gescannt, bevor Sie ihn bekommen.",
  "home.try": "Tippen Sie etwas ein",
  "home.try_hint": "Der Code entsteht in Ihrem Browser, während Sie tippen.",
  "home.alt": "QR-Code mit dem Inhalt {content}",
  "home.start_qr": "Weiter gestalten",
  "home.start_barcode": "Barcode erstellen",
  "home.quiet_zone": "Ruhezone, {n} Module",
  "home.modules": "{n} × {n} Module",
  "home.tools": "Acht Werkzeuge, ein Versprechen",
  "home.tools_text":
    "Jeden Code, den Sie herunterladen, hat zuvor ein Programm gelesen, das ihn nicht gezeichnet hat.",
  "home.coming_soon": "Demnächst",
  "home.why": "Warum {site}",
  "home.why_text":
    "Ein Code, der sich nicht scannen lässt, ist nur ein Bild. Darum messen und warnen wir und scannen jeden Code zur Probe, kostenlos.",
  "home.typed": "Eingegeben",
  "home.read": "Gelesen",
  "home.free": "100 % kostenlos",
  "home.free_text": "Jedes Werkzeug, jedes Format, jede Größe. Es gibt keinen Bezahltarif.",
  "home.free_text_open":
    "Jedes Werkzeug, jedes Format, jede Größe. Es gibt keinen Bezahltarif, und der Quellcode ist offen.",
  "home.no_registration": "Keine Registrierung nötig",
  "home.no_registration_text":
    "Erstellen, ansehen und scannen Sie ohne Anmeldung. Nur zum Herunterladen brauchen Sie ein kostenloses Konto, das den Code für Sie aufhebt.",
  "home.no_registration_open":
    "Erstellen, scannen und herunterladen, ohne Anmeldung. Mit einem Konto kommen Verlauf, Codes mit Scan-Zählung und Signaturen hinzu.",
  "home.fast": "Schnell und sicher",
  "home.fast_text":
    "Die Vorschau hält mit Ihrem Tippen Schritt. Passwörter liegen nur als Argon2-Hash vor, und kein Skript kann Ihr Sitzungs-Cookie lesen.",
  "home.mobile": "Für Mobilgeräte gemacht",
  "home.mobile_text":
    "Jedes Werkzeug passt auf ein Smartphone mit 360 Pixeln Breite und lässt sich mit Daumen, Maus oder Tastatur bedienen.",
  "home.privacy": "Privatsphäre geschützt",
  "home.privacy_text":
    "Was Sie eingeben oder scannen, bleibt in Ihrem Browser, bis Sie es mit einem Konto herunterladen, als Code mit Scan-Zählung anlegen oder signieren oder prüfen lassen.",
  "home.expire": "Codes laufen nie ab",
  "home.expire_text":
    "Ihr Inhalt steckt im Code selbst. Nur ein Code mit Scan-Zählung enthält einen Kurzlink, der so lange funktioniert wie diese Website.",
  "home.features": "Was jeder Code mitbringt",
  "home.logo": "Ein Logo, das passt",
  "home.logo_text":
    "So groß, wie Ihr Code es verträgt: Die Fehlerkorrektur stellt wieder her, was es verdeckt.",
  "home.contrast": "Farben, die sich scannen lassen",
  "home.contrast_text": "Die Farbauswahl warnt, wenn zwei Farben für einen Scanner gleich aussehen.",
  "home.margin": "Ein Rand, der bleibt",
  "home.margin_text": "Ein QR-Code behält seine Ruhezone, den leeren Rand, an dem Scanner ihn erkennen.",
  "home.formats": "PNG, SVG und PDF",
  "home.formats_text": "Ganze Pixel für Bildschirme, exakte Formen für den Druck.",
  "home.size": "Bis 2000 × 2000 Pixel",
  "home.size_text": "QR-Codes und Barcodes in jeder Größe ab 64 Pixeln.",
  "home.watermark": "Keine Wasserzeichen",
  "home.watermark_text": "Auf Ihre Codes kommt kein Logo, keine Adresse und keine Werbung von uns.",
  "home.time": "Keine Zeitbegrenzung",
  "home.time_text": "Kein Probezeitraum, kein Monatslimit.",
  "home.local": "Alles läuft lokal",
  "home.local_text": "Codieren, Zeichnen, Prüfen und Scannen geschieht auf Ihrem Gerät.",
  "home.how": "So funktioniert es",
  "home.step1": "Inhalt eingeben",
  "home.step1_text": "Eine Webadresse, ein Text, eine Artikelnummer. Den Code sehen Sie schon beim Tippen.",
  "home.step2": "Design anpassen",
  "home.step2_text":
    "Farben, Logo und Größe. Eine Warnung erscheint, wenn der Code so nicht mehr lesbar wäre.",
  "home.step3": "Herunterladen",
  "home.step3_text":
    "Das fertige Bild wird noch einmal gelesen und mit Ihrer Eingabe verglichen. Dann gehört es Ihnen.",
  "home.types": "Was ein QR-Code enthalten kann",
  "home.types_text": "Wählen Sie einen Typ und beginnen Sie mit seinem Beispiel.",
  "home.type_url": "Webadresse",
  "home.type_url_text": "Öffnet eine Seite",
  "home.type_text": "Einfacher Text",
  "home.type_text_text": "Zeigt Ihre Worte",
  "home.type_vcard": "Kontaktdaten, vCard",
  "home.type_vcard_text": "Landen im Adressbuch",
  "home.type_phone": "Telefonnummer",
  "home.type_phone_text": "Startet einen Anruf",
  "home.type_email": "E-Mail-Adresse",
  "home.type_email_text": "Empfänger und Betreff sind ausgefüllt",
  "home.type_social": "Links zu sozialen Medien",
  "home.type_social_text": "Führen zu Ihrem Profil",
  "home.cta": "Erstellen Sie jetzt Ihren ersten Code.",
  "home.cta_text": "Nichts zu installieren, nichts zu bezahlen.",
  "home.cta_qr": "QR-Code jetzt erstellen – für immer kostenlos",
  "home.cta_vcard": "vCard-QR-Code erstellen",
};
