import type { Texts } from "../areas.ts";

export const messages: Texts<"accounts"> = {
  "account.email": "E-Mail",
  "account.password": "Passwort",
  "account.confirm_password": "Passwort bestätigen",
  "account.first_name": "Vorname",
  "account.last_name": "Nachname",
  "account.close": "Schließen und zur Startseite",

  "account.first_name_required": "Bitte geben Sie Ihren Vornamen ein",
  "account.last_name_required": "Bitte geben Sie Ihren Nachnamen ein",
  "account.email_required": "Bitte geben Sie Ihre E-Mail-Adresse ein",
  "account.email_invalid": "Das ist keine E-Mail-Adresse. Sie sollte aussehen wie name@example.com",
  "account.password_required": "Bitte geben Sie Ihr Passwort ein",
  "account.name_long": "Höchstens {n} Zeichen",
  "account.password_short": "Das Passwort muss mindestens {n} Zeichen lang sein",
  "account.password_hint": "Mindestens {n} Zeichen",
  "account.passwords_differ": "Die Passwörter stimmen nicht überein",

  "login.title": "Anmelden",
  "login.description": "Melden Sie sich an, um Ihre Codes herunterzuladen und wiederzufinden.",
  "login.submit": "Anmelden",
  "login.kept":
    "Ihr Code bleibt erhalten. Nach dem Anmelden sind Sie wieder dort, wo Sie waren, nur noch einen Klick entfernt.",
  "login.no_account": "Noch kein Konto?",
  "login.refused": "E-Mail-Adresse oder Passwort ist falsch",
  "login.suspended": "Dieses Konto ist gesperrt",
  "login.failed": "Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
  "login.try_in_seconds": {
    one: "In {n} Sekunde können Sie es noch einmal versuchen.",
    other: "In {n} Sekunden können Sie es noch einmal versuchen.",
  },
  "login.try_in_minutes": {
    one: "In {n} Minute können Sie es noch einmal versuchen.",
    other: "In {n} Minuten können Sie es noch einmal versuchen.",
  },
  "login.no_user": "Die Anmeldung ist fehlgeschlagen: Es kamen keine Kontodaten an",

  "signup.title": "Registrieren",
  "signup.heading": "Ihr Konto anlegen",
  "signup.description": "Ein kostenloses Konto bewahrt jeden Code auf, den Sie herunterladen.",
  "signup.submit": "Konto anlegen",
  "signup.have_account": "Sie haben schon ein Konto?",
  "signup.exists": "Für diese Adresse gibt es schon ein Konto",
  "signup.failed": "Die Registrierung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
  "signup.success": "Ihr Konto ist angelegt. Bitte bestätigen Sie es über die E-Mail, die wir Ihnen senden.",
  "signup.signed_in": "Sie sind bereits angemeldet, gleich geht es weiter.",
  "signup.closed": "Auf dieser Website kann man sich derzeit nicht registrieren.",

  "new_password.title": "Ein neues Passwort wählen",
  "new_password.text":
    "Sie haben sich mit einem Einmalpasswort angemeldet. Wählen Sie Ihr eigenes: Das Einmalpasswort gilt dann nicht mehr.",
  "new_password.label": "Neues Passwort",
  "new_password.submit": "Passwort speichern",
  "new_password.saved": "Ihr Passwort ist gespeichert.",
  "new_password.same": "Das neue Passwort muss sich vom alten unterscheiden",
  "new_password.current": "Aktuelles Passwort",
  "new_password.current_required": "Bitte geben Sie Ihr aktuelles Passwort ein",
  "new_password.current_wrong": "Das aktuelle Passwort ist falsch",
  "new_password.failed": "Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",

  "callback.title": "Anmeldung",
  "callback.working": "Anmeldung wird abgeschlossen …",
  "callback.failed_title": "Sie sind nicht angemeldet",
  "callback.kept_title": "Das hat nicht geklappt",
  "callback.failed": "Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
  "callback.access_denied": "Die Anmeldung wurde abgebrochen oder der Zugriff verweigert.",
  "callback.expired":
    "Dieser Link ist abgelaufen oder wurde schon benutzt. Jeder Link gilt einmal und nur für begrenzte Zeit.",
  "callback.other_browser":
    "Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte beginnen Sie in diesem Browser neu.",
  "callback.provider_away":
    "Der Anmeldedienst ist im Moment nicht erreichbar. Bitte versuchen Sie es bald noch einmal.",
  "callback.identity_exists": "Diese Anmeldung gehört schon zu einem anderen Konto.",
  "callback.identity_missing": "Diese Anmeldung ist nicht mit Ihrem Konto verbunden.",
  "callback.identity_last":
    "Das ist der einzige Zugang zu Ihrem Konto und lässt sich deshalb nicht entfernen.",
  "callback.again": "Noch einmal anmelden",
  "callback.go_on": "Weiter",
};
