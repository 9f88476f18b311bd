import type { Texts } from "../areas.ts";

export const messages: Texts<"form-rules"> = {
  "form.too_long": "Das sind {length} Zeichen, erlaubt sind höchstens {most}",
  "form.characters": "{character} ist hier nicht erlaubt",
  "form.content_long": "Alles zusammen hat {bytes} Byte, ein solcher Code fasst höchstens {most}",
  "form.level":
    "Der Standard dieses Codes verlangt die Fehlerkorrekturstufe {level}, {chosen} ist nicht möglich: Lassen Sie die Stufe weg",

  "wifi.ssid_needed": "Geben Sie den Namen des Netzwerks (SSID) ein",
  "wifi.ssid_bytes": "Ein Netzwerkname darf höchstens 32 Byte lang sein",
  "wifi.identity": "Geben Sie den Namen ein, mit dem man sich am Netzwerk anmeldet",
  "wifi.eap_method":
    "{method} ist kein Anmeldeverfahren, das ein Code nennen kann: Verwenden Sie eines von {methods}",
  "wifi.phase2":
    "{phase} ist kein Verfahren im Tunnel, das ein Code nennen kann: Verwenden Sie eines von {phases}",

  "website.needed": "Geben Sie die Adresse der Seite ein, etwa https://example.com",
  "email.to": "Geben Sie eine E-Mail-Adresse ein, etwa name@example.com",
  "call.phone": "Geben Sie eine Telefonnummer ein, etwa +49 30 123456",
  "chat.phone":
    "{number} ist keine internationale Telefonnummer: Geben Sie sie mit + und Landesvorwahl ein, etwa +49 30 123456",
  "chat.username":
    "{name} ist kein Telegram-Name: Er hat 4 bis 32 Buchstaben, Ziffern und Unterstriche und beginnt mit einem Buchstaben",
  "chat.to": "Geben Sie einen Telegram-Namen oder eine Telefonnummer ein, etwa @example oder +49 30 123456",

  "place.latitude": "Ein Breitengrad ist eine Zahl von -90 (Süden) bis 90 (Norden), etwa 52.5163",
  "place.longitude": "Ein Längengrad ist eine Zahl von -180 (Westen) bis 180 (Osten), etwa 13.3777",
  "place.altitude": "Eine Höhe ist eine Zahl in Metern, etwa 34",

  "event.summary": "Geben Sie ein, wie der Termin heißt",
  "event.moment": "Geben Sie einen Tag wie 2026-07-04 ein, oder Tag und Uhrzeit wie 2026-07-04T18:00",
  "event.start": "Geben Sie ein, wann der Termin beginnt",
  "event.kinds": "Beginn und Ende sind beides Tage oder beides Uhrzeiten: Hier ist eines davon nur ein Tag",
  "event.zones":
    "Beginn und Ende haben beide eine bekannte Zeitzone oder beide die des Lesers: Hier fehlt einer der Angaben das Z oder ein Abstand wie +02:00",
  "event.order": "Der Termin muss später enden, als er beginnt",
  "event.timezone":
    "{timezone} ist keine Zeitzone: Geben Sie einen Namen aus der IANA-Datenbank ein, etwa Europe/Berlin",
  "event.gap": "{moment} gibt es in {timezone} nicht: Die Uhr wird dann von {before} auf {after} vorgestellt",
  "event.offset":
    "{moment} nennt seine Zeitzone selbst: Lassen Sie die Zeitzone leer oder lassen Sie {offset} weg",

  "app.one": "Geben Sie die App eines Stores ein: Ein Code öffnet nur eine Adresse",
  "app.app_store":
    "{app} ist keine App im App Store: Geben Sie ihre Adresse oder ihre Nummer ein, etwa id310633997",
  "app.google_play":
    "{app} ist keine App bei Google Play: Geben Sie ihre Adresse oder ihren Namen ein, etwa org.example.app",

  "payment.name": "Geben Sie den Namen des Empfängers ein",
  "payment.amount": "{amount} ist kein Betrag: Geben Sie einen wie 12,50 ein",
  "payment.decimals":
    "{amount} hat {decimals} Nachkommastellen: Ein Betrag in {currency} hat höchstens {most}",
  "payment.range":
    "{amount} liegt außerhalb des Möglichen: Ein Betrag liegt hier zwischen {least} und {most} {currency}",

  "iban.needed": "Geben Sie die IBAN des Empfängerkontos ein",
  "iban.form": "{iban} ist keine IBAN: Sie beginnt mit zwei Buchstaben für das Land und zwei Prüfziffern",
  "iban.country": "{iban} ist keine IBAN: In {country} gibt es keine",
  "iban.length": "{iban} hat {length} Zeichen: Eine IBAN aus {country} hat {wanted}",
  "iban.check":
    "{iban} stimmt nicht: Die Prüfziffern passen nicht, also ist ein Zeichen falsch oder zwei sind vertauscht",
  "iban.sepa": "{iban} ist aus {country}, das nicht an SEPA-Überweisungen teilnimmt",
  "iban.swiss":
    "{iban} ist aus {country}: Eine Schweizer QR-Rechnung wird auf ein Konto in der Schweiz oder in Liechtenstein bezahlt",
  "bic.form": "{bic} ist kein BIC: Er hat 8 oder 11 Buchstaben und Ziffern, etwa DEUTDEFF",

  "reference.both":
    "Geben Sie eine Referenz oder einen Verwendungszweck ein, nicht beides: Eine Überweisung hat nur für eines davon Platz",
  "reference.rf":
    "{reference} ist keine Gläubigerreferenz: Sie beginnt mit RF, und ihre Prüfziffern müssen stimmen",
  "reference.qr":
    "{reference} ist keine QR-Referenz: Sie hat 27 Ziffern, von denen die letzte die anderen prüft",
  "reference.qr_needed": "{iban} ist eine QR-IBAN: Zahlungen darauf brauchen eine QR-Referenz mit 27 Ziffern",
  "reference.qr_iban":
    "{reference} ist eine QR-Referenz und braucht eine QR-IBAN: {iban} ist eine gewöhnliche IBAN",
  "sepa.purpose": "{purpose} ist kein Zweckcode: Er hat bis zu 4 Großbuchstaben, etwa CHAR oder GDDS",

  "swiss.currency": "{currency} ist keine Währung der QR-Rechnung: Geben Sie CHF oder EUR ein",
  "swiss.country": "{country} ist kein Land: Geben Sie zwei Buchstaben wie CH ein",
  "swiss.creditor_place": "Die Adresse des Empfängers braucht Postleitzahl, Ort und Land",
  "swiss.debtor_place": "Die Adresse des Zahlungspflichtigen braucht einen Namen, Postleitzahl, Ort und Land",
  "swiss.notification":
    "Ein Betrag von 0.00 ist nur für eine Avisierung erlaubt: Schreiben Sie als Mitteilung eines von {messages}",
  "swiss.message_long":
    "Mitteilung und Rechnungsinformationen haben zusammen {length} Zeichen, erlaubt sind höchstens 140",

  "upi.id": "{id} ist keine UPI-ID: Geben Sie eine wie name@bank ein",
  "upi.id_needed": "Geben Sie die UPI-ID des Empfängers ein, etwa name@bank",
  "upi.merchant_code": "{code} ist kein Händlerkategorie-Code: Er hat 4 Ziffern",
  "upi.reference":
    "{reference} ist keine Referenz: Sie hat bis zu 35 Buchstaben, Ziffern, Punkte, Binde- und Schrägstriche",

  "pix.key_needed":
    "Geben Sie einen Pix-Schlüssel ein oder die Adresse, die die Bank für die Zahlung vergeben hat",
  "pix.key_both": "Geben Sie einen Pix-Schlüssel oder die Adresse einer Zahlung ein, nicht beides",
  "pix.key":
    "{key} ist kein Pix-Schlüssel: Geben Sie eine CPF, eine CNPJ, eine E-Mail-Adresse, eine Telefonnummer wie +5561912345678 oder einen zufälligen Schlüssel ein",
  "pix.check": "{key} stimmt nicht: Die Prüfziffern dieser {kind} passen nicht",
  "pix.location":
    "{location} ist nicht die Adresse einer Pix-Zahlung: Geben Sie sie so ein, wie die Bank sie nennt, ohne https://",
  "pix.room": "Die Beschreibung ist {over} Zeichen zu lang: Schlüssel und Beschreibung teilen sich den Platz",
  "pix.reference":
    "{reference} ist keine Kennung einer Pix-Zahlung: Sie hat bis zu 25 Buchstaben und Ziffern",
  "pix.merchant": "Geben Sie den Namen des Empfängers ein, bis zu 25 Buchstaben ohne Akzente",
  "pix.city": "Geben Sie die Stadt des Empfängers ein, bis zu 15 Buchstaben ohne Akzente",

  "bitcoin.needed": "Geben Sie die Bitcoin-Adresse des Empfängers ein",
  "bitcoin.address":
    "{address} ist keine Bitcoin-Adresse: Die Prüfzeichen passen nicht, oder sie ist nicht vollständig",
  "bitcoin.testnet": "{address} ist eine Adresse in einem Testnetz, wo nichts einen Wert hat",
  "lightning.needed": "Geben Sie die Lightning-Rechnung ein, die mit lnbc beginnt",
  "lightning.invoice":
    "Das ist keine Lightning-Rechnung: Die Prüfzeichen passen nicht, oder sie ist nicht vollständig",
  "lightning.testnet": "Das ist eine Rechnung in einem Testnetz, wo nichts einen Wert hat",
  "lightning.amount": "Die Rechnung verlangt {invoice} BTC, der Code {amount} BTC",
};
