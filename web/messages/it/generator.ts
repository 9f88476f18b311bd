import type { Texts } from "../areas.ts";

/** Texts of making a code, whatever kind it is: settings, preview, proof, download. */
export const messages: Texts<"generator"> = {
  "qr.content_empty": "Inserisci un contenuto: un codice QR non può essere vuoto",
  "qr.content_too_long_by_one":
    "Il contenuto supera di 1 byte la capacità di un codice QR al livello di correzione degli errori {level}: accorcialo o scegli un livello più basso",
  "qr.content_too_long":
    "Il contenuto supera di {bytes} byte la capacità di un codice QR al livello di correzione degli errori {level}: accorcialo o scegli un livello più basso",
  "qr.content_beyond_all_by_one":
    "Il contenuto supera di 1 byte la capacità di qualsiasi codice QR: accorcialo",
  "qr.content_beyond_all":
    "Il contenuto supera di {bytes} byte la capacità di qualsiasi codice QR: accorcialo",
  "qr.too_few_pixels":
    "{side} px sono troppo pochi: i moduli di questo codice e il suo margine richiedono {needed} px",

  "colour.foreground_clear": "Il codice stesso è trasparente: dagli un colore scuro",
  "colour.inverted": "Il codice è più chiaro del suo sfondo: molti scanner non leggono i codici invertiti",
  "colour.too_close":
    "Gli scanner distinguono a fatica questi colori: scurisci il codice o schiarisci lo sfondo",
  "colour.red_light":
    "Gli scanner laser vedono con luce rossa, in cui queste barre sbiadiscono: usa nero, blu, verde o un colore più scuro",
  "colour.background_clear":
    "Lo sfondo è trasparente: il codice è leggibile solo dove ciò che sta dietro è chiaro come la carta",

  "drawing.qr": "Codice QR con il contenuto {content}",
  "drawing.barcode": "Codice a barre {format} con il contenuto {content}",

  "proof.scans": "Leggibile: riletto da {decoders}",
  "proof.bars_checked":
    "Barre controllate: le larghezze danno {content}. Nessun programma di scansione comune legge {format}",
  "proof.some_scanners": "Alcuni scanner non riescono a leggere questo codice: {decoders} non ci è riuscito",
  "proof.different": "Uno scanner legge altro in questo codice: {text}",
  "proof.unreadable": "I nostri lettori non sono riusciti a leggere questo codice",

  "mend.colours": "Usa colori leggibili",
  "mend.size": "Porta la larghezza a {width} px",
  "mend.margin": "Allarga la zona di quiete a {margin} moduli",
  "mend.logo_smaller": "Riduci il logo",
  "mend.logo_none": "Togli il logo",
  "mend.bar_width": "Allarga le barre",
  "mend.canvas_none": "Adatta le dimensioni alle barre",

  "logo.type": "Seleziona un file immagine valido. Tipi accettati: JPEG, PNG, GIF, WebP",
  "logo.too_large": "Il file deve essere inferiore a 2 MB",
  "logo.missing": "Il file del logo {name} non esiste: controlla il nome e la cartella",
  "logo.closed":
    "Il file del logo {name} non si può aprire: controlla che sia un file e che tu possa leggerlo",
  "logo.broken":
    "Il logo non è leggibile: il file è danneggiato o incompleto. Salvalo di nuovo o scegline un altro",
  "logo.too_many_pixels": "Il logo ha troppi pixel: riducilo a meno di {pixels} milioni",
  "logo.clear": "Questa immagine è del tutto trasparente: scegline una che si veda",
  "logo.slow": "Il logo ha impiegato più di {seconds} secondi a caricarsi: prova con un file più piccolo",

  "generator.steps": "Passaggi",
  "generator.step_settings": "Impostazioni",
  "generator.step_download": "Scarica",
  "generator.next": "Avanti",
  "generator.preview": "Anteprima",
  "generator.refresh": "Aggiorna l’anteprima",
  "generator.see_content": "Nessuna anteprima: leggi il messaggio accanto al contenuto.",
  "generator.px": "px",
  "generator.size_px": "{width} × {height} px",
  "generator.custom_size": "Dimensioni personalizzate",
  "generator.custom_size_hint": "Larghezza e altezza separate, fino a 2000 × 2000 px.",
  "generator.size": "Dimensione",
  "generator.size_presets": "Dimensioni predefinite",
  "generator.width": "Larghezza",
  "generator.height": "Altezza",
  "generator.field_in_px": "{label} in px",
  "generator.number_range": "Inserisci un numero intero da {min} a {max}.",
  "generator.background": "Colore di sfondo",
  "generator.content": "Contenuto",
  "generator.clear": "Cancella e ricomincia",
  "generator.change_settings": "Cambia impostazioni",
  "generator.summary": "Riepilogo",
  "generator.export_size": "Dimensioni del file",
  "generator.colours": "Colori",
  "generator.colours_on": "{foreground} su {background}",

  "colour.mend": "Usa {foreground} su {background}",
  "colour.choose": "{label}: {value}. Scegline un altro",
  "colour.popup": "Scegli: {label}",
  "colour.hex": "Valore esadecimale",
  "colour.hex_invalid": "Inserisci «transparent» oppure 3, 4 o 6 cifre esadecimali.",
  "colour.palette": "Tavolozza",
  "colour.transparent": "Trasparente",
  "colour.loading": "Caricamento del selettore di colori…",

  "badge.checking": "Controllo in corso…",
  "badge.checking_why": "Ogni codice viene riletto prima di essere consegnato.",
  "badge.scans": "Leggibile",
  "badge.scans_by": "Riletto da {decoders}.",
  "badge.bars": "Barre controllate",
  "badge.bars_by":
    "Nessuno scanner per {format} funziona in un browser: le barre disegnate sono state misurate e danno {content}.",
  "badge.failed": "Forse non leggibile",
  "badge.unavailable": "Non controllato",
  "badge.unavailable_why":
    "Non è stato possibile caricare i lettori. Controlla la connessione e aggiorna l’anteprima.",

  "download.png": "Scarica PNG",
  "download.pdf": "Scarica PDF",
  "download.svg": "Scarica SVG",
  "download.pdf_busy": "Creazione del PDF…",
  "download.anyway": "Scarica comunque",
  "download.content_first": "Inserisci prima un contenuto: non c’è ancora un codice da scaricare.",
  "download.to_content": "Vai al contenuto",
  "download.failed": "Impossibile scaricare il file {kind}: {message}",
  "download.no_picture": "Impossibile generare il codice QR da scaricare",
  "download.sign_in_hint": "Ti verrà chiesto di accedere; il tuo codice ti aspetta qui.",
};
