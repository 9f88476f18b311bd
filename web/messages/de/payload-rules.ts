import type { Texts } from "../areas.ts";

export const messages: Texts<"payload-rules"> = {
  "payload.email": "Geben Sie eine E-Mail-Adresse wie name@example.com ein",
  "payload.website": "Geben Sie eine Webadresse wie https://example.com ein",
  "payload.phone": "Geben Sie eine Telefonnummer wie +49 30 123456 ein",
  "payload.date": "Geben Sie ein Datum wie 2026-01-31 ein",
  "payload.moment": "Geben Sie ein Datum ein, oder Datum und Uhrzeit wie 2026-01-31T12:00",
  "vcard.name": "Geben Sie einen Vornamen, einen Nachnamen, eine E-Mail-Adresse oder eine Telefonnummer ein",
  "wifi.ssid": "Geben Sie den Namen des Netzwerks (SSID) ein",
  "wifi.ssid_long": "Ein Netzwerkname hat höchstens 32 Byte",
  "wifi.password_missing":
    "Der Code eines {security}-Netzwerks braucht das Passwort: Ohne Passwort können sich viele Telefone nicht verbinden",
  "wifi.password_wpa": "Ein WPA-Passwort hat 8 bis 63 Zeichen oder 64 Hexadezimalziffern",
  "wifi.password_ascii":
    "Ein WPA-Passwort hat nur Buchstaben ohne Akzente und Umlaute, Ziffern und Satzzeichen: {character} kann nicht dazugehören",
  "wifi.password_wep":
    "Ein WEP-Schlüssel hat 5 oder 13 Zeichen ohne Akzente und Umlaute, oder 10 oder 26 Hexadezimalziffern",
  "wifi.capitals": "Ein WLAN-Code beginnt mit WIFI: in Großbuchstaben",
  "wifi.end": "Ein WLAN-Code endet mit zwei Strichpunkten: WIFI:T:WPA;S:Name;P:Passwort;;",
  "wifi.security":
    "Telefone unterstützen den Sicherheitstyp {security} nicht: Verwenden Sie WPA, WEP oder nopass",
  "url.host": "Eine Webadresse braucht nach {scheme}:// einen Hostnamen, etwa {scheme}://example.com",
  "url.twice": "Diese Webadresse beginnt zweimal mit {scheme}://",
  "url.host_wrong": "{host} ist kein Hostname: Eine Webadresse sieht aus wie {scheme}://example.com",
  "url.port": "{port} ist kein Port: Verwenden Sie eine Zahl von 1 bis 65535",
  "mail.address": "{address} ist keine E-Mail-Adresse: Schreiben Sie eine wie name@example.com",
  "mail.empty": "Eine E-Mail braucht eine Adresse, einen Betreff oder einen Text",
  "phone.digits": "{number} ist keine Telefonnummer: Sie hat keine Ziffern",
  "phone.empty": "Ein Anruf braucht eine Telefonnummer, etwa tel:+49301234567",
  "sms.empty": "Eine Nachricht braucht eine Telefonnummer oder einen Text",
  "geo.position":
    "Ein Ort braucht eine Breite von -90 bis 90 und eine Länge von -180 bis 180, etwa geo:52.52,13.405",
  "contact.end": "Eine vCard endet mit einer Zeile END:VCARD: Ohne sie erkennen Telefone sie nicht",
  "contact.version": "Eine vCard hat nach ihrer ersten Zeile eine Zeile VERSION:3.0 (oder 2.1, oder 4.0)",
  "contact.name": "Ein Kontakt braucht einen Namen: Ohne ihn speichern Telefone ihn nicht",
  "product.name": "Geben Sie den Namen des Produkts ein",
  "product.serial": "Geben Sie die Seriennummer ein",
  "product.expiry": "Das Ablaufdatum liegt vor dem Herstellungsdatum",
  "signature.title": "Geben Sie den Titel des Dokuments ein",
  "signature.signer": "Geben Sie den Namen des Unterzeichners ein",
  "signature.hash_required": "Die Sicherheitsstufe {level} braucht den Hash des Dokuments",
  "signature.broken": "Die Signatur dieses Codes ist beschädigt",
  "signature.missing":
    "Ein Code der Sicherheitsstufe {level} muss signiert sein: Erstellen Sie ihn auf der Seite für digitale Signaturen",
  "signature.checksum_wrong": "Die Prüfsumme passt nicht: Etwas in diesem Code wurde geändert",
  "signature.validity_required":
    "Die höchste Sicherheitsstufe braucht ein Datum, bis zu dem die Signatur gilt",
};
