import type { Texts } from "../areas.ts";

export const messages: Texts<"scanner"> = {
  "scan.no_code":
    "In questa immagine non sembra esserci un codice: controlla che sia intero e rivolto verso la fotocamera",
  "scan.too_small":
    "Il codice è troppo piccolo in questa immagine: i suoi moduli sono larghi circa {pixels} px. Avvicinati o usa l’immagine originale invece di una ridotta",
  "scan.cut_off":
    "Il codice è tagliato dal bordo dell’immagine: scatta un’altra foto lasciando un po’ di spazio intorno al codice",
  "scan.no_quiet_zone":
    "Manca il margine vuoto intorno al codice: lascia un bordo chiaro di quattro moduli, senza nient’altro dentro",
  "scan.blurred": "L’immagine del codice è sfocata: tieni ferma la fotocamera e lascia che metta a fuoco",
  "scan.low_contrast":
    "Il codice si distingue appena dallo sfondo: scatta la foto con più luce, senza ombre né riflessi",
  "scan.damaged":
    "C’è un codice, ma una parte è coperta, rovinata o deformata: stendilo bene e fotografalo frontalmente",
  "scan.unsure":
    "Ci sono delle barre, ma non è stato possibile leggerle con certezza: scatta una foto più nitida, frontale",
  "scan.empty": "In questa immagine c’è un codice, ma non contiene nulla",
  "scan.timeout":
    "La ricerca in questa immagine ha richiesto troppo tempo: ritagliala sul codice o prova con una più piccola",

  "scan_file.type": "Seleziona un file immagine valido (JPG, PNG, GIF, BMP, WebP)",
  "scan_file.too_large": "Il file deve essere inferiore a 10 MB",
  "scan_file.empty": "Questo file è vuoto: scegline un altro",
  "scan_file.broken":
    "L’immagine non si può leggere: il file è danneggiato o incompleto. Salvalo di nuovo o scegline un altro",
  "scan_file.too_many_pixels":
    "Questa immagine ha {pixels} milioni di pixel: ritagliala sul codice o riducila a meno di {most} milioni",
  "scan_file.too_long": "Un lato di questa immagine supera {most} pixel: ritagliala sul codice o riducila",
  "scan_file.slow":
    "Così com’è salvata, questa immagine richiede troppo tempo per la lettura: salvala di nuovo come normale JPEG o PNG",

  "link.scheme":
    "Non è un indirizzo web: «{scheme}:» può avviare un programma o mostrare una pagina falsa, quindi qui non viene aperto",
  "link.invalid": "Nessun browser può aprire questo indirizzo: contiene un errore",
  "link.credentials": "Ciò che precede la @ non dice dove porta questo link: conta solo {host}",
  "link.lookalike": "Questo non è {lookalike}: lettere di un altro alfabeto gli somigliano soltanto",
  "link.mixed_scripts":
    "Una parola di questo host mescola alfabeti diversi ({scripts}): alcune lettere non sono quello che sembrano",
  "link.subdomain": "Gli host si leggono dalla fine: questo comincia come {start}, ma appartiene a {end}",
  "link.ip_address": "L’host è un numero invece di un nome: non si può capire di chi sia",
  "link.short_link": "Un link breve: dove porta non si vede prima di aprirlo",
  "link.hidden_characters": "In questo indirizzo ci sono caratteri che non si vedono",
  "link.not_encrypted":
    "Non cifrato: lungo il percorso altri possono leggere e modificare ciò che questa pagina mostra",

  "scanner.title": "Scanner di codici QR da immagine",
  "scanner.description":
    "Scansiona codici QR e codici a barre da un’immagine o con la fotocamera, gratis e senza account. Ogni codice viene letto nel tuo browser; nessuna immagine viene caricata.",
  "scanner.intro":
    "Tutti i codici QR e i codici a barre di un’immagine, letti su questo dispositivo. Nessuna immagine viene caricata.",

  "scanner.picture": "Immagine",
  "scanner.drop": "Trascina qui le immagini",
  "scanner.tap": "Tocca per scegliere le immagini",
  "scanner.drop_over": "Rilascia per scansionare",
  "scanner.drop_hint": "Oppure fai clic per sceglierle, o incolla con {keys}",
  "scanner.drop_kinds": "JPG, PNG, GIF, BMP o WebP, fino a 10 MB",
  "scanner.choose": "Scegli immagine",
  "scanner.paste": "Incolla",
  "scanner.again": "Nuova scansione",
  "scanner.reset": "Ricomincia",
  "scanner.size_mb": "{size} MB",
  "scanner.size_px": "{width} × {height} px",
  "scanner.preview": "Anteprima di {name}",
  "scanner.pasted_name": "Immagine incollata",
  "scanner.clipboard_none": "Negli appunti non c’è un’immagine: copiane prima una.",
  "scanner.clipboard_refused":
    "Il browser non permette a questa pagina di leggere gli appunti. Premi {keys} o scegli un file.",
  "scanner.too_many": "Sono state aggiunte solo le prime {most} immagini. Scansiona le altre in seguito.",
  "scanner.pictures": "Immagini",
  "scanner.picture_state": "{name}: {state}",
  "scanner.state_waiting": "in attesa",
  "scanner.state_scanning": "scansione in corso",
  "scanner.state_found": { one: "{n} codice", other: "{n} codici" },
  "scanner.state_nothing": "nessun codice",
  "scanner.state_refused": "non scansionata",

  "scanner.results": "Risultati",
  "scanner.empty": "Ancora nessun codice QR scansionato",
  "scanner.empty_hint":
    "Scegli, trascina o incolla un’immagine, oppure usa la fotocamera. I suoi codici compariranno qui.",
  "scanner.scanning": "Scansione del codice QR…",
  "scanner.progress": "Avanzamento",
  "scanner.loading": "Caricamento del lettore di codici a barre…",
  "scanner.more": "Ricerca di altri codici…",
  "scanner.found": "Codice QR trovato!",
  "scanner.found_barcode": "Codice a barre trovato!",
  "scanner.count": { one: "{n} codice in questa immagine", other: "{n} codici in questa immagine" },
  "scanner.total": { one: "{n} codice in {pictures} immagini", other: "{n} codici in {pictures} immagini" },
  "scanner.scanned": "Codice QR scansionato",
  "scanner.scanned_barcode": "Codice a barre scansionato",
  "scanner.not_found": "Nessun codice QR trovato nell’immagine. Prova con un’immagine più nitida.",
  "scanner.qr_only":
    "Sono stati cercati solo codici QR: il lettore di codici a barre non si è caricato. Controlla la connessione e ripeti la scansione.",
  "scanner.stopped": "La scansione è stata interrotta.",
  "scanner.failed": "Lo scanner non si è avviato. Controlla la connessione e ripeti la scansione.",

  "scanner.code": "Codice {n}",
  "scanner.show_code": "Codice {n}: {content}",
  "scanner.content": "Contenuto",
  "scanner.binary": "Questo codice contiene byte invece di testo. Sono mostrati in esadecimale.",
  "scanner.copy": "Copia contenuto",
  "scanner.copy_all": "Copia tutto",
  "scanner.copied": "Copiato negli appunti",
  "scanner.copy_failed": "Impossibile copiare negli appunti",
  "scanner.generate": "Genera QR",
  "scanner.make_barcode": "Crea questo codice a barre",
  "scanner.open_link": "Apri link",
  "scanner.open_anyway": "Apri comunque",
  "scanner.verify": "Verifica firma",
  "scanner.new_tab": "(si apre in una nuova scheda)",
  "scanner.leads_to": "Questo link porta a",
  "scanner.punycode": "Si scrive {host}",

  "scanner.field_name": "Nome",
  "scanner.field_organization": "Organizzazione",
  "scanner.field_title": "Ruolo",
  "scanner.field_phone": "Telefono",
  "scanner.field_email": "Email",
  "scanner.field_website": "Sito web",
  "scanner.field_address": "Indirizzo",
  "scanner.field_birthday": "Compleanno",
  "scanner.field_note": "Nota",
  "scanner.field_ssid": "Rete",
  "scanner.field_security": "Sicurezza",
  "scanner.field_password": "Password",
  "scanner.field_hidden": "Rete nascosta",
  "scanner.field_to": "A",
  "scanner.field_cc": "Copia a",
  "scanner.field_bcc": "Copia nascosta a",
  "scanner.field_subject": "Oggetto",
  "scanner.field_message": "Messaggio",
  "scanner.field_position": "Latitudine, longitudine",
  "scanner.field_productName": "Prodotto",
  "scanner.field_serialNumber": "Numero di serie",
  "scanner.field_manufacturer": "Produttore",
  "scanner.field_model": "Modello",
  "scanner.field_batchNumber": "Lotto",
  "scanner.field_manufacturingDate": "Prodotto il",
  "scanner.field_expiryDate": "Scade il",
  "scanner.field_category": "Categoria",
  "scanner.field_description": "Descrizione",
  "scanner.field_warrantyPeriod": "Garanzia",
  "scanner.field_supportEmail": "Assistenza",
  "scanner.field_documentTitle": "Documento",
  "scanner.field_signerName": "Firmatario",
  "scanner.field_signerEmail": "Email del firmatario",
  "scanner.field_signatureType": "Tipo di firma",
  "scanner.field_documentHash": "Hash del documento",
  "scanner.field_validUntil": "Valido fino al",
  "scanner.field_purpose": "Scopo",
  "scanner.field_securityLevel": "Livello di sicurezza",
  "scanner.field_location": "Luogo",
  "scanner.field_customData": "Dati aggiuntivi",
  "scanner.field_timestamp": "Scritto il",
  "scanner.yes": "Sì",
  "scanner.no_security": "Nessuna: rete aperta",

  "scanner.camera": "Usa la fotocamera",
  "scanner.camera_stop": "Ferma la fotocamera",
  "scanner.camera_picture": "Immagine della fotocamera",
  "scanner.camera_video": "Quello che vede la fotocamera",
  "scanner.camera_starting": "Avvio della fotocamera…",
  "scanner.camera_looking": "Inquadra un codice nel riquadro",
  "scanner.camera_late": "Nessun codice QR trovato",
  "scanner.camera_late_hint":
    "Avvicinati, resta fermo e controlla che il codice sia ben illuminato. La fotocamera continua a cercare.",
  "scanner.camera_switch": "Cambia fotocamera",
  "scanner.camera_light_on": "Accendi la luce",
  "scanner.camera_light_off": "Spegni la luce",
  "scanner.camera_not_found": "Fotocamera non trovata.",
  "scanner.camera_not_found_hint": "Collegane una e riprova, oppure scegli un’immagine.",
  "scanner.camera_refused": "La fotocamera non è consentita.",
  "scanner.camera_refused_hint":
    "Consentila per questo sito dall’icona accanto all’indirizzo e riprova. Oppure scatta una foto con un’altra app e sceglila qui.",
  "scanner.camera_in_use": "La fotocamera è già in uso.",
  "scanner.camera_in_use_hint": "Chiudi il programma o la scheda che la usa e riprova.",
  "scanner.camera_insecure": "La fotocamera funziona solo su pagine sicure.",
  "scanner.camera_insecure_hint":
    "Questa pagina è stata aperta senza https. Aprila con https, oppure scatta una foto con un’altra app e sceglila qui.",
  "scanner.camera_failed": "La fotocamera non si è avviata.",
  "scanner.camera_failed_hint": "Riprova, oppure scegli un’immagine.",
  "scanner.camera_hidden": "La fotocamera è stata fermata mentre questa scheda era nascosta.",
  "scanner.camera_idle": "La fotocamera è stata fermata dopo un minuto senza codici.",
  "scanner.camera_retry": "Riprova",

  "scanner.seo_title": "Scansionare un codice QR da un’immagine",
  "scanner.seo_text":
    "Un codice in uno screenshot, in una chat o su un’etichetta fotografata, e nessun secondo telefono per inquadrarlo: dai l’immagine a questa pagina. Legge tutti i codici che contiene, con qualsiasi angolazione, anche chiari su fondo scuro, e mostra dove si trova ciascuno.",
  "scanner.seo_steps": "Come funziona",
  "scanner.seo_step1": "Scegli un’immagine",
  "scanner.seo_step1_text":
    "Trascinane una o più in qualsiasi punto di questa pagina, sceglile, incolla uno screenshot o tieni il codice davanti alla fotocamera.",
  "scanner.seo_step2": "Guarda che cosa dice ogni codice",
  "scanner.seo_step2_text":
    "Contatti, reti, messaggi e dati di prodotto vengono mostrati campo per campo, accanto al contenuto stesso.",
  "scanner.seo_step3": "Usalo",
  "scanner.seo_step3_text":
    "Copia il contenuto, creane un codice nuovo e pulito, o apri il link dopo aver visto dove porta.",
  "scanner.seo_reads": "Che cosa legge",
  "scanner.seo_reads_text":
    "Codici QR, Data Matrix, Aztec e PDF417; EAN-13, EAN-8, UPC-A, UPC-E, Code 128, Code 39, Code 93, ITF e GS1 DataBar. MSI e Pharmacode, che non hanno un controllo incorporato, vengono letti in immagini pulite come quelle create qui.",
  "scanner.seo_links": "Dove porta davvero un link",
  "scanner.seo_links_text":
    "Nessuno sa leggere un codice a occhio, e alcuni codici ne approfittano. Prima che tu apra un link, questa pagina ne mostra l’host per esteso e segnala lettere ingannevoli, nomi fuorvianti davanti a una @, indirizzi di soli numeri, link brevi e la mancanza di cifratura. Ciò che non è un indirizzo web non viene mai aperto.",
  "scanner.seo_private": "Le tue immagini restano a te",
  "scanner.seo_private_text":
    "Le immagini, anche quelle della fotocamera, sono lette da un programma dentro questa pagina. Non vengono inviate, né conservate, né viste da nessuno. Una volta caricata la pagina, funziona anche senza connessione.",
  "scanner.seo_tips": "Se un codice non viene trovato",
  "scanner.seo_tips_text":
    "Inquadra il codice intero, con un po’ di margine vuoto intorno. Avvicinati invece di usare lo zoom, tieni la fotocamera parallela al codice ed evita ombre e riflessi. Se il codice fa parte di un’immagine grande, ritaglialo.",
  "scanner.related": "Crea i tuoi codici",
};
