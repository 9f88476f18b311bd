import type { Texts } from "../areas.ts";

export const messages: Texts<"form-rules"> = {
  "form.too_long": "Ce texte compte {length} caractères, et {most} au plus sont permis",
  "form.characters": "{character} n’est pas permis ici",
  "form.content_long": "Le tout fait {bytes} octets, et un code de ce type en contient au plus {most}",
  "form.level":
    "La norme de ce code exige le niveau de correction d’erreurs {level}, {chosen} n’est donc pas possible : n’indiquez pas de niveau",

  "wifi.ssid_needed": "Saisissez le nom du réseau (SSID)",
  "wifi.ssid_bytes": "Un nom de réseau ne peut pas dépasser 32 octets",
  "wifi.identity": "Saisissez l’identifiant avec lequel on se connecte au réseau",
  "wifi.eap_method":
    "{method} n’est pas une méthode de connexion qu’un code peut indiquer : choisissez parmi {methods}",
  "wifi.phase2":
    "{phase} n’est pas une méthode de tunnel qu’un code peut indiquer : choisissez parmi {phases}",

  "website.needed": "Saisissez l’adresse de la page, comme https://example.com",
  "email.to": "Saisissez une adresse e-mail, comme nom@example.com",
  "call.phone": "Saisissez un numéro de téléphone, comme +33 1 23 45 67 89",
  "chat.phone":
    "{number} n’est pas un numéro international : saisissez-le avec + et l’indicatif du pays, comme +33 1 23 45 67 89",
  "chat.username":
    "{name} n’est pas un nom Telegram : il compte de 4 à 32 lettres, chiffres et tirets bas, et commence par une lettre",
  "chat.to": "Saisissez un nom Telegram ou un numéro de téléphone, comme @example ou +33 1 23 45 67 89",

  "place.latitude": "Une latitude est un nombre de degrés de -90 (sud) à 90 (nord), comme 52.5163",
  "place.longitude": "Une longitude est un nombre de degrés de -180 (ouest) à 180 (est), comme 13.3777",
  "place.altitude": "Une altitude est un nombre de mètres, comme 34",

  "event.summary": "Saisissez le titre de l’événement",
  "event.moment": "Saisissez un jour comme 2026-07-04, ou un jour et une heure comme 2026-07-04T18:00",
  "event.start": "Indiquez quand l’événement commence",
  "event.kinds": "Le début et la fin sont deux jours ou deux heures : ici, l’un des deux n’est qu’un jour",
  "event.zones":
    "Le début et la fin ont tous deux un fuseau horaire connu, ou tous deux celui du lecteur : ici, il manque à l’un des deux le Z ou un décalage comme +02:00",
  "event.order": "L’événement doit se terminer après avoir commencé",
  "event.timezone":
    "{timezone} n’est pas un fuseau horaire : saisissez un nom de la base IANA, comme Europe/Paris",
  "event.gap": "{moment} n’existe pas à {timezone} : l’heure passe alors de {before} à {after}",
  "event.offset":
    "{moment} indique déjà son fuseau horaire : laissez le champ du fuseau vide, ou retirez {offset}",

  "app.one": "Saisissez l’application d’une seule boutique : un code n’ouvre qu’une adresse",
  "app.app_store":
    "{app} n’est pas une application de l’App Store : saisissez son adresse, ou son numéro comme id310633997",
  "app.google_play":
    "{app} n’est pas une application de Google Play : saisissez son adresse, ou son nom comme org.example.app",

  "payment.name": "Saisissez le nom du bénéficiaire",
  "payment.amount": "{amount} n’est pas un montant : saisissez-en un comme 12,50",
  "payment.decimals": "{amount} a {decimals} décimales : un montant en {currency} en a au plus {most}",
  "payment.range":
    "{amount} est hors limites : le montant doit être compris entre {least} et {most} {currency}",

  "iban.needed": "Saisissez l’IBAN du compte à créditer",
  "iban.form":
    "{iban} n’est pas un IBAN : il commence par deux lettres pour le pays et deux chiffres de contrôle",
  "iban.country": "{iban} n’est pas un IBAN : {country} n’en utilise pas",
  "iban.length": "{iban} compte {length} caractères : un IBAN de {country} en compte {wanted}",
  "iban.check":
    "{iban} est incorrect : ses chiffres de contrôle ne correspondent pas, un caractère est faux ou deux sont inversés",
  "iban.sepa": "{iban} est de {country}, qui ne participe pas aux virements SEPA",
  "iban.swiss":
    "{iban} est de {country} : une QR-facture suisse se paie sur un compte en Suisse ou au Liechtenstein",
  "bic.form": "{bic} n’est pas un BIC : il compte 8 ou 11 lettres et chiffres, comme DEUTDEFF",

  "reference.both":
    "Saisissez une référence ou un motif, pas les deux : un virement n’a de place que pour l’un d’eux",
  "reference.rf":
    "{reference} n’est pas une référence de créancier : elle commence par RF, et ses chiffres de contrôle doivent correspondre",
  "reference.qr":
    "{reference} n’est pas une référence QR : elle compte 27 chiffres, dont le dernier contrôle les autres",
  "reference.qr_needed":
    "{iban} est un QR-IBAN : les paiements doivent porter une référence QR de 27 chiffres",
  "reference.qr_iban":
    "{reference} est une référence QR, qui nécessite un QR-IBAN : {iban} est un IBAN ordinaire",
  "sepa.purpose": "{purpose} n’est pas un code de motif : il compte jusqu’à 4 majuscules, comme CHAR ou GDDS",

  "swiss.currency": "{currency} n’est pas une monnaie de la QR-facture : saisissez CHF ou EUR",
  "swiss.country": "{country} n’est pas un pays : saisissez deux lettres comme CH",
  "swiss.creditor_place": "L’adresse du bénéficiaire doit comporter un code postal, une localité et un pays",
  "swiss.debtor_place":
    "L’adresse du débiteur doit comporter un nom, un code postal, une localité et un pays",
  "swiss.notification":
    "Un montant de 0.00 n’est autorisé que pour un avis : saisissez comme message l’un de ceux-ci : {messages}",
  "swiss.message_long":
    "La communication et les informations de facture font ensemble {length} caractères, et 140 au plus sont permis",

  "upi.id": "{id} n’est pas un identifiant UPI : saisissez-en un comme nom@banque",
  "upi.id_needed": "Saisissez l’identifiant UPI du bénéficiaire, comme nom@banque",
  "upi.merchant_code": "{code} n’est pas un code de catégorie de commerçant : il compte 4 chiffres",
  "upi.reference":
    "{reference} n’est pas une référence : elle compte jusqu’à 35 lettres, chiffres, points, tirets et barres obliques",

  "pix.key_needed": "Saisissez une clé Pix, ou l’adresse que la banque a donnée pour le paiement",
  "pix.key_both": "Saisissez une clé Pix ou l’adresse d’un paiement, pas les deux",
  "pix.key":
    "{key} n’est pas une clé Pix : saisissez un CPF, un CNPJ, une adresse e-mail, un numéro de téléphone comme +5561912345678 ou une clé aléatoire",
  "pix.check": "{key} est incorrect : les chiffres de contrôle de ce {kind} ne correspondent pas",
  "pix.location":
    "{location} n’est pas l’adresse d’un paiement Pix : saisissez-la telle que la banque l’a donnée, sans https://",
  "pix.room":
    "La description compte {over} caractères de trop : la clé et la description partagent la même place",
  "pix.reference":
    "{reference} n’est pas l’identifiant d’un paiement Pix : il compte jusqu’à 25 lettres et chiffres",
  "pix.merchant": "Saisissez le nom du bénéficiaire, en 25 lettres sans accent au plus",
  "pix.city": "Saisissez la ville du bénéficiaire, en 15 lettres sans accent au plus",

  "bitcoin.needed": "Saisissez l’adresse Bitcoin à créditer",
  "bitcoin.address":
    "{address} n’est pas une adresse Bitcoin : ses caractères de contrôle ne correspondent pas, ou elle est incomplète",
  "bitcoin.testnet": "{address} est une adresse d’un réseau de test, où rien n’a de valeur",
  "lightning.needed": "Saisissez la facture Lightning, qui commence par lnbc",
  "lightning.invoice":
    "Ce n’est pas une facture Lightning : ses caractères de contrôle ne correspondent pas, ou elle est incomplète",
  "lightning.testnet": "C’est une facture d’un réseau de test, où rien n’a de valeur",
  "lightning.amount": "La facture demande {invoice} BTC, et le code {amount} BTC",
};
