import type { Texts } from "../areas.ts";

/** Texts of /qr-generator. */
export const messages: Texts<"qr-generator"> = {
  "qr.title": "QR-Code-Generator",
  "qr.description":
    "QR-Codes, die nie ablaufen: Links, Text, E-Mail, Telefon, in Ihren Farben, Ihrer Größe und mit Ihrem Logo. PNG, PDF und SVG bis 2000 × 2000 px.",
  "qr.intro": "Kostenlos, ohne Wasserzeichen und ohne Ablaufdatum.",
  "qr.step_generate": "QR-Code erstellen",
  "qr.foreground": "Farbe des QR-Codes",
  "qr.logo": "Logo",
  "qr.logo_optional": "Optional. JPEG, PNG, GIF oder WebP, bis 2 MB.",
  "qr.logo_choose": "Logo hochladen",
  "qr.logo_replace": "Logo ersetzen",
  "qr.logo_remove": "Logo entfernen",
  "qr.logo_none": "Kein Logo",
  "qr.logo_alt": "Ihr Logo",
  "qr.logo_left_out": "Das Logo konnte nicht eingefügt werden, deshalb sehen Sie den Code ohne Logo.",
  "qr.logo_size": "Logogröße",
  "qr.logo_share":
    "{percent} % des größten Logos, mit dem dieser Code noch lesbar ist: {pixels} px breit, {share} % seiner Breite.",
  "qr.logo_share_none": "Anteil am größten Logo, mit dem der Code noch lesbar ist.",
  "qr.content_placeholder": "Link, Text, E-Mail-Adresse, Telefonnummer …",
  "qr.characters": { one: "{n} Zeichen", other: "{n} Zeichen" },
  "qr.too_long": {
    one: "Das ist {n} Byte mehr, als ein QR-Code fasst. Kürzen Sie den Inhalt.",
    other: "Das sind {n} Byte mehr, als ein QR-Code fasst. Kürzen Sie den Inhalt.",
  },
  "qr.level_lowered": "Damit alles hineinpasst, wurde die Fehlerkorrektur auf {level} gesenkt.",
  "qr.generate": "Erstellen und herunterladen",
  "qr.create_another": "Weiteren QR-Code erstellen",
  "qr.preview_empty": "Geben Sie einen Inhalt ein, um den QR-Code zu sehen",
  "qr.preview_busy": "QR-Code wird erstellt …",
  "qr.preview_retry": "Noch einmal erstellen",
  "qr.preview_failed": "Der QR-Code konnte nicht erstellt werden: {message}",
  "qr.preview_logo": "Mit eigenem Logo",
  "qr.login_first": "Bitte melden Sie sich an, um QR-Codes herunterzuladen",
  "qr.downloaded": "QR-Code als {kind} heruntergeladen",
  "qr.seo_title": "QR-Code-Generator: kostenlos und ohne Ablaufdatum",
  "qr.seo_text":
    "Ein hier erstellter QR-Code enthält Ihren Inhalt selbst, keinen Link zu uns, es sei denn, Sie lassen die Scans zählen. Nichts muss verlängert werden und nichts lässt sich abschalten: Er lässt sich scannen, solange man ihn sehen kann. Der Code wird in Ihrem Browser codiert, gezeichnet und zur Probe gescannt, bevor Sie ihn bekommen.",
  "qr.seo_free": "100 % kostenlos",
  "qr.seo_no_expiry": "Kein Ablaufdatum",
  "qr.seo_no_watermark": "Kein Wasserzeichen",
  "qr.seo_size": "Bis 2000 × 2000 px",

  "qr.keep_design": "Als Standarddesign speichern",
  "qr.kept_design": "Neue Codes beginnen mit diesem Design.",
  "qr.keep_failed": "Das Design konnte nicht gespeichert werden: {message}",
};
