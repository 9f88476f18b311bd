import type { Texts } from "../areas.ts";

/** Texts of the codes that a device keeps. */
export const messages: Texts<"recent"> = {
  "recent.none":
    "Hier stehen die Codes, die Sie herunterladen, kopieren oder teilen. Sie werden nur in diesem Browser gespeichert.",
  "recent.off": "Auf diesem Gerät sind keine Codes gespeichert.",
  "recent.keep": "Letzte Codes auf diesem Gerät merken",
  "recent.keep_hint":
    "Schalten Sie das auf gemeinsam genutzten Geräten aus. Die Liste wird dann auch gelöscht.",
  "recent.clear": "Alle löschen",
  "recent.open": "Öffnen",
  "recent.open_of": "{content} öffnen",
  "recent.remove_of": "{content} von diesem Gerät löschen",
  "recent.refused":
    "Dieser Browser lässt die Website nichts speichern. Vielleicht ist ein privates Fenster geöffnet oder der Speicher voll.",
  "recent.move": {
    one: "{n} Code von diesem Gerät ins Konto übernehmen",
    other: "{n} Codes von diesem Gerät ins Konto übernehmen",
  },
  "recent.moved": {
    one: "{n} Code ist jetzt in Ihrem Verlauf.",
    other: "{n} Codes sind jetzt in Ihrem Verlauf.",
  },
  "recent.move_failed": "Die Codes konnten nicht übernommen werden. Bitte versuchen Sie es noch einmal.",
  "recent.drop": "Von diesem Gerät löschen",
};
