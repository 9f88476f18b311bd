import type { Texts } from "../areas.ts";

export const messages: Texts<"verify"> = {
  "verify.title": "Signatur prüfen",
  "verify.description":
    "Einen Code mit digitaler Signatur prüfen: wer ihn wann signiert hat, wie lange er gilt und ob etwas verändert wurde.",
  "verify.intro": "Wer wann signiert hat, wie lange es gilt und ob etwas verändert wurde.",
  "verify.content": "Inhalt des Codes",
  "verify.content_hint": "Fügen Sie alles ein, was Ihr Scanner zeigt, von der ersten { bis zur letzten }.",
  "verify.submit": "Prüfen",
  "verify.picture": "Bild des Codes hier ablegen",
  "verify.picture_over": "Zum Lesen loslassen",
  "verify.picture_hint":
    "JPG, PNG, GIF, BMP oder WebP. Es wird in Ihrem Browser gelesen und nie hochgeladen.",
  "verify.picture_choose": "Bild auswählen",
  "verify.picture_reading": "Das Bild wird gelesen …",
  "verify.picture_other": "In diesem Bild ist ein Code, aber keine digitale Signatur.",
  "verify.sent":
    "Um eine Signatur zu prüfen, wird der Text des Codes an diese Website gesendet, die ihn nicht aufbewahrt. Ein Code ohne Signatur wird in Ihrem Browser geprüft.",
  "verify.result": "Ergebnis",
  "verify.empty": "Hier erscheint das Ergebnis.",
  "verify.checking": "Die Signatur wird geprüft …",
  "verify.failed": "Die Signatur konnte nicht geprüft werden. {message}",

  "verify.valid": "Signiert und unverändert",
  "verify.valid_text": "Seit der Signatur durch {signer} wurde nichts verändert.",
  "verify.expired": "Signiert und unverändert, aber abgelaufen",
  "verify.expired_text": "{signer} hat dies signiert; es war gültig bis {date}.",
  "verify.changed": "Verändert",
  "verify.changed_text":
    "Die Signatur passt nicht zu diesem Text: Nach dem Signieren wurde etwas verändert, und sei es ein Leerzeichen, oder die Signatur gehört zu einem anderen Code. Verlassen Sie sich nicht darauf.",
  "verify.signature_missing": "Die Signatur fehlt",
  "verify.signature_missing_text":
    "Dieser Code nennt eine Sicherheitsstufe, die immer signiert ist, enthält aber keine Signatur. Verlassen Sie sich nicht darauf.",
  "verify.unknown_key": "Mit unbekanntem Schlüssel signiert",
  "verify.unknown_key_text":
    "Diese Website kennt den Schlüssel nicht. Entweder wurde der Code auf einer anderen Website signiert, wo er sich prüfen lässt, oder er wurde verändert.",
  "verify.signer_suspended": "Signiert und unverändert, aber das Konto ist gesperrt",
  "verify.signer_suspended_text": "Fragen Sie {signer}, bevor Sie sich darauf verlassen.",
  "verify.signer_deleted": "Signiert und unverändert, aber das Konto wurde gelöscht",
  "verify.signer_deleted_text":
    "Der Code wurde hier signiert, von einem Konto, das es nicht mehr gibt. Wem es gehörte, lässt sich nicht sagen.",
  "verify.checksum_fits": "Nicht signiert",
  "verify.checksum_fits_text":
    "Die Prüfsumme stimmt, unterwegs ging also nichts verloren. Sie beweist nicht, wer dies geschrieben hat: Einen solchen Code kann jeder erstellen.",
  "verify.checksum_wrong": "Nicht signiert und verändert",
  "verify.checksum_wrong_text": "Die Prüfsumme stimmt nicht: Der Text wurde verändert oder beschädigt.",
  "verify.unsigned": "Nicht signiert",
  "verify.unsigned_text":
    "Dieser Code enthält weder Signatur noch Prüfsumme. Jeder kann ihn erstellt oder verändert haben.",
  "verify.not_a_signature": "Keine digitale Signatur",
  "verify.not_a_signature_text":
    "Das ist nicht der Inhalt eines Codes mit digitaler Signatur, oder er ist unvollständig.",

  "verify.signer": "Wer signiert hat",
  "verify.name": "Name",
  "verify.no_name": "Das Konto hat keinen Namen",
  "verify.email": "E-Mail",
  "verify.email_verified": "Bestätigt",
  "verify.email_unverified": "Nicht bestätigt",
  "verify.email_unverified_text":
    "Diese Adresse wurde nie bestätigt. Name und Adresse sind Angaben des Unterzeichners.",
  "verify.signed_at": "Signiert am",
  "verify.valid_until": "Gültig bis",
  "verify.no_end": "Unbegrenzt",
  "verify.other_name": "Der Code nennt {claimed}. Das signierende Konto gehört {signer}.",
  "verify.other_email":
    "Der Code nennt die Adresse {claimed}. Das signierende Konto hat die Adresse {email}.",
  "verify.claims": "Was im Code steht",

  "verify.document": "Ist es dieses Dokument?",
  "verify.document_text":
    "Der Code enthält den SHA-256-Hash eines Dokuments. Wählen Sie die Datei zum Vergleich aus; sie bleibt auf Ihrem Gerät.",
  "verify.document_choose": "Dokument auswählen",
  "verify.document_reading": "Das Dokument wird gelesen …",
  "verify.document_same": "{name} ist das signierte Dokument.",
  "verify.document_other": "{name} ist nicht das signierte Dokument, oder es wurde verändert.",
  "verify.document_failed": "{name} konnte nicht gelesen werden.",
};
