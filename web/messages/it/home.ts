import type { Texts } from "../areas.ts";

export const messages: Texts<"home"> = {
  "home.title": "Codici QR e codici a barre che si leggono",
  "home.description":
    "Generatore gratuito di codici QR e codici a barre: i tuoi colori, il tuo logo, PNG, SVG e PDF, senza filigrana e senza scadenza. Ogni codice viene letto e controllato prima di arrivare a te.",
  "home.heading": "Codici che si leggono.",
  "home.text":
    "Crea un codice QR o a barre con i tuoi colori e il tuo logo, in PNG, SVG o PDF. Ognuno viene letto e controllato prima di arrivare a te.",
  "home.try": "Scrivi quello che vuoi",
  "home.try_hint": "Il codice viene disegnato nel tuo browser mentre scrivi.",
  "home.alt": "Codice QR con il contenuto {content}",
  "home.start_qr": "Personalizza",
  "home.start_barcode": "Crea un codice a barre",
  "home.quiet_zone": "Zona di quiete, {n} moduli",
  "home.modules": "{n} × {n} moduli",
  "home.tools": "Otto strumenti, una promessa",
  "home.tools_text":
    "Prima che tu scarichi un codice, lo legge un programma diverso da quello che lo ha disegnato.",
  "home.coming_soon": "Prossimamente",
  "home.why": "Perché scegliere {site}",
  "home.why_text":
    "Un codice che non si legge è solo un’immagine. Perciò misuriamo ogni codice, lo controlliamo e ti avvisiamo se qualcosa non va. Gratis.",
  "home.typed": "Scritto",
  "home.read": "Letto",
  "home.free": "100% gratuito",
  "home.free_text":
    "Tutti gli strumenti, tutti i formati, tutte le dimensioni. Non c’è un piano a pagamento.",
  "home.free_text_open":
    "Tutti gli strumenti, tutti i formati, tutte le dimensioni. Non c’è un piano a pagamento e il codice sorgente è aperto.",
  "home.no_registration": "Nessuna registrazione",
  "home.no_registration_text":
    "Crea, visualizza e scansiona senza account. Solo per scaricare serve un account gratuito, che conserva il codice per te.",
  "home.no_registration_open":
    "Crea, scansiona e scarica senza account. Un account aggiunge cronologia, codici tracciati e firme.",
  "home.fast": "Veloce e sicuro",
  "home.fast_text":
    "L’anteprima sta al passo con la tastiera. Le password sono conservate solo come hash Argon2 e nessuno script può leggere il tuo cookie di sessione.",
  "home.mobile": "Pensato per il telefono",
  "home.mobile_text":
    "Ogni strumento sta su un telefono largo 360 pixel e si usa con il pollice, il mouse o la tastiera.",
  "home.privacy": "Privacy protetta",
  "home.privacy_text":
    "Ciò che scrivi o scansioni resta nel tuo browser finché non lo scarichi o lo tracci con un account, o lo fai firmare o verificare.",
  "home.expire": "I codici non scadono",
  "home.expire_text":
    "Il tuo contenuto è nel codice stesso. Solo un codice tracciato contiene un link breve, che funziona finché esiste questo sito.",
  "home.features": "Che cosa offre ogni codice",
  "home.logo": "Un logo che ci sta",
  "home.logo_text":
    "Può essere grande quanto il tuo codice consente: la correzione d’errore ricostruisce ciò che copre.",
  "home.contrast": "Colori leggibili",
  "home.contrast_text": "Il selettore ti avvisa quando due colori sembrano uguali a uno scanner.",
  "home.margin": "Un margine che resta",
  "home.margin_text":
    "Un codice QR conserva la sua zona di quiete, il bordo vuoto che serve agli scanner per trovarlo.",
  "home.formats": "PNG, SVG e PDF",
  "home.formats_text": "Pixel interi per gli schermi, forme esatte per la stampa.",
  "home.size": "Fino a 2000 × 2000 pixel",
  "home.size_text": "Codici QR e a barre di ogni dimensione a partire da 64 pixel.",
  "home.watermark": "Nessuna filigrana",
  "home.watermark_text": "Non aggiungiamo ai tuoi codici loghi, indirizzi o pubblicità.",
  "home.time": "Nessun limite di tempo",
  "home.time_text": "Nessun periodo di prova, nessuna quota mensile.",
  "home.local": "Tutto in locale",
  "home.local_text": "Codifica, disegno, controllo e scansione avvengono sul tuo dispositivo.",
  "home.how": "Come si usa",
  "home.step1": "Inserisci il contenuto",
  "home.step1_text": "Un indirizzo web, un testo o un numero di articolo. Vedi il codice mentre scrivi.",
  "home.step2": "Personalizza il design",
  "home.step2_text": "Colori, logo e dimensioni. Se una scelta impedisce la lettura, compare un avviso.",
  "home.step3": "Scarica",
  "home.step3_text":
    "L’immagine finita viene letta ancora una volta e confrontata con ciò che hai scritto. Poi è tua.",
  "home.types": "Che cosa può contenere un codice QR",
  "home.types_text": "Scegline uno e parti dal suo esempio.",
  "home.type_url": "Indirizzo web",
  "home.type_url_text": "Apre una pagina",
  "home.type_text": "Testo semplice",
  "home.type_text_text": "Mostra le tue parole",
  "home.type_vcard": "Contatto, vCard",
  "home.type_vcard_text": "Salva un contatto",
  "home.type_phone": "Numero di telefono",
  "home.type_phone_text": "Avvia una chiamata",
  "home.type_email": "Indirizzo email",
  "home.type_email_text": "Destinatario e oggetto già compilati",
  "home.type_social": "Link ai social",
  "home.type_social_text": "Porta al tuo profilo",
  "home.cta": "Crea il primo adesso.",
  "home.cta_text": "Niente da installare, niente da pagare.",
  "home.cta_qr": "Crea un codice QR ora: gratis per sempre",
  "home.cta_vcard": "Genera QR vCard",
};
