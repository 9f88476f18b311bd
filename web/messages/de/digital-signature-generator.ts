import type { Texts } from "../areas.ts";

export const messages: Texts<"digital-signature-generator"> = {
  "digital_signature.title": "QR-Code mit digitaler Signatur",
  "digital_signature.description":
    "Ein QR-Code, der angibt, wer was signiert hat und wie lange es gilt. Er wird mit Ihrem eigenen Schlüssel signiert: Jeder kann ihn prüfen, und jede Änderung fällt auf.",
  "digital_signature.intro":
    "Wer was signiert hat und wie lange es gilt: in einem Code, den jeder prüfen kann.",

  "digital_signature.fields": "Signatur",
  "digital_signature.section_document": "Dokument",
  "digital_signature.section_signer": "Unterzeichner",
  "digital_signature.section_details": "Einzelheiten",
  "digital_signature.type": "Typ",
  "digital_signature.documentTitle": "Titel des Dokuments",
  "digital_signature.signerName": "Name des Unterzeichners",
  "digital_signature.signerEmail": "E-Mail des Unterzeichners",
  "digital_signature.organization": "Organisation",
  "digital_signature.signatureType": "Art der Signatur",
  "digital_signature.documentHash": "Hash des Dokuments",
  "digital_signature.timestamp": "Zeitpunkt der Signatur",
  "digital_signature.validUntil": "Gültig bis",
  "digital_signature.purpose": "Zweck",
  "digital_signature.location": "Ort",
  "digital_signature.customData": "Eigene Daten",
  "digital_signature.securityLevel": "Sicherheitsstufe",

  "digital_signature.type_document": "Dokument",
  "digital_signature.type_approval": "Freigabe",
  "digital_signature.type_witness": "Zeuge",
  "digital_signature.type_notary": "Notar",
  "digital_signature.type_certification": "Beglaubigung",
  "digital_signature.type_authorization": "Vollmacht",

  "digital_signature.level_basic": "Einfach",
  "digital_signature.level_standard": "Standard",
  "digital_signature.level_high": "Hoch",
  "digital_signature.level_maximum": "Höchste",
  "digital_signature.level_basic_text":
    "Nicht signiert. Eine Prüfsumme deckt Tippfehler auf, beweist aber nichts.",
  "digital_signature.level_standard_text": "Mit Ihrem Schlüssel signiert.",
  "digital_signature.level_high_text": "Signiert und durch den Hash an ein Dokument gebunden.",
  "digital_signature.level_maximum_text": "Signiert, an ein Dokument gebunden und befristet.",
  "digital_signature.needed_at_level": "Erforderlich bei Sicherheitsstufe „{level}“.",
  "digital_signature.anonymous":
    "Ohne Konto erhält ein Code nur eine Prüfsumme. Wenn Sie sich anmelden, wird er mit Ihrem eigenen Schlüssel signiert: Jeder kann prüfen, wer signiert hat, und jede Änderung fällt auf.",
  "digital_signature.sign_in": "Anmelden und signieren",

  "digital_signature.include_timestamp": "Zeitpunkt aufnehmen",
  "digital_signature.include_hash": "Prüfsumme aufnehmen",
  "digital_signature.include_hash_hint":
    "32 Bit, berechnet aus den anderen Feldern. Deckt Tippfehler auf, keine Fälschungen.",
  "digital_signature.include_location": "Ort aufnehmen",
  "digital_signature.timestamp_hint": "Leer: der Zeitpunkt, zu dem der Code erstellt wird.",
  "digital_signature.valid_until_hint": "Gültig bis zum Ende dieses Tages (UTC).",
  "digital_signature.hash_hint": "SHA-256, in Ihrem Browser berechnet. Die Datei verlässt Ihr Gerät nicht.",
  "digital_signature.hash_choose": "Dokument auswählen",
  "digital_signature.hash_of": "Hash von {name}.",
  "digital_signature.hash_failed": "{name} konnte nicht gelesen werden.",
  "digital_signature.locate": "Meinen Standort verwenden",
  "digital_signature.locate_failed":
    "Ihr Browser hat den Standort nicht freigegeben. Erlauben Sie es für diese Website oder geben Sie den Ort ein.",

  "digital_signature.empty":
    "Geben Sie den Titel des Dokuments und den Namen des Unterzeichners ein, um den Code zu sehen",
  "digital_signature.mistakes": "Kein Code: Beachten Sie die Hinweise an den Feldern",
  "digital_signature.not_signed": "Noch nicht signiert: Der Code erscheint, sobald Sie ihn signieren",
  "digital_signature.sign": "Signieren",
  "digital_signature.sign_hint": "Nach jeder weiteren Änderung ist eine neue Signatur nötig.",
  "digital_signature.signed": "Signiert",
  "digital_signature.signed_by": "Mit dem Schlüssel von {email}, am {date}.",
  "digital_signature.checksum_only": "Nur Prüfsumme",
  "digital_signature.unsigned": "Nicht signiert",
  "digital_signature.verify": "Diesen Code prüfen",
  "digital_signature.verify_hint": "Einen Code zur Hand? Signatur prüfen",
  "digital_signature.downloaded": "QR-Code mit digitaler Signatur heruntergeladen",
};
