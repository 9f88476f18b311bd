import type { Texts } from "../areas.ts";

/** Texts of codes that hold a short link. */
export const messages: Texts<"short-link"> = {
  "short_link.target_scheme": "Ein Kurzlink führt zu einer Webadresse, die mit http:// oder https:// beginnt",
  "short_link.target_invalid": "Kein Browser kann diese Adresse öffnen: Etwas darin stimmt nicht",
  "short_link.target_credentials": "Lassen Sie Name und Passwort vor dem @ weg",
  "short_link.target_own":
    "Ein Kurzlink kann nicht zu dieser Website selbst führen: Wählen Sie eine andere Adresse",
  "short_link.target_long": "Eine Webadresse hat höchstens 2048 Zeichen",
  "short_link.too_many":
    "Sie haben die Höchstzahl an Kurzlinks pro Konto erreicht. Löschen Sie einen, den kein Code mehr braucht.",
  "track.label": "Scans zählen",
  "track.hint":
    "Der Code enthält einen Kurzlink, der jeden Scan zählt und weiterleitet. Wohin er führt, können Sie später ändern.",
  "track.sign_in": "Anmelden, um Scans zu zählen",
  "track.note": "Dieser Code enthält {url} und führt zu {target}.",
  "track.preparing": "Kurzlink wird vorbereitet …",
  "track.failed": "Der Kurzlink konnte nicht erstellt werden: {message}",
  "track.not_tracked": "Scans werden nicht gezählt: {message}",
  "track.figures": "Statistik und Ziel",
  "short_link.taken_down":
    "Der Betreiber dieser Website hat diesen Kurzlink gesperrt. Sie können ihn nur noch löschen.",
};
