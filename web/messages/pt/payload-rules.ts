import type { Texts } from "../areas.ts";

export const messages: Texts<"payload-rules"> = {
  "payload.half_character":
    "Aqui há meio caractere, um substituto sem o seu par: apague-o ou digite-o de novo",
  "payload.date": "Digite uma data como 2026-01-31",
  "payload.moment": "Digite uma data, ou data e hora como 2026-01-31T12:00",
  "vcard.name": "Digite um nome, um sobrenome, um e-mail ou um telefone",
  "wifi.ssid": "Digite o nome da rede (SSID)",
  "wifi.ssid_long": "O nome de uma rede tem no máximo 32 bytes",
  "wifi.password_missing":
    "Uma rede {security} precisa da senha no código: sem ela, muitos celulares não conseguem se conectar",
  "wifi.password_wpa": "Uma senha WPA tem de 8 a 63 caracteres, ou 64 dígitos hexadecimais",
  "wifi.password_ascii":
    "Uma senha WPA tem só letras sem acento, dígitos e pontuação: {character} não pode fazer parte dela",
  "wifi.password_wep": "Uma chave WEP tem 5 ou 13 caracteres sem acento, ou 10 ou 26 dígitos hexadecimais",
  "wifi.capitals": "Um código WiFi começa com WIFI: em maiúsculas",
  "wifi.end": "Um código WiFi termina com dois sinais de ponto e vírgula: WIFI:T:WPA;S:nome;P:senha;;",
  "wifi.security": "Os celulares não aceitam o tipo de segurança {security}: use WPA, WEP ou nopass",
  "url.host": "Um endereço web precisa de um nome de host depois de {scheme}://, como {scheme}://example.com",
  "url.twice": "Este endereço web começa duas vezes com {scheme}://",
  "url.host_wrong": "{host} não é um nome de host: um endereço web é como {scheme}://example.com",
  "url.address": "{website} não é um endereço web: digite um como https://example.com",
  "url.port": "{port} não é uma porta: use um número de 1 a 65535",
  "mail.address": "{address} não é um endereço de e-mail: digite um como nome@example.com",
  "mail.meant": "{address} não é um endereço de e-mail: escreva {meant}",
  "mail.several": "{address} contém vários endereços de e-mail: digite apenas um, como {first}",
  "mail.domain":
    "{address} não é um endereço de e-mail: falta um ponto depois do @, como em nome@example.com",
  "mail.empty": "Um e-mail precisa de um endereço, um assunto ou um texto",
  "phone.digits": "{number} não é um número de telefone: não tem dígitos",
  "phone.number": "{number} não é um número de telefone: digite um como +55 11 91234-5678",
  "phone.meant": "{number} não é um número de telefone: escreva {meant}",
  "phone.several": "{number} contém vários números de telefone: digite apenas um, como {first}",
  "phone.empty": "Uma chamada precisa de um número de telefone, como tel:+5511912345678",
  "sms.empty": "Um SMS precisa de um número de telefone ou de um texto",
  "geo.position":
    "Um lugar precisa de uma latitude de -90 a 90 e uma longitude de -180 a 180, como geo:52.52,13.405",
  "contact.end": "Um vCard termina com uma linha END:VCARD: sem ela, os celulares não o reconhecem",
  "contact.version": "Um vCard tem uma linha VERSION:3.0 (ou 2.1, ou 4.0) depois da primeira",
  "contact.name": "Um contato precisa de um nome: sem ele, os celulares não o salvam",
  "product.name": "Digite o nome do produto",
  "product.serial": "Digite o número de série",
  "product.expiry": "A data de validade é anterior à de fabricação",
  "signature.title": "Digite o título do documento",
  "signature.signer": "Digite o nome do signatário",
  "signature.hash_required": "Este nível de segurança precisa do hash do documento",
  "signature.broken": "A assinatura deste código está danificada",
  "signature.missing":
    "Um código de nível de segurança {level} precisa ser assinado: crie-o na página de assinatura digital",
  "signature.checksum_wrong": "A soma de verificação não confere: algo neste código foi alterado",
  "signature.validity_required":
    "O nível de segurança máximo precisa de uma data até a qual a assinatura é válida",
};
