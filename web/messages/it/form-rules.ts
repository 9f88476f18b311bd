import type { Texts } from "../areas.ts";

export const messages: Texts<"form-rules"> = {
  "form.too_long": "Ha {length} caratteri, e ne sono ammessi al massimo {most}",
  "form.characters": "{character} qui non è ammesso",
  "form.content_long": "In tutto sono {bytes} byte, e un codice di questo tipo ne contiene al massimo {most}",
  "form.level":
    "Lo standard di questo codice richiede il livello di correzione degli errori {level}, quindi non può essere {chosen}: ometti il livello",

  "wifi.ssid_needed": "Inserisci il nome della rete (SSID)",
  "wifi.ssid_bytes": "Il nome di una rete ha al massimo 32 byte",
  "wifi.identity": "Inserisci il nome utente con cui si accede alla rete",
  "wifi.eap_method":
    "{method} non è un metodo di accesso che un codice può indicare: usane uno tra {methods}",
  "wifi.phase2": "{phase} non è un metodo del tunnel che un codice può indicare: usane uno tra {phases}",

  "website.needed": "Inserisci l’indirizzo della pagina, come https://example.com",
  "email.to": "Inserisci un indirizzo email, come nome@example.com",
  "call.phone": "Inserisci un numero di telefono, come +39 06 1234567",
  "chat.phone":
    "{number} non è un numero internazionale: inseriscilo con + e il prefisso del Paese, come +39 06 1234567",
  "chat.username":
    "{name} non è un nome Telegram: ha da 4 a 32 lettere, cifre e trattini bassi, e inizia con una lettera",
  "chat.to": "Inserisci un nome Telegram o un numero di telefono, come @example o +39 06 1234567",

  "place.latitude": "Una latitudine è un numero di gradi da -90 (sud) a 90 (nord), come 52.5163",
  "place.longitude": "Una longitudine è un numero di gradi da -180 (ovest) a 180 (est), come 13.3777",
  "place.altitude": "Un’altitudine è un numero di metri, come 34",

  "event.summary": "Inserisci il titolo dell’evento",
  "event.moment": "Inserisci un giorno come 2026-07-04, o giorno e ora come 2026-07-04T18:00",
  "event.start": "Indica quando inizia l’evento",
  "event.kinds": "Inizio e fine sono due giorni oppure due orari: qui uno dei due è solo un giorno",
  "event.zones":
    "Inizio e fine hanno entrambi un fuso orario noto oppure entrambi quello di chi legge: qui a uno dei due manca la Z o uno scarto come +02:00",
  "event.order": "L’evento deve finire dopo l’inizio",
  "event.timezone": "{timezone} non è un fuso orario: inserisci un nome del database IANA, come Europe/Rome",
  "event.gap": "{moment} non esiste in {timezone}: l’orologio passa allora dalle {before} alle {after}",
  "event.offset": "{moment} indica già il suo fuso orario: lascia vuoto il fuso orario oppure togli {offset}",

  "app.one": "Inserisci l’app di un solo store: un codice apre un solo indirizzo",
  "app.app_store":
    "{app} non è un’app dell’App Store: inserisci il suo indirizzo, o il suo numero come id310633997",
  "app.google_play":
    "{app} non è un’app di Google Play: inserisci il suo indirizzo, o il suo nome come org.example.app",

  "payment.name": "Inserisci il nome del beneficiario",
  "payment.amount": "{amount} non è un importo: inseriscine uno come 12,50",
  "payment.decimals": "{amount} ha {decimals} decimali: un importo in {currency} ne ha al massimo {most}",
  "payment.range": "{amount} è fuori dai limiti: l’importo deve essere tra {least} e {most} {currency}",

  "iban.needed": "Inserisci l’IBAN del conto che riceve il pagamento",
  "iban.form": "{iban} non è un IBAN: inizia con due lettere per il Paese e due cifre di controllo",
  "iban.country": "{iban} non è un IBAN: {country} non ne usa",
  "iban.length": "{iban} ha {length} caratteri: un IBAN di {country} ne ha {wanted}",
  "iban.check":
    "{iban} non è corretto: le cifre di controllo non corrispondono, quindi un carattere è sbagliato o due sono scambiati",
  "iban.sepa": "{iban} è di {country}, che non partecipa ai bonifici SEPA",
  "iban.swiss":
    "{iban} è di {country}: una QR-fattura svizzera si paga su un conto in Svizzera o Liechtenstein",
  "bic.form": "{bic} non è un BIC: ha 8 o 11 lettere e cifre, come DEUTDEFF",

  "reference.both": "Inserisci un riferimento o una causale, non entrambi: un bonifico ha posto per uno solo",
  "reference.rf":
    "{reference} non è un riferimento del creditore: inizia con RF, e le cifre di controllo devono corrispondere",
  "reference.qr": "{reference} non è un riferimento QR: ha 27 cifre, di cui l’ultima controlla le altre",
  "reference.qr_needed": "{iban} è un QR-IBAN: i pagamenti richiedono un riferimento QR di 27 cifre",
  "reference.qr_iban": "{reference} è un riferimento QR, che richiede un QR-IBAN: {iban} è un IBAN normale",
  "sepa.purpose": "{purpose} non è un codice di scopo: ha fino a 4 maiuscole, come CHAR o GDDS",

  "swiss.currency": "{currency} non è una valuta della QR-fattura: inserisci CHF o EUR",
  "swiss.country": "{country} non è un Paese: inserisci due lettere come CH",
  "swiss.creditor_place": "L’indirizzo del beneficiario richiede NPA, località e Paese",
  "swiss.debtor_place": "L’indirizzo di chi paga richiede nome, NPA, località e Paese",
  "swiss.notification":
    "Un importo di 0.00 è consentito solo per un avviso: scrivi come messaggio uno di questi: {messages}",
  "swiss.message_long":
    "Messaggio e informazioni sulla fattura hanno insieme {length} caratteri, e ne sono ammessi al massimo 140",

  "upi.id": "{id} non è un ID UPI: inseriscine uno come nome@banca",
  "upi.id_needed": "Inserisci l’ID UPI del beneficiario, come nome@banca",
  "upi.merchant_code": "{code} non è un codice categoria esercente: ha 4 cifre",
  "upi.reference": "{reference} non è un riferimento: ha fino a 35 lettere, cifre, punti, trattini e barre",

  "pix.key_needed": "Inserisci una chiave Pix, o l’indirizzo che la banca ha dato per il pagamento",
  "pix.key_both": "Inserisci una chiave Pix o l’indirizzo di un pagamento, non entrambi",
  "pix.key":
    "{key} non è una chiave Pix: inserisci un CPF, un CNPJ, un indirizzo email, un numero di telefono come +5561912345678 o una chiave casuale",
  "pix.check": "{key} non è corretto: le cifre di controllo di questo {kind} non corrispondono",
  "pix.location":
    "{location} non è l’indirizzo di un pagamento Pix: inseriscilo come l’ha dato la banca, senza https://",
  "pix.room": "La descrizione ha {over} caratteri di troppo: chiave e descrizione condividono lo spazio",
  "pix.reference": "{reference} non è l’identificativo di un pagamento Pix: ha fino a 25 lettere e cifre",
  "pix.merchant": "Inserisci il nome del beneficiario, con al massimo 25 lettere senza accenti",
  "pix.city": "Inserisci la città del beneficiario, con al massimo 15 lettere senza accenti",

  "bitcoin.needed": "Inserisci l’indirizzo Bitcoin che riceve il pagamento",
  "bitcoin.address":
    "{address} non è un indirizzo Bitcoin: i caratteri di controllo non corrispondono, oppure è incompleto",
  "bitcoin.testnet": "{address} è un indirizzo di una rete di prova, dove nulla ha valore",
  "lightning.needed": "Inserisci la fattura Lightning, che inizia con lnbc",
  "lightning.invoice":
    "Non è una fattura Lightning: i caratteri di controllo non corrispondono, oppure è incompleta",
  "lightning.testnet": "È una fattura di una rete di prova, dove nulla ha valore",
  "lightning.amount": "La fattura chiede {invoice} BTC, e il codice {amount} BTC",
};
