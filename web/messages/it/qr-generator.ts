import type { Texts } from "../areas.ts";

/** Texts of /qr-generator. */
export const messages: Texts<"qr-generator"> = {
  "qr.title": "Generatore di codici QR",
  "qr.description":
    "Codici QR che non scadono mai: link, testo, email, telefono, con i tuoi colori, le tue dimensioni e il tuo logo. PNG, PDF e SVG fino a 2000 × 2000 px.",
  "qr.intro": "Gratis, senza filigrana e senza scadenza.",
  "qr.step_generate": "Genera QR",
  "qr.foreground": "Colore del QR",
  "qr.logo": "Logo",
  "qr.logo_optional": "Facoltativo. JPEG, PNG, GIF o WebP, fino a 2 MB.",
  "qr.logo_choose": "Carica logo",
  "qr.logo_replace": "Sostituisci logo",
  "qr.logo_remove": "Rimuovi logo",
  "qr.logo_none": "Nessun logo",
  "qr.logo_alt": "Il tuo logo",
  "qr.logo_left_out": "Impossibile aggiungere il logo: vedi il codice senza logo.",
  "qr.logo_size": "Dimensione del logo",
  "qr.logo_share":
    "{percent}% del logo più largo con cui questo codice resta leggibile: {pixels} px, il {share}% della larghezza del codice.",
  "qr.logo_share_none": "Quota del logo più largo con cui il codice resta leggibile.",
  "qr.content_placeholder": "Un link, un testo, un indirizzo email, un numero di telefono…",
  "qr.characters": { one: "{n} carattere", other: "{n} caratteri" },
  "qr.too_long": {
    one: "È {n} byte in più di quanto un codice QR possa contenere. Accorcia il contenuto.",
    other: "Sono {n} byte in più di quanto un codice QR possa contenere. Accorcia il contenuto.",
  },
  "qr.level_lowered": "La correzione d’errore è stata ridotta a {level} perché ci stia tutto.",
  "qr.generate": "Genera e scarica il codice QR",
  "qr.create_another": "Crea un altro codice QR",
  "qr.preview_empty": "Inserisci un contenuto per vedere il codice QR",
  "qr.preview_busy": "Generazione del codice QR…",
  "qr.preview_retry": "Genera di nuovo",
  "qr.preview_failed": "Impossibile generare il codice QR: {message}",
  "qr.preview_logo": "Con il tuo logo",
  "qr.login_first": "Accedi per scaricare i codici QR",
  "qr.downloaded": "Codice QR scaricato in {kind}",
  "qr.seo_title": "Generatore di codici QR gratis e senza scadenza",
  "qr.seo_text":
    "Un codice QR creato qui racchiude direttamente ciò che inserisci, non un link al nostro sito, a meno che tu non chieda di contarne le scansioni. Non c’è nulla da rinnovare e nulla che si possa disattivare: funziona finché lo si può vedere. Il codice viene codificato e disegnato nel tuo browser, poi letto e controllato prima di arrivare a te.",
  "qr.seo_free": "100% gratis",
  "qr.seo_no_expiry": "Nessuna scadenza",
  "qr.seo_no_watermark": "Nessuna filigrana",
  "qr.seo_size": "Fino a 2000 × 2000 px",

  "qr.keep_design": "Salva come predefinito",
  "qr.kept_design": "I nuovi codici inizieranno con questo design.",
  "qr.keep_failed": "Impossibile salvare il design: {message}",
};
