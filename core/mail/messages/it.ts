import type { MailTexts } from "./texts.ts";

export const messages: MailTexts = {
  "mail.link_as_text": "Se il pulsante non funziona, apri questo indirizzo:",
  "mail.link_valid": "Il link è valido per {time} e funziona una sola volta.",
  "mail.code": "Oppure inserisci questo codice:",
  "mail.code_alone": "Il tuo codice:",
  "mail.code_valid": "Il codice è valido per {time}.",
  "mail.not_you":
    "Se non sei stato tu, forse qualcun altro ha accesso al tuo account. Scegli subito una nuova password:",
  "mail.reason": "Ricevi questa email perché questo indirizzo è stato indicato su {site}.",

  "confirm_signup.subject": "Conferma il tuo indirizzo email",
  "confirm_signup.text":
    "Grazie per la registrazione su {site}. Conferma che questo indirizzo è tuo e il tuo account è pronto.",
  "confirm_signup.button": "Conferma l’indirizzo",
  "confirm_signup.not_you":
    "Se non ti sei registrato, ignora questa email: senza di te non viene confermato nulla.",

  "recovery.subject": "Reimposta la tua password",
  "recovery.text":
    "Qualcuno ha richiesto una nuova password per il tuo account su {site}. Puoi sceglierla qui.",
  "recovery.button": "Scegli una nuova password",
  "recovery.not_you": "Se non l’hai richiesta, ignora questa email: la tua password resta com’è.",

  "magic_link.subject": "Il tuo link di accesso a {site}",
  "magic_link.text": "Con questo link accedi a {site} senza password.",
  "magic_link.button": "Accedi",
  "magic_link.not_you": "Se non l’hai richiesto, ignora questa email e non dare il codice a nessuno.",

  "invite.subject": "Il tuo invito a {site}",
  "invite.text": "Hai ricevuto un invito a {site}. Accettalo per usare il tuo account.",
  "invite.button": "Accetta l’invito",
  "invite.not_you": "Se non aspettavi un invito, ignora questa email.",

  "email_change_current.subject": "Conferma la modifica del tuo indirizzo email",
  "email_change_current.text":
    "Qualcuno ha chiesto di cambiare l’indirizzo email del tuo account su {site} in {newEmail}. Cambierà quando entrambi gli indirizzi lo avranno confermato.",
  "email_change_current.button": "Conferma la modifica",
  "email_change_current.not_you":
    "Se non sei stato tu, non confermare nulla e cambia subito la password: forse qualcun altro la conosce.",

  "email_change_new.subject": "Conferma il tuo nuovo indirizzo email",
  "email_change_new.text": "Conferma che {newEmail} è il nuovo indirizzo email del tuo account su {site}.",
  "email_change_new.button": "Conferma il nuovo indirizzo",
  "email_change_new.not_you": "Se non l’hai richiesto, ignora questa email: non cambia nulla.",

  "reauthentication.subject": "Il tuo codice di conferma",
  "reauthentication.text": "Inserisci questo codice su {site} per confermare che sei tu.",
  "reauthentication.not_you":
    "Se non l’hai richiesto, forse qualcun altro è entrato nel tuo account. Scegli subito una nuova password:",

  "account_exists.subject": "Hai già un account",
  "account_exists.text":
    "Qualcuno ha provato a registrarsi su {site} con questo indirizzo, che ha già un account. Se sei stato tu, accedi. Lì puoi anche scegliere una nuova password.",
  "account_exists.button": "Accedi",
  "account_exists.not_you": "Se non sei stato tu, non devi fare nulla: il tuo account non è cambiato.",

  "password_changed.subject": "La tua password è stata cambiata",
  "password_changed.text":
    "La password del tuo account su {site} è appena stata cambiata. Tutti gli altri dispositivi sono stati disconnessi.",

  "email_changed.subject": "Il tuo indirizzo email è stato cambiato",
  "email_changed.text":
    "Il tuo account su {site} ora ha l’indirizzo {newEmail}. D’ora in poi le email verranno inviate a quell’indirizzo.",
  "email_changed.not_you":
    "Se non sei stato tu, contatta subito il gestore di {site}: con questo indirizzo non puoi più accedere.",

  "factor_added.subject": "È stata aggiunta un’app di autenticazione",
  "factor_added.text":
    "Al tuo account su {site} è stata aggiunta un’app di autenticazione. D’ora in poi per accedere servirà anche un codice di questa app.",

  "factor_removed.subject": "È stata rimossa un’app di autenticazione",
  "factor_removed.text": "Dal tuo account su {site} è stata rimossa un’app di autenticazione.",

  "recovery_code_used.subject": "È stato usato un codice di recupero",
  "recovery_code_used.text":
    "Qualcuno ha effettuato l’accesso al tuo account su {site} con un codice di recupero invece dell’app di autenticazione. Codici rimasti: {left}.",

  "new_identity.subject": "Un nuovo modo di accedere",
  "new_identity.text": "Ora puoi accedere al tuo account su {site} anche con {provider}.",

  "access_ended.subject": "Gli accessi precedenti sono terminati",
  "access_ended.text":
    "Qualcun altro potrebbe aver usato il tuo account su {site} prima che l’indirizzo fosse confermato. Per sicurezza è terminato ciò che vi dava accesso:",
  "access_ended.password": "la password",
  "access_ended.sessions": "le sessioni su altri dispositivi",
  "access_ended.providers": "l’accesso con {providers}",
  "access_ended.api_keys": "chiavi API ({n})",
  "access_ended.signatures": "firme fatte con l’account ({n})",
  "access_ended.factors": "app di autenticazione ({n})",
  "access_ended.profile": "nome, foto e preferenze",
  "access_ended.set_up": "Configura di nuovo ciò che ti serve.",
  "access_ended.kept":
    "L’app di autenticazione è rimasta: per accedere serve ancora un suo codice. Se non è tua, chiedi al gestore di {site} di rimuoverla.",

  "account_deleted.subject": "Il tuo account è stato eliminato",
  "account_deleted.text": "Il tuo account su {site} è stato eliminato, con tutto ciò che conteneva.",
  "account_deleted.not_you": "Se non sei stato tu, contatta subito il gestore di {site}.",
  "account_removed.subject": "Il tuo account è stato eliminato",
  "account_removed.text": "Il gestore di {site} ha eliminato il tuo account, con tutto ciò che conteneva.",
  "account_removed.not_you": "Se pensi che sia un errore, contatta il gestore di {site}.",

  "news.subject": "{title}",
  "news.text": "{text}",
  "news.button": "Continua a leggere",
  "news.reason": "Ricevi questa email perché hai un account su {site} e ne ricevi le novità via email.",
  "news.opt_out": "Disattiva le novità via email:",

  "test.subject": "Email di prova da {site}",
  "test.text": "Questa email è arrivata: {site} può inviare email.",
  "link_taken_down.subject": "Il tuo link breve è stato rimosso",
  "link_taken_down.text":
    "Il gestore di {site} ha rimosso il tuo link breve {url}, che portava a {target}. Motivo: {reason}",
  "link_taken_down.not_you": "Se pensi che sia un errore, contatta il gestore di {site}.",
};
