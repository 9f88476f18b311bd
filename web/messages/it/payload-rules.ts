import type { Texts } from "../areas.ts";

export const messages: Texts<"payload-rules"> = {
  "payload.half_character":
    "Qui c’è mezzo carattere, un surrogato senza l’altro: cancellalo o inseriscilo di nuovo",
  "payload.date": "Inserisci una data come 2026-01-31",
  "payload.moment": "Inserisci una data, o data e ora come 2026-01-31T12:00",
  "vcard.name": "Inserisci un nome, un cognome, un indirizzo email o un numero di telefono",
  "wifi.ssid": "Inserisci il nome della rete (SSID)",
  "wifi.ssid_long": "Il nome di una rete ha al massimo 32 byte",
  "wifi.password_missing":
    "Il codice di una rete {security} deve contenere la password: senza, molti telefoni non possono connettersi",
  "wifi.password_wpa": "Una password WPA ha da 8 a 63 caratteri, oppure 64 cifre esadecimali",
  "wifi.password_ascii":
    "Una password WPA ha solo lettere senza accento, cifre e segni di punteggiatura: {character} non può farne parte",
  "wifi.password_wep": "Una chiave WEP ha 5 o 13 caratteri senza accento, oppure 10 o 26 cifre esadecimali",
  "wifi.capitals": "Un codice WiFi inizia con WIFI: in maiuscolo",
  "wifi.end": "Un codice WiFi finisce con un doppio punto e virgola: WIFI:T:WPA;S:nome;P:password;;",
  "wifi.security": "I telefoni non supportano il tipo di sicurezza {security}: usa WPA, WEP o nopass",
  "url.host": "Dopo {scheme}:// manca un nome host, per esempio {scheme}://example.com",
  "url.twice": "Questo indirizzo web inizia due volte con {scheme}://",
  "url.host_wrong": "{host} non è un nome host: un indirizzo web è come {scheme}://example.com",
  "url.address": "{website} non è un indirizzo web: inseriscine uno come https://example.com",
  "url.port": "{port} non è una porta: usa un numero da 1 a 65535",
  "mail.address": "{address} non è un indirizzo email: inseriscine uno come nome@example.com",
  "mail.meant": "{address} non è un indirizzo email: scrivi {meant}",
  "mail.several": "{address} contiene più indirizzi email: inseriscine uno solo, come {first}",
  "mail.domain": "{address} non è un indirizzo email: dopo la @ manca un punto, come in nome@example.com",
  "mail.empty": "Un’email deve avere un indirizzo, un oggetto o un testo",
  "phone.digits": "{number} non è un numero di telefono: non ha cifre",
  "phone.number": "{number} non è un numero di telefono: inseriscine uno come +39 06 1234567",
  "phone.meant": "{number} non è un numero di telefono: scrivi {meant}",
  "phone.several": "{number} contiene più numeri di telefono: inseriscine uno solo, come {first}",
  "phone.empty": "Per una chiamata serve un numero di telefono, come tel:+39061234567",
  "sms.empty": "Un SMS deve avere un numero di telefono o un testo",
  "geo.position":
    "Un luogo richiede una latitudine da -90 a 90 e una longitudine da -180 a 180, come geo:52.52,13.405",
  "contact.end": "Una vCard finisce con una riga END:VCARD: senza, i telefoni non la riconoscono",
  "contact.version": "Una vCard ha una riga VERSION:3.0 (o 2.1, o 4.0) dopo la prima",
  "contact.name": "Un contatto deve avere un nome: senza, i telefoni non lo salvano",
  "product.name": "Inserisci il nome del prodotto",
  "product.serial": "Inserisci il numero di serie",
  "product.expiry": "La data di scadenza precede quella di produzione",
  "signature.title": "Inserisci il titolo del documento",
  "signature.signer": "Inserisci il nome del firmatario",
  "signature.hash_required": "Questo livello di sicurezza richiede l’hash del documento",
  "signature.broken": "La firma di questo codice è danneggiata",
  "signature.missing":
    "Un codice di livello di sicurezza {level} deve essere firmato: crealo nella pagina della firma digitale",
  "signature.checksum_wrong":
    "La somma di controllo non corrisponde: qualcosa in questo codice è stato modificato",
  "signature.validity_required":
    "Il livello di sicurezza massimo richiede una data fino a cui la firma è valida",
};
