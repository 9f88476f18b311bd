import type { Texts } from "../areas.ts";

export const messages: Texts<"payload-rules"> = {
  "payload.half_character":
    "Il y a ici la moitié d’un caractère, un demi-codet sans l’autre : effacez-la, ou saisissez-le de nouveau",
  "payload.date": "Saisissez une date comme 2026-01-31",
  "payload.moment": "Saisissez une date, ou une date et une heure comme 2026-01-31T12:00",
  "vcard.name": "Saisissez un prénom, un nom, une adresse e-mail ou un numéro de téléphone",
  "wifi.ssid": "Saisissez le nom du réseau (SSID)",
  "wifi.ssid_long": "Un nom de réseau ne peut pas dépasser 32 octets",
  "wifi.password_missing":
    "Le code d’un réseau {security} doit contenir son mot de passe : sans lui, beaucoup de téléphones ne peuvent pas s’y connecter",
  "wifi.password_wpa": "Un mot de passe WPA compte de 8 à 63 caractères, ou 64 chiffres hexadécimaux",
  "wifi.password_ascii":
    "Un mot de passe WPA ne contient que des lettres sans accent, des chiffres et des signes de ponctuation : {character} ne peut pas en faire partie",
  "wifi.password_wep": "Une clé WEP compte 5 ou 13 caractères sans accent, ou 10 ou 26 chiffres hexadécimaux",
  "wifi.capitals": "Un code Wi-Fi commence par WIFI: en majuscules",
  "wifi.end": "Un code Wi-Fi se termine par deux points-virgules : WIFI:T:WPA;S:nom;P:motdepasse;;",
  "wifi.security":
    "Les téléphones ne prennent pas en charge le type de sécurité {security} : indiquez WPA, WEP ou nopass",
  "url.host": "Il manque un nom d’hôte après {scheme}://, par exemple {scheme}://example.com",
  "url.twice": "Cette adresse web commence deux fois par {scheme}://",
  "url.host_wrong": "{host} n’est pas un nom d’hôte : une adresse web ressemble à {scheme}://example.com",
  "url.address": "{website} n’est pas une adresse web : saisissez-en une comme https://example.com",
  "url.port": "{port} n’est pas un port : utilisez un nombre de 1 à 65535",
  "mail.address": "{address} n’est pas une adresse e-mail : saisissez-en une comme nom@example.com",
  "mail.meant": "{address} n’est pas une adresse e-mail : écrivez {meant}",
  "mail.several": "{address} contient plusieurs adresses e-mail : saisissez-en une seule, comme {first}",
  "mail.domain":
    "{address} n’est pas une adresse e-mail : il manque un point après le @, comme dans nom@example.com",
  "mail.empty": "Un e-mail doit avoir une adresse, un objet ou un texte",
  "phone.digits": "{number} n’est pas un numéro de téléphone : il n’a pas de chiffres",
  "phone.number": "{number} n’est pas un numéro de téléphone : saisissez-en un comme +33 1 23 45 67 89",
  "phone.meant": "{number} n’est pas un numéro de téléphone : écrivez {meant}",
  "phone.several": "{number} contient plusieurs numéros de téléphone : saisissez-en un seul, comme {first}",
  "phone.empty": "Un appel nécessite un numéro de téléphone, comme tel:+33123456789",
  "sms.empty": "Un SMS doit avoir un numéro de téléphone ou un texte",
  "geo.position":
    "Un lieu est défini par une latitude de -90 à 90 et une longitude de -180 à 180, comme geo:52.52,13.405",
  "contact.end":
    "Une vCard se termine par la ligne END:VCARD : sinon, les téléphones ne la reconnaissent pas",
  "contact.version": "Dans une vCard, la première ligne est suivie d’une ligne VERSION:3.0 (ou 2.1, ou 4.0)",
  "contact.name": "Un contact doit avoir un nom : sinon, les téléphones ne l’enregistrent pas",
  "product.name": "Saisissez le nom du produit",
  "product.serial": "Saisissez le numéro de série",
  "product.expiry": "La date d’expiration précède la date de fabrication",
  "signature.title": "Saisissez le titre du document",
  "signature.signer": "Saisissez le nom du signataire",
  "signature.hash_required": "Ce niveau de sécurité exige l’empreinte du document",
  "signature.broken": "La signature de ce code est endommagée",
  "signature.missing":
    "Un code de niveau de sécurité {level} doit être signé : créez-le sur la page de signature numérique",
  "signature.checksum_wrong":
    "La somme de contrôle ne correspond pas : quelque chose a été modifié dans ce code",
  "signature.validity_required":
    "Le niveau de sécurité maximal exige une date de fin de validité de la signature",
};
