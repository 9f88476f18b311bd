import type { Texts } from "../areas.ts";

export const messages: Texts<"payload-rules"> = {
  "payload.half_character":
    "Hier steht ein halbes Zeichen, ein Surrogat ohne das andere: Löschen Sie es, oder geben Sie es neu ein",
  "payload.date": "Geben Sie ein Datum wie 2026-01-31 ein",
  "payload.moment": "Geben Sie ein Datum ein, oder Datum und Uhrzeit wie 2026-01-31T12:00",
  "vcard.name": "Geben Sie einen Vornamen, einen Nachnamen, eine E-Mail-Adresse oder eine Telefonnummer ein",
  "wifi.ssid": "Geben Sie den Namen des Netzwerks (SSID) ein",
  "wifi.ssid_long": "Ein Netzwerkname darf höchstens 32 Byte lang sein",
  "wifi.password_missing":
    "Der Code für ein {security}-Netzwerk muss das Passwort enthalten: Ohne Passwort können sich viele Smartphones nicht verbinden",
  "wifi.password_wpa": "Ein WPA-Passwort hat 8 bis 63 Zeichen oder 64 Hexadezimalziffern",
  "wifi.password_ascii":
    "Ein WPA-Passwort besteht nur aus Buchstaben ohne Akzente und Umlaute, Ziffern und Satzzeichen: {character} ist nicht möglich",
  "wifi.password_wep":
    "Ein WEP-Schlüssel hat 5 oder 13 Zeichen ohne Akzente und Umlaute oder 10 oder 26 Hexadezimalziffern",
  "wifi.capitals": "Ein WLAN-Code beginnt mit WIFI: in Großbuchstaben",
  "wifi.end": "Ein WLAN-Code endet mit zwei Semikolons: WIFI:T:WPA;S:Name;P:Passwort;;",
  "wifi.security":
    "Smartphones unterstützen den Sicherheitstyp {security} nicht: Verwenden Sie WPA, WEP oder nopass",
  "url.host": "Eine Webadresse braucht nach {scheme}:// einen Hostnamen, etwa {scheme}://example.com",
  "url.twice": "Diese Webadresse beginnt zweimal mit {scheme}://",
  "url.host_wrong": "{host} ist kein Hostname: Eine Webadresse sieht aus wie {scheme}://example.com",
  "url.address": "{website} ist keine Webadresse: Geben Sie eine wie https://example.com ein",
  "url.port": "{port} ist kein Port: Verwenden Sie eine Zahl von 1 bis 65535",
  "mail.address": "{address} ist keine E-Mail-Adresse: Geben Sie eine wie name@example.com ein",
  "mail.meant": "{address} ist keine E-Mail-Adresse: Schreiben Sie {meant}",
  "mail.several": "{address} enthält mehrere E-Mail-Adressen: Geben Sie nur eine ein, etwa {first}",
  "mail.domain": "{address} ist keine E-Mail-Adresse: Hinter dem @ fehlt ein Punkt wie in name@example.com",
  "mail.empty": "Eine E-Mail braucht eine Adresse, einen Betreff oder einen Text",
  "phone.digits": "{number} ist keine Telefonnummer: Sie hat keine Ziffern",
  "phone.number": "{number} ist keine Telefonnummer: Geben Sie eine wie +49 30 123456 ein",
  "phone.meant": "{number} ist keine Telefonnummer: Schreiben Sie {meant}",
  "phone.several": "{number} enthält mehrere Telefonnummern: Geben Sie nur eine ein, etwa {first}",
  "phone.empty": "Ein Anruf braucht eine Telefonnummer, etwa tel:+49301234567",
  "sms.empty": "Eine SMS braucht eine Telefonnummer oder einen Text",
  "geo.position":
    "Ein Ort braucht einen Breitengrad von -90 bis 90 und einen Längengrad von -180 bis 180, etwa geo:52.52,13.405",
  "contact.end": "Eine vCard endet mit der Zeile END:VCARD: Sonst erkennen Smartphones sie nicht",
  "contact.version": "In einer vCard folgt auf die erste Zeile eine Zeile VERSION:3.0 (oder 2.1 oder 4.0)",
  "contact.name": "Ein Kontakt braucht einen Namen: Sonst speichern Smartphones ihn nicht",
  "product.name": "Geben Sie den Namen des Produkts ein",
  "product.serial": "Geben Sie die Seriennummer ein",
  "product.expiry": "Das Ablaufdatum liegt vor dem Herstellungsdatum",
  "signature.title": "Geben Sie den Titel des Dokuments ein",
  "signature.signer": "Geben Sie den Namen des Unterzeichners ein",
  "signature.hash_required": "Für diese Sicherheitsstufe ist der Hash des Dokuments erforderlich",
  "signature.broken": "Die Signatur dieses Codes ist beschädigt",
  "signature.missing":
    "Ein Code der Sicherheitsstufe {level} muss signiert sein: Erstellen Sie ihn auf der Seite für digitale Signaturen",
  "signature.checksum_wrong": "Die Prüfsumme stimmt nicht: Etwas in diesem Code wurde geändert",
  "signature.validity_required":
    "Für die höchste Sicherheitsstufe ist ein Datum erforderlich, bis zu dem die Signatur gilt",
};
