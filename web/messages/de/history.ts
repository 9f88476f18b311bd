import type { Texts } from "../areas.ts";

/** Texts of /customer/history. */
export const messages: Texts<"history"> = {
  "history.title": "QR-Verlauf",
  "history.description": "Alle Codes, die Sie heruntergeladen haben.",
  "history.total": "Gesamt",
  "history.this_week": "Diese Woche",
  "history.downloads_total": "Downloads",
  "history.sort": "Sortieren nach",
  "history.sort_created_at": "Datum",
  "history.sort_scan_count": "Scans",
  "history.sort_download_count": "Downloads",
  "history.descending": "Höchste zuerst. Zu niedrigsten zuerst wechseln",
  "history.ascending": "Niedrigste zuerst. Zu höchsten zuerst wechseln",
  "history.newest": "Neueste zuerst. Zu ältesten zuerst wechseln",
  "history.oldest": "Älteste zuerst. Zu neuesten zuerst wechseln",
  "history.downloads": { one: "{n} Download", other: "{n} Downloads" },
  "history.scans": { one: "{n} Scan", other: "{n} Scans" },
  "history.download": "Herunterladen",
  "history.download_of": "{content} herunterladen",
  "history.delete_of": "{content} löschen",
  "history.as": "{format}-Datei",
  "history.downloaded": "{format} heruntergeladen",
  "history.download_failed": "{format} konnte nicht heruntergeladen werden: {message}",
  "history.no_picture": "Dieser Code lässt sich nicht mehr zeichnen.",
  "history.not_as_it_was":
    "Dieser Code lässt sich nicht so zeichnen, wie er war. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  "history.delete": "Löschen",
  "history.delete_title": "Diesen Code aus Ihrem Verlauf löschen?",
  "history.delete_text":
    "Das lässt sich nicht rückgängig machen. Heruntergeladene Dateien bleiben, wie sie sind, und funktionieren weiter.",
  "history.deleted": "Aus Ihrem Verlauf gelöscht.",
  "history.delete_failed": "Der Code konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.",
  "history.shown": "{shown} von {total}",
  "history.more": "Mehr anzeigen",
  "history.empty_title": "Noch keine Codes",
  "history.empty_text":
    "Jeder Code, den Sie herunterladen, bleibt hier und kann jederzeit noch einmal heruntergeladen werden.",
  "history.empty_action": "QR-Code erstellen",
  "history.failed_title": "Ihr Verlauf konnte nicht geladen werden",
};
