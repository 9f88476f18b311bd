import type { Texts } from "../areas.ts";

export const messages: Texts<"payloads"> = {
  "payloads.field_wrong": "Prüfen Sie dieses Feld.",
  "payloads.too_long": {
    one: "Alle Felder zusammen haben {n} Byte mehr, als ein QR-Code fasst. Kürzen Sie dieses.",
    other: "Alle Felder zusammen haben {n} Byte mehr, als ein QR-Code fasst. Kürzen Sie dieses.",
  },
  "payloads.clear": "Alles leeren",
  "payloads.settings": "QR-Einstellungen",
  "payloads.foreground": "Vordergrundfarbe",
  "payloads.size_grown": "Größer als üblich, damit bei so viel Inhalt jedes Modul groß genug bleibt.",
  "payloads.level": "Fehlerkorrektur",
  "payloads.level_hint":
    "Lässt sich scannen, auch wenn bis zu {percent} % des Codes verschmutzt oder zerrissen sind.",
  "payloads.level_lowered": "Von {asked} auf {level} gesenkt, damit alles hineinpasst.",
  "payloads.level_raised": "Wegen des Logos von {asked} auf {level} erhöht.",
  "payloads.preview_not_yet": "Noch kein Code: Ein Feld ist unvollständig oder ungültig.",
  "payloads.preview_too_long": "Zu lang für einen QR-Code: Beachten Sie die Meldung am Feld.",
  "payloads.incomplete": "Unvollständig",
  "payloads.left_out": "Felder mit einer Meldung sind noch nicht im Code.",
  "payloads.get": "Code verwenden",
  "payloads.other_formats": "Andere Formate",
  "payloads.login_first": "Bitte melden Sie sich an, um QR-Codes herunterzuladen",
};
