import type { Texts } from "../areas.ts";

export const messages: Texts<"bulk-rows"> = {
  "rows.empty_cell": "La cella è vuota.",
  "rows.no_format":
    "Non è indicato alcun formato di codice a barre: scrivine uno, come {format}, in una colonna “barcode_format”.",
  "rows.format": "“{text}” non è un formato di codice a barre: scegli tra {formats}.",
  "rows.product_digits": "Un numero di prodotto ha 8, 12, 13 o 14 cifre, e {text} ne ha {digits}.",
  "rows.without_digit": "Se è un {format} a cui manca la cifra di controllo, è {number}.",
  "rows.upc_e": "Se è un UPC-E, corrisponde all’UPC-A {number}.",
  "rows.other_format":
    "Queste {digits} cifre corrispondono a {format}: scegli quel formato, in una colonna “barcode_format” se le righe sono diverse.",
  "rows.type_is_format":
    "“{text}” è un formato di codice a barre: rinomina la colonna “barcode_format” e scegli il tipo barcode.",
  "rows.type_is_security":
    "“{text}” è la sicurezza di una rete WiFi: rinomina la colonna “security” e scegli il tipo wifi.",
  "rows.type": "“{text}” non è nessuno dei tipi {types}.",
  "rows.design": "“{text}” qui non è né un design né uno stile predefinito: scegli tra {designs}.",
  "rows.one_of": "Non è nessuno di {choices}.",
  "rows.yes_no": "“{text}” non è né sì né no.",
  "rows.cell_holds": "La cella contiene “{text}”.",
  "rows.values": {
    one: "La riga ha {n} valore, l’intestazione ne nomina {named}.",
    other: "La riga ha {n} valori, l’intestazione ne nomina {named}.",
  },
  "rows.quote_delimiter": "Un valore che contiene il separatore va tra virgolette doppie.",
  "rows.quote_break":
    "Un valore che contiene un’interruzione di riga va tra virgolette doppie. Se un foglio di calcolo ha omesso celle vuote a fine riga, usa il suo file .xlsx.",
  "rows.quote_open": "In questa riga si aprono virgolette doppie che non si chiudono.",
  "rows.quote_after":
    'C’è testo dopo le virgolette di chiusura. In un valore tra virgolette, scrivi "" per una virgoletta.',
  "rows.quote_inside":
    'C’è una virgoletta doppia in un valore senza virgolette. Metti tra virgolette l’intero valore e scrivi "" per una virgoletta.',
  "rows.rounded":
    "{text} è probabilmente ciò che un foglio di calcolo ha salvato di un numero lungo mostrato come {shown} (notazione scientifica): mancano le ultime cifre. Formatta la colonna come Testo e reinserisci questi numeri.",
  "rows.rounded_neighbor":
    "{text} termina con zeri come il numero danneggiato {other} alla riga {line}; la cifra di controllo torna, come in un numero danneggiato su dieci. Formatta la colonna come Testo e reinserisci questi numeri.",
  "rows.cut":
    "{text} ha solo zeri dalla sedicesima cifra: i fogli di calcolo conservano 15 cifre di un numero, quindi le altre sono probabilmente perse. Formatta la colonna come Testo, reinserisci questi numeri ed esporta di nuovo.",
  "rows.maybe_cut":
    "{text} ha solo zeri dalla sedicesima cifra: se era un numero in un foglio di calcolo, le ultime cifre sono perse. Altrimenti va bene così.",
  "rows.scientific":
    "“{text}” è come un foglio di calcolo mostra un numero lungo (notazione scientifica): mancano le ultime cifre. Formatta la colonna come Testo, reinserisci questi numeri ed esporta di nuovo; oppure usa il file .xlsx stesso, se ha ancora tutte le cifre.",
  "rows.scientific_text":
    "“{text}” è come un foglio di calcolo mostra un numero lungo (notazione scientifica): mancano le ultime cifre. Formatta la colonna come Testo e reinserisci questi numeri.",
  "rows.maybe_scientific":
    "“{text}” sembra un numero lungo in notazione scientifica, senza le ultime cifre. Se è un nome o un codice, va bene così.",
  "rows.if_right": "Se il numero è giusto, {force} lo accetta.",
  "rows.if_name": "Se è il nome, {force} lo accetta.",
  "rows.if_meant": "Se il carattere è voluto, {force} lo accetta.",
  "rows.as_it_is": "{force} lo accetta senza modifiche.",
  "rows.lost_letters":
    "Si sono perse delle lettere: il valore contiene il carattere di sostituzione � (U+FFFD). Esporta di nuovo in UTF-8 o reinserisci il valore.",
  "rows.formula_error": "La cella mostra {text}: la sua formula ha un errore.",
  "rows.formula_pending":
    "La cella mostra {text}: la tabella è stata esportata prima che la formula avesse un risultato. Esportala di nuovo.",
  "rows.too_narrow":
    "La cella mostra {text}: la colonna era troppo stretta per il suo numero o la sua data. Allargala ed esporta di nuovo.",
  "rows.no_result":
    "La cella ha una formula senza risultato. Apri il file in un foglio di calcolo, salvalo e riprova.",
  "rows.date":
    "La cella contiene una data, {text}: forse un foglio di calcolo l’ha ricavata da un testo come 10-12. Formatta la colonna come Testo e reinserisci i testi.",
  "rows.time":
    "La cella contiene un’ora, {text}: forse un foglio di calcolo l’ha ricavata da un testo come 12:30. Formatta la colonna come Testo e reinserisci i testi.",
  "rows.number_long":
    "La cella contiene il numero {text}: i fogli di calcolo conservano {digits} cifre di un numero, quindi mancano le ultime. Formatta la colonna come Testo e reinserisci questi numeri.",
  "rows.number_scientific":
    "La cella contiene il numero {text} in notazione scientifica: era un testo come 3E5, o un numero più lungo che ha perso le altre cifre. Formatta la colonna come Testo e reinserisci questi numeri.",
  "rows.decimal": "{text} è un numero di prodotto che un programma ha scritto con decimali.",
  "rows.exponent":
    "{text} è un numero di prodotto che un programma ha scritto in notazione scientifica, con tutte le cifre.",
  "rows.lost_zero":
    "{text} ha {digits} cifre e una cifra di controllo giusta: probabilmente un foglio di calcolo ha tolto lo zero iniziale.",
  "rows.wrong_digit":
    "{text} ha le {digits} cifre di un {format} intero, e la cifra di controllo dovrebbe essere {digit}: una cifra è sbagliata.",
  "rows.sscc_characters": "Un SSCC ha 18 cifre, e “{text}” ha altri caratteri.",
  "rows.sscc_zero":
    "Un SSCC ha 18 cifre, e {text} ne ha 17: con lo zero iniziale che i fogli di calcolo tolgono, è {whole}.",
  "rows.sscc_length": "Un SSCC ha 18 cifre, e {text} ne ha {digits}.",
  "rows.sscc_digit": "La cifra di controllo dell’SSCC {text} dovrebbe essere {digit}.",
  "rows.sscc_brackets": "Il codice conterrebbe le parentesi: scrivi {digits}.",
  "rows.stray_apostrophe": "Inizia con un apostrofo.",
  "rows.stray_full_width": "È scritto con cifre a larghezza intera (０ a ９).",
  "rows.stray_script": "È scritto con le cifre di un’altra scrittura.",
  "rows.stray_invisible": "Contiene un carattere invisibile.",
  "rows.stray_break": "Contiene un’interruzione di riga.",
  "rows.stray_first_space": "Inizia con uno spazio.",
  "rows.stray_last_space": "Termina con uno spazio.",
  "rows.stray_spaces": "Contiene spazi.",
  "rows.stray_other": "Contiene “{character}”.",
  "rows.taken_as": "“{text}” viene letto come {bare}.",
  "rows.several": "La cella contiene più valori (“{text}”): si usa {taken}.",
  "rows.mark": "Il contenuto inizia con un byte order mark invisibile (U+FEFF), che gli scanner omettono.",
  "rows.security":
    "“{text}” non è una sicurezza che un codice può indicare: usa WPA (anche per WPA2 e WPA3), WEP o nopass (per una rete aperta).",
  "rows.security_enterprise":
    "Una rete con la sicurezza “{text}” chiede un nome utente, per cui questo modulo non ha posto: il tipo wifi-enterprise ce l’ha.",
  "rows.open_network": "Se la rete è aperta, la sua sicurezza è nopass.",
  "rows.password_unused":
    "C’è una password, e secondo la sicurezza “{text}” la rete è aperta: un codice così omette la password. Togli la password o scrivi WPA o WEP.",
  "rows.address_cut": "L’indirizzo web termina con “…”: è stato tagliato.",
  "rows.address_placeholder":
    "L’indirizzo web contiene {placeholder}, un segnaposto che non è stato compilato.",
  "rows.address_several":
    "Ci sono più indirizzi web, e i telefoni ne aprono uno o nessuno: crea un codice per ciascuno.",
  "rows.address_start": "“{text}” non inizia come un indirizzo web, con https:// o http://.",
  "rows.address_text":
    "All’indirizzo web segue altro testo, e i telefoni ne aprono solo una parte o niente: lascia l’indirizzo da solo nella sua cella.",
  "rows.address_break":
    "L’indirizzo web contiene un’interruzione di riga: i telefoni ne aprono solo una parte o niente.",
  "rows.address_space": "L’indirizzo web contiene uno spazio: i telefoni ne aprono solo una parte o niente.",
  "rows.address_entity": "L’indirizzo web contiene &amp;, come le pagine web scrivono &: scrivi solo &.",
  "rows.address_label":
    "Davanti all’indirizzo web c’è una parola, e i telefoni lo mostrano come testo: lascia l’indirizzo da solo nella sua cella.",
  "rows.address_quotes":
    "L’indirizzo web è tra virgolette o parentesi, e i telefoni lo mostrano come testo o ne aprono solo una parte.",
  "rows.address_end": "L’indirizzo web termina con “{character}”, che probabilmente non ne fa parte.",
  "rows.file_taken": "Il nome di file {name} è già quello della riga {line}.",
  "rows.file_extension": "Il nome di file termina con .{extension}, ma si scrivono file {format}.",
  "rows.file_character": "Un nome di file non può contenere {character}.",
  "rows.file_invisible": "Il nome di file contiene caratteri invisibili.",
  "rows.file_empty": "Il nome di file è vuoto.",
  "rows.file_first": "Un nome di file non può iniziare con un punto o uno spazio.",
  "rows.file_last": "Un nome di file non può terminare con un punto o uno spazio prima dell’estensione.",
  "rows.file_spaces": "Un nome di file non può contenere due spazi di seguito.",
  "rows.file_space": "Il nome di file contiene uno spazio insolito.",
  "rows.file_long": "Il nome di file ha {bytes} byte prima dell’estensione; il massimo è {most}.",
  "rows.file_device": "Windows riserva questo nome di file a un dispositivo.",
  "rows.quantity":
    "“{text}” non è un numero di etichette: scrivi un numero intero da 1 a {most} o rimuovi la riga.",
  "rows.quantity_unused":
    "“{text}” non è un numero intero da 1 in su. Questa riga dà comunque un codice: rimuovila se non ne richiede.",
  "rows.label_letters": "Nessun carattere qui ha queste lettere del testo: {letters}.",
  "rows.label_text_long":
    "Il testo è troppo lungo per l’etichetta anche a {points} punti (“{text}”): accanto al codice c’è posto per {width} per {height}. Accorcialo, stampa meno righe o scegli un’etichetta più grande.",
  "rows.label_picture_room": "Non c’è posto per un’immagine: accanto al codice restano {width} per {height}.",
  "rows.label_picture_missing":
    "L’immagine “{name}” non è qui: aggiungi il file o correggi il nome nella riga.",
  "rows.label_dpi": "Una stampante stampa tutte le etichette a {dpi} dpi: lascia vuota questa cella.",
  "rows.label_code_large":
    "Il codice è largo {width} e alto {height}; l’etichetta ha posto per {roomWidth} per {roomHeight}.",
  "rows.label_code_needs_dot":
    "Il codice richiede almeno {width} per {height}, con moduli di {module} (1 punto a {dpi} dpi); l’etichetta ha posto per {roomWidth} per {roomHeight}.",
  "rows.label_code_needs":
    "Il codice richiede almeno {width} per {height}, con moduli di {module} ({dots} punti a {dpi} dpi); l’etichetta ha posto per {roomWidth} per {roomHeight}.",
  "rows.own_label_wide": "Un’etichetta larga {label} non entra in una pagina larga {page}.",
  "rows.own_label_wide_margin":
    "Un’etichetta larga {label} non entra in una pagina larga {page} dopo {margin} di margine.",
  "rows.own_label_high": "Un’etichetta alta {label} non entra in una pagina alta {page}.",
  "rows.own_label_high_margin":
    "Un’etichetta alta {label} non entra in una pagina alta {page} dopo {margin} di margine.",
  "rows.own_label_columns":
    "{count} colonne da {label} con spazi di {gap} non entrano in una pagina larga {page}: c’è posto per {most}.",
  "rows.own_label_rows":
    "{count} righe da {label} con spazi di {gap} non entrano in una pagina alta {page}: c’è posto per {most}.",
  "rows.too_wide":
    "Con moduli di {module} questo codice è largo {width} punti a {dpi} dpi, e {most} è il massimo: scrivi al massimo {mostModule} o una risoluzione più bassa.",
  "rows.too_narrow_size":
    "La dimensione è troppo piccola: a {dpi} dpi questo codice e la sua zona di quiete richiedono almeno {least}.",
  "rows.black_gradient":
    "Il solo inchiostro nero non stampa sfumature: toglila o disattiva “Solo inchiostro nero (K)”.",
  "rows.black_color":
    "Il solo inchiostro nero non stampa {color}: scegli #000000 o disattiva “Solo inchiostro nero (K)”.",
  "rows.black_background":
    "Il solo inchiostro nero non stampa {color}: scegli #ffffff o transparent, o disattiva “Solo inchiostro nero (K)”.",
  "rows.black_picture":
    "Il solo inchiostro nero non stampa colori, e l’immagine ne ha: usane una in nero e grigi, toglila o disattiva “Solo inchiostro nero (K)”.",
  "rows.thermal_picture":
    "Una stampante di etichette stampa nero o niente, e l’immagine ha colori o grigi: usane una in bianco e nero, toglila o scegli file o fogli.",
  "rows.thermal_gradient": "Una stampante di etichette non stampa sfumature: toglila o scegli file o fogli.",
  "rows.thermal_color": "Una stampante di etichette non stampa {color}: scegli #000000, o file o fogli.",
  "rows.thermal_background":
    "Una stampante di etichette non stampa {color}: scegli #ffffff o transparent, o file o fogli.",
  "bulk.keep_quoted": "“Lascia così”",
  "bulk.column_type": "Tipo",
  "bulk.column_quantity": "Quantità",
  "bulk.column_design": "Design",
  "bulk.column_ssid": "Nome della rete",
  "bulk.column_password": "Password",
  "bulk.column_security": "Sicurezza",
  "bulk.column_hidden": "Rete nascosta",
  "bulk.column_first_name": "Nome",
  "bulk.column_last_name": "Cognome",
  "bulk.column_organization": "Azienda",
  "bulk.column_title": "Ruolo",
  "bulk.column_phone": "Telefono",
  "bulk.column_email": "E-mail",
  "bulk.column_website": "Sito web",
  "bulk.column_address": "Via",
  "bulk.column_city": "Città",
  "bulk.column_state": "Provincia",
  "bulk.column_zip_code": "CAP",
  "bulk.column_country": "Paese",
  "bulk.column_note": "Nota",
  "bulk.column_product_name": "Nome del prodotto",
  "bulk.column_serial_number": "Numero di serie",
  "bulk.column_manufacturer": "Produttore",
  "bulk.column_model": "Modello",
  "bulk.column_batch_number": "Numero di lotto",
  "bulk.column_manufacturing_date": "Data di produzione",
  "bulk.column_expiry_date": "Data di scadenza",
  "bulk.column_category": "Categoria",
  "bulk.column_description": "Descrizione",
  "bulk.column_support_email": "E-mail di assistenza",
  "bulk.column_warranty_period": "Garanzia",
  "bulk.column_location": "Luogo",
  "bulk.column_gradient": "Sfumatura",
  "bulk.column_eyes": "Marcatori",
  "bulk.column_eye_gradient": "Sfumatura dei marcatori",
  "bulk.column_frame_color": "Colore della cornice",
  "bulk.column_preset": "Stile predefinito",
};
