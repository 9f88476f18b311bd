import type { Texts } from "../areas.ts";

export const messages: Texts<"form-rules"> = {
  "form.too_long": "Tem {length} caracteres, e o máximo permitido é {most}",
  "form.characters": "{character} não é permitido aqui",
  "form.content_long": "No total são {bytes} bytes, e um código deste tipo comporta no máximo {most}",
  "form.level":
    "O padrão deste código exige o nível de correção de erros {level}, portanto não pode ser {chosen}: omita o nível",

  "wifi.ssid_needed": "Digite o nome da rede (SSID)",
  "wifi.ssid_bytes": "O nome de uma rede tem no máximo 32 bytes",
  "wifi.identity": "Digite o usuário com que se entra na rede",
  "wifi.eap_method": "{method} não é um método de acesso que um código possa indicar: use um de {methods}",
  "wifi.phase2": "{phase} não é um método de túnel que um código possa indicar: use um de {phases}",

  "website.needed": "Digite o endereço da página, como https://example.com",
  "email.to": "Digite um endereço de e-mail, como nome@example.com",
  "call.phone": "Digite um número de telefone, como +55 11 91234-5678",
  "chat.phone":
    "{number} não é um número internacional: digite com + e o código do país, como +55 11 91234-5678",
  "chat.username":
    "{name} não é um nome do Telegram: ele tem de 4 a 32 letras, dígitos e sublinhados e começa com uma letra",
  "chat.to": "Digite um nome do Telegram ou um número de telefone, como @example ou +55 11 91234-5678",

  "place.latitude": "Uma latitude é um número de graus de -90 (sul) a 90 (norte), como 52.5163",
  "place.longitude": "Uma longitude é um número de graus de -180 (oeste) a 180 (leste), como 13.3777",
  "place.altitude": "Uma altitude é um número de metros, como 34",

  "event.summary": "Digite o nome do evento",
  "event.moment": "Digite um dia como 2026-07-04, ou dia e hora como 2026-07-04T18:00",
  "event.start": "Informe quando o evento começa",
  "event.kinds": "Início e fim são dois dias ou dois horários: aqui um deles é só um dia",
  "event.zones":
    "Início e fim têm ambos um fuso horário conhecido ou ambos o de quem lê: aqui falta a um deles o Z ou uma diferença como +02:00",
  "event.order": "O evento precisa terminar depois de começar",
  "event.timezone":
    "{timezone} não é um fuso horário: digite um nome do banco de dados IANA, como America/Sao_Paulo",
  "event.gap": "{moment} não existe em {timezone}: o relógio passa então de {before} para {after}",
  "event.offset": "{moment} já diz o seu fuso horário: deixe o fuso horário vazio ou retire {offset}",

  "app.one": "Digite o aplicativo de uma só loja: um código abre um só endereço",
  "app.app_store": "{app} não é um aplicativo da App Store: digite o endereço, ou o número como id310633997",
  "app.google_play":
    "{app} não é um aplicativo do Google Play: digite o endereço, ou o nome como org.example.app",

  "payment.name": "Digite o nome do beneficiário",
  "payment.amount": "{amount} não é um valor: digite um como 12,50",
  "payment.decimals": "{amount} tem {decimals} casas decimais: um valor em {currency} tem no máximo {most}",
  "payment.range": "{amount} está fora dos limites: o valor deve ficar entre {least} e {most} {currency}",

  "iban.needed": "Digite o IBAN da conta que recebe o pagamento",
  "iban.form": "{iban} não é um IBAN: ele começa com duas letras do país e dois dígitos de controle",
  "iban.country": "{iban} não é um IBAN: {country} não usa IBAN",
  "iban.length": "{iban} tem {length} caracteres: um IBAN de {country} tem {wanted}",
  "iban.check":
    "{iban} não está certo: os dígitos de controle não conferem, então um caractere está errado ou dois estão trocados",
  "iban.sepa": "{iban} é de {country}, que não participa das transferências SEPA",
  "iban.swiss": "{iban} é de {country}: uma fatura QR suíça é paga em uma conta na Suíça ou em Liechtenstein",
  "bic.form": "{bic} não é um BIC: ele tem 8 ou 11 letras e dígitos, como DEUTDEFF",

  "reference.both":
    "Digite uma referência ou uma descrição, não as duas: uma transferência só tem espaço para uma",
  "reference.rf":
    "{reference} não é uma referência de credor: ela começa com RF, e os dígitos de controle precisam conferir",
  "reference.qr": "{reference} não é uma referência QR: ela tem 27 dígitos, e o último confere os demais",
  "reference.qr_needed": "{iban} é um QR-IBAN: os pagamentos precisam de uma referência QR de 27 dígitos",
  "reference.qr_iban": "{reference} é uma referência QR, que precisa de um QR-IBAN: {iban} é um IBAN comum",
  "sepa.purpose": "{purpose} não é um código de finalidade: ele tem até 4 maiúsculas, como CHAR ou GDDS",

  "swiss.currency": "{currency} não é uma moeda da fatura QR: digite CHF ou EUR",
  "swiss.country": "{country} não é um país: digite duas letras como CH",
  "swiss.creditor_place": "O endereço do beneficiário precisa de código postal, cidade e país",
  "swiss.debtor_place": "O endereço do pagador precisa de nome, código postal, cidade e país",
  "swiss.notification":
    "Um valor de 0.00 só é permitido para um aviso: escreva como mensagem um destes: {messages}",
  "swiss.message_long":
    "A mensagem e as informações da fatura somam {length} caracteres, e o máximo permitido é 140",

  "upi.id": "{id} não é um ID UPI: digite um como nome@banco",
  "upi.id_needed": "Digite o ID UPI do beneficiário, como nome@banco",
  "upi.merchant_code": "{code} não é um código de categoria de comércio: ele tem 4 dígitos",
  "upi.reference":
    "{reference} não é uma referência: ela tem até 35 letras, dígitos, pontos, hifens e barras",

  "pix.key_needed": "Digite uma chave Pix, ou o endereço que o banco deu para o pagamento",
  "pix.key_both": "Digite uma chave Pix ou o endereço de um pagamento, não os dois",
  "pix.key":
    "{key} não é uma chave Pix: digite um CPF, um CNPJ, um e-mail, um telefone como +5561912345678 ou uma chave aleatória",
  "pix.check": "{key} não está certo: os dígitos verificadores deste {kind} não conferem",
  "pix.location":
    "{location} não é o endereço de um pagamento Pix: digite como o banco informou, sem https://",
  "pix.room": "A descrição tem {over} caracteres a mais: chave e descrição dividem o mesmo espaço",
  "pix.reference": "{reference} não é o identificador de um pagamento Pix: ele tem até 25 letras e dígitos",
  "pix.merchant": "Digite o nome do beneficiário, com até 25 letras sem acento",
  "pix.city": "Digite a cidade do beneficiário, com até 15 letras sem acento",

  "bitcoin.needed": "Digite o endereço Bitcoin que recebe o pagamento",
  "bitcoin.address":
    "{address} não é um endereço Bitcoin: os caracteres de controle não conferem, ou ele está incompleto",
  "bitcoin.testnet": "{address} é um endereço de uma rede de testes, onde nada tem valor",
  "lightning.needed": "Digite a fatura Lightning, que começa com lnbc",
  "lightning.invoice":
    "Não é uma fatura Lightning: os caracteres de controle não conferem, ou ela está incompleta",
  "lightning.testnet": "É uma fatura de uma rede de testes, onde nada tem valor",
  "lightning.amount": "A fatura pede {invoice} BTC, e o código {amount} BTC",
};
