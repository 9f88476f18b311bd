import type { PrivacySentences } from "./en.ts";

export const privacy: PrivacySentences = {
  intro:
    "Questa pagina spiega che cosa conserva {site}, a quale scopo e per quanto tempo. Rispecchia le impostazioni del sito.",
  imprint: "Le [note legali](/imprint) dicono chi gestisce {site} e come contattarlo.",

  short: "In breve",
  short_tools:
    "I codici vengono creati, verificati e scansionati nel tuo browser. Le immagini che scansioni non vengono mai inviate al server.",
  short_shortened: "Le pagine viste vengono contate senza cookie e senza il tuo indirizzo IP completo.",
  short_whole: "Le pagine viste vengono contate senza cookie, con il tuo indirizzo IP.",
  short_uncounted: "Le pagine viste non vengono contate.",
  short_account:
    "Un account conserva i codici che scarichi, tracci o firmi. Puoi esportare ed eliminare tutto direttamente.",
  short_alone: "Le pagine non contengono codice di altre aziende.",
  short_others: "Alcune pagine contengono codice di altre aziende.",

  visits: "Quando visiti il sito",
  visits_stored: "Di ogni pagina vista si conservano:",
  visits_time: "data e ora",
  visits_page:
    "il titolo e l’indirizzo della pagina; dei suoi parametri, solo `utm_source`, `utm_medium` e `utm_campaign`",
  visits_referrer: "la pagina da cui arrivi, senza i suoi parametri",
  visits_browser:
    "il browser, il sistema operativo, il tipo di dispositivo e le dimensioni dello schermo, e come si identifica il tuo browser (user agent)",
  visits_place: "il paese e, se noti, la regione e la città, ricavati dal tuo indirizzo IP",
  visits_use: "quanto tempo sei rimasto, fin dove hai fatto scorrere la pagina e quante volte hai fatto clic",
  visits_number: "un numero casuale con cui il tuo browser collega le pagine viste di una scheda",
  visits_shortened:
    "Il tuo indirizzo IP viene conservato abbreviato: l’ultima parte di un indirizzo IPv4 e gli ultimi 80 bit di un indirizzo IPv6 vengono azzerati.",
  visits_whole: "Il tuo indirizzo IP viene conservato per intero.",
  visits_hash:
    "Per distinguere i visitatori si conserva un hash del tuo indirizzo IP e del tuo browser, calcolato con una chiave segreta. La chiave è casuale, cambia ogni giorno e viene eliminata dopo due giorni; da quel momento nessuno può collegare l’hash a te.",
  visits_opt_out:
    "Se il tuo browser invia Do Not Track o Global Privacy Control, le pagine viste vengono contate senza indirizzo IP, senza hash e senza numero casuale.",
  visits_until:
    "Le singole pagine viste vengono eliminate dopo {days} giorni. Restano i totali, che non dicono nulla di un singolo visitatore.",
  place_service:
    "Quando il server non conosce il paese di un indirizzo IP, lo chiede a un servizio, che riceve l’indirizzo abbreviato.",

  scans: "Quando scansioni un codice tracciato",
  scans_text:
    "Alcuni codici contengono un link breve a questo sito, che inizia con `/s/`. Quando lo apri, il server conserva l’ora, il tuo paese, il tipo di dispositivo, il browser e il sistema operativo, e il sito da cui arrivi, e ti porta alla destinazione. Non conserva alcun indirizzo IP. Per contare ogni dispositivo una volta al giorno, conserva fino alla fine della giornata un hash dell’indirizzo IP abbreviato e del browser, calcolato con una chiave segreta; non lo conserva se il tuo browser invia Do Not Track o Global Privacy Control. Il proprietario del codice vede le statistiche, che vengono eliminate con il codice tracciato o con l’account.",

  tools: "Quando usi gli strumenti",
  tools_text:
    "Contenuti, immagini e documenti restano nel tuo browser mentre crei o scansioni codici. Ciò che inserisci viene conservato nel tuo browser finché non chiudi la scheda; se non hai effettuato l’accesso, gli ultimi codici che scarichi, copi o condividi restano nel tuo browser finché non li cancelli. Per verificare una firma, il testo del codice viene inviato al server, che non lo conserva.",
  tools_api:
    "I programmi che usano l’API inviano contenuti e immagini al server, che crea o legge i codici e non conserva né gli uni né le altre.",

  account: "Quando hai un account",
  account_stored: "Un account conserva:",
  account_profile:
    "il tuo indirizzo email, il tuo nome, le tue preferenze e ciò che aggiungi al profilo, come una foto o un numero di telefono, e ciò che le app conservano con il tuo account",
  account_secrets:
    "la tua password come hash Argon2id; con un secondo fattore anche il suo segreto e i codici di recupero come hash",
  account_codes:
    "i codici che scarichi dopo aver effettuato l’accesso: contenuto, design, logo, nome, cartella e numero di download. Il contenuto di un codice WiFi comprende la password della rete",
  account_brands: "i tuoi marchi: nome, design e logo",
  account_batches: "le tabelle che salvi come lotti: le righe, il design con il logo e le impostazioni",
  account_tracked: "i tuoi codici tracciati, con destinazioni e scansioni",
  account_signatures: "ciò che firmi e la chiave con cui si firma",
  account_keys: "le tue chiavi API come hash, con l’ora dell’ultimo utilizzo",
  account_sessions:
    "le tue sessioni: indirizzo IP, browser, inizio e ultimo utilizzo. Una sessione termina al più tardi dopo {hours} ore e poi viene eliminata",
  account_news: "quali notifiche hai letto e quali ti sono state inviate via email",
  account_services:
    "Se accedi con {services}, quel servizio viene a sapere che usi {site}. L’identificativo, il nome e l’indirizzo email che hai presso quel servizio vengono conservati, e la tua foto del profilo viene copiata.",
  account_announced:
    "Il gestore viene informato di ogni nuovo account, con nome e indirizzo email, tramite Slack, Discord o un altro servizio.",
  account_mail:
    "Le email per te vengono conservate fino all’invio, e i link che contengono, come hash fino alla scadenza. Un’email che non si può inviare viene eliminata dopo circa 30 giorni.",
  account_pictures:
    "Le immagini che carichi vengono conservate presso un servizio di archiviazione ({service}).",
  account_history:
    "Un codice che elimini dalla cronologia si può ripristinare per un’ora. Poi viene eliminato definitivamente.",
  account_delete:
    "Puoi esportare tutto in un archivio ed eliminare l’account in qualsiasi momento. Così scompare tutto ciò che è elencato sopra, tranne la metà pubblica della tua chiave di firma, perché i codici che hai firmato restino verificabili; il numero dell’account e l’ora, perché nessun backup lo riporti in vita; e le voci del registro di controllo.",

  security: "Per la sicurezza",
  security_audit:
    "Un registro di controllo annota gli accessi, anche quelli falliti, le modifiche agli account e ciò che fanno gli amministratori, con ora, indirizzo email, indirizzo IP completo e browser. Serve a scoprire e chiarire gli abusi. Le sue voci vengono conservate in modo permanente, anche se un account viene eliminato.",
  security_limits:
    "Per fermare gli attacchi, le richieste vengono contate per indirizzo IP per un giorno al massimo.",
  security_log:
    "Il log del server non contiene né indirizzi IP né nomi. Un server web o un fornitore di hosting davanti a {site} può tenere log propri.",
  security_backups:
    "I backup possono contenere gli stessi dati finché il gestore non li elimina. Un account eliminato non torna con un backup.",

  browser: "Cookie e dati nel tuo browser",
  browser_language: "`quietzone_language`: la lingua che hai scelto, per un anno",
  browser_session:
    "`qz-refresh` e `qz-session`, su https con il prefisso `__Host-`: mantengono l’accesso fino alla fine della sessione",
  browser_flow: "`qz-flow`, con lo stesso prefisso: mentre accedi con un altro servizio, per 10 minuti",
  browser_storage:
    "memoria del browser: il tema che hai scelto, se hai effettuato l’accesso e i download che non sono ancora nella cronologia",
  browser_recent:
    "i codici recenti, se non li disattivi e non hai effettuato l’accesso: contenuto, aspetto, logo e ora degli ultimi 20 codici che scarichi, copi o condividi, finché non li cancelli",
  browser_tab:
    "memoria della scheda, finché non la chiudi: i codici che stai creando, dove ti trovavi nel sito e quali messaggi hai visto",
  browser_tables:
    "le tabelle della pagina “Codici da tabelle” troppo grandi per la memoria della scheda: finché non ricominci, o finché non riapri la pagina un giorno dopo",
  browser_number: "sempre nella scheda: il numero casuale che collega le pagine viste",
  browser_files: "file del sito, perché funzioni senza connessione",
  browser_purpose: "Nessun cookie di questo sito serve alla pubblicità.",

  others: "Altre aziende",
  others_none: "Le pagine non contengono codice di altre aziende e il tuo browser non contatta altri server.",
  others_google:
    "Alcune pagine usano Google Analytics: Google riceve dati sulla tua visita, compreso il tuo indirizzo IP, e può impostare cookie.",
  others_code:
    "Alcune pagine contengono codice di altre aziende. In queste pagine il tuo browser contatta i loro server, che ricevono il tuo indirizzo IP. Il codice può impostare cookie e leggere ciò che vi inserisci. Le pagine per scansionare, accedere e verificare e quelle dell’account non ne contengono. Con `?safe=1` alla fine del suo indirizzo, una pagina si carica senza quel codice.",
  others_ads:
    "Alcune pagine mostrano annunci il cui contenuto proviene da altre aziende. I loro server ricevono il tuo indirizzo IP. Gli annunci non possono leggere la pagina che li circonda.",

  rights: "I tuoi diritti",
  rights_text:
    "Puoi vedere, correggere, esportare ed eliminare direttamente i dati del tuo account. A seconda di dove vivi, hai altri diritti. Il regolamento generale sulla protezione dei dati (GDPR) riconosce quelli di accesso, rettifica, cancellazione, limitazione del trattamento, portabilità e opposizione, e il diritto di proporre reclamo a un’autorità di controllo.",
};
