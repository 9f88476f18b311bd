import type { Texts } from "../areas.ts";

export const messages: Texts<"providers"> = {
  "provider.continue": "Continua con {provider}",
  "provider.or": "oppure",
  "provider.sign_in_failed": "Accesso con {provider} non riuscito. Riprova.",
  "provider.email_unverified":
    "Il servizio con cui accedi non ha confermato il tuo indirizzo email. Confermalo lì e riprova.",
  "provider.email_exists":
    "Esiste già un account con questo indirizzo email. Accedi con la sua password, poi collega il servizio nel tuo profilo.",
  "identities.title": "Account collegati",
  "identities.text": "Altri account con cui puoi accedere.",
  "identities.list": "Account collegati",
  "identities.connect": "Collega",
  "identities.connect_named": "Collega {provider}",
  "identities.disconnect": "Scollega",
  "identities.disconnect_named": "Scollega {provider}",
  "identities.since": "Collegato il {date}",
  "identities.not_connected": "Non collegato",
  "identities.last":
    "È l’unico modo di entrare nel tuo account. Prima imposta una password o collega un altro account.",
  "identities.ask_title": "Scollegare {provider}?",
  "identities.ask": "Non potrai più accedere con {provider}. Puoi ricollegarlo in qualsiasi momento.",
  "identities.connected": "{provider} è collegato.",
  "identities.disconnected": "{provider} è scollegato.",
  "identities.load_failed": "Impossibile caricare gli account collegati",
  "identities.other": "Questo account {provider} è già collegato a un altro account di questo sito.",
  "identities.canceled": "Non è stato collegato nulla: operazione annullata o accesso negato.",
  "identities.failed": "Impossibile collegare {provider}. Riprova.",
  "identities.away": "{provider} non è raggiungibile al momento. Riprova tra poco.",
  "identities.again": "È passato troppo tempo o l’operazione è iniziata in un altro browser. Riprova.",
};
