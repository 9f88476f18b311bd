import type { Texts } from "../areas.ts";

export const messages: Texts<"bulk-table"> = {
  "doubts.dates": {
    one: "{n} valore sembra una data (alla riga {line}).",
    other: "{n} valori sembrano date (il primo alla riga {line}).",
  },
  "doubts.dates_advice": {
    one: "Se un foglio di calcolo l’ha ricavato da un testo come 10-12, formatta la colonna come Testo e reinserisci i testi.",
    other:
      "Se un foglio di calcolo li ha ricavati da un testo come 10-12, formatta la colonna come Testo e reinserisci i testi.",
  },
  "doubts.formulas": {
    one: "{n} valore sembra una formula (alla riga {line}).",
    other: "{n} valori sembrano formule (il primo alla riga {line}).",
  },
  "doubts.formulas_advice": "Il file contiene la formula stessa, non il suo risultato.",
  "doubts.thousands": {
    one: "{n} valore è un numero con separatori delle migliaia (alla riga {line}).",
    other: "{n} valori sono numeri con separatori delle migliaia (il primo alla riga {line}).",
  },
  "doubts.thousands_advice":
    "Nel foglio di calcolo formatta la colonna come numero senza separatori ed esporta di nuovo.",
  "doubts.formattedNumbers": {
    one: "{n} numero ha un testo dal suo formato, come una valuta o un’unità (alla riga {line}).",
    other:
      "{n} numeri hanno un testo dal loro formato, come una valuta o un’unità (il primo alla riga {line}).",
  },
  "doubts.formattedNumbers_advice": "Se si intende solo il numero, formatta le celle come Numero.",
  "doubts.displayedThousands": {
    one: "{n} numero è mostrato con separatori delle migliaia (alla riga {line}).",
    other: "{n} numeri sono mostrati con separatori delle migliaia (il primo alla riga {line}).",
  },
  "doubts.displayedThousands_advice":
    "I separatori vengono omessi: se sono voluti, formatta le celle come Testo e inseriscili.",
  "doubts.moneyAmounts": {
    one: "{n} valore sembra un importo (alla riga {line}).",
    other: "{n} valori sembrano importi (il primo alla riga {line}).",
  },
  "doubts.moneyAmounts_advice": "Se un’altra colonna ha i contenuti dei codici, scegli quella.",
  "doubts.trailingPointZero": {
    one: "{n} valore è un numero intero che termina con .0 (alla riga {line}).",
    other: "{n} valori sono numeri interi che terminano con .0 (il primo alla riga {line}).",
  },
  "doubts.trailingPointZero_advice":
    "I programmi scrivono così i numeri quando una colonna ha celle vuote. Se .0 non è voluto, esporta la colonna come testo.",
  "doubts.apostrophes": {
    one: "{n} valore inizia con un apostrofo (alla riga {line}).",
    other: "{n} valori iniziano con un apostrofo (il primo alla riga {line}).",
  },
  "doubts.apostrophes_advice":
    "I codici lo contengono. I fogli di calcolo nascondono quello che segna un testo o blocca una formula: toglilo se non è voluto.",
  "doubts.singleQuoted": {
    one: "{n} valore è tra virgolette singole (alla riga {line}).",
    other: "{n} valori sono tra virgolette singole (il primo alla riga {line}).",
  },
  "doubts.singleQuoted_advice":
    "I codici contengono queste virgolette: solo quelle doppie racchiudono un valore. Esporta di nuovo con le virgolette doppie come delimitatore di testo.",
  "doubts.trimmedAddresses": {
    one: "{n} indirizzo web aveva intorno spazi o caratteri invisibili (alla riga {line}).",
    other: "{n} indirizzi web avevano intorno spazi o caratteri invisibili (il primo alla riga {line}).",
  },
  "doubts.trimmedAddresses_advice": "Vengono omessi.",
  "doubts.brokenAddresses": {
    one: "{n} valore sembra un indirizzo web errato (alla riga {line}).",
    other: "{n} valori sembrano indirizzi web errati (il primo alla riga {line}).",
  },
  "doubts.brokenAddresses_advice":
    "Virgolette o parentesi intorno, uno spazio o un’interruzione di riga all’interno, un secondo indirizzo, un segnaposto come {{id}}, un inizio come https// o &amp; al posto di & impediscono ai telefoni di aprire un indirizzo.",
  "doubts.missingSchemes": {
    one: "{n} indirizzo web non ha https:// davanti (alla riga {line}).",
    other: "{n} indirizzi web non hanno https:// davanti (il primo alla riga {line}).",
  },
  "doubts.missingSchemes_advice":
    "Alcuni telefoni mostrano un indirizzo così come testo: scrivi https:// davanti.",
  "doubts.notAddresses": {
    one: "{n} valore nella colonna degli indirizzi web non lo è (alla riga {line}).",
    other: "{n} valori nella colonna degli indirizzi web non lo sono (il primo alla riga {line}).",
  },
  "doubts.notAddresses_advice":
    "I codici contengono questi testi: rimuovi le righe che non appartengono ad alcun codice.",
  "doubts.surroundingSpaces": {
    one: "{n} valore inizia o termina con uno spazio o un’interruzione di riga (alla riga {line}).",
    other:
      "{n} valori iniziano o terminano con uno spazio o un’interruzione di riga (il primo alla riga {line}).",
  },
  "doubts.surroundingSpaces_advice": "I codici lo contengono: toglilo se non è voluto.",
  "doubts.invisible": {
    one: "{n} valore contiene un carattere invisibile (alla riga {line}).",
    other: "{n} valori contengono caratteri invisibili (il primo alla riga {line}).",
  },
  "doubts.invisible_advice":
    "Restano copiando da pagine web e documenti, e scanner e negozi potrebbero non trovare un valore così: reinseriscilo.",
  "doubts.unusualSpaces": {
    one: "{n} valore contiene uno spazio unificatore o sottile (alla riga {line}).",
    other: "{n} valori contengono spazi unificatori o sottili (il primo alla riga {line}).",
  },
  "doubts.unusualSpaces_advice":
    "Sembra uno spazio ed è un altro carattere: scanner, browser e negozi potrebbero non trovare un valore così. Toglilo o digita uno spazio.",
  "doubts.placeholders": {
    one: "{n} valore è un segnaposto (alla riga {line}).",
    other: "{n} valori sono segnaposto (il primo alla riga {line}).",
  },
  "doubts.placeholders_advice":
    "Parole come NULL, nan o N/A finiscono nei codici: rimuovi le righe se non si intendeva nulla.",
  "doubts.emptyFields": {
    one: "{n} campo è un segnaposto (alla riga {line}).",
    other: "{n} campi sono segnaposto (il primo alla riga {line}).",
  },
  "doubts.emptyFields_advice":
    "Parole come NULL, nan o N/A finiscono nei codici: svuota le celle se non si intendeva nulla.",
  "doubts.quantities": {
    one: "{n} quantità non è un numero intero da 1 in su (alla riga {line}).",
    other: "{n} quantità non sono numeri interi da 1 in su (la prima alla riga {line}).",
  },
  "doubts.quantities_advice":
    "Solo le etichette si ripetono secondo la quantità. Qui ogni riga dà un codice, qualunque sia la sua quantità: rimuovi le righe che non ne richiedono, o rinomina la colonna se significa altro.",
  "doubts.shortRows": {
    one: "{n} riga ha meno valori dell’intestazione (alla riga {line}).",
    other: "{n} righe hanno meno valori dell’intestazione (la prima alla riga {line}).",
  },
  "doubts.shortRows_advice":
    "Lì mancano solo colonne che non si usano. Se un valore di queste righe è tagliato, contiene un’interruzione di riga: mettilo tra virgolette doppie.",
  "doubts.passwords": {
    one: "{n} password probabilmente non lo è (alla riga {line}).",
    other: "{n} password probabilmente non lo sono (la prima alla riga {line}).",
  },
  "doubts.passwords_advice":
    "Asterischi, o parole come “vedi avviso”, finiscono nei codici: inserisci le password stesse.",
  "doubts.unusedValues": {
    one: "{n} valore non ha posto in un codice del suo tipo (alla riga {line}).",
    other: "{n} valori non hanno posto in codici dei loro tipi (il primo alla riga {line}).",
  },
  "doubts.unusedValues_advice": {
    one: "Viene omesso: correggi il tipo della riga o sposta il valore.",
    other: "Vengono omessi: correggi il tipo della riga o sposta il valore.",
  },
  "doubts.unusedFormats": {
    one: "{n} riga di un altro tipo ha un formato di codice a barre (alla riga {line}).",
    other: "{n} righe di altri tipi hanno formati di codice a barre (la prima alla riga {line}).",
  },
  "doubts.unusedFormats_advice": "Non si usa: per un codice a barre scrivi barcode nella colonna dei tipi.",
  "doubts.doubleDecoded": {
    one: "{n} valore contiene lettere come Ã¼ (alla riga {line}).",
    other: "{n} valori contengono lettere come Ã¼ (il primo alla riga {line}).",
  },
  "doubts.doubleDecoded_advice":
    "Vengono da un testo letto con la codifica sbagliata. Esporta di nuovo in UTF-8 o correggi i valori.",
  "doubts.lostZeros": {
    one: "{n} numero di telefono o CAP ha probabilmente perso lo zero iniziale (alla riga {line}).",
    other:
      "{n} numeri di telefono e CAP hanno probabilmente perso lo zero iniziale (il primo alla riga {line}).",
  },
  "doubts.lostZeros_advice":
    "I fogli di calcolo lo tolgono da ciò che prendono per un numero: formatta la colonna come Testo e reinserisci i valori.",
  "doubts.numericCells": {
    one: "{n} numero di telefono o CAP è nel file un numero, non un testo (alla riga {line}).",
    other: "{n} numeri di telefono e CAP sono nel file numeri, non testi (il primo alla riga {line}).",
  },
  "doubts.numericCells_advice":
    "I numeri non hanno zero iniziale né +: se ne manca uno, formatta la colonna come Testo e reinserisci i valori.",
  "doubts.salutationAsTitle": {
    one: "{n} ruolo è un appellativo (alla riga {line}).",
    other: "{n} ruoli sono appellativi (il primo alla riga {line}).",
  },
  "doubts.salutationAsTitle_advice": {
    one: "Viene omesso: scrivi lì il ruolo della persona, o l’appellativo davanti al nome.",
    other: "Vengono omessi: scrivi lì il ruolo della persona, o l’appellativo davanti al nome.",
  },
  "doubts.fromOtherColumn": {
    one: "{n} valore viene da un’altra colonna (alla riga {line}).",
    other: "{n} valori vengono da altre colonne (il primo alla riga {line}).",
  },
  "doubts.repeatedHeaders": {
    one: "{n} valore è il nome della sua colonna (alla riga {line}).",
    other: "{n} valori sono il nome della loro colonna (il primo alla riga {line}).",
  },
  "doubts.repeatedHeaders_advice": "Se l’intestazione è di nuovo nella tabella, rimuovi quella riga.",
  "doubts.differentLinks": {
    one: "{n} valore mostra un testo e porta altrove (alla riga {line}).",
    other: "{n} valori mostrano un testo e portano altrove (il primo alla riga {line}).",
  },
  "doubts.differentLinks_advice":
    "I codici contengono il testo. Se si intendono i link, scrivi i loro indirizzi nelle celle o in una colonna a parte.",
  "doubts.first_quoted": "Il primo esempio è “{text}”.",
  "doubts.first": "Il primo esempio è {text}.",
  "doubts.holds": "Il codice contiene “{text}”.",
  "doubts.links": "“{text}” porta a {link}.",
  "doubts.first_unused": "Il primo esempio è {column} in una riga del tipo {type}.",
  "doubts.other_empty": "Si legge “{taken}” dove “{name}” è vuoto.",
  "doubts.other_title": "Si legge “{taken}” dove “{name}” non indica alcun ruolo.",
  "doubts.other_same_empty": "Si legge un’altra colonna “{taken}” dove la prima è vuota.",
  "doubts.other_same_title": "Si legge un’altra colonna “{taken}” dove la prima non indica alcun ruolo.",
  "rows.totals": {
    one: "{n} riga sembra un totale (alla riga {line}).",
    other: "{n} righe sembrano totali (la prima alla riga {line}).",
  },
  "rows.totals_advice": "Se ne ricava comunque un codice: rimuovi la riga se non appartiene ad alcun codice.",
  "rows.wrong_numbers": {
    one: "{n} valore non è un numero di prodotto valido (alla riga {line}).",
    other: "{n} valori non sono numeri di prodotto validi (il primo alla riga {line}).",
  },
  "rows.wrong_numbers_advice":
    "Un GTIN, EAN o UPC ha 8, 12, 13 o 14 cifre, e l’ultima, la cifra di controllo, deriva dalle altre. I codici contengono i valori così come sono.",
  "rows.short_zeros": {
    one: "A {n} valore di “{name}” mancano gli zeri iniziali che altri hanno (alla riga {line}: {text}, accanto a {other}).",
    other:
      "A {n} valori di “{name}” mancano gli zeri iniziali che altri hanno (il primo alla riga {line}: {text}, accanto a {other}).",
  },
  "rows.short_plus": {
    one: "A {n} valore di “{name}” manca lo zero iniziale o il + che altri hanno (alla riga {line}: {text}, accanto a {other}).",
    other:
      "A {n} valori di “{name}” manca lo zero iniziale o il + che altri hanno (il primo alla riga {line}: {text}, accanto a {other}).",
  },
  "rows.short_digit": {
    one: "A {n} valore di “{name}” manca una cifra che altri hanno (alla riga {line}: {text}, accanto a {other}).",
    other:
      "A {n} valori di “{name}” manca una cifra che altri hanno (il primo alla riga {line}: {text}, accanto a {other}).",
  },
  "rows.short_advice":
    "Se un foglio di calcolo li ha cambiati, formatta la colonna come Testo e reinserisci i valori.",
  "rows.misread": {
    one: "Se {names} non riguarda i codici, scegli «Non usata» per quella colonna in «Colonne».",
    other: "Se {names} non riguardano i codici, scegli «Non usata» per quelle colonne in «Colonne».",
  },
  "rows.passwords_one":
    "Se {names} contiene le password, rinomina quella colonna “password”: non dichiarare aperte quelle reti.",
  "rows.passwords_several":
    "Se una delle colonne {names} contiene le password, rinominala “password”: non dichiarare aperte quelle reti.",
  "rows.header_twice": "L’intestazione nomina due volte la colonna “{first}”: eliminane o rinominane una.",
  "rows.header_alike":
    "L’intestazione ha “{first}” e “{second}”, che indicano entrambe la colonna {column}: eliminane o rinominane una.",
  "rows.row_twice": "La riga nomina due volte la colonna “{first}”: eliminane o rinominane una.",
  "rows.row_alike":
    "La riga ha “{first}” e “{second}”, che indicano entrambe la colonna {column}: eliminane o rinominane una.",
  "rows.utf_32": "Il file è in UTF-32: salvalo come UTF-8.",
  "rows.not_utf8":
    "La riga {line} non è in UTF-8 e le sue lettere verrebbero sbagliate. Salva il file come UTF-8 (in Excel: «CSV UTF-8»).",
  "rows.mixed_encodings":
    "La riga {line} non è in UTF-8 e le sue lettere verrebbero sbagliate. Altre righe lo sono, quindi il file mescola codifiche: inserisci di nuovo le lettere di questa riga e salva il file come UTF-8.",
  "rows.long_line": "La riga {line} supera 1 MB, quindi non è un file di righe.",
  "rows.utf8_first": "Il file comincia in UTF-8 e continua in un’altra codifica: salvalo come UTF-8.",
  "rows.nul_byte":
    "La riga {line} contiene un byte NUL, quindi il file non è un testo, oppure è in UTF-16 senza byte order mark. Salvalo come UTF-8.",
  "rows.iso_2022_jp": "La riga {line} contiene lettere in ISO-2022-JP: salva il file come UTF-8.",
  "rows.half_utf_16":
    "Il file è in UTF-16 e contiene mezzo carattere: è stato tagliato o unito. Salvalo come UTF-8.",
  "rows.undecodable":
    "Il file contiene byte che in {encoding} non significano nulla. Prova un’altra codifica o salvalo come UTF-8.",
  "rows.none": "Non contiene righe.",
  "rows.workbook_old":
    "{name} è una cartella di lavoro di Excel 97-2003 (.xls) o un altro vecchio file di Office. Aprilo in un foglio di calcolo e salvalo come .xlsx o CSV.",
  "rows.workbook_protected":
    "{name} è protetto da una password. Aprilo in Excel, togli la password (File > Informazioni > Proteggi cartella di lavoro) e salvalo di nuovo.",
  "rows.workbook_markup":
    "{name} è una pagina web o XML con il nome di una cartella di lavoro. Aprilo in un foglio di calcolo e salvalo come .xlsx o CSV.",
  "rows.workbook_damaged":
    "{name} è danneggiato o non è una cartella di lavoro di Excel: aprilo e salvalo di nuovo.",
  "rows.workbook_xlsb":
    "{name} è una cartella di lavoro binaria (.xlsb). Aprila in un foglio di calcolo e salvala come .xlsx o CSV.",
  "rows.workbook_ods":
    "{name} è un file OpenDocument (.ods). Aprilo in un foglio di calcolo e salvalo come .xlsx o CSV.",
  "rows.workbook_numbers":
    "{name} è un documento di Numbers. Aprilo in un foglio di calcolo e salvalo come .xlsx o CSV.",
  "rows.workbook_zip": "{name} è uno ZIP, ma non una cartella di lavoro di Excel (.xlsx).",
  "rows.workbook_other":
    "{name} non è una cartella di lavoro di Excel (.xlsx). Se contiene testo in colonne, dagli l’estensione .csv.",
  "rows.workbook_large":
    "{name} supera {limit} MB una volta decompresso. Salva il foglio come CSV e usa quello.",
  "rows.workbook_sheets": "In {name} non c’è alcun foglio di righe.",
  "rows.workbook_texts": "La cartella di lavoro ha troppi testi: salvala come CSV.",
  "rows.workbook_wide": "La riga {line} ha testo oltre la colonna {columns}: salva come CSV ciò che serve.",
  "rows.workbook_long": "La riga {line} supera 1 MB: non è un foglio di righe.",
  "rows.workbook_xml": "La cartella di lavoro è danneggiata: aprila e salvala di nuovo.",
  "rows.skipped_empty": { one: "Omesso: {n} riga vuota.", other: "Omesso: {n} righe vuote." },
  "rows.skipped_headers": {
    one: "Omesso: {n} riga che ripete l’intestazione.",
    other: "Omesso: {n} righe che ripetono l’intestazione.",
  },
  "rows.skipped_columns": {
    one: "Omesso: {n} colonna senza nome.",
    other: "Omesso: {n} colonne senza nome.",
  },
  "rows.text_left_out": "La riga {line} ha testo in una colonna senza nome, che viene omessa.",
  "rows.sheets": "Dei fogli {names} si legge “{name}”.",
  "rows.sheets_option": "Scegline un altro con {option}.",
  "rows.hidden_rows": {
    one: "Si legge anche {n} riga nascosta.",
    other: "Si leggono anche {n} righe nascoste.",
  },
  "rows.merged": "Le celle unite hanno il testo solo nella prima riga: {first}.",
  "rows.merged_more": "Le celle unite hanno il testo solo nella prima riga: {first} e altre {others}.",
};
