import type { Texts } from "../areas.ts";

export const messages: Texts<"customer"> = {
  "customer.nav": "Ihr Konto",

  "dashboard.description": "Ihre Codes auf einen Blick und der kürzeste Weg zum nächsten.",
  "dashboard.hello": "Hallo, {name}",
  "dashboard.totals": "Zahlen",
  "dashboard.total": "Codes",
  "dashboard.this_week": "Diese Woche",
  "dashboard.downloads": "Downloads",
  "dashboard.scans": "Scans",
  "dashboard.quick": "Schnellzugriff",
  "dashboard.generate": "QR-Code erstellen",
  "dashboard.latest": "Neueste Codes",
  "dashboard.all": "Alle anzeigen",
  "dashboard.empty_title": "Noch keine Codes",
  "dashboard.empty_text":
    "Jeder Code, den Sie herunterladen, bleibt hier und lässt sich jederzeit wieder herunterladen.",
  "dashboard.failed_title": "Ihre Übersicht konnte nicht geladen werden",

  "profile.description": "Wer Sie auf dieser Website sind.",
  "profile.personal": "Persönliche Angaben",
  "profile.email_fixed": "Die Adresse eines Kontos lässt sich nicht ändern.",
  "profile.save": "Änderungen speichern",
  "profile.saved": "Ihr Profil ist gespeichert.",
  "profile.failed": "Das Profil konnte nicht gespeichert werden: {message}",
  "profile.password": "Passwort",
  "profile.password_text": "Ein neues Passwort meldet Sie überall sonst ab. Hier bleiben Sie angemeldet.",
  "profile.password_save": "Passwort ändern",
  "profile.password_saved": "Ihr Passwort ist geändert. Ihre anderen Sitzungen sind beendet.",

  "settings.description":
    "Wie diese Website aussieht und in welcher Sprache sie spricht. Wird in diesem Browser gespeichert.",
  "settings.theme": "Design",
  "settings.theme_hint": "„System“ folgt der Einstellung Ihres Geräts.",
  "settings.language": "Sprache",
  "settings.language_hint": "Was Sie in Codes schreiben, bleibt, wie es ist.",
};
