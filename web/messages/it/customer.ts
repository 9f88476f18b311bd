import type { Texts } from "../areas.ts";

export const messages: Texts<"customer"> = {
  "customer.nav": "Il tuo account",

  "dashboard.description": "I tuoi codici a colpo d’occhio e la via più breve per il prossimo.",
  "dashboard.hello": "Ciao, {name}",
  "dashboard.totals": "Totali",
  "dashboard.total": "Codici",
  "dashboard.this_week": "Questa settimana",
  "dashboard.downloads": "Download",
  "dashboard.scans": "Scansioni",
  "dashboard.quick": "Azioni rapide",
  "dashboard.generate": "Genera QR",
  "dashboard.latest": "Ultimi codici",
  "dashboard.all": "Mostra tutti",
  "dashboard.empty_title": "Ancora nessun codice",
  "dashboard.empty_text": "Ogni codice che scarichi resta qui, pronto per essere scaricato di nuovo.",
  "dashboard.failed_title": "Impossibile caricare il tuo pannello",

  "profile.description": "Chi sei su questo sito.",
  "profile.personal": "Dati personali",
  "profile.email_fixed": "L’indirizzo di un account non si può cambiare.",
  "profile.save": "Salva modifiche",
  "profile.saved": "Il tuo profilo è aggiornato.",
  "profile.failed": "Impossibile aggiornare il profilo: {message}",
  "profile.password": "Password",
  "profile.password_text":
    "Una nuova password ti disconnette ovunque, tranne qui: in questo browser resti connesso.",
  "profile.password_save": "Cambia password",
  "profile.password_saved": "La tua password è cambiata. Le altre tue sessioni sono terminate.",

  "settings.description":
    "L’aspetto di questo sito e la lingua in cui ti parla. Si conservano in questo browser.",
  "settings.theme": "Tema",
  "settings.theme_hint": "«Sistema» segue l’impostazione del tuo dispositivo.",
  "settings.language": "Lingua",
  "settings.language_hint": "Il contenuto dei tuoi codici resta com’è.",
};
