import type { Texts } from "../areas.ts";

/** Texts about being without a connection, and about a new version of the site. */
export const messages: Texts<"offline"> = {
  "offline.title": "Sie sind offline",
  "offline.text": "Diese Seite braucht eine Internetverbindung. Die folgenden kommen ohne aus:",
  "offline.notice":
    "Sie sind offline. Codes erstellen, prüfen und scannen können Sie weiterhin; für Anmeldung und Verlauf ist eine Verbindung nötig.",
  "offline.notice_little": "Sie sind offline. Was diese Seite schon geladen hat, funktioniert weiter.",
  "update.ready": "Eine neue Version dieser Website ist bereit. Ihre aktuelle Arbeit bleibt erhalten.",
  "update.now": "Aktualisieren",
};
