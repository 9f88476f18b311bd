import type { Texts } from "../areas.ts";

export const messages: Texts<"product-serial-generator"> = {
  "run.prefix_long": "Un prefisso ha al massimo 24 caratteri",
  "run.prefix_check":
    "Con un carattere di controllo, un prefisso ha solo lettere dalla A alla Z, cifre, spazi e - . / _",

  "product_serial.title": "QR per numeri di serie",
  "product_serial.description":
    "Codici QR che identificano un prodotto: numero di serie, lotto, date, garanzia e assistenza. Uno per uno o in serie, con carattere di controllo.",
  "product_serial.intro": "Tutto su un prodotto in una sola scansione, uno per uno o in serie.",
  "product_serial.fields": "Prodotto",
  "product_serial.group_product": "Identificazione",
  "product_serial.group_origin": "Origine",
  "product_serial.group_support": "Descrizione e assistenza",

  "product_serial.productName": "Nome del prodotto",
  "product_serial.serialNumber": "Numero di serie",
  "product_serial.manufacturer": "Produttore",
  "product_serial.model": "Modello",
  "product_serial.batchNumber": "Numero di lotto",
  "product_serial.manufacturingDate": "Data di produzione",
  "product_serial.expiryDate": "Data di scadenza",
  "product_serial.category": "Categoria",
  "product_serial.category_none": "Scegli una categoria",
  "product_serial.productDescription": "Descrizione",
  "product_serial.website": "Sito web",
  "product_serial.supportEmail": "Email dell’assistenza",
  "product_serial.warrantyPeriod": "Periodo di garanzia",
  "product_serial.location": "Luogo",

  "product_serial.category_Electronics": "Elettronica",
  "product_serial.category_Automotive": "Automotive",
  "product_serial.category_Medical": "Medicale",
  "product_serial.category_Industrial": "Industriale",
  "product_serial.category_Consumer_Goods": "Beni di consumo",
  "product_serial.category_Food_Beverage": "Alimenti e bevande",
  "product_serial.category_Pharmaceutical": "Farmaceutico",
  "product_serial.category_Textile": "Tessile",
  "product_serial.category_Other": "Altro",

  "product_serial.empty": "Inserisci il nome del prodotto e il numero di serie per vedere il codice",
  "product_serial.downloaded": "Codice QR del numero di serie scaricato",

  "product_serial.run": "Una serie numerata",
  "product_serial.run_text":
    "Un codice per ogni numero di serie, con gli altri campi e le impostazioni di questa pagina, in un file ZIP con un elenco. Creati e controllati nel tuo browser.",
  "product_serial.prefix": "Prefisso",
  "product_serial.start": "Primo numero",
  "product_serial.count": "Quantità",
  "product_serial.count_hint":
    "Al massimo {limit}. Per crearne di più usa la riga di comando: quietzone batch.",
  "product_serial.digits": "Cifre",
  "product_serial.digits_hint": "I numeri più corti vengono completati con zeri iniziali.",
  "product_serial.check": "Carattere di controllo",
  "product_serial.check_none": "Nessuno",
  "product_serial.check_mod37_36": "ISO/IEC 7064 MOD 37,36",
  "product_serial.check_hint":
    "Una lettera o cifra in più alla fine, che rivela qualsiasi errore di un solo carattere.",
  "product_serial.run_range": "Da {first} a {last}",
  "product_serial.run_number": "Inserisci un numero intero da {min} a {max}.",
  "product_serial.run_make": { one: "Crea {n} codice", other: "Crea {n} codici" },
  "product_serial.run_sign_in": "Ti verrà chiesto di accedere; la serie ti aspetta qui.",
  "product_serial.run_history": "Le serie non vengono salvate nella cronologia.",
  "product_serial.run_making": "Creazione dei codici",
  "product_serial.run_progress": "{done} di {total}",
  "product_serial.run_done": {
    one: "{n} codice è stato creato e controllato. È in {name}.",
    other: "{n} codici sono stati creati e controllati. Sono in {name}.",
  },
  "product_serial.run_failed": {
    one: "{n} codice potrebbe non essere leggibile; manifest.csv lo indica. Cambia la dimensione, i colori o la correzione d’errore, oppure scarica comunque.",
    other:
      "{n} codici potrebbero non essere leggibili; manifest.csv li indica. Cambia la dimensione, i colori o la correzione d’errore, oppure scarica comunque.",
  },
  "product_serial.run_unread":
    "Non tutti i nostri scanner sono stati caricati, quindi questi codici non sono stati testati. Controlla la connessione e creali di nuovo, oppure scaricali comunque.",
  "product_serial.run_broke": "Impossibile creare la serie: {message}",
};
