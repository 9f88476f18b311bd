import type { Texts } from "../areas.ts";

export const messages: Texts<"api-keys"> = {
  "keys.title": "API-Schlüssel",
  "keys.text":
    "Mit einem Schlüssel erstellen und lesen Ihre eigenen Programme Codes über die API dieser Website, ohne Ihr Passwort.",
  "keys.docs": "API-Dokumentation",
  "keys.off":
    "Die API dieser Website ist ausgeschaltet. Bis sie wieder eingeschaltet ist, lassen sich keine Schlüssel erstellen, und vorhandene funktionieren nicht.",
  "keys.create": "Schlüssel erstellen",
  "keys.full": {
    one: "Sie haben {n} Schlüssel, mehr sind pro Konto nicht möglich. Widerrufen Sie einen, um einen neuen zu erstellen.",
    other:
      "Sie haben {n} Schlüssel, mehr sind pro Konto nicht möglich. Widerrufen Sie einen, um einen neuen zu erstellen.",
  },
  "keys.failed": "Ihre API-Schlüssel konnten nicht geladen werden",
  "keys.none": "Noch keine API-Schlüssel",
  "keys.none_text":
    "Erstellen Sie für jedes Programm einen eigenen. So lässt er sich widerrufen, ohne dass es die anderen betrifft.",
  "keys.list": "API-Schlüssel",
  "keys.old": { one: "{n} Schlüssel, der nicht mehr gilt", other: "{n} Schlüssel, die nicht mehr gelten" },
  "keys.created": "Erstellt am {date}",
  "keys.used": "Zuletzt verwendet am {date}",
  "keys.never_used": "Nie verwendet",
  "keys.expires": "Läuft am {date} ab",
  "keys.expired_on": "Abgelaufen am {date}",
  "keys.revoked_on": "Widerrufen am {date}",
  "keys.days_left": {
    one: "Noch {n} Tag: Erstellen Sie vorher einen neuen Schlüssel und ersetzen Sie diesen.",
    other: "Noch {n} Tage: Erstellen Sie vorher einen neuen Schlüssel und ersetzen Sie diesen.",
  },
  "keys.state_active": "Aktiv",
  "keys.state_soon": "Läuft bald ab",
  "keys.state_expired": "Abgelaufen",
  "keys.state_revoked": "Widerrufen",
  "keys.state_suspended": "Gesperrt",
  "keys.scope_generate": "Codes erstellen",
  "keys.scope_generate_hint": "QR-Codes und Barcodes sowie Bilder davon, die Webseiten einbetten können",
  "keys.scope_batch": "Viele auf einmal erstellen",
  "keys.scope_batch_hint": "Eine ganze Tabelle von Codes mit einem Aufruf",
  "keys.scope_decode": "Codes lesen",
  "keys.scope_decode_hint": "Die Codes in einem Bild, das Sie senden",
  "keys.new_title": "API-Schlüssel erstellen",
  "keys.name": "Name",
  "keys.name_hint": "Wofür er gedacht ist, zum Beispiel: Etikettendrucker",
  "keys.name_needed": "Geben Sie dem Schlüssel einen Namen",
  "keys.scopes": "Der Schlüssel darf",
  "keys.scopes_needed": "Wählen Sie mindestens eines",
  "keys.days": "Tage bis zum Ablauf",
  "keys.days_hint": "{from} bis {to}",
  "keys.days_wrong": "Geben Sie eine ganze Zahl von {from} bis {to} ein",
  "keys.made_title": "Ihr neuer Schlüssel",
  "keys.made_text":
    "Kopieren Sie ihn jetzt und bewahren Sie ihn sicher auf. Er wird nur dieses eine Mal gezeigt.",
  "keys.made_end":
    "Er läuft am {date} ab, und mit ihm die Bildadressen, die er signiert. Ein Schlüssel lässt sich nicht verlängern: Erstellen Sie vorher einen neuen.",
  "keys.made_label": "API-Schlüssel {name}",
  "keys.copy": "Schlüssel kopieren",
  "keys.copied": "Schlüssel kopiert.",
  "keys.try": "Im Terminal ausprobieren",
  "keys.copy_try": "Befehl kopieren",
  "keys.try_copied": "Befehl kopiert.",
  "keys.copy_failed":
    "Das Kopieren ist fehlgeschlagen. Markieren Sie den Text und kopieren Sie ihn von Hand.",
  "keys.done": "Ich habe ihn gespeichert",
  "keys.revoke": "Widerrufen",
  "keys.revoke_named": "{name} widerrufen",
  "keys.revoke_title": "{name} widerrufen?",
  "keys.revoke_text":
    "Programme, die diesen Schlüssel verwenden, werden ab dem nächsten Aufruf abgewiesen. Das lässt sich nicht rückgängig machen.",
  "keys.revoked": "Der Schlüssel ist widerrufen.",
  "keys.not_revoked": "Der Schlüssel konnte nicht widerrufen werden: {message}",
};
