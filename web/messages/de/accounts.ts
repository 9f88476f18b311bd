import type { Texts } from "../areas.ts";

export const messages: Texts<"accounts"> = {
  "account.email": "E-Mail",
  "account.password": "Passwort",
  "account.confirm_password": "Passwort bestätigen",
  "account.first_name": "Vorname",
  "account.last_name": "Nachname",
  "account.close": "Schließen und zur Startseite wechseln",

  "account.first_name_required": "Bitte geben Sie Ihren Vornamen ein",
  "account.last_name_required": "Bitte geben Sie Ihren Nachnamen ein",
  "account.email_required": "Bitte geben Sie Ihre E-Mail-Adresse ein",
  "account.email_invalid": "Das ist keine gültige E-Mail-Adresse. Beispiel: name@example.com",
  "account.password_required": "Bitte geben Sie Ihr Passwort ein",
  "account.name_long": "Höchstens {n} Zeichen",
  "account.password_short": "Das Passwort muss mindestens {n} Zeichen lang sein",
  "account.password_hint":
    "Mindestens {n} Zeichen und schwer zu erraten: kein gängiges Wort, kein Teil Ihres Namens oder Ihrer Adresse, keine Tastenfolge wie 123456",
  "account.confirm_required": "Geben Sie das Passwort noch einmal ein",
  "account.passwords_differ": "Die Passwörter stimmen nicht überein",

  "login.title": "Anmelden",
  "login.description": "Melden Sie sich an, um Ihre Codes herunterzuladen und wiederzufinden.",
  "login.submit": "Anmelden",
  "login.kept": "Ihr Code ist gespeichert. Nach dem Anmelden können Sie ihn mit einem Klick herunterladen.",
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
  "signup.heading": "Legen Sie Ihr Konto an",
  "signup.description": "Mit einem kostenlosen Konto bleibt jeder Code gespeichert, den Sie herunterladen.",
  "signup.submit": "Konto anlegen",
  "signup.have_account": "Sie haben schon ein Konto?",
  "signup.exists": "Für diese Adresse gibt es schon ein Konto",
  "signup.failed": "Die Registrierung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
  "signup.success":
    "Ihr Konto ist angelegt. Bitte bestätigen Sie es über den Link in der E-Mail, die wir Ihnen geschickt haben.",
  "signup.signed_in": "Ihr Konto ist angelegt. Sie sind angemeldet und werden gleich weitergeleitet.",
  "signup.closed": "Auf dieser Website ist die Registrierung derzeit geschlossen.",

  "new_password.title": "Neues Passwort wählen",
  "new_password.text": "Wählen Sie ein eigenes Passwort, bevor es weitergeht.",
  "new_password.label": "Neues Passwort",
  "new_password.submit": "Passwort speichern",
  "new_password.saved": "Ihr Passwort ist gespeichert.",
  "new_password.same": "Das neue Passwort muss sich vom alten unterscheiden",
  "new_password.current": "Aktuelles Passwort",
  "new_password.current_required": "Bitte geben Sie Ihr aktuelles Passwort ein",
  "new_password.current_wrong": "Das aktuelle Passwort ist falsch",
  "new_password.failed": "Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.",

  "account.password_common":
    "Dieses Passwort gehört zu den ersten, die ein Angreifer ausprobieren würde. Wählen Sie ein anderes.",

  "login.forgot": "Passwort vergessen?",
  "login.by_mail": "Anmeldelink per E-Mail senden",
  "login.not_confirmed":
    "Die E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.",
  "login.send_again": "Link erneut senden",
  "login.waits": "Öffnen Sie den Link, den wir an {email} geschickt haben, und melden Sie sich dann an.",
  "login.type_code": "Code eingeben",

  "sent.title": "Sehen Sie in Ihrem Postfach nach",
  "sent.signup": "An {email} ist eine E-Mail mit einem Link und einem Code unterwegs.",
  "sent.magiclink":
    "Falls Sie sich mit {email} hier anmelden können, ist eine E-Mail mit einem Link und einem Code unterwegs.",
  "sent.recovery":
    "Falls es zu {email} ein Konto gibt, ist eine E-Mail mit einem Link und einem Code unterwegs.",
  "sent.code": "Code aus der E-Mail",
  "sent.code_hint": "Sechs Ziffern, 10 Minuten gültig. Der Link in der E-Mail gilt länger.",
  "sent.code_incomplete": "Geben Sie alle sechs Ziffern ein",
  "sent.code_wrong":
    "Dieser Code ist falsch oder abgelaufen. Nach fünf falschen Codes brauchen Sie eine neue E-Mail.",
  "sent.submit": "Weiter",
  "sent.again": "Neue E-Mail senden",
  "sent.again_done": "Eine neue E-Mail ist unterwegs. Code und Link der vorigen gelten nicht mehr.",
  "sent.failed": "Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.",
  "sent.too_many":
    "An diese Adresse gingen gerade schon mehrere E-Mails. Sehen Sie in Ihrem Posteingang und im Spam-Ordner nach.",
  "sent.back": "Zurück zur Anmeldung",

  "forgot.title": "Passwort vergessen",
  "forgot.heading": "Passwort vergessen?",
  "forgot.description": "Sie erhalten per E-Mail einen Link, über den Sie ein neues Passwort wählen.",
  "forgot.text":
    "Geben Sie die E-Mail-Adresse Ihres Kontos ein. Wir senden Ihnen einen Link, über den Sie ein neues Passwort wählen.",
  "forgot.submit": "Link senden",
  "forgot.no_mail":
    "Diese Website kann keine E-Mails senden. Bitten Sie den Betreiber um ein Einmalpasswort.",

  "reset.title": "Passwort zurücksetzen",
  "reset.text": "Für {email}. Beim Speichern werden alle anderen Geräte abgemeldet.",
  "reset.nobody":
    "Um ein neues Passwort zu wählen, brauchen Sie einen Link. Er gilt eine Stunde lang und nur einmal.",
  "reset.ask": "Link anfordern",

  "confirm.title": "Link aus einer E-Mail",
  "confirm.signup": "E-Mail-Adresse bestätigen",
  "confirm.signup_text": "Ein Klick, und Ihr Konto ist bereit.",
  "confirm.signup_submit": "Adresse bestätigen",
  "confirm.signup_done": "Ihre Adresse ist bestätigt.",
  "confirm.invite": "Sie sind eingeladen",
  "confirm.invite_text": "Nehmen Sie die Einladung an und wählen Sie ein Passwort für Ihr Konto.",
  "confirm.invite_submit": "Einladung annehmen",
  "confirm.magiclink": "Mit Link anmelden",
  "confirm.magiclink_text": "Ein Klick, und Sie sind hier in diesem Browser angemeldet.",
  "confirm.recovery_text":
    "Im nächsten Schritt wählen Sie Ihr neues Passwort. Bis Sie es speichern, gilt das alte.",
  "confirm.email_change": "Neue Adresse bestätigen",
  "confirm.email_change_text": "Damit ändern Sie die E-Mail-Adresse Ihres Kontos.",
  "confirm.email_change_submit": "Änderung bestätigen",
  "confirm.email_change_done": "Die Adresse Ihres Kontos ist geändert.",
  "confirm.why":
    "Warum eine Schaltfläche? Virenscanner öffnen Links in E-Mails. Ohne die Schaltfläche wäre Ihr Link danach verbraucht.",
  "confirm.half": "Halb geschafft. Öffnen Sie jetzt den Link, den wir an die andere Adresse geschickt haben.",
  "confirm.expired": "Dieser Link ist abgelaufen, oder ein neuerer hat ihn ersetzt.",
  "confirm.used": "Dieser Link wurde schon verwendet. Jeder Link gilt nur einmal.",
  "confirm.incomplete":
    "Dieser Link ist nicht vollständig. Öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn vollständig.",
  "confirm.failed": "Der Link konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.",
  "confirm.new_link": "Neuen Link anfordern",

  "callback.title": "Anmeldung",
  "callback.working": "Anmeldung wird abgeschlossen …",
  "callback.failed_title": "Sie sind nicht angemeldet",
  "callback.kept_title": "Das hat nicht geklappt",
  "callback.failed": "Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
  "callback.access_denied": "Die Anmeldung wurde abgebrochen oder der Zugriff verweigert.",
  "callback.expired":
    "Dieser Link ist abgelaufen oder wurde schon verwendet. Jeder Link gilt nur einmal und nur für begrenzte Zeit.",
  "callback.other_browser":
    "Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte beginnen Sie in diesem Browser noch einmal.",
  "callback.provider_away":
    "Der Anmeldedienst ist im Moment nicht erreichbar. Bitte versuchen Sie es bald noch einmal.",
  "callback.identity_exists": "Diese Anmeldemethode ist schon mit einem anderen Konto verbunden.",
  "callback.identity_missing": "Diese Anmeldemethode ist nicht mit Ihrem Konto verbunden.",
  "callback.identity_last":
    "Das ist der einzige Zugang zu Ihrem Konto und lässt sich deshalb nicht entfernen.",
  "callback.again": "Noch einmal anmelden",
  "callback.go_on": "Weiter",

  "connect.title": "Anmeldemethode verbinden",
  "connect.heading": "{provider} verbinden",
  "connect.text":
    "{site} möchte {provider} mit dem Konto {email} verbinden. Danach führt jede Anmeldung mit {provider} zu diesem Konto.",
  "connect.sure":
    "Fahren Sie nur fort, wenn {email} Ihr Konto ist und Sie das gerade selbst angestoßen haben.",
  "connect.submit": "Weiter zu {provider}",
  "connect.expired":
    "Dieser Link ist abgelaufen oder wurde schon verwendet. Gehen Sie zurück zu der Seite, von der Sie kamen, und beginnen Sie noch einmal.",
  "connect.other_account":
    "Sie sind hier mit einem anderen Konto angemeldet. Melden Sie sich zuerst ab und beginnen Sie dann auf der Seite, von der Sie kamen, noch einmal.",
  "connect.failed": "Der Vorgang konnte nicht gestartet werden. Bitte versuchen Sie es noch einmal.",

  "provider.continue": "Weiter mit {provider}",
  "provider.or": "oder",
  "provider.sign_in_failed":
    "Die Anmeldung mit {provider} ist fehlgeschlagen. Bitte versuchen Sie es noch einmal.",
  "provider.email_unverified":
    "Ihr Anmeldedienst hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort und versuchen Sie es noch einmal.",
  "provider.email_exists":
    "Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich mit dessen Passwort an und verbinden Sie den Dienst dann in Ihrem Profil.",
  "identities.title": "Verbundene Konten",
  "identities.text": "Andere Konten, mit denen Sie sich anmelden können.",
  "identities.list": "Verbundene Konten",
  "identities.connect": "Verbinden",
  "identities.connect_named": "{provider} verbinden",
  "identities.disconnect": "Trennen",
  "identities.disconnect_named": "{provider} trennen",
  "identities.since": "Verbunden am {date}",
  "identities.not_connected": "Nicht verbunden",
  "identities.last":
    "Das ist der einzige Zugang zu Ihrem Konto. Legen Sie zuerst ein Passwort fest oder verbinden Sie ein anderes Konto.",
  "identities.ask_title": "{provider} trennen?",
  "identities.ask":
    "Sie können sich dann nicht mehr mit {provider} anmelden. Sie können {provider} jederzeit wieder verbinden.",
  "identities.connected": "{provider} ist verbunden.",
  "identities.disconnected": "{provider} ist getrennt.",
  "identities.load_failed": "Ihre verbundenen Konten konnten nicht geladen werden",
  "identities.other":
    "Dieses Konto bei {provider} ist schon mit einem anderen Konto dieser Website verbunden.",
  "identities.canceled":
    "Es wurde nichts verbunden: Der Vorgang wurde abgebrochen oder der Zugriff verweigert.",
  "identities.failed": "{provider} konnte nicht verbunden werden. Bitte versuchen Sie es noch einmal.",
  "identities.away": "{provider} ist zurzeit nicht erreichbar. Bitte versuchen Sie es bald noch einmal.",
  "identities.again":
    "Es hat zu lange gedauert oder wurde in einem anderen Browser begonnen. Bitte versuchen Sie es noch einmal.",
};
