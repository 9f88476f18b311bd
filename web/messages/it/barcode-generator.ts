import type { Texts } from "../areas.ts";

/** Texts of /barcode-generator. */
export const messages: Texts<"barcode-generator"> = {
  "caution.retail":
    "Ogni modulo è largo solo {mm} mm sulla carta. Per le casse GS1 chiede {needed} mm e ammette {least} mm solo per le stampanti termiche di etichette: ingrandisci il codice",
  "caution.low_retail":
    "Le barre sono alte solo {mm} mm sulla carta. Con moduli di questa larghezza GS1 chiede {needed} mm, perché le casse leggano il codice in qualsiasi posizione: rendi le barre più alte",
  "caution.low":
    "Le barre sono alte solo {mm} mm sulla carta. Per essere lette a mano dovrebbero misurare {needed} mm: almeno 5 mm e il 15 % della larghezza (ISO/IEC 16388, 16390). Rendi le barre più alte",
  "caution.low_retail_label":
    "Le barre sono alte solo {mm} mm sulla carta. Con moduli di questa larghezza GS1 chiede {needed} mm, perché le casse leggano il codice in qualsiasi posizione: scegli un’etichetta più grande o togli il testo e l’immagine",
  "caution.low_label":
    "Le barre sono alte solo {mm} mm sulla carta. Per essere lette a mano dovrebbero misurare {needed} mm: almeno 5 mm e il 15 % della larghezza (ISO/IEC 16388, 16390). Scegli un’etichetta più grande o togli il testo e l’immagine",
  "barcode.empty": "Inserisci dati validi",
  "barcode.ean13_length": "EAN13 richiede esattamente 13 cifre",
  "barcode.ean8_length": "EAN8 richiede esattamente 8 cifre",
  "barcode.upc_length": "UPC-A richiede esattamente 12 cifre (ad es. 123456789012)",
  "barcode.itf_length": "ITF richiede esattamente 14 cifre",
  "barcode.code39_characters": "CODE39 ammette solo lettere maiuscole, cifre e simboli (- . $ / + %)",
  "barcode.code39_asterisks":
    "Gli asterischi (*) alle due estremità sono i caratteri di inizio e fine di CODE39, aggiunti automaticamente: toglili",
  "barcode.isbn_10": "È un ISBN-10; il codice a barre di un libro contiene l’ISBN-13, in questo caso {isbn}",
  "barcode.msi_digits": "MSI ammette solo cifre",
  "barcode.pharmacode_value": "Pharmacode richiede da 1 a 6 cifre (valore tra 3 e 131070)",
  "barcode.code128_character":
    "CODE128 non può contenere {character}: ammette lettere non accentate, cifre, punteggiatura e caratteri di controllo (ASCII)",
  "barcode.too_long":
    "{format} contiene qui al massimo {limit} caratteri e questi sono {length}: accorcia il contenuto o usa un codice QR",
  "barcode.check_digit": "La cifra di controllo di {format} dovrebbe essere {digit}",

  "barcode.completed": "Cifra di controllo {digit} aggiunta: il codice è {content}",
  "barcode.lost_zero":
    "{content} ha perso uno zero iniziale? Con lo zero il codice è {zeroed}, con una cifra di controllo aggiunta {completed}",
  "barcode.long":
    "{length} caratteri danno un codice a barre molto largo: molti scanner non ne leggono più di {advised}. Un codice QR si legge meglio",
  "barcode.code39_pair":
    "Alcuni scanner prendono {pair} in un CODE39 per un solo altro carattere (Full ASCII, ISO/IEC 16388) e leggono un altro testo senza dare errori. In CODE128 questo dubbio non c’è",
  "barcode.leading_zeros": "Un pharmacode contiene un numero senza zeri iniziali: il codice è {content}",
  "barcode.made_as_code128":
    "Nota: generato in formato CODE128 (formato UPC non supportato da questa libreria)",

  "barcode.canvas_narrow": "{width} px sono troppo stretti per queste barre: ne servono {needed}",
  "barcode.print_narrow":
    "{width} mm sono troppo stretti per queste barre: a {dpi} dpi ne servono {needed} per poterle leggere",
  "barcode.too_many_dots":
    "{width} × {height} punti sono troppi: un’immagine stampata ne ha al massimo {limit} per lato. Usa moduli e barre più piccoli, o una risoluzione più bassa",
  "barcode.too_large":
    "{width} × {height} punti sono troppi: un’immagine stampata ne ha al massimo {limit} per lato. Usa moduli e barre più piccoli: una tipografia può ingrandire il file SVG, PDF o EPS senza perdite",
  "barcode.canvas_low": "{height} px non lasciano spazio alle barre: ne servono {needed}",
  "barcode.too_wide":
    "Queste barre richiedono {needed} px e un’immagine ne ha al massimo {limit}: accorcia il contenuto o usa un codice QR",
  "barcode.text_smaller":
    "Il testo è alto {size} {unit} invece dei {asked} {unit} scelti: più grande non entra sotto le barre",
  "barcode.thin":
    "Le barre di 1 px sono troppo sottili per alcuni scanner: per raddoppiarle servono {needed} px di larghezza",

  "barcode.failed": "Errore nella generazione del codice a barre: {message}",
  "barcode.unable": "Impossibile generare un codice a barre con questi dati",

  "barcode.use_content": "Usa {content}",
  "barcode.use_code128": "Usa invece CODE128",
  "barcode.use_upc": "Usa invece UPC-A",
  "barcode.widen": "Allarga a {needed} px",
  "barcode.heighten": "Porta l’altezza a {needed} px",

  "barcode.meaning_CODE128": "Il più comune, tutto l’ASCII",
  "barcode.meaning_CODE39": "Alfanumerico",
  "barcode.meaning_EAN13": "13 cifre",
  "barcode.meaning_EAN8": "8 cifre",
  "barcode.meaning_UPC": "12 cifre",
  "barcode.meaning_ITF": "14 cifre",
  "barcode.meaning_MSI": "Cifre, per scaffali e magazzini",
  "barcode.meaning_pharmacode": "Un numero, per confezioni di medicinali",

  "barcode.help_CODE128": "Qualsiasi testo in caratteri ASCII: lettere, cifre, punteggiatura",
  "barcode.help_CODE39": "Maiuscole, cifre, spazio e - . $ / + %",
  "barcode.help_EAN13": "13 cifre; l’ultima è quella di controllo. Inseriscine 12 e verrà aggiunta",
  "barcode.help_EAN8": "8 cifre; l’ultima è quella di controllo. Inseriscine 7 e verrà aggiunta",
  "barcode.help_UPC": "12 cifre; l’ultima è quella di controllo. Inseriscine 11 e verrà aggiunta",
  "barcode.help_ITF": "14 cifre; l’ultima è quella di controllo. Inseriscine 13 e verrà aggiunta",
  "barcode.help_MSI": "Solo cifre; non viene aggiunta la cifra di controllo",
  "barcode.help_pharmacode": "Un numero da 3 a 131070",

  "barcode.example": "Esempio",
  "barcode.example_product": "Codice prodotto di esempio",
  "barcode.example_text": "Testo di esempio",
  "barcode.example_article": "Numero di articolo",

  "barcodes.title": "Generatore di codici a barre",
  "barcodes.description":
    "Codici a barre in otto formati: CODE128, CODE39, EAN-13, EAN-8, UPC-A, ITF-14, MSI e Pharmacode. PNG, PDF e SVG, cifre di controllo comprese.",
  "barcodes.intro": "Otto formati, cifre di controllo corrette, ogni codice letto e controllato.",
  "barcodes.step_generate": "Genera codice",
  "barcodes.format": "Formato",
  "barcodes.foreground": "Colore delle barre",
  "barcodes.bar_width": "Larghezza barre",
  "barcodes.bar_height": "Altezza barre",
  "barcodes.px_on_paper": "Sulla carta, 1 px di margine e carattere è {mm} mm.",
  "barcodes.margin": "Margine",
  "barcodes.quiet_zone_hint":
    "Spazio vuoto accanto alle barre. {format} richiede {left} moduli a sinistra e {right} a destra.",
  "barcodes.quiet_zone_sides": "{left} moduli a sinistra, {right} a destra",
  "barcodes.display_text": "Mostra il testo",
  "barcodes.font_size": "Dimensione carattere",
  "barcodes.examples": "Esempi",
  "barcodes.settings": "Impostazioni attuali",
  "barcodes.size": "Dimensioni",
  "barcodes.bars_size": "Larghezza barre {barWidth} px, altezza {barHeight} px",
  "barcodes.bars_printed": "Larghezza barre {barWidth} mm, altezza {barHeight} mm",
  "barcodes.text": "Testo",
  "barcodes.text_shown": "Visibile, {size} px",
  "barcodes.text_hidden": "Nascosto",
  "barcodes.generate": "Genera e scarica il codice",
  "barcodes.create_another": "Crea un altro codice a barre",
  "barcodes.preview_empty": "Inserisci un contenuto per vedere il codice a barre",
  "barcodes.login_first": "Accedi per scaricare i codici a barre",
  "barcodes.downloaded": "Codice a barre scaricato in {kind}",
  "barcodes.no_canvas": "Nessuna area di disegno disponibile per il download",
  "barcodes.pdf_not_ready": "Il codice a barre non è pronto. Attendi un momento e riprova.",
  "barcodes.pdf_failed": "Errore nella creazione del PDF: {message}",
  "barcodes.pdf_downloaded": "PDF scaricato",
};
