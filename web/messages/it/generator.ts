import type { Texts } from "../areas.ts";

/** Texts of making a code, whatever kind it is: settings, preview, proof, download. */
export const messages: Texts<"generator"> = {
  "qr.content_empty": "Inserisci un contenuto: un codice QR non può essere vuoto",
  "qr.content_too_long_by_one":
    "Il contenuto supera di 1 byte la capacità di un codice QR al livello di correzione d’errore {level}: accorcialo o scegli un livello più basso",
  "qr.content_too_long":
    "Il contenuto supera di {bytes} byte la capacità di un codice QR al livello di correzione d’errore {level}: accorcialo o scegli un livello più basso",
  "qr.content_beyond_all_by_one":
    "Il contenuto supera di 1 byte la capacità di qualsiasi codice QR: accorcialo",
  "qr.content_beyond_all":
    "Il contenuto supera di {bytes} byte la capacità di qualsiasi codice QR: accorcialo",
  "qr.too_few_pixels":
    "{side} px sono troppo pochi: i moduli di questo codice e la sua zona di quiete richiedono {needed} px",

  "color.foreground_clear": "Il codice stesso è trasparente: dagli un colore scuro",
  "color.inverted": "Il codice è più chiaro del suo sfondo: molti scanner non leggono i codici invertiti",
  "color.too_close":
    "Gli scanner distinguono a fatica questi colori: scurisci il codice o schiarisci lo sfondo",
  "color.red_light":
    "Gli scanner laser usano luce rossa, con cui queste barre quasi scompaiono: usa nero, blu, verde o un colore più scuro",
  "color.background_clear":
    "Lo sfondo è trasparente: il codice è leggibile solo dove ciò che sta dietro è chiaro come la carta",

  "drawing.qr": "Codice QR con il contenuto {content}",
  "drawing.qr_framed": "Codice QR con il contenuto {content} in una cornice con il testo {text}",
  "drawing.barcode": "Codice a barre {format} con il contenuto {content}",

  "proof.scans": "Testato con due scanner indipendenti",
  "proof.scans_one": "Testato con uno scanner indipendente, l’unico dei nostri che legge {format}",
  "proof.scans_own": "Testato con il nostro lettore di barre, l’unico dei nostri scanner che legge {format}",
  "proof.on_white":
    "Si legge sul bianco, non sul nero: lo sfondo è trasparente, quindi metti il codice su carta chiara",
  "proof.on_black":
    "Si legge sul nero, non sul bianco: lo sfondo è trasparente, quindi metti il codice su una superficie scura",
  "proof.payload": "Il codice si legge, ma i telefoni non possono usarlo: {reason}",
  "proof.untested": "Non testato: non è stato possibile caricare tutti i nostri scanner",
  "proof.inverted": "Alcuni scanner non leggono i codici invertiti, e questo è più chiaro del suo sfondo",
  "proof.inverted_on_black":
    "Si legge solo su una superficie scura, e come codice invertito, che alcuni scanner non leggono",
  "proof.some_scanners": "Alcuni scanner non leggono questo codice: uno dei due che usiamo non ci è riuscito",
  "proof.small":
    "Questo codice si legge a questa dimensione, ma non sempre più piccolo: con {px} pixel per modulo uno scanner non l’ha letto",
  "proof.hard": "Alcuni scanner non leggono questo codice: il nostro ci è riuscito solo dopo molti tentativi",
  "proof.different": "Uno scanner legge altro in questo codice: {text}",
  "proof.unreadable": "Nessuno dei nostri scanner è riuscito a leggere questo codice",

  "fix.colors": "Usa colori leggibili",
  "fix.size": "Porta la larghezza a {width} px",
  "fix.print_size": "Stampalo largo {mm} mm",
  "fix.margin": "Allarga la zona di quiete a {margin} moduli",
  "fix.contrast": "Usa un inchiostro più scuro su uno sfondo più chiaro",
  "fix.modules_rounded": "Usa moduli arrotondati",
  "fix.modules": "Usa moduli quadrati",
  "fix.style_none": "Usa moduli e marcatori semplici",
  "fix.logo_smaller": "Riduci il logo",
  "fix.logo_none": "Togli il logo",
  "fix.frame_color": "Usa per la cornice il colore del codice",
  "fix.bar_width": "Allarga le barre",
  "fix.canvas_none": "Adatta le dimensioni alle barre",
  "fix.quiet_zone": "Usa una zona di quiete completa",

  "caution.quiet_zone":
    "La zona di quiete ha {margin} dei {needed} moduli che servono agli scanner: potrebbero non trovare il codice",
  "caution.bar_quiet_zone":
    "{format} richiede una zona di quiete di {left} moduli a sinistra e {right} a destra: con {modules}, gli scanner potrebbero non trovare il codice",
  "caution.frame":
    "Il colore della cornice si distingue appena dallo sfondo (contrasto {ratio}:1): il suo testo si legge male",
  "caution.dense":
    "Ogni modulo è largo solo {pixels} px: troppo piccolo per molte stampanti e fotocamere. Accorcia il contenuto o ingrandisci l’immagine",

  "logo.type": "Seleziona un file immagine valido. Tipi accettati: JPEG, PNG, GIF, WebP, SVG",
  "caution.fine":
    "Ogni modulo è largo solo {mm} mm sulla carta, e a molti lettori ne servono {needed}: ingrandisci il codice o accorcia il contenuto",
  "logo.too_large": "Il file deve essere inferiore a 2 MB",
  "logo.missing": "L’immagine {name} non esiste: controlla il nome e la cartella",
  "logo.closed": "L’immagine {name} non si può aprire: controlla che sia un file e che tu possa leggerlo",
  "logo.broken":
    "L’immagine non è leggibile: il file è danneggiato o incompleto. Salvalo di nuovo o scegline un altro",
  "logo.too_many_pixels": "L’immagine ha troppi pixel: riducila a meno di {pixels} milioni",
  "logo.too_narrow":
    "L’immagine è troppo lunga e stretta: ritagliala in modo che nessun lato superi {ratio} volte l’altro",
  "logo.clear": "Questa immagine è del tutto trasparente: scegline una che si veda",
  "logo.slow": "L’immagine ha impiegato più di {seconds} secondi a caricarsi: prova con un file più piccolo",
  "logo.svg_text":
    "L’SVG contiene testo il cui font non è nel file: converti il testo in tracciati nel tuo programma di disegno e salvalo di nuovo",
  "logo.svg_part":
    "L’SVG usa {part}, che non si può disegnare in un codice: sostituiscilo con forme semplici o esporta il logo come PNG",
  "logo.svg_value": "L’SVG ha per {name} un valore che non si può leggere: “{value}”",
  "logo.svg_complex":
    "L’SVG è troppo complesso: può avere {kb} kB, {elements} elementi e {points} punti, e non troppe forme grandi. Semplifica i suoi tracciati o esportalo come PNG",
  "logo.svg_empty":
    "L’SVG non mostra nulla: nella sua cornice non c’è nessuna forma con un riempimento o un contorno",
  "logo.svg_doctype": "L’SVG dichiara entità proprie: salvalo come SVG semplice, senza di esse",

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
  "generator.number_range": "Inserisci un numero intero da {min} a {max}. Fino ad allora vale {value}.",
  "generator.quiet_zone": "Zona di quiete",
  "generator.quiet_zone_hint":
    "Il margine vuoto di cui gli scanner hanno bisogno per trovare il codice: {needed} moduli.",
  "generator.modules": { one: "modulo", other: "moduli" },
  "generator.background": "Colore di sfondo",
  "generator.content": "Contenuto",
  "generator.clear": "Cancella e ricomincia",
  "generator.change_settings": "Cambia impostazioni",
  "generator.summary": "Riepilogo",
  "generator.export_size": "Dimensioni dell’immagine",
  "generator.colors": "Colori",
  "generator.colors_on": "{foreground} su {background}",

  "press.black": "Solo inchiostro nero (K)",
  "press.black_hint":
    "Ogni altro nero è una miscela di quattro inchiostri, i cui bordi non coincidono mai del tutto.",
  "press.fix_colors": "Rendi il codice nero su bianco",
  "paper.px": "Pixel",
  "paper.mm": "Millimetri",
  "paper.page_a4": "A4",
  "paper.page_letter": "Lettera (US)",
  "paper.page_code": "Grande quanto il codice",
  "paper.in": "Pollici",
  "paper.unit_mm": "millimetri",
  "paper.unit_in": "pollici",
  "paper.field": "{label} in {unit}",
  "paper.module": "Modulo",
  "paper.dots": "punti",
  "paper.dpi": "Risoluzione della stampante",
  "paper.dpi_value": "{dpi} dpi",
  "paper.printed": {
    one: "Stampa di {width} × {height} {unit}, con moduli di {module} {unit}: {n} punto a {dpi} dpi.",
    other: "Stampa di {width} × {height} {unit}, con moduli di {module} {unit}: {n} punti a {dpi} dpi.",
  },
  "paper.printed_code": "Il codice con la sua zona di quiete è largo {width} {unit}.",
  "paper.too_small":
    "Troppo piccolo: a {dpi} dpi, il codice e la sua zona di quiete richiedono almeno {needed} {unit}.",
  "paper.size": "{width} × {height} mm a {dpi} dpi",
  "paper.range": "Inserisci un numero da {min} a {max}.",
  "paper.number_range": "Inserisci un numero da {min} a {max}. Fino ad allora vale {value} {unit}.",
  "paper.true_size": "Mostra a grandezza reale",
  "paper.true_size_title": "Grandezza reale",
  "paper.not_measured":
    "Questo schermo non è stato ancora misurato: la dimensione è approssimativa. Per misurarlo basta una carta bancaria.",
  "paper.measured": "Grande come sulla carta, sullo schermo misurato.",
  "paper.measure": "Misura lo schermo",
  "paper.measure_how":
    "Appoggia il lato corto di una carta bancaria alla cornice e sposta il cursore finché sono larghe uguali. Questo browser se lo ricorderà.",
  "paper.card_width": "Larghezza della cornice",
  "paper.press": "Per la tipografia",
  "paper.advice": "Quanto deve essere grande?",
  "paper.report": "Rapporto di stampa",
  "paper.failed": "Impossibile caricare questa parte. Controlla la connessione e riprova.",

  "recent.title": "Recenti su questo dispositivo",
  "recent.history": "La tua cronologia",

  "color.fix": "Usa {foreground} su {background}",
  "color.choose": "{label}: {value}. Scegline un altro",
  "color.popup": "Scegli: {label}",
  "color.hex": "Valore esadecimale",
  "color.hex_invalid": "Inserisci «transparent» oppure 3, 4 o 6 cifre esadecimali.",
  "color.palette": "Tavolozza",
  "color.transparent": "Trasparente",
  "color.loading": "Caricamento del selettore di colori…",

  "badge.checking": "Test in corso…",
  "badge.checking_why": "Facciamo una scansione di prova di ogni codice prima di consegnarlo.",
  "badge.scans": "Leggibile",
  "badge.risk": "Leggibile, con un rischio",
  "badge.on_white": "Leggibile sul bianco",
  "badge.on_black": "Leggibile sul nero",
  "badge.payload": "Inutilizzabile dai telefoni",
  "badge.failed": "Potrebbe non essere leggibile",
  "badge.untested": "Non testato",
  "badge.retry": "Testa di nuovo",

  "download.png": "Scarica PNG",
  "download.pdf": "Scarica PDF",
  "download.svg": "Scarica SVG",
  "download.pdf_busy": "Creazione del PDF…",
  "download.anyway": "Scarica comunque",
  "download.anyway_as": "Scarica comunque {kind}",
  "download.copy_anyway_as": "Copia comunque {kind}",
  "download.share_anyway": "Condividi comunque",
  "download.copy": "Copia",
  "download.copy_png": "Copia PNG",
  "download.copy_svg": "Copia SVG",
  "download.share": "Condividi",
  "download.copied": "Copiato negli appunti",
  "download.copied_image": "Il codice è stato copiato come immagine PNG.",
  "download.copied_text": "Questo browser non può copiare immagini: è stato copiato il testo del codice.",
  "download.not_in_history": "Il file è stato scaricato, ma non aggiunto alla cronologia: {message}",
  "download.copy_failed": "Impossibile copiare negli appunti",
  "download.share_failed": "Condivisione non riuscita",
  "download.copied_svg": "Il codice è stato copiato come SVG.",
  "download.content_first": "Inserisci prima un contenuto: non c’è ancora un codice da scaricare.",
  "download.to_content": "Vai al contenuto",
  "download.failed": "Impossibile scaricare il file {kind}: {message}",
  "download.no_picture": "Impossibile generare il codice QR da scaricare",
  "download.sign_in_hint": "Ti verrà chiesto di accedere; il tuo codice ti aspetta qui.",

  "generator.logo": "Logo",
  "generator.logo_optional": "Facoltativo. JPEG, PNG, GIF, WebP o SVG, fino a 2 MB.",
  "generator.logo_choose": "Carica logo",
  "generator.logo_replace": "Sostituisci logo",
  "generator.logo_remove": "Rimuovi logo",
  "generator.logo_none": "Nessun logo",
  "generator.logo_alt": "Il tuo logo",
  "generator.logo_left_out": "Impossibile aggiungere il logo: vedi il codice senza logo.",
  "generator.logo_size": "Dimensione del logo",
  "generator.logo_share":
    "{percent}% del logo più largo con cui questo codice resta leggibile: {pixels} px, il {share}% della larghezza del codice.",
  "generator.logo_share_none": "Quota del logo più largo con cui il codice resta leggibile.",
  "generator.logo_included": "Con il tuo logo",
};
