import type { MailTexts } from "./texts.ts";

export const messages: MailTexts = {
  "mail.link_as_text": "Wenn die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:",
  "mail.link_valid": "Der Link ist {time} lang gültig und funktioniert nur einmal.",
  "mail.code": "Oder geben Sie diesen Code ein:",
  "mail.code_alone": "Ihr Code:",
  "mail.code_valid": "Der Code ist {time} lang gültig.",
  "mail.not_you":
    "Wenn Sie das nicht waren, hat möglicherweise jemand anderes Zugang zu Ihrem Konto. Legen Sie jetzt ein neues Passwort fest:",
  "mail.reason": "Sie erhalten diese E-Mail, weil diese Adresse bei {site} angegeben wurde.",

  "confirm_signup.subject": "Bestätigen Sie Ihre E-Mail-Adresse",
  "confirm_signup.text":
    "Danke für Ihre Registrierung bei {site}. Bestätigen Sie, dass diese Adresse Ihnen gehört, dann ist Ihr Konto bereit.",
  "confirm_signup.button": "Adresse bestätigen",
  "confirm_signup.not_you":
    "Wenn Sie sich nicht registriert haben, ignorieren Sie diese E-Mail: Ohne Sie wird nichts bestätigt.",

  "recovery.subject": "Setzen Sie Ihr Passwort zurück",
  "recovery.text": "Für Ihr Konto bei {site} wurde ein neues Passwort angefordert. Hier legen Sie es fest.",
  "recovery.button": "Neues Passwort festlegen",
  "recovery.not_you":
    "Wenn Sie es nicht angefordert haben, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.",

  "magic_link.subject": "Ihr Anmeldelink für {site}",
  "magic_link.text": "Mit diesem Link melden Sie sich ohne Passwort bei {site} an.",
  "magic_link.button": "Anmelden",
  "magic_link.not_you":
    "Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail und geben Sie den Code an niemanden weiter.",

  "invite.subject": "Ihre Einladung zu {site}",
  "invite.text": "Sie sind zu {site} eingeladen. Nehmen Sie die Einladung an, um Ihr Konto zu nutzen.",
  "invite.button": "Einladung annehmen",
  "invite.not_you": "Wenn Sie keine Einladung erwarten, ignorieren Sie diese E-Mail.",

  "email_change_current.subject": "Bestätigen Sie die Änderung Ihrer E-Mail-Adresse",
  "email_change_current.text":
    "Die E-Mail-Adresse Ihres Kontos bei {site} soll in {newEmail} geändert werden. Die Änderung gilt, sobald beide Adressen sie bestätigt haben.",
  "email_change_current.button": "Änderung bestätigen",
  "email_change_current.not_you":
    "Wenn Sie das nicht waren, bestätigen Sie nichts und ändern Sie jetzt Ihr Passwort: Möglicherweise kennt es jemand anderes.",

  "email_change_new.subject": "Bestätigen Sie Ihre neue E-Mail-Adresse",
  "email_change_new.text":
    "Bestätigen Sie, dass {newEmail} die neue E-Mail-Adresse Ihres Kontos bei {site} ist.",
  "email_change_new.button": "Neue Adresse bestätigen",
  "email_change_new.not_you":
    "Wenn Sie das nicht angefordert haben, ignorieren Sie diese E-Mail: Es ändert sich nichts.",

  "reauthentication.subject": "Ihr Bestätigungscode",
  "reauthentication.text": "Geben Sie diesen Code bei {site} ein, um zu bestätigen, dass Sie es sind.",
  "reauthentication.not_you":
    "Wenn Sie ihn nicht angefordert haben, ist möglicherweise jemand anderes in Ihrem Konto angemeldet. Legen Sie jetzt ein neues Passwort fest:",

  "account_exists.subject": "Sie haben bereits ein Konto",
  "account_exists.text":
    "Jemand wollte sich bei {site} mit dieser Adresse registrieren, zu der es schon ein Konto gibt. Wenn Sie das waren, melden Sie sich an. Dort können Sie auch ein neues Passwort festlegen.",
  "account_exists.button": "Anmelden",
  "account_exists.not_you":
    "Wenn Sie das nicht waren, müssen Sie nichts tun: An Ihrem Konto hat sich nichts geändert.",

  "password_changed.subject": "Ihr Passwort wurde geändert",
  "password_changed.text":
    "Das Passwort Ihres Kontos bei {site} wurde soeben geändert. Alle anderen Geräte wurden abgemeldet.",

  "email_changed.subject": "Ihre E-Mail-Adresse wurde geändert",
  "email_changed.text":
    "Ihr Konto bei {site} hat jetzt die Adresse {newEmail}. E-Mails werden ab jetzt dorthin gesendet.",
  "email_changed.not_you":
    "Wenn Sie das nicht waren, wenden Sie sich sofort an den Betreiber von {site}: Mit dieser Adresse können Sie sich nicht mehr anmelden.",

  "factor_added.subject": "Eine Authenticator-App wurde hinzugefügt",
  "factor_added.text":
    "Zu Ihrem Konto bei {site} wurde eine Authenticator-App hinzugefügt. Ab jetzt brauchen Sie zum Anmelden auch einen Code aus dieser App.",

  "factor_removed.subject": "Eine Authenticator-App wurde entfernt",
  "factor_removed.text": "Aus Ihrem Konto bei {site} wurde eine Authenticator-App entfernt.",

  "recovery_code_used.subject": "Ein Wiederherstellungscode wurde verwendet",
  "recovery_code_used.text":
    "Bei {site} hat sich jemand in Ihrem Konto angemeldet, mit einem Wiederherstellungscode statt mit der Authenticator-App. Verbleibende Codes: {left}.",

  "new_identity.subject": "Eine neue Anmeldemöglichkeit",
  "new_identity.text": "Sie können sich bei {site} jetzt auch mit {provider} anmelden.",

  "access_ended.subject": "Frühere Zugänge wurden beendet",
  "access_ended.text":
    "Möglicherweise hat jemand anderes Ihr Konto bei {site} verwendet, bevor die Adresse bestätigt wurde. Zur Sicherheit wurde beendet, was Zugang dazu gab:",
  "access_ended.password": "das Passwort",
  "access_ended.sessions": "Anmeldungen auf anderen Geräten",
  "access_ended.providers": "die Anmeldung mit {providers}",
  "access_ended.api_keys": "API-Schlüssel ({n})",
  "access_ended.signatures": "Signaturen, die mit dem Konto erstellt wurden ({n})",
  "access_ended.factors": "Authenticator-Apps ({n})",
  "access_ended.profile": "Name, Foto und Einstellungen",
  "access_ended.set_up": "Richten Sie neu ein, was Sie brauchen.",
  "access_ended.kept":
    "Die Authenticator-App ist geblieben: Zum Anmelden brauchen Sie weiterhin einen Code daraus. Wenn sie nicht Ihnen gehört, bitten Sie den Betreiber von {site}, sie zu entfernen.",

  "account_deleted.subject": "Ihr Konto wurde gelöscht",
  "account_deleted.text": "Ihr Konto bei {site} wurde mit allem, was darin gespeichert war, gelöscht.",
  "account_deleted.not_you": "Wenn Sie das nicht waren, wenden Sie sich sofort an den Betreiber von {site}.",
  "account_removed.subject": "Ihr Konto wurde gelöscht",
  "account_removed.text":
    "Der Betreiber von {site} hat Ihr Konto mit allem, was darin gespeichert war, gelöscht.",
  "account_removed.not_you":
    "Wenn Sie das für einen Irrtum halten, wenden Sie sich an den Betreiber von {site}.",

  "news.subject": "{title}",
  "news.text": "{text}",
  "news.button": "Weiterlesen",
  "news.reason":
    "Sie erhalten diese E-Mail, weil Sie ein Konto bei {site} haben und Neuigkeiten per E-Mail erhalten.",
  "news.opt_out": "Neuigkeiten per E-Mail abschalten:",

  "test.subject": "Test-E-Mail von {site}",
  "test.text": "Diese E-Mail ist angekommen: {site} kann E-Mails versenden.",
  "link_taken_down.subject": "Ihr Kurzlink wurde gesperrt",
  "link_taken_down.text":
    "Der Betreiber von {site} hat Ihren Kurzlink {url} gesperrt, der zu {target} führte. Begründung: {reason}",
  "link_taken_down.not_you":
    "Wenn Sie das für einen Irrtum halten, wenden Sie sich an den Betreiber von {site}.",
};
