import type { Texts } from "../areas.ts";

export const messages: Texts<"accounts"> = {
  "account.email": "Email",
  "account.password": "Password",
  "account.confirm_password": "Conferma password",
  "account.first_name": "Nome",
  "account.last_name": "Cognome",
  "account.close": "Chiudi e vai alla pagina iniziale",

  "account.first_name_required": "Il nome è obbligatorio",
  "account.last_name_required": "Il cognome è obbligatorio",
  "account.email_required": "L’email è obbligatoria",
  "account.email_invalid": "Questo indirizzo email non è valido. Deve avere la forma nome@example.com",
  "account.password_required": "La password è obbligatoria",
  "account.name_long": "Al massimo {n} caratteri",
  "account.password_short": "La password deve avere almeno {n} caratteri",
  "account.password_hint":
    "Almeno {n} caratteri e difficile da indovinare: niente parole comuni, parti del tuo nome o del tuo indirizzo né sequenze di tasti come 123456",
  "account.confirm_required": "Inserisci di nuovo la password",
  "account.passwords_differ": "Le password non coincidono",

  "login.title": "Accedi",
  "login.description": "Accedi per scaricare i tuoi codici e ritrovarli.",
  "login.submit": "Accedi",
  "login.kept": "Il tuo codice è salvato. Dopo l’accesso potrai scaricarlo con un clic.",
  "login.no_account": "Non hai ancora un account?",
  "login.refused": "Email o password non corrette",
  "login.suspended": "Questo account è sospeso",
  "login.failed": "Accesso non riuscito. Riprova.",
  "login.try_in_seconds": {
    one: "Puoi riprovare tra {n} secondo.",
    other: "Puoi riprovare tra {n} secondi.",
  },
  "login.try_in_minutes": {
    one: "Puoi riprovare tra {n} minuto.",
    other: "Puoi riprovare tra {n} minuti.",
  },
  "login.no_user": "Accesso non riuscito: nessun dato dell’account ricevuto",

  "signup.title": "Registrati",
  "signup.heading": "Crea il tuo account",
  "signup.description": "Un account gratuito conserva ogni codice che scarichi.",
  "signup.submit": "Crea account",
  "signup.have_account": "Hai già un account?",
  "signup.exists": "Esiste già un account con questo indirizzo",
  "signup.failed": "Registrazione non riuscita. Riprova.",
  "signup.success": "Account creato. Controlla la posta per confermarlo.",
  "signup.signed_in": "Account creato. Hai effettuato l’accesso e tra un momento verrai reindirizzato.",
  "signup.closed": "Le registrazioni su questo sito sono chiuse.",

  "new_password.title": "Scegli una nuova password",
  "new_password.text": "Scegli una password tua prima di continuare.",
  "new_password.label": "Nuova password",
  "new_password.submit": "Salva password",
  "new_password.saved": "La tua password è stata salvata.",
  "new_password.same": "La nuova password deve essere diversa da quella vecchia",
  "new_password.current": "Password attuale",
  "new_password.current_required": "Inserisci la tua password attuale",
  "new_password.current_wrong": "La password attuale non è corretta",
  "new_password.failed": "Impossibile salvare la password. Riprova.",

  "account.password_common":
    "Questa password è tra le prime che un malintenzionato proverebbe. Scegline un’altra.",

  "login.forgot": "Password dimenticata?",
  "login.by_mail": "Ricevi un link di accesso via email",
  "login.not_confirmed":
    "L’indirizzo email non è ancora confermato. Apri il link nell’email che ti abbiamo inviato.",
  "login.send_again": "Invia di nuovo il link",
  "login.waits": "Apri il link che abbiamo inviato a {email}, poi accedi.",
  "login.type_code": "Inserisci codice",

  "sent.title": "Controlla la posta",
  "sent.signup": "Abbiamo inviato a {email} un’email con un link e un codice.",
  "sent.magiclink": "Se con {email} si può accedere qui, riceverai un’email con un link e un codice.",
  "sent.recovery": "Se esiste un account per {email}, riceverai un’email con un link e un codice.",
  "sent.code": "Codice ricevuto via email",
  "sent.code_hint": "Sei cifre, valide per 10 minuti. Il link nell’email dura di più.",
  "sent.code_incomplete": "Inserisci tutte e sei le cifre",
  "sent.code_wrong":
    "Questo codice è errato o scaduto. Dopo cinque codici errati dovrai richiedere una nuova email.",
  "sent.submit": "Continua",
  "sent.again": "Invia una nuova email",
  "sent.again_done":
    "Abbiamo inviato una nuova email. Il codice e il link della precedente non funzionano più.",
  "sent.failed": "Impossibile inviare l’email. Riprova.",
  "sent.too_many":
    "Abbiamo appena inviato diverse email a questo indirizzo. Controlla la posta in arrivo e lo spam.",
  "sent.back": "Torna all’accesso",

  "forgot.title": "Password dimenticata",
  "forgot.heading": "Hai dimenticato la password?",
  "forgot.description": "Ricevi via email un link per scegliere una nuova password.",
  "forgot.text":
    "Inserisci l’indirizzo email del tuo account: ti invieremo un link per scegliere una nuova password.",
  "forgot.submit": "Invia link",
  "forgot.no_mail": "Questo sito non può inviare email. Chiedi a chi lo gestisce una password monouso.",

  "reset.title": "Reimposta password",
  "reset.text": "Per {email}. Salvandola, tutti gli altri dispositivi vengono disconnessi.",
  "reset.nobody": "Per scegliere una nuova password serve un link. Vale una sola volta, entro un’ora.",
  "reset.ask": "Richiedi un link",

  "confirm.title": "Link ricevuto via email",
  "confirm.signup": "Conferma il tuo indirizzo email",
  "confirm.signup_text": "Un clic e il tuo account è pronto.",
  "confirm.signup_submit": "Conferma indirizzo",
  "confirm.signup_done": "Il tuo indirizzo è confermato.",
  "confirm.invite": "Hai ricevuto un invito",
  "confirm.invite_text": "Accetta e scegli una password per il tuo account.",
  "confirm.invite_submit": "Accetta invito",
  "confirm.magiclink": "Accedi con un link",
  "confirm.magiclink_text": "Un clic e accedi qui, in questo browser.",
  "confirm.recovery_text": "Ora scegli una nuova password. Quella vecchia vale finché non la salvi.",
  "confirm.email_change": "Conferma il nuovo indirizzo",
  "confirm.email_change_text": "Così cambia l’indirizzo email del tuo account.",
  "confirm.email_change_submit": "Conferma modifica",
  "confirm.email_change_done": "L’indirizzo del tuo account è cambiato.",
  "confirm.why":
    "Perché un pulsante? Gli antivirus aprono i link nelle email. Con il pulsante non consumano il tuo.",
  "confirm.half": "Manca ancora un passo. Ora apri il link che abbiamo inviato all’altro indirizzo.",
  "confirm.expired": "Questo link è scaduto o è stato sostituito da uno più recente.",
  "confirm.used": "Questo link è già stato usato. Ogni link vale una sola volta.",
  "confirm.incomplete": "Questo link è incompleto. Aprilo di nuovo dall’email, o copialo per intero.",
  "confirm.failed": "Impossibile verificare il link. Riprova.",
  "confirm.new_link": "Richiedi un nuovo link",

  "callback.title": "Accesso",
  "callback.working": "Completamento dell’accesso…",
  "callback.failed_title": "Non hai effettuato l’accesso",
  "callback.kept_title": "Operazione non riuscita",
  "callback.failed": "Autenticazione non riuscita. Riprova.",
  "callback.access_denied": "L’accesso è stato annullato o negato.",
  "callback.expired":
    "Questo link è scaduto o è già stato usato. Ogni link vale una sola volta e per un tempo limitato.",
  "callback.other_browser":
    "L’accesso ha richiesto troppo tempo o è iniziato in un altro browser. Ricomincia in questo.",
  "callback.provider_away": "Il servizio di accesso non è raggiungibile in questo momento. Riprova tra poco.",
  "callback.identity_exists": "Questo metodo di accesso appartiene già a un altro account.",
  "callback.identity_missing": "Questo metodo di accesso non è collegato al tuo account.",
  "callback.identity_last": "È l’unico modo per entrare nel tuo account, quindi non si può rimuovere.",
  "callback.again": "Accedi di nuovo",
  "callback.go_on": "Continua",

  "connect.title": "Collega un metodo di accesso",
  "connect.heading": "Collega {provider}",
  "connect.text":
    "{site} chiede di collegare {provider} all’account {email}. Da quel momento l’accesso con {provider} aprirà questo account.",
  "connect.sure": "Continua solo se {email} è il tuo account e lo hai appena richiesto.",
  "connect.submit": "Continua su {provider}",
  "connect.expired":
    "Questo link è scaduto o è già stato usato. Torna alla pagina da cui vieni e ricomincia.",
  "connect.other_account":
    "Qui hai effettuato l’accesso con un altro account. Esci prima, poi ricomincia dalla pagina da cui vieni.",
  "connect.failed": "Impossibile avviare il collegamento. Riprova.",
};
