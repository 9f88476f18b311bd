import type { Texts } from "../areas.ts";

export const messages: Texts<"form-rules"> = {
  "form.too_long": "Tiene {length} caracteres, y se permiten {most} como máximo",
  "form.characters": "{character} no se permite aquí",
  "form.content_long": "En total son {bytes} bytes, y un código de este tipo admite {most} como máximo",
  "form.level":
    "El estándar de este código exige el nivel de corrección de errores {level}, así que no puede ser {chosen}: omite el nivel",

  "wifi.ssid_needed": "Introduce el nombre de la red (SSID)",
  "wifi.ssid_bytes": "El nombre de una red tiene 32 bytes como máximo",
  "wifi.identity": "Introduce el usuario con el que se entra en la red",
  "wifi.eap_method": "{method} no es un método de acceso que un código pueda indicar: usa uno de {methods}",
  "wifi.phase2": "{phase} no es un método de túnel que un código pueda indicar: usa uno de {phases}",

  "website.needed": "Introduce la dirección de la página, como https://example.com",
  "email.to": "Introduce una dirección de correo, como nombre@example.com",
  "call.phone": "Introduce un número de teléfono, como +34 600 123 456",
  "chat.phone":
    "{number} no es un número internacional: introdúcelo con + y el prefijo del país, como +34 600 123 456",
  "chat.username":
    "{name} no es un nombre de Telegram: tiene de 4 a 32 letras, dígitos y guiones bajos, y empieza con una letra",
  "chat.to": "Introduce un nombre de Telegram o un número de teléfono, como @example o +34 600 123 456",

  "place.latitude": "Una latitud es un número de grados de -90 (sur) a 90 (norte), como 52.5163",
  "place.longitude": "Una longitud es un número de grados de -180 (oeste) a 180 (este), como 13.3777",
  "place.altitude": "Una altitud es un número de metros, como 34",

  "event.summary": "Introduce cómo se llama el evento",
  "event.moment": "Introduce un día como 2026-07-04, o día y hora como 2026-07-04T18:00",
  "event.start": "Indica cuándo empieza el evento",
  "event.kinds": "El comienzo y el final son dos días o dos horas: aquí uno de ellos es solo un día",
  "event.zones":
    "El comienzo y el final tienen los dos una zona horaria conocida o los dos la de quien lee: aquí a uno le falta la Z o una diferencia como +02:00",
  "event.order": "El evento tiene que terminar después de empezar",
  "event.timezone":
    "{timezone} no es una zona horaria: introduce un nombre de la base de datos IANA, como Europe/Madrid",
  "event.gap": "{moment} no existe en {timezone}: el reloj se adelanta entonces de {before} a {after}",
  "event.offset": "{moment} ya indica su zona horaria: deja vacía la zona horaria o quita {offset}",

  "app.one": "Introduce la aplicación de una sola tienda: un código abre una sola dirección",
  "app.app_store":
    "{app} no es una aplicación de App Store: introduce su dirección o su número, como id310633997",
  "app.google_play":
    "{app} no es una aplicación de Google Play: introduce su dirección o su nombre, como org.example.app",

  "payment.name": "Introduce el nombre del beneficiario",
  "payment.amount": "{amount} no es un importe: introduce uno como 12,50",
  "payment.decimals":
    "{amount} tiene {decimals} decimales: un importe en {currency} tiene {most} como máximo",
  "payment.range":
    "{amount} está fuera de los límites: el importe debe estar entre {least} y {most} {currency}",

  "iban.needed": "Introduce el IBAN de la cuenta que recibe el pago",
  "iban.form": "{iban} no es un IBAN: empieza con dos letras del país y dos dígitos de control",
  "iban.country": "{iban} no es un IBAN: en {country} no se usan",
  "iban.length": "{iban} tiene {length} caracteres: un IBAN de {country} tiene {wanted}",
  "iban.check":
    "{iban} no es correcto: sus dígitos de control no coinciden, así que un carácter está mal o hay dos intercambiados",
  "iban.sepa": "{iban} es de {country}, que no participa en las transferencias SEPA",
  "iban.swiss": "{iban} es de {country}: una factura QR suiza se paga en una cuenta de Suiza o Liechtenstein",
  "bic.form": "{bic} no es un BIC: tiene 8 u 11 letras y dígitos, como DEUTDEFF",

  "reference.both":
    "Introduce una referencia o un concepto, no los dos: una transferencia solo tiene sitio para uno",
  "reference.rf":
    "{reference} no es una referencia de acreedor: empieza con RF y sus dígitos de control tienen que coincidir",
  "reference.qr": "{reference} no es una referencia QR: tiene 27 dígitos, y el último comprueba los demás",
  "reference.qr_needed": "{iban} es un QR-IBAN: los pagos necesitan una referencia QR de 27 dígitos",
  "reference.qr_iban":
    "{reference} es una referencia QR, que necesita un QR-IBAN: {iban} es un IBAN corriente",
  "sepa.purpose": "{purpose} no es un código de finalidad: tiene hasta 4 mayúsculas, como CHAR o GDDS",

  "swiss.currency": "{currency} no es una moneda de la factura QR: introduce CHF o EUR",
  "swiss.country": "{country} no es un país: introduce dos letras como CH",
  "swiss.creditor_place": "La dirección del beneficiario necesita código postal, localidad y país",
  "swiss.debtor_place": "La dirección del pagador necesita nombre, código postal, localidad y país",
  "swiss.notification":
    "Un importe de 0.00 solo se permite para un aviso: escribe como mensaje uno de estos: {messages}",
  "swiss.message_long":
    "El mensaje y la información de la factura suman {length} caracteres, y se permiten 140 como máximo",

  "upi.id": "{id} no es un ID de UPI: introduce uno como nombre@banco",
  "upi.id_needed": "Introduce el ID de UPI del beneficiario, como nombre@banco",
  "upi.merchant_code": "{code} no es un código de categoría de comercio: tiene 4 dígitos",
  "upi.reference":
    "{reference} no es una referencia: tiene hasta 35 letras, dígitos, puntos, guiones y barras",

  "pix.key_needed": "Introduce una clave Pix o la dirección que el banco dio para el pago",
  "pix.key_both": "Introduce una clave Pix o la dirección de un pago, no las dos",
  "pix.key":
    "{key} no es una clave Pix: introduce un CPF, un CNPJ, una dirección de correo, un teléfono como +5561912345678 o una clave aleatoria",
  "pix.check": "{key} no es correcto: los dígitos de control de este {kind} no coinciden",
  "pix.location":
    "{location} no es la dirección de un pago Pix: introdúcela como la dio el banco, sin https://",
  "pix.room": "A la descripción le sobran {over} caracteres: la clave y la descripción comparten el espacio",
  "pix.reference": "{reference} no es el identificador de un pago Pix: tiene hasta 25 letras y dígitos",
  "pix.merchant": "Introduce el nombre del beneficiario, con hasta 25 letras sin acentos",
  "pix.city": "Introduce la ciudad del beneficiario, con hasta 15 letras sin acentos",

  "bitcoin.needed": "Introduce la dirección de Bitcoin que recibe el pago",
  "bitcoin.address":
    "{address} no es una dirección de Bitcoin: sus caracteres de control no coinciden o no está completa",
  "bitcoin.testnet": "{address} es una dirección de una red de pruebas, donde nada tiene valor",
  "lightning.needed": "Introduce la factura Lightning, que empieza con lnbc",
  "lightning.invoice":
    "No es una factura Lightning: sus caracteres de control no coinciden o no está completa",
  "lightning.testnet": "Es una factura de una red de pruebas, donde nada tiene valor",
  "lightning.amount": "La factura pide {invoice} BTC, y el código {amount} BTC",
};
